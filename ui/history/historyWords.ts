/** Texts of the history of a record. */
export const historyWords = {
  history: { en: "History", vi: "Lịch sử" },
  historyOf: { en: "History: {what}", vi: "Lịch sử: {what}" },
  older: { en: "Older changes", vi: "Các thay đổi cũ hơn" },
  noHistory: { en: "Nothing has been recorded yet", vi: "Chưa ghi nhận thay đổi nào" },
  made: { en: "created it", vi: "tạo mới" },
  changed: { en: "changed it", vi: "cập nhật" },
  removed: { en: "deleted it", vi: "xóa" },
  somebody: { en: "The system", vi: "Hệ thống" },
  field: { en: "Field", vi: "Trường" },
  was: { en: "Before", vi: "Trước" },
  now: { en: "After", vi: "Sau" },
} as const;
