/** Texts of the dialog that duplicates a job. */
export const duplicateWords = {
  title: { en: "Duplicate {jobNo}", vi: "Nhân bản lô {jobNo}" },
  run: { en: "Create the copy", vi: "Tạo lô mới" },
  detail: {
    en: "The new job takes parties, route, service and goods. It gets its own number, you are in charge of it, and it starts unlocked, without documents, files, stages and comments.",
    vi: "Lô mới lấy đối tác, hành trình, dịch vụ và hàng hóa. Lô được cấp số riêng, do bạn phụ trách, chưa khóa và không có chứng từ, tệp, phân công, trao đổi.",
  },
  also: { en: "Also copy", vi: "Sao chép thêm" },
  containers: {
    en: "Containers and weights, without container and seal numbers",
    vi: "Container và trọng lượng, không có số container và số chì",
  },
  houseBills: {
    en: "House bills, with new numbers",
    vi: "Vận đơn nhà, được cấp số mới",
  },
  charges: {
    en: "Charges, at today's exchange rate",
    vi: "Các dòng phí, theo tỷ giá hôm nay",
  },
  withBills: {
    en: "Charges are copied together with their house bills.",
    vi: "Phí được sao chép cùng với vận đơn nhà.",
  },
  done: { en: "Job {jobNo} is created", vi: "Đã tạo lô hàng {jobNo}" },
  notPossible: {
    en: "The job cannot be copied like this",
    vi: "Không thể nhân bản lô hàng với lựa chọn này",
  },
  cure: {
    en: "Correct this on the job, or leave out the part that it is in.",
    vi: "Hãy sửa trên lô gốc hoặc bỏ chọn phần có lỗi.",
  },
} as const;
