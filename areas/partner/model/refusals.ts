import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about partners and their agreements. */
export const refusePartner = refusals({
  "partner.taxCodeForm": {
    status: 400,
    en: "8 to 14 letters, digits, hyphens or underscores, without spaces.",
    vi: "8 đến 14 ký tự gồm chữ, số, gạch ngang hoặc gạch dưới, không có khoảng trắng.",
  },
  "partner.taxCodeCheckDigit": {
    status: 400,
    en: "{taxCode} is not a Vietnamese tax code: its check digit would be {expected}.",
    vi: "{taxCode} không phải mã số thuế Việt Nam hợp lệ: chữ số kiểm tra phải là {expected}.",
  },
  "partner.activeIsReadOnly": {
    status: 409,
    en: "This cannot be changed while the partner is active. Deactivate the partner first.",
    vi: "Không thể sửa khi đối tác đang hoạt động. Vui lòng ngừng hoạt động đối tác trước.",
  },
  "partner.activeCannotGo": {
    status: 409,
    en: "{accountNo} is active. Deactivate the partner before deleting it.",
    vi: "{accountNo} đang hoạt động. Vui lòng ngừng hoạt động trước khi xóa.",
  },
  "partner.internalCodeMissing": {
    status: 400,
    en: "An internal partner needs an internal code.",
    vi: "Đối tác nội bộ cần có mã nội bộ.",
  },
  "agreement.notFound": {
    status: 404,
    en: "The agreement does not exist or is not open to you.",
    vi: "Hợp đồng không tồn tại hoặc bạn không được xem.",
  },
  "agreement.contractNoMissing": {
    status: 400,
    en: "An official agreement needs a contract number.",
    vi: "Hợp đồng chính thức cần có số hợp đồng.",
  },
  "agreement.expiredMissing": {
    status: 400,
    en: "This type of agreement needs an expiry date.",
    vi: "Loại hợp đồng này cần có ngày hết hạn.",
  },
  "agreement.expiredTooEarly": {
    status: 400,
    en: "The expiry date lies before the effective date.",
    vi: "Ngày hết hạn trước ngày hiệu lực.",
  },
  "agreement.trialTooLong": {
    status: 400,
    en: "A trial lasts at most 30 days.",
    vi: "Hợp đồng thử nghiệm kéo dài tối đa 30 ngày.",
  },
  "agreement.termRange": {
    status: 400,
    en: "0 to 365 days.",
    vi: "Từ 0 đến 365 ngày.",
  },
  "agreement.belowZero": {
    status: 400,
    en: "The amount may not be below zero.",
    vi: "Số tiền không được âm.",
  },
  "agreement.unknownService": {
    status: 400,
    en: "“{service}” is not a service.",
    vi: "“{service}” không phải là dịch vụ.",
  },
  "agreement.creditIsGuarded": {
    status: 403,
    en: "Credit terms are changed by the receivables team (right AccountReceivable).",
    vi: "Điều khoản công nợ do bộ phận công nợ phải thu điều chỉnh (quyền AccountReceivable).",
  },
  "agreement.activeIsReadOnly": {
    status: 409,
    en: "The agreement is active. Deactivate it before changing it.",
    vi: "Hợp đồng đang hiệu lực. Vui lòng ngừng hiệu lực trước khi sửa.",
  },
  "agreement.alreadyActive": {
    status: 409,
    en: "The agreement is active already.",
    vi: "Hợp đồng đã có hiệu lực.",
  },
  "agreement.alreadyInactive": {
    status: 409,
    en: "The agreement is inactive already.",
    vi: "Hợp đồng đã ngừng hiệu lực.",
  },
  "agreement.overlaps": {
    status: 409,
    en: "{count, plural, one {Another active agreement of this salesman covers} other {# active agreements of this salesman cover}} the same office and service. Confirm to replace {count, plural, one {it} other {them}}.",
    vi: "Nhân viên kinh doanh này đang có {count} hợp đồng hiệu lực trùng văn phòng và dịch vụ. Xác nhận để thay thế.",
  },
  "agreement.activeCannotGo": {
    status: 409,
    en: "An active agreement cannot be deleted. Deactivate it first.",
    vi: "Không thể xóa hợp đồng đang hiệu lực. Vui lòng ngừng hiệu lực trước.",
  },
});
