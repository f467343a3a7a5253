/** 나중에 불러오는 부분과 새 버전에 대한 말. */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing:
    "기보를 읽고 쓰는 부분을 불러오지 못했습니다. 대국은 그대로입니다. 연결을 확인하고 다시 시도하십시오.",
  partMissing: "페이지의 일부를 불러오지 못했습니다. 연결을 확인하고 페이지를 다시 불러오십시오.",
  newVersion: "이 페이지의 새 버전이 있습니다.",
  reload: "다시 불러오기",
};
