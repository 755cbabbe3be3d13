/** The words of authorizations and deputies. */
export const authorityWords = {
  screen: { en: "Authorization: authorize shipment", vi: "Ủy quyền: lô hàng" },
  shipment: { en: "Authorize shipment", vi: "Ủy quyền lô hàng" },
  approval: { en: "Authorized approval", vi: "Ủy quyền phê duyệt" },
  add: { en: "New authorization", vi: "Thêm ủy quyền" },
  newShipment: { en: "New shipment authorization", vi: "Thêm ủy quyền lô hàng" },
  newApproval: { en: "New authorized approval", vi: "Thêm ủy quyền phê duyệt" },
  none: { en: "No authorizations found", vi: "Không có ủy quyền nào" },
  noneDetail: {
    en: "Change the filter, or authorize another user for the time you are away.",
    vi: "Đổi bộ lọc, hoặc ủy quyền công việc trong thời gian bạn vắng mặt.",
  },
  from: { en: "Effective on", vi: "Hiệu lực ngày" },
  until: { en: "Expires on", vi: "Hết hạn ngày" },
  all: { en: "All", vi: "Tất cả" },
  saved: { en: "Authorization saved", vi: "Đã lưu ủy quyền" },
  deleted: { en: "Authorization deleted", vi: "Đã xóa ủy quyền" },
  offTitle: { en: "Deactivate this authorization?", vi: "Ngừng sử dụng ủy quyền này?" },
  offDetail: {
    en: "It stops at once; the authorized person no longer sees this work.",
    vi: "Có hiệu lực ngay; người được ủy quyền không còn thấy công việc này.",
  },
  stillActive: { en: "Deactivate it first.", vi: "Hãy ngừng sử dụng trước." },
  notYours: {
    en: "Only the person in charge can authorize; you can only deactivate it.",
    vi: "Chỉ người phụ trách được ủy quyền; bạn chỉ có thể ngừng sử dụng.",
  },
} as const;
