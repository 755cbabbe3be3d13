import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why an uploaded Excel file is refused. */
export const refuseExcel = refusals({
  "excel.notXlsx": {
    status: 400,
    en: "This is not an Excel workbook (.xlsx). Save it as “Excel Workbook (.xlsx)”, without a password, and send it again.",
    vi: "Đây không phải tệp Excel (.xlsx). Hãy lưu lại dạng “Excel Workbook (.xlsx)”, không đặt mật khẩu, rồi gửi lại.",
  },
  "excel.tooLarge": {
    status: 400,
    en: "The file is larger than {max} MB. Split it into smaller files.",
    vi: "Tệp lớn hơn {max} MB. Hãy chia thành nhiều tệp nhỏ hơn.",
  },
  "excel.tooLargeInside": {
    status: 400,
    en: "The sheet unpacks to more than {max} MB. Copy only the rows you need into a new workbook.",
    vi: "Nội dung bảng sau khi giải nén lớn hơn {max} MB. Hãy chép riêng các dòng cần dùng sang tệp mới.",
  },
  "excel.tooManyRows": {
    status: 400,
    en: "The sheet has more than {max} rows. Split it into smaller files.",
    vi: "Bảng có hơn {max} dòng. Hãy chia thành nhiều tệp nhỏ hơn.",
  },
  "excel.emptyRows": {
    status: 400,
    en: "The sheet holds {rows} rows, nearly all of them empty. Delete the empty rows below the table and save it again.",
    vi: "Bảng chứa {rows} dòng, gần như đều trống. Hãy xóa các dòng trống bên dưới bảng rồi lưu lại.",
  },
  "excel.tooManyColumns": {
    status: 400,
    en: "Row {row} has more than {max} columns.",
    vi: "Dòng {row} có hơn {max} cột.",
  },
  "excel.formula": {
    status: 400,
    en: "Cell {cell} holds a formula. Paste the table as values and save it again.",
    vi: "Ô {cell} chứa công thức. Hãy dán bảng dưới dạng giá trị rồi lưu lại.",
  },
  "excel.merged": {
    status: 400,
    en: "Cells {cells} are merged. Unmerge the cells of the table and save it again.",
    vi: "Các ô {cells} đang được gộp. Hãy bỏ gộp ô trong bảng rồi lưu lại.",
  },
  "excel.noHeader": {
    status: 400,
    en: "The first sheet is empty: its first row must name the columns.",
    vi: "Bảng đầu tiên trống: dòng đầu phải là tên các cột.",
  },
  "excel.cellWithoutHeader": {
    status: 400,
    en: "Cell {cell} has a value but its column has no name in row {headerRow}.",
    vi: "Ô {cell} có giá trị nhưng cột không có tên ở dòng {headerRow}.",
  },
  "excel.tooSlow": {
    status: 400,
    en: "The file could not be read within {seconds} seconds. Split it into smaller files.",
    vi: "Không đọc được tệp trong {seconds} giây. Hãy chia thành nhiều tệp nhỏ hơn.",
  },
  "excel.busy": {
    status: 503,
    en: "Several files are being read just now. Try again in a moment.",
    vi: "Đang có nhiều tệp được đọc cùng lúc. Vui lòng thử lại sau giây lát.",
  },
});
