/** Texts of the form of a copy of a job. */
export const copyWords = {
  copyTitle: { en: "Copy of {jobNo}", vi: "Bản sao của {jobNo}" },
  revisionTitle: { en: "Revision of {jobNo}", vi: "Lô điều chỉnh của {jobNo}" },
  save: { en: "Create the copy", vi: "Tạo lô mới" },
  detail: {
    en: "The form below has the parties, route, service and goods of {jobNo}. Numbers and days are empty. The new job gets its own number, you are in charge of it, and it starts unlocked, without documents, files and comments.",
    vi: "Biểu mẫu dưới đây có đối tác, hành trình, dịch vụ và hàng hóa của {jobNo}. Các số hiệu và ngày để trống. Lô mới được cấp số riêng, do bạn phụ trách, chưa khóa và không có chứng từ, tệp, trao đổi.",
  },
  also: { en: "Also copy", vi: "Sao chép thêm" },
  houseBills: {
    en: "House bills with their goods, with new numbers",
    vi: "Vận đơn nhà cùng hàng hóa, được cấp số mới",
  },
  charges: {
    en: "Charges, at today's exchange rate",
    vi: "Các dòng phí, theo tỷ giá hôm nay",
  },
  papers: {
    en: "Instruction, master air waybill, charges of arrival notices",
    vi: "Hướng dẫn xếp hàng, MAWB, phí trên giấy báo hàng đến",
  },
  withBills: {
    en: "Charges are copied together with their house bills.",
    vi: "Phí được sao chép cùng với vận đơn nhà.",
  },
  withoutCharges: {
    en: "A revision has no charges: those of the closed job stay on it.",
    vi: "Lô điều chỉnh không có phí: phí vẫn nằm trên lô đã đóng.",
  },
  done: { en: "Job {jobNo} is created", vi: "Đã tạo lô hàng {jobNo}" },
  notPossible: {
    en: "The job cannot be copied like this",
    vi: "Không thể sao chép lô hàng với lựa chọn này",
  },
  cure: {
    en: "Correct this on the source, or leave out the part that it is in.",
    vi: "Hãy sửa trên lô gốc hoặc bỏ chọn phần có lỗi.",
  },
} as const;
