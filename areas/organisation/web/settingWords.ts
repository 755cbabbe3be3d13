/** Texts of an office's settings. */
export const settingWords = {
  setting: { en: "Settings", vi: "Thiết lập" },
  approval: { en: "Approval", vi: "Phê duyệt" },
  unlock: { en: "Unlock", vi: "Mở khóa" },
  request: { en: "Request", vi: "Yêu cầu" },
  leader: { en: "Leader", vi: "Trưởng nhóm" },
  manager: { en: "Department manager", vi: "Trưởng phòng" },
  accountant: { en: "Accountant manager", vi: "Kế toán trưởng" },
  bod: { en: "Board", vi: "Ban giám đốc" },
  receivable: { en: "Account receivable", vi: "Công nợ phải thu" },
  applyType: { en: "When a check fails", vi: "Khi không đạt kiểm tra" },
  applyPartner: { en: "Partners", vi: "Áp dụng cho" },
  creditLimit: { en: "Over the credit limit", vi: "Vượt hạn mức công nợ" },
  overPaymentTerm: { en: "Past the payment term", vi: "Quá hạn thanh toán" },
  overPaymentTermObh: { en: "Past the term, on behalf", vi: "Quá hạn thanh toán (chi hộ)" },
  expiredAgreement: { en: "Agreement expired", vi: "Hợp đồng hết hạn" },
  isApplyContract: { en: "Cash agreements too", vi: "Cả hợp đồng tiền mặt" },
  exempt: { en: "Exempt from check points", vi: "Miễn điểm kiểm tra" },
  releaseDays: { en: "Releases last at most (days)", vi: "Mở điểm kiểm tra tối đa (ngày)" },
  payable: { en: "Account payable", vi: "Công nợ phải trả" },
  approvalAdvance: { en: "Check advances", vi: "Kiểm tra tạm ứng" },
  approvalSettlement: { en: "Check settlements", vi: "Kiểm tra thanh toán tạm ứng" },
  alertAtd: { en: "Alert on departure (ATD)", vi: "Cảnh báo ngày khởi hành (ATD)" },
  typedRate: { en: "Typed exchange rates", vi: "Tỷ giá nhập tay" },
  nobodyChecked: {
    en: "“{type}” is set, but the partners are “Nobody”: no customer is checked.",
    vi: "Đã đặt “{type}” nhưng đối tượng là “Không”: không khách hàng nào được kiểm tra.",
  },
  rateShare: {
    en: "Largest difference from the day's rate",
    vi: "Chênh lệch tối đa so với tỷ giá ngày",
  },
  finishing: { en: "Finishing jobs", vi: "Hoàn thành lô hàng" },
  marginCap: {
    en: "Reason needed above a margin of",
    vi: "Cần lý do khi tỷ suất lợi nhuận trên",
  },
  stages: { en: "Start and deadlines of jobs", vi: "Mở lô và thời hạn" },
  stagesOnOpening: {
    en: "A new job gets the stages of its set at once",
    vi: "Lô hàng mới nhận ngay bộ công đoạn",
  },
  startsInSchedule: {
    en: "Operations jobs with a service date ahead start In Schedule",
    vi: "Lô logistics có ngày dịch vụ ở tương lai bắt đầu ở Theo lịch",
  },
  warningHours: {
    en: "Warn before a deadline (hours)",
    vi: "Cảnh báo trước hạn (giờ)",
  },
  replicate: { en: "Copy jobs to", vi: "Nhân bản lô hàng sang" },
  replicateOffice: { en: "Office", vi: "Văn phòng" },
  replicatePrefix: { en: "Prefix", vi: "Tiền tố" },
  replicateVat: { en: "VAT of auto-rated charges", vi: "Thuế suất phí tự động" },
  locking: {
    en: "Locking of jobs and minimum margin",
    vi: "Khóa lô hàng và tỷ suất lợi nhuận tối thiểu",
  },
  service: { en: "Service", vi: "Dịch vụ" },
  isApply: { en: "Locks automatically", vi: "Tự động khóa" },
  lockDate: { en: "On day, next month", vi: "Vào ngày, tháng sau" },
  lockAfter: { en: "Days after unlocking", vi: "Số ngày sau mở khóa" },
  minPercent: { en: "Minimum margin", vi: "Tỷ suất tối thiểu" },
  minProfit: { en: "Minimum profit", vi: "Lợi nhuận tối thiểu" },
  currency: { en: "Currency", vi: "Loại tiền" },
  neverSet: {
    en: "No settings yet; the defaults are shown.",
    vi: "Chưa thiết lập; đang hiển thị giá trị mặc định.",
  },
  changed: { en: "Changed by {name}, {at}", vi: "Sửa bởi {name}, {at}" },
} as const;

/** The things that are approved or unlocked. */
export const typeWords = {
  Advance: { en: "Advance", vi: "Tạm ứng" },
  Settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  Shipment: { en: "Shipment", vi: "Lô hàng" },
} as const;
