import "lanke/element";
import "./element.js";
