import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on agreements. */
export const refuseAgreement = refusals({
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
    en: "The expiry date is before the effective date.",
    vi: "Ngày hết hạn trước ngày hiệu lực.",
  },
  "agreement.trialTooLong": {
    status: 400,
    en: "A trial lasts at most 30 days.",
    vi: "Hợp đồng thử nghiệm kéo dài tối đa 30 ngày.",
  },
  "agreement.extendRange": {
    status: 400,
    en: "0 to 3,650 days, with two decimals at most.",
    vi: "Từ 0 đến 3.650 ngày, tối đa hai số lẻ.",
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
  "agreement.overlapsActive": {
    status: 409,
    en: "Another active agreement of this salesman covers the same office and service. Deactivate that one first, or take the office or service out.",
    vi: "Nhân viên kinh doanh này đã có hợp đồng hiệu lực trùng văn phòng và dịch vụ. Vui lòng ngừng hợp đồng đó trước, hoặc bỏ văn phòng, dịch vụ bị trùng.",
  },
  "agreement.typeChangeDeactivates": {
    status: 409,
    en: "Changing the type makes the agreement inactive until it is activated again. Confirm to change it.",
    vi: "Đổi loại sẽ làm hợp đồng ngừng hiệu lực cho đến khi được kích hoạt lại. Xác nhận để tiếp tục.",
  },
  "agreement.guaranteeIsFixed": {
    status: 409,
    en: "Salesman, type and currency of a guarantee stay as they are, and no other agreement becomes one. Add a new agreement instead.",
    vi: "Không thể đổi nhân viên kinh doanh, loại và loại tiền của hợp đồng bảo lãnh, và hợp đồng khác không thể chuyển thành bảo lãnh. Vui lòng thêm hợp đồng mới.",
  },
  "agreement.prepaidIsFixed": {
    status: 409,
    en: "A prepaid agreement stays prepaid. Add a new agreement instead.",
    vi: "Hợp đồng trả trước không thể chuyển sang loại khác. Vui lòng thêm hợp đồng mới.",
  },
  "agreement.alreadyConfirmed": {
    status: 409,
    en: "The receivables team has confirmed this agreement already.",
    vi: "Bộ phận công nợ đã xác nhận hợp đồng này.",
  },
  "agreement.activeIsDone": {
    status: 409,
    en: "The agreement is active; there is nothing left to confirm, request or send back.",
    vi: "Hợp đồng đang hiệu lực, không còn bước xác nhận, yêu cầu hay trả lại.",
  },
  "agreement.otherPartner": {
    status: 400,
    en: "The agreement belongs to another partner.",
    vi: "Hợp đồng thuộc đối tác khác.",
  },
  "agreement.notEmail": {
    status: 400,
    en: "“{value}” is not an e-mail address. Separate several with a semicolon.",
    vi: "“{value}” không phải địa chỉ email. Nhiều địa chỉ ngăn cách bằng dấu chấm phẩy.",
  },
  "salesman.exists": {
    status: 409,
    en: "This salesman has an agreement for such an office and service already.",
    vi: "Nhân viên kinh doanh này đã có hợp đồng cho văn phòng và dịch vụ đó.",
  },
  "agreement.isOwedOn": {
    status: 409,
    en: "{amount} is owed under this agreement. Settle it, or let another agreement cover it first.",
    vi: "Hợp đồng còn công nợ {amount}. Vui lòng thu hết hoặc chuyển sang hợp đồng khác trước.",
  },
  "agreement.prepaidWhileOwed": {
    status: 409,
    en: "{amount} is owed under this agreement. It can become prepaid once nothing is owed.",
    vi: "Hợp đồng còn công nợ {amount}, chỉ chuyển sang trả trước khi hết nợ.",
  },
  "agreement.activeCannotGo": {
    status: 409,
    en: "An active agreement cannot be deleted. Deactivate it first.",
    vi: "Không thể xóa hợp đồng đang hiệu lực. Vui lòng ngừng hiệu lực trước.",
  },
});
