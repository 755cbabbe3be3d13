/** Texts of the screen that locks and unlocks by numbers. */
export const lockWords = {
  what: { en: "What is unlocked", vi: "Đối tượng mở khóa" },
  jobs: { en: "Jobs", vi: "Lô hàng" },
  advances: { en: "Advances", vi: "Tạm ứng" },
  settlements: { en: "Settlements", vi: "Thanh toán tạm ứng" },
  generateId: { en: "Send again", vi: "Gửi lại" },
  kind: { en: "Kind of number", vi: "Loại số" },
  numbers: {
    en: "Numbers, separated by lines or commas",
    vi: "Các số, cách nhau bằng dấu phẩy hoặc xuống dòng",
  },
  find: { en: "Find", vi: "Tìm" },
  unknown: {
    en: "No job has these numbers: {numbers}",
    vi: "Không có lô hàng nào mang số: {numbers}",
  },
  none: { en: "No job to show", vi: "Không có lô hàng nào" },
  noneToUnlock: {
    en: "Locked jobs that you may list are shown here. Enter their numbers to find older ones.",
    vi: "Các lô đã khóa mà bạn được xem nằm ở đây. Nhập số để tìm các lô cũ hơn.",
  },
  noneToLock: {
    en: "Jobs that are not locked are shown here. Enter their numbers to find older ones.",
    vi: "Các lô chưa khóa nằm ở đây. Nhập số để tìm các lô cũ hơn.",
  },
  advanceNumbers: {
    en: "Numbers of approved advances, separated by lines or commas",
    vi: "Số phiếu tạm ứng đã duyệt, cách nhau bằng dấu phẩy hoặc xuống dòng",
  },
  noAdvance: { en: "No approved advance", vi: "Không có phiếu tạm ứng đã duyệt" },
  noAdvanceDetail: {
    en: "Enter the numbers of approved advances. An unlocked advance is denied, is changed and sent again.",
    vi: "Nhập số phiếu tạm ứng đã duyệt. Phiếu được mở khóa sẽ bị từ chối, được sửa và gửi lại.",
  },
  whyUnlock: {
    en: "Why {count, plural, one {one advance is} other {# advances are}} unlocked",
    vi: "Lý do mở khóa {count} phiếu tạm ứng",
  },
  settlementNumbers: {
    en: "Numbers of approved settlements, separated by lines or commas",
    vi: "Số phiếu thanh toán đã duyệt, cách nhau bằng dấu phẩy hoặc xuống dòng",
  },
  noSettlement: { en: "No approved settlement", vi: "Không có phiếu thanh toán đã duyệt" },
  noSettlementDetail: {
    en: "Enter the numbers of approved settlements. An unlocked settlement is denied, is changed and sent again.",
    vi: "Nhập số phiếu thanh toán đã duyệt. Phiếu được mở khóa sẽ bị từ chối, được sửa và gửi lại.",
  },
  whyUnlockSettlements: {
    en: "Why {count, plural, one {one settlement is} other {# settlements are}} unlocked",
    vi: "Lý do mở khóa {count} phiếu thanh toán",
  },
  settlementNo: { en: "Settlement no.", vi: "Số thanh toán" },
  unlocked: { en: "Unlocked: {numbers}.", vi: "Đã mở khóa: {numbers}." },
  back: { en: "Back", vi: "Quay lại" },
  advanceNo: { en: "Advance no.", vi: "Số tạm ứng" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  requestDate: { en: "Request date", vi: "Ngày yêu cầu" },
  amount: { en: "Amount", vi: "Số tiền" },
  documentType: { en: "Kind of document", vi: "Loại chứng từ" },
  documentNumbers: {
    en: "Numbers of documents, separated by lines or commas",
    vi: "Các số phiếu, cách nhau bằng dấu phẩy hoặc xuống dòng",
  },
  raise: { en: "Let them be sent again", vi: "Cho phép gửi lại" },
  raised: { en: "May be sent again: {numbers}.", vi: "Được gửi lại: {numbers}." },
  raiseDetail: {
    en: "A document that accounting rejected gets another sync version and is sent again. Its number and id stay.",
    vi: "Phiếu bị kế toán từ chối nhận phiên bản đồng bộ mới và được gửi lại. Số và mã phiếu giữ nguyên.",
  },
  unlockedBefore: { en: "Unlocked before", vi: "Đã từng mở khóa" },
  services: { en: "Services", vi: "Dịch vụ" },
  serviceDateFrom: { en: "Service date from", vi: "Ngày dịch vụ từ" },
  serviceDateTo: { en: "Service date to", vi: "Ngày dịch vụ đến" },
  byItself: { en: "automatically", vi: "tự động" },
  service: { en: "Service", vi: "Dịch vụ" },
} as const;
