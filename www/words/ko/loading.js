/** 나중에 불러오는 부분과 새 판에 대한 말. */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing: "기보를 읽고 쓰는 부분을 불러오지 못했습니다. 대국은 그대로입니다. 연결을 확인하고 다시 시도하세요.",
  partMissing: "페이지의 일부를 불러오지 못했습니다. 연결을 확인하고 페이지를 새로 고치세요.",
  newVersion: "새 버전이 있습니다. 페이지를 새로 고치면 바뀝니다.",
  reload: "새로 고침",
};
