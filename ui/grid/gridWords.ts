/** Texts of the grid. */
export const gridWords = {
  columnsHint: {
    en: "Choose and order the columns of this grid. Those that must be filled in stay.",
    vi: "Chọn và sắp xếp các cột. Các cột bắt buộc nhập luôn hiện.",
  },
  add: { en: "Add line", vi: "Thêm dòng" },
  duplicate: { en: "Duplicate", vi: "Nhân đôi" },
  remove: { en: "Remove line", vi: "Xóa dòng" },
  lineFirst: { en: "Choose a line first.", vi: "Hãy chọn một dòng trước." },
  ask: { en: "Why this number", vi: "Vì sao có số này" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  redo: { en: "Redo", vi: "Làm lại" },
  line: { en: "Line", vi: "Dòng" },
  yes: { en: "Yes", vi: "Có" },
  suggestions: { en: "Choices", vi: "Lựa chọn" },
  searching: { en: "Searching…", vi: "Đang tìm…" },
  nothing: { en: "Nothing found", vi: "Không tìm thấy" },
  notNumber: {
    en: "“{typed}” is not a number. A formula starts with =, for example =1200*3*1.08.",
    vi: "“{typed}” không phải là số. Công thức bắt đầu bằng =, ví dụ =1200*3*1,08.",
  },
  whichNumber: {
    en: "{count, plural, one {“{typed}” can be read in two ways.} other {“{typed}” and further cells, # in all, can be read in two ways.}} Which one is meant?",
    vi: "{count, plural, one {“{typed}” có thể đọc theo hai cách.} other {“{typed}” và các ô khác, tổng cộng # ô, có thể đọc theo hai cách.}} Bạn muốn nhập giá trị nào?",
  },
  unreadCell: { en: "Line {line}, {column}: {why}", vi: "Dòng {line}, {column}: {why}" },
  notSearched: {
    en: "“{typed}” could not be looked up: {why} Press F2 and Enter to try again.",
    vi: "Không tra cứu được “{typed}”: {why} Nhấn F2 rồi Enter để thử lại.",
  },
  notFound: { en: "“{typed}” was not found.", vi: "Không tìm thấy “{typed}”." },
  onlyPart: {
    en: "“{typed}” is only a part of “{name}”. Press F2 and choose.",
    vi: "“{typed}” chỉ là một phần của “{name}”. Nhấn F2 để chọn.",
  },
  tooManyCells: {
    en: "The block has more than {most, number} cells, so nothing was pasted. Paste it in parts, or import it as a file.",
    vi: "Khối có hơn {most, number} ô nên chưa dán gì. Hãy dán từng phần hoặc nhập từ tệp.",
  },
  unknownTitles: {
    en: "Not pasted, because no column has this title: {titles}.",
    vi: "Không dán vì không có cột nào mang tên: {titles}.",
  },
  several: {
    en: "“{typed}” fits more than one. Type the code.",
    vi: "“{typed}” khớp nhiều mục. Hãy nhập mã.",
  },
  given: {
    en: "Filled in by default; what you type or paste replaces it.",
    vi: "Giá trị mặc định; nội dung bạn nhập hoặc dán sẽ thay thế.",
  },
  refused: {
    en: "{column}, line {line}, is unchanged: {why}",
    vi: "Ô {column}, dòng {line}, không thay đổi: {why}",
  },
  readOnly: { en: "This column is computed.", vi: "Cột này được tính tự động." },
  skipped: {
    en: "{count, plural, one {One cell} other {# cells}} could not be changed.",
    vi: "{count} ô không thể thay đổi.",
  },
  noLines: { en: "No lines yet.", vi: "Chưa có dòng nào." },
  empty: {
    en: "No lines yet. Press Enter or paste from Excel.",
    vi: "Chưa có dòng nào. Nhấn Enter hoặc dán từ Excel.",
  },
};
