import type { Words } from "@fairway/core/words/words.ts";
import { costingTitles } from "./titles.ts";

/** The words of the costing of a job. */
export const costingWords = {
  ...costingTitles,
  title: { en: "Costing of {jobNo}", vi: "Giá thành lô {jobNo}" },
  detail: {
    en: "Costs before VAT in VND. Expected: usual costs of stages and of the supplier's tariff. Supplier invoiced: on a document of the supplier, or with the number of its invoice.",
    vi: "Chi phí trước thuế, bằng VND. Dự kiến: chi phí thường có theo công đoạn và biểu giá của nhà cung cấp. Đã có hóa đơn: đã lên chứng từ của nhà cung cấp hoặc có số hóa đơn.",
  },
  expected: { en: "Expected", vi: "Dự kiến" },
  keyed: { en: "Entered", vi: "Đã nhập" },
  invoiced: { en: "Supplier invoiced", vi: "Đã có hóa đơn" },
  whole: { en: "{part}, with share", vi: "{part}, gồm phần chia" },
  charge: { en: "Charge", vi: "Phí" },
  usualBy: { en: "Usual by", vi: "Căn cứ" },
  stage: { en: "Stage: {name}", vi: "Công đoạn: {name}" },
  tariff: { en: "Tariff: {name}", vi: "Biểu giá: {name}" },
  per: { en: "Per", vi: "Tính theo" },
  missing: { en: "Missing", vi: "Còn thiếu" },
  ofUsual: { en: "{missing} of {usual}", vi: "{missing}/{usual}" },
  together: { en: "Together", vi: "Tổng cộng" },
  container: { en: "Container", vi: "Container" },
  trip: { en: "Trip", vi: "Chuyến" },
  supplier: { en: "Supplier", vi: "Nhà cung cấp" },
  byCharge: { en: "By charge", vi: "Theo khoản phí" },
  byContainer: { en: "By container", vi: "Theo container" },
  byTrip: { en: "By trip", vi: "Theo chuyến xe" },
  invoices: { en: "Suppliers' invoices stated twice", vi: "Hóa đơn nhà cung cấp nhập trùng" },
  invoice: { en: "Invoice", vi: "Hóa đơn" },
  series: { en: "Series", vi: "Ký hiệu" },
  amount: { en: "On this job", vi: "Ở lô này" },
  also: { en: "Also on", vi: "Cũng có ở" },
  twice: { en: "one charge, twice on this job", vi: "cùng một phí, hai lần ở lô này" },
  hidden: {
    en: "{count, plural, one {# other job} other {# other jobs}}",
    vi: "{count} lô khác",
  },
  noCosts: {
    en: "No cost is usual for this job, and none is keyed.",
    vi: "Lô hàng không có chi phí thường có và chưa nhập chi phí nào.",
  },
  isMissing: {
    en: "{count, plural, one {# usual cost is} other {# usual costs are}} missing: {charges}.",
    vi: "Còn thiếu {count} chi phí thường có: {charges}.",
  },
  unpriced: {
    en: "{count, plural, one {# usual cost has} other {# usual costs have}} no price in a tariff.",
    vi: "{count} chi phí thường có chưa có giá trong biểu giá.",
  },
  margin: { en: "Margin", vi: "Lợi nhuận" },
  profit: { en: "Profit", vi: "Lợi nhuận" },
  selling: { en: "Selling", vi: "Phí bán" },
  buying: { en: "Buying", vi: "Phí mua" },
  nowKeyed: { en: "As keyed", vi: "Theo số đã nhập" },
  withMissing: { en: "With missing costs", vi: "Gồm chi phí còn thiếu" },
  below: { en: "below the least", vi: "dưới mức tối thiểu" },
  least: { en: "The office's least: {least}", vi: "Mức tối thiểu của văn phòng: {least}" },
  earnsDespiteMark: {
    en: "The job is marked “no profit” and earns. Take the mark off or correct the charges.",
    vi: "Lô đánh dấu “không lợi nhuận” nhưng đang có lãi. Hãy bỏ đánh dấu hoặc sửa phí.",
  },
  earnsNothing: {
    en: "The job earns nothing and is not marked “no profit”, so advances for it may be refused.",
    vi: "Lô không có lãi và chưa đánh dấu “không lợi nhuận” nên tạm ứng có thể bị từ chối.",
  },
  earnsNothingSoon: {
    en: "The job earns nothing once its missing costs are keyed, and is not marked “no profit”.",
    vi: "Sau khi nhập các chi phí còn thiếu, lô không còn lãi và chưa đánh dấu “không lợi nhuận”.",
  },
} as const satisfies Record<string, Words>;

/** The words of the list of open costs. */
export const openCostWords = {
  view: { en: "Shown", vi: "Hiển thị" },
  service: { en: "Service", vi: "Dịch vụ" },
  mine: { en: "Person in charge", vi: "Người phụ trách" },
  onlyMine: { en: "Only my jobs", vi: "Chỉ lô của tôi" },
  job: { en: "Job", vi: "Lô hàng" },
  serviceDate: { en: "Service date", vi: "Ngày dịch vụ" },
  customer: { en: "Customer", vi: "Khách hàng" },
  person: { en: "Person in charge", vi: "Người phụ trách" },
  stage: { en: "Stage", vi: "Công đoạn" },
  per: { en: "Once for each", vi: "Mỗi" },
  missing: { en: "Missing", vi: "Còn thiếu" },
  supplier: { en: "Supplier", vi: "Nhà cung cấp" },
  invoice: { en: "Invoice", vi: "Hóa đơn" },
  lines: { en: "Lines stated", vi: "Số dòng ghi" },
  amount: { en: "Amount in VND", vi: "Số tiền VND" },
  hidden: {
    en: "{count, plural, one {one job} other {# jobs}} of others",
    vi: "{count} lô của người khác",
  },
  none: { en: "Nothing is open", vi: "Không có mục nào" },
  noneDetail: {
    en: "Every job of the last four months has the costs that its stages name, and no invoice is stated twice.",
    vi: "Các lô trong bốn tháng gần đây đã đủ chi phí theo công đoạn, không có hóa đơn ghi hai lần.",
  },
} as const;
