/** Texts of the screen that locks and unlocks jobs by their numbers. */
export const unlockWords = {
  title: { en: "Lock and unlock jobs", vi: "Khóa và mở khóa lô hàng" },
  lockTitle: { en: "Lock jobs", vi: "Khóa lô hàng" },
  unlockTitle: { en: "Unlock jobs", vi: "Mở khóa lô hàng" },
  verb: { en: "What to do", vi: "Việc cần làm" },
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
  service: { en: "Service", vi: "Dịch vụ" },
} as const;
