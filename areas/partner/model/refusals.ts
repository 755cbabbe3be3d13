import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about partners. */
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
    vi: "Không thể sửa khi đối tác đang dùng. Vui lòng ngừng dùng đối tác trước.",
  },
  "partner.activeCannotGo": {
    status: 409,
    en: "{accountNo} is active. Deactivate the partner before deleting it.",
    vi: "{accountNo} đang dùng. Vui lòng ngừng dùng trước khi xóa.",
  },
  "partner.internalCodeMissing": {
    status: 400,
    en: "An internal partner needs an internal code.",
    vi: "Đối tác nội bộ cần có mã nội bộ.",
  },
  "partner.alreadyActive": {
    status: 409,
    en: "{accountNo} is already active; there is nothing to approve.",
    vi: "{accountNo} đang dùng, không cần phê duyệt.",
  },
  "partner.alreadyRequested": {
    status: 409,
    en: "Approval of {accountNo} has been requested already.",
    vi: "Đã gửi yêu cầu phê duyệt {accountNo}.",
  },
  "partner.commentMissing": {
    status: 400,
    en: "Give a reason, so that it can be corrected.",
    vi: "Vui lòng nêu lý do để người lập chỉnh sửa.",
  },
  "partner.noSuchPlace": {
    status: 400,
    en: "This person does not work there. Choose one of the places the person works in.",
    vi: "Nhân viên không làm việc ở đơn vị này. Vui lòng chọn đơn vị mà nhân viên đang làm việc.",
  },
  "partner.unknownPerson": {
    status: 400,
    en: "This person does not work in the company.",
    vi: "Nhân viên này không làm việc trong công ty.",
  },
  "partner.worksNowhere": {
    status: 409,
    en: "This user has no place of work yet. Add one first.",
    vi: "Nhân viên chưa có nơi làm việc. Vui lòng thêm nơi làm việc trước.",
  },
  "partner.staffExists": {
    status: 409,
    en: "The staff code {staffCode} already has a partner.",
    vi: "Mã nhân viên {staffCode} đã có đối tác.",
  },
  "partner.staffCodeForm": {
    status: 400,
    en: "A staff partner is identified by the staff code: at most 14 letters, digits, hyphens or underscores. Correct it at the user.",
    vi: "Nhân viên được nhận biết bằng mã nhân viên: tối đa 14 chữ, số, gạch ngang hoặc gạch dưới. Vui lòng sửa ở người dùng.",
  },
  "partner.onlyActiveIsSent": {
    status: 409,
    en: "{accountNo} is not active; only active partners go to the accounting system.",
    vi: "{accountNo} chưa được dùng; chỉ đối tác đang dùng được gửi sang hệ thống kế toán.",
  },
  "partnerEmail.exists": {
    status: 409,
    en: "This office has an address of this type already. Change that one.",
    vi: "Văn phòng này đã có email loại này. Vui lòng sửa email đó.",
  },
  "partnerAddress.placeMissing": {
    status: 400,
    en: "An address in Viet Nam needs a province and a ward.",
    vi: "Địa chỉ tại Việt Nam cần có tỉnh thành và phường xã.",
  },
  "partnerAddress.elsewhere": {
    status: 400,
    en: "This is not in the chosen country or province. Choose it again.",
    vi: "Địa danh không thuộc quốc gia hoặc tỉnh thành đã chọn. Vui lòng chọn lại.",
  },
  "partnerBank.notNow": {
    status: 409,
    en: "The account is “{status}”; this cannot be done now.",
    vi: "Tài khoản đang ở trạng thái “{status}”, không thể thực hiện lúc này.",
  },
  "partnerBank.isApproved": {
    status: 409,
    en: "The account is approved. Press Revise before changing it.",
    vi: "Tài khoản đã duyệt. Vui lòng chọn Điều chỉnh trước khi sửa.",
  },
  "partnerBank.ownRequest": {
    status: 403,
    en: "You cannot approve your own request. Ask a colleague of the accounting department.",
    vi: "Người gửi yêu cầu không được tự duyệt. Vui lòng nhờ đồng nghiệp phòng kế toán.",
  },
  "partnerCharge.unknown": {
    status: 400,
    en: "Choose a charge.",
    vi: "Vui lòng chọn phí.",
  },
  "partnerCharge.notAir": {
    status: 400,
    en: "{code} is not a buying charge of air services.",
    vi: "{code} không phải là phí mua của dịch vụ hàng không.",
  },
  "partnerCharge.twice": {
    status: 400,
    en: "{code} is in the list twice.",
    vi: "{code} bị lặp trong danh sách.",
  },
  "partnerCharge.noQuantity": {
    status: 400,
    en: "The quantity must be above zero.",
    vi: "Số lượng phải lớn hơn 0.",
  },
  "partnerCharge.vatTooHigh": {
    status: 400,
    en: "VAT is at most 100 %.",
    vi: "Thuế GTGT tối đa 100 %.",
  },
  // The codes come from the form of an agreement, which refuses its terms with them, too.
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
});
