/** Texts of the steps by which partners and agreements come into force. */
export const lifeTexts = {
  request: { en: "Request approval", vi: "Yêu cầu phê duyệt" },
  requestTitle: {
    en: "Request approval of this partner from the receivables and accounting teams?",
    vi: "Gửi bộ phận công nợ và kế toán phê duyệt đối tác này?",
  },
  requested: { en: "The approval was requested", vi: "Đã gửi yêu cầu phê duyệt" },
  reject: { en: "Send back", vi: "Trả lại" },
  rejectTitle: { en: "Send this partner back to its creator?", vi: "Trả lại đối tác này?" },
  rejected: { en: "It was sent back", vi: "Đã trả lại" },
  changeOwner: { en: "Change owner", vi: "Đổi người phụ trách" },
  newOwner: { en: "New owner", vi: "Người phụ trách mới" },
  ownerHint: {
    en: "The partner then belongs to the default office and group of this user.",
    vi: "Đối tác sẽ thuộc văn phòng và nhóm mặc định của người này.",
  },
  ownerMissing: { en: "Choose the person in charge.", vi: "Hãy chọn người phụ trách." },
  ownerChanged: { en: "The partner has a new owner", vi: "Đã đổi người phụ trách" },
  accounting: { en: "Send to accounting", vi: "Gửi sang kế toán" },
  accountingTitle: {
    en: "Queue this partner for the accounting system?",
    vi: "Đưa đối tác vào hàng chờ gửi sang hệ thống kế toán?",
  },
  accountingDetail: {
    en: "It waits there until the connection to the accounting system sends it.",
    vi: "Đối tác sẽ chờ cho đến khi kết nối với hệ thống kế toán nhận.",
  },
  accountingDone: { en: "The partner waits to be sent", vi: "Đối tác đang chờ gửi" },
  sentBack: { en: "Sent back: {comment}", vi: "Bị trả lại: {comment}" },
  newSubSupplier: { en: "New sub-partner", vi: "Thêm đối tác con" },
  newSubCustomer: { en: "New sub-customer", vi: "Thêm khách hàng con" },
  newSubAgent: { en: "New sub-agent", vi: "Thêm đại lý con" },
  addSub: { en: "Add branch", vi: "Thêm chi nhánh" },
  subHint: {
    en: "A branch of {accountNo}. With the same tax code it needs an internal reference, e.g. HN1.",
    vi: "Chi nhánh của {accountNo}. Nếu cùng mã số thuế, cần nhập mã tham chiếu nội bộ, ví dụ HN1.",
  },
  country: { en: "Country", vi: "Quốc gia" },
  local: { en: "Name (Local)", vi: "Tên (VN)" },
  files: { en: "Files", vi: "Tệp đính kèm" },
} as const;
