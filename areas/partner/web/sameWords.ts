/** Texts about two records of one partner. */
export const sameWords = {
  like: {
    en: "This may be a partner that is here already. Look before you save a second record.",
    vi: "Có thể đối tác này đã có trong hệ thống. Vui lòng kiểm tra trước khi lưu thêm hồ sơ.",
  },
  likeHidden: {
    en: "A partner like this one is here already, but is not open to you. Ask your administrator before you save a second record.",
    vi: "Đã có đối tác tương tự nhưng bạn không được xem. Vui lòng hỏi quản trị viên trước khi lưu thêm hồ sơ.",
  },
  hiddenToo: {
    en: "One more that is not open to you.",
    vi: "Còn đối tác khác mà bạn không được xem.",
  },
  sameTaxCode: { en: "same tax code", vi: "trùng mã số thuế" },
  inactive: { en: "inactive", vi: "ngừng hoạt động" },
  merge: { en: "Merge a duplicate", vi: "Gộp hồ sơ trùng" },
  mergeTitle: { en: "Merge a duplicate into {accountNo}", vi: "Gộp hồ sơ trùng vào {accountNo}" },
  mergeHint: {
    en: "{shortName} stays. Everything that refers to the duplicate – jobs, charges, notes, invoices, receipts, agreements – will refer to {shortName}, and the duplicate becomes inactive.",
    vi: "{shortName} được giữ lại. Mọi lô hàng, phí, giấy báo, hóa đơn, phiếu thu, hợp đồng của hồ sơ trùng sẽ chuyển sang {shortName}; hồ sơ trùng ngừng hoạt động.",
  },
  mergedPartner: { en: "Duplicate that goes", vi: "Hồ sơ trùng cần gộp" },
  mergeNow: { en: "Merge", vi: "Gộp" },
  merged: {
    en: "{count, plural, =0 {Merged; no record had to go over} one {Merged, # record went over} other {Merged, # records went over}}",
    vi: "Đã gộp, chuyển {count, number} bản ghi",
  },
  nothingGoes: {
    en: "Nothing refers to the duplicate; it only becomes inactive.",
    vi: "Không có bản ghi nào của hồ sơ trùng; hồ sơ chỉ ngừng hoạt động.",
  },
  kindOfRecord: { en: "Kind of record", vi: "Loại bản ghi" },
  goOver: { en: "Go over", vi: "Chuyển sang" },
  stay: { en: "Stay", vi: "Giữ nguyên" },
  count: { en: "{count, number}", vi: "{count, number}" },
  stayHint: {
    en: "What stays is here already: the same e-mail type of an office, account number or charge.",
    vi: "Bản ghi giữ nguyên là do đã có sẵn: cùng loại email của văn phòng, số tài khoản hoặc phí.",
  },
  yieldHint: {
    en: "An agreement that covers the same as an active one here goes over, but is no longer active.",
    vi: "Hợp đồng trùng phạm vi với hợp đồng đang hiệu lực ở đây được chuyển sang nhưng ngừng hiệu lực.",
  },
  undoHint: {
    en: "The merge can be undone today, as long as nothing else is tied to what went over.",
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
  undoTitle: { en: "Part {accountNo} again?", vi: "Tách lại {accountNo}?" },
  undoDetail: {
    en: "Every record that went over goes back to it.",
    vi: "Mọi bản ghi đã chuyển sẽ trở về hồ sơ đó.",
  },
  undone: { en: "The merge was undone", vi: "Đã hoàn tác gộp" },
} as const;
