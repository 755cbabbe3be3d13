/** Texts about two records of one partner. */
export const sameWords = {
  like: {
    en: "This partner may already exist. Check before you save a second record.",
    vi: "Có thể đối tác này đã có trong hệ thống. Vui lòng kiểm tra trước khi lưu thêm hồ sơ.",
  },
  likeHidden: {
    en: "A similar partner already exists, but you may not see it. Ask your administrator before you save a second record.",
    vi: "Đã có đối tác tương tự nhưng bạn không được xem. Vui lòng hỏi quản trị viên trước khi lưu thêm hồ sơ.",
  },
  hiddenToo: {
    en: "One more that you may not see.",
    vi: "Còn đối tác khác mà bạn không được xem.",
  },
  sameTaxCode: { en: "same tax code", vi: "trùng mã số thuế" },
  inactive: { en: "inactive", vi: "ngừng dùng" },
  merge: { en: "Merge a duplicate", vi: "Gộp hồ sơ trùng" },
  mergeTitle: { en: "Merge a duplicate into {accountNo}", vi: "Gộp hồ sơ trùng vào {accountNo}" },
  mergeHint: {
    en: "{shortName} is kept. All jobs, charges, notes, invoices, receipts and agreements of the duplicate move to {shortName}, and the duplicate becomes inactive.",
    vi: "{shortName} được giữ lại. Mọi lô hàng, phí, giấy báo, hóa đơn, phiếu thu, hợp đồng của hồ sơ trùng sẽ chuyển sang {shortName}; hồ sơ trùng ngừng hoạt động.",
  },
  mergedPartner: { en: "Duplicate to merge", vi: "Hồ sơ trùng cần gộp" },
  taxCodesDiffer: {
    en: "The tax codes differ: {mergedTaxCode} would become {keptTaxCode}",
    vi: "Mã số thuế khác nhau: {mergedTaxCode} sẽ thành {keptTaxCode}",
  },
  taxCodesOfInvoices: {
    en: "{count, plural, =0 {A tax code is one legal person. Check that both records are really one company.} one {# invoice or voucher of these partners states one of the two tax codes. It would then belong to a partner with the other code, and the books of both would be one.} other {# invoices and vouchers of these partners state one of the two tax codes. They would then belong to one partner with one code, and the books of both would be one.}}",
    vi: "{count, plural, =0 {Mỗi mã số thuế là một pháp nhân. Vui lòng kiểm tra hai hồ sơ có thật là một công ty.} other {Đã có # hóa đơn, chứng từ ghi một trong hai mã số thuế. Sau khi gộp, tất cả thuộc về một đối tác với một mã số thuế, công nợ của hai bên nhập làm một.}}",
  },
  oneCompany: {
    en: "I have checked that both are one company",
    vi: "Tôi đã kiểm tra cả hai là một công ty",
  },
  mergeReason: { en: "Reason for the merge", vi: "Lý do gộp" },
  mergeDespite: { en: "Merge different tax codes", vi: "Gộp hai mã số thuế khác nhau" },
  mergedFor: { en: "Reason: {reason}", vi: "Lý do: {reason}" },
  mergeNow: { en: "Merge", vi: "Gộp" },
  merged: {
    en: "{count, plural, =0 {Merged; no record had to move} one {Merged, # record moved} other {Merged, # records moved}}",
    vi: "Đã gộp, chuyển {count, number} bản ghi",
  },
  nothingGoes: {
    en: "No record uses the duplicate; it only becomes inactive.",
    vi: "Không có bản ghi nào của hồ sơ trùng; hồ sơ chỉ ngừng dùng.",
  },
  kindOfRecord: { en: "Kind of record", vi: "Loại bản ghi" },
  goOver: { en: "Move", vi: "Chuyển sang" },
  stay: { en: "Keep as it is", vi: "Giữ nguyên" },
  count: { en: "{count, number}", vi: "{count, number}" },
  stayHint: {
    en: "Records that stay already exist here: the same e-mail type of an office, account number or charge.",
    vi: "Bản ghi giữ nguyên là do đã có sẵn: cùng loại email của văn phòng, số tài khoản hoặc phí.",
  },
  yieldHint: {
    en: "An agreement with the same scope as an active one here moves but becomes inactive.",
    vi: "Hợp đồng trùng phạm vi với hợp đồng đang hiệu lực ở đây được chuyển sang nhưng ngừng hiệu lực.",
  },
  undoHint: {
    en: "The merge can be undone today, as long as no further record is tied to the moved ones.",
    vi: "Có thể hoàn tác trong ngày, khi chưa phát sinh bản ghi gắn với dữ liệu đã chuyển.",
  },
  mergedInto: {
    en: "This record is a duplicate. It was merged into",
    vi: "Hồ sơ này bị trùng, đã gộp vào",
  },
  mergedToday: {
    en: "was merged into this partner today by {userName}.",
    vi: "đã được {userName} gộp vào đối tác này hôm nay.",
  },
  undo: { en: "Undo merge", vi: "Hoàn tác gộp" },
  undoTitle: { en: "Separate {accountNo} again?", vi: "Tách lại {accountNo}?" },
  undoDetail: {
    en: "Every moved record returns to it.",
    vi: "Mọi bản ghi đã chuyển sẽ trở về hồ sơ đó.",
  },
  undone: { en: "The merge was undone", vi: "Đã hoàn tác gộp" },
} as const;
