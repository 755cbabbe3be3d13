import { reportWords } from "../model/reportWords.ts";

/** Texts of the screens of reports. */
export const words = {
  ...reportWords,
  search: { en: "Number of a job or bill", vi: "Số lô hoặc số vận đơn" },
  jobNo: { en: "Job ID", vi: "Số lô" },
  hbl: { en: "HBL/HAWB", vi: "HBL/HAWB" },
  mbl: { en: "MBL/MAWB", vi: "MBL/MAWB" },
  service: { en: "Service", vi: "Dịch vụ" },
  currency: { en: "Currency", vi: "Tiền tệ" },
  office: { en: "Office", vi: "Văn phòng" },
  department: { en: "Department", vi: "Phòng ban" },
  group: { en: "Group", vi: "Nhóm" },
  staffType: { en: "Staff is", vi: "Nhân viên là" },
  staff: { en: "Staff", vi: "Nhân viên" },
  customer: { en: "Customer", vi: "Khách hàng" },
  carrier: { en: "Carrier", vi: "Hãng vận chuyển" },
  agent: { en: "Agent", vi: "Đại lý" },
  pol: { en: "POL", vi: "Cảng xếp" },
  pod: { en: "POD", vi: "Cảng dỡ" },
  none: { en: "No shipment in this range", vi: "Không có lô hàng trong khoảng ngày này" },
  noneDetail: {
    en: "Choose other days or fewer filters. Canceled jobs are never reported.",
    vi: "Hãy chọn ngày khác hoặc bớt bộ lọc. Lô đã hủy không lên báo cáo.",
  },
  unknown: {
    en: "Unknown: no US dollar rate on {days}",
    vi: "Chưa xác định: chưa có tỷ giá USD ngày {days}",
  },
  opens: { en: "{figure}: show the charge lines", vi: "{figure}: xem các dòng phí" },
  ofAll: { en: "all lines of the report", vi: "mọi dòng của báo cáo" },
  beneficiary: { en: "Beneficiary", vi: "Người thụ hưởng" },
  exchangeRate: { en: "Exchange rate", vi: "Tỷ giá" },
  chooseBeneficiary: { en: "Choose the beneficiary", vi: "Hãy chọn người thụ hưởng" },
  chooseBeneficiaryDetail: {
    en: "Commission is reported for one partner to whom it is paid.",
    vi: "Báo cáo hoa hồng lập cho một đối tác được nhận hoa hồng.",
  },
  chooseCustomer: { en: "Choose one customer", vi: "Hãy chọn một khách hàng" },
  chooseCustomerDetail: {
    en: "Incentive is reported for the shipments of one customer.",
    vi: "Báo cáo thưởng lập cho các lô hàng của một khách hàng.",
  },
  print: { en: "Print", vi: "In" },
  type: { en: "Type", vi: "Loại" },
  charge: { en: "Charge", vi: "Phí" },
  partner: { en: "Partner", vi: "Đối tác" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  price: { en: "Unit price", vi: "Đơn giá" },
  amount: { en: "Amount ({currency})", vi: "Thành tiền ({currency})" },
  firstOf: {
    en: "The first {count, number} of {total, number} lines; the sum is that of all.",
    vi: "{count, number} dòng đầu trong {total, number} dòng; tổng tính trên mọi dòng.",
  },
  noLines: { en: "No charge line", vi: "Không có dòng phí" },
};

/** The types of charge lines. */
export const lineTypes = {
  SELL: { en: "Selling", vi: "Phí bán" },
  BUY: { en: "Buying", vi: "Phí mua" },
  OBH: { en: "OBH", vi: "Chi hộ" },
} as const;
