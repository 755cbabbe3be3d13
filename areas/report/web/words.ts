/** Texts of the home and the profit sheet. */
export const words = {
  dashboard: { en: "Dashboard", vi: "Bảng điều khiển" },
  choose: { en: "Choose tiles", vi: "Chọn ô hiển thị" },
  chooseHint: {
    en: "Choose and order what your dashboard shows.",
    vi: "Chọn và sắp xếp nội dung trên bảng điều khiển.",
  },
  usual: { en: "The usual ones", vi: "Về mặc định" },
  all: { en: "All", vi: "Tất cả" },
  invoices: { en: "Invoices", vi: "Hóa đơn" },
  overdue: { en: "Overdue (VND)", vi: "Quá hạn (VND)" },
  noOverdue: { en: "No customer is overdue.", vi: "Không có khách hàng nào quá hạn." },
  month: { en: "Month", vi: "Tháng" },
  jobs: { en: "Jobs", vi: "Số lượng lô" },
  selling: { en: "Selling (VND)", vi: "Phí bán (VND)" },
  buying: { en: "Buying (VND)", vi: "Phí mua (VND)" },
  profit: { en: "Profit (VND)", vi: "Lợi nhuận (VND)" },
  noSailings: {
    en: "No job sails in the next seven days.",
    vi: "Không có lô nào chạy trong bảy ngày tới.",
  },
  day: { en: "Day", vi: "Ngày" },
  deadline: { en: "Kind of deadline", vi: "Loại hạn" },
  closing: { en: "Closing date", vi: "Ngày cắt máng" },
  noDeadlines: {
    en: "None of your open jobs has a deadline ahead.",
    vi: "Không lô nào bạn phụ trách sắp đến hạn.",
  },
  customer: { en: "Customer", vi: "Khách hàng" },
  noCustomers: { en: "No job within 90 days.", vi: "Không có lô nào trong 90 ngày." },
  jobNo: { en: "Job ID", vi: "Số lô" },
  etd: { en: "ETD", vi: "ETD" },
  route: { en: "Route", vi: "Tuyến" },
  containers: { en: "Conts", vi: "Container" },
  noJobs: {
    en: "Your figures appear here as soon as you have access to jobs.",
    vi: "Số liệu sẽ hiện ở đây khi có lô hàng bạn được xem.",
  },
  chartOf: {
    en: "Profit of {month}: {amount} VND",
    vi: "Lợi nhuận tháng {month}: {amount} VND",
  },
};
