import type { Words } from "@fairway/core/words/words.ts";

/** The words of the declarations of a job, and of declarations that become jobs. */
export const declarationWords = {
  opening: {
    en: "{count, plural, one {Open a job from # declaration} other {Open jobs from # declarations}}",
    vi: "Mở lô hàng từ {count} tờ khai",
  },
  opened: {
    en: "{done} of {count} declarations became jobs",
    vi: "Đã mở lô cho {done}/{count} tờ khai",
  },
  open: {
    en: "{count, plural, one {Open # job} other {Open # jobs}}",
    vi: "Mở {count} lô hàng",
  },
  underWay: { en: "Jobs are being opened…", vi: "Đang mở lô hàng…" },
  number: { en: "Clearance No", vi: "Số tờ khai" },
  result: { en: "Result", vi: "Kết quả" },
  customer: { en: "Customer", vi: "Khách hàng" },
  product: { en: "Product service", vi: "Loại dịch vụ" },
  salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  addCustomer: { en: "Add customer", vi: "Thêm khách hàng" },
  ready: { en: "Can become a job", vi: "Mở lô được" },
  becameJob: { en: "Job {jobNo}", vi: "Lô {jobNo}" },
  noneReady: {
    en: "None of these declarations can become a job.",
    vi: "Không tờ khai nào mở lô được.",
  },
  someReady: {
    en: "Jobs are opened from the declarations that can become one; the others stay.",
    vi: "Chỉ mở lô cho các tờ khai hợp lệ; các tờ khai khác giữ nguyên.",
  },
  none: { en: "No declaration is on this job", vi: "Lô hàng chưa có tờ khai" },
  noneDetail: {
    en: "Weights and volume of the job are the sums of its declarations. Enter a declaration here, or add those of the customer that are on no job.",
    vi: "Trọng lượng và thể tích của lô hàng là tổng của các tờ khai. Hãy nhập tờ khai tại đây hoặc thêm tờ khai của khách hàng chưa mở lô.",
  },
  addNew: { en: "Enter declaration", vi: "Nhập tờ khai" },
  addMore: { en: "Add declarations", vi: "Thêm tờ khai có sẵn" },
  addTitle: {
    en: "Declarations of {customer} on no job",
    vi: "Tờ khai của {customer} chưa mở lô",
  },
  nothingChosen: { en: "Choose declarations first.", vi: "Hãy chọn tờ khai trước." },
  chosen: { en: "{count} chosen", vi: "Đã chọn {count}" },
  created: { en: "Created", vi: "Ngày tạo" },
  search: { en: "Words, or numbers of one line each", vi: "Từ khóa, hoặc mỗi dòng một số tờ khai" },
  nothingFound: { en: "No declaration is found", vi: "Không tìm thấy tờ khai" },
  choose: { en: "Choose {clearanceNo}", vi: "Chọn {clearanceNo}" },
  added: {
    en: "{count, plural, one {# declaration was added} other {# declarations were added}}",
    vi: "Đã thêm {count} tờ khai",
  },
  remove: { en: "Remove", vi: "Gỡ" },
  removeSure: {
    en: "Take declaration {clearanceNo} off job {jobNo}?",
    vi: "Gỡ tờ khai {clearanceNo} khỏi lô {jobNo}?",
  },
  removed: {
    en: "Declaration {clearanceNo} was taken off the job",
    vi: "Đã gỡ tờ khai {clearanceNo} khỏi lô hàng",
  },
  newTitle: { en: "New declaration on job {jobNo}", vi: "Tờ khai mới của lô {jobNo}" },
  sums: { en: "Together", vi: "Tổng cộng" },
  fromDeclarations: { en: "Get from declarations", vi: "Lấy từ tờ khai" },
  overwrite: {
    en: "Replace the goods of the form with those of the declarations?",
    vi: "Thay hàng hóa trên biểu mẫu bằng số liệu của tờ khai?",
  },
  noGoods: {
    en: "The declarations of the job say nothing of its goods.",
    vi: "Các tờ khai của lô hàng không có số liệu hàng hóa.",
  },
  taken: {
    en: "Goods of {count, plural, one {# declaration} other {# declarations}} are in the form. Save the job to keep them.",
    vi: "Đã đưa hàng hóa của {count} tờ khai vào biểu mẫu. Hãy lưu lô hàng để giữ lại.",
  },
} as const satisfies Record<string, Words>;
