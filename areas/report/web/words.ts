/** Texts of the dashboard and the profit sheet. */
export const words = {
  dashboard: { en: "Dashboard", vi: "Bảng điều khiển" },
  openJobs: { en: "Open jobs", vi: "Lô đang xử lý" },
  finishedJobs: { en: "Finished", vi: "Hoàn thành" },
  unbilledJobs: { en: "Sailed, not billed", vi: "Đã chạy, chưa báo nợ" },
  unbilledWhy: {
    en: "Jobs past their ETD with a selling line that is not on a debit note.",
    vi: "Lô đã qua ngày ETD còn dòng phí bán chưa lên giấy báo nợ.",
  },
  receivable: { en: "Owed by customers", vi: "Khách còn nợ" },
  overdue: { en: "{amount} VND of it overdue", vi: "trong đó quá hạn {amount} VND" },
  invoices: {
    en: "{count, plural, one {# open invoice} other {# open invoices}}",
    vi: "{count} hóa đơn chưa thu đủ",
  },
  profitByMonth: { en: "Profit before VAT by month", vi: "Lợi nhuận trước thuế GTGT theo tháng" },
  month: { en: "Month", vi: "Tháng" },
  jobs: { en: "Jobs", vi: "Số lô" },
  selling: { en: "Selling (VND)", vi: "Doanh thu (VND)" },
  buying: { en: "Buying (VND)", vi: "Chi phí (VND)" },
  profit: { en: "Profit (VND)", vi: "Lợi nhuận (VND)" },
  sailings: { en: "Sailing within a week", vi: "Tàu chạy trong tuần tới" },
  noSailings: {
    en: "No job sails in the next seven days.",
    vi: "Không có lô nào chạy trong bảy ngày tới.",
  },
  bestCustomers: { en: "Best customers, 90 days", vi: "Khách hàng hàng đầu, 90 ngày" },
  customer: { en: "Customer", vi: "Khách hàng" },
  jobNo: { en: "Job No", vi: "Số lô" },
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
