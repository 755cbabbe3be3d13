/** Texts of lists that a user reads at once. */
export const tableWords = {
  nextRow: { en: "Next row", vi: "Dòng sau" },
  lastRow: { en: "Previous row", vi: "Dòng trước" },
  openRow: { en: "Open the row", vi: "Mở dòng" },
  tickRow: { en: "Tick the row", vi: "Chọn dòng" },
  peekRow: { en: "Peek at the row", vi: "Xem nhanh dòng" },
  resize: { en: "Drag to change the width", vi: "Kéo để đổi độ rộng" },
  count: { en: "{total} rows", vi: "{total} dòng" },
  one: { en: "1 row", vi: "1 dòng" },
  noRows: { en: "Nothing matches", vi: "Không có kết quả phù hợp" },
  noRowsDetail: {
    en: "Try another word, a wider date range, or clear the filters.",
    vi: "Hãy thử từ khác, khoảng ngày rộng hơn hoặc xóa bộ lọc.",
  },
  empty: { en: "Nothing here yet", vi: "Chưa có dữ liệu" },
  total: { en: "Total", vi: "Tổng cộng" },
  expand: { en: "Show details", vi: "Xem chi tiết" },
  search: { en: "Search", vi: "Tìm kiếm" },
  searchBy: { en: "Search by", vi: "Tìm theo" },
  clear: { en: "Clear filters", vi: "Xóa bộ lọc" },
  datesBy: { en: "Dates of", vi: "Lọc theo ngày" },
  filtersSet: {
    en: "Filters{count, plural, =0 {} other { ({count})}}",
    vi: "Bộ lọc{count, plural, =0 {} other { ({count})}}",
  },
};
