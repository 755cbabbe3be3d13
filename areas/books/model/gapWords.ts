/** Texts of the list of gaps in numbers. */
export const gapWords = {
  title: { en: "Gaps in numbers", vi: "Số bị trống" },
  search: { en: "Number", vi: "Số" },
  kind: { en: "Kind", vi: "Loại" },
  serie: { en: "Number series", vi: "Dãy số" },
  from: { en: "From number", vi: "Từ số" },
  to: { en: "To number", vi: "Đến số" },
  count: { en: "How many", vi: "Số lượng" },
  explanation: { en: "Reason", vi: "Lý do" },
  time: { en: "Time", vi: "Thời gian" },
  person: { en: "Person", vi: "Nhân viên" },
  record: { en: "Record", vi: "Chứng từ" },
  none: { en: "No gaps in numbers", vi: "Không có số bị trống" },
  noneDetail: {
    en: "Every number that was drawn is on a record.",
    vi: "Mọi số đã cấp đều nằm trên một chứng từ.",
  },
} as const;
