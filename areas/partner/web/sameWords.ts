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
} as const;
