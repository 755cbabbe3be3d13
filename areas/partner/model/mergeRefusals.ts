import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about the merge of two records of one partner. */
export const refuseMerge = refusals({
  "partnerMerge.same": {
    status: 400,
    en: "Choose another partner: a partner cannot be merged into itself.",
    vi: "Vui lòng chọn đối tác khác: không thể gộp đối tác vào chính nó.",
  },
  "partnerMerge.already": {
    status: 409,
    en: "{accountNo} has been merged into another partner already.",
    vi: "{accountNo} đã được gộp vào đối tác khác.",
  },
  "partnerMerge.taxCodesDiffer": {
    status: 422,
    en: "The tax codes {mergedTaxCode} and {keptTaxCode} differ, and {count, plural, one {# invoice or voucher states} other {# invoices or vouchers state}} them. Merge them only if both are one company, and give the reason.",
    vi: "Hai mã số thuế {mergedTaxCode} và {keptTaxCode} khác nhau và đã có {count, number} hóa đơn, chứng từ. Chỉ gộp khi cả hai là một công ty, và vui lòng nêu lý do.",
  },
  "partnerMerge.clash": {
    status: 409,
    en: "{what}: a record cannot be moved, because it references both partners or both have the same one. Resolve this first.",
    vi: "{what}: có bản ghi không thể chuyển vì cả hai đối tác cùng đứng tên hoặc cùng có bản ghi đó. Vui lòng xử lý trước.",
  },
  "partnerMerge.notFound": {
    status: 404,
    en: "This merge does not exist or is not open to you.",
    vi: "Lần gộp này không tồn tại hoặc bạn không được xem.",
  },
  "partnerMerge.undone": {
    status: 409,
    en: "This merge has been undone already.",
    vi: "Lần gộp này đã được hoàn tác.",
  },
  "partnerMerge.dayIsOver": {
    status: 409,
    en: "A merge can be undone only on the same day; this one is of {day}.",
    vi: "Chỉ hoàn tác được trong ngày gộp; lần gộp này là ngày {day}.",
  },
  "partnerMerge.changed": {
    status: 409,
    en: "Since the merge this has changed: {what}. The two partners can no longer be separated exactly as before.",
    vi: "Sau khi gộp đã có thay đổi: {what}. Không thể tách hai đối tác về đúng như trước.",
  },
  "partnerMerge.tied": {
    status: 409,
    en: "Since the merge records of both partners were tied together: {what}. Undo those first.",
    vi: "Sau khi gộp, bản ghi của hai đối tác đã gắn với nhau: {what}. Vui lòng hủy các bản ghi đó trước.",
  },
  "partner.wasMerged": {
    status: 409,
    en: "Partner {accountNo} has been merged into another one. Choose that one.",
    vi: "Đối tác {accountNo} đã được gộp vào đối tác khác. Vui lòng chọn đối tác kia.",
  },
  "partner.isInactive": {
    status: 409,
    en: "Partner {accountNo} is inactive. Activate it or choose another one.",
    vi: "Đối tác {accountNo} đã ngừng dùng. Hãy kích hoạt lại hoặc chọn đối tác khác.",
  },
  "partner.isMerged": {
    status: 409,
    en: "This partner has been merged into another one and stays inactive. Use that one.",
    vi: "Đối tác này đã được gộp vào đối tác khác và không thể hoạt động lại. Vui lòng dùng đối tác kia.",
  },
});
