import type { Words } from "@fairway/core/words/words.ts";
import { radarTitle } from "../model/radarHome.ts";
import { cutoffTitle } from "./titles.ts";

/** Texts of the radar. */
export const radarWords = {
  title: radarTitle,
  cutoffs: cutoffTitle,
  job: { en: "Job", vi: "Lô hàng" },
  kind: { en: "What is due", vi: "Việc đến hạn" },
  dueAt: { en: "Due at", vi: "Thời hạn" },
  state: { en: "Urgency", vi: "Mức độ gấp" },
  atRisk: { en: "At risk (VND)", vi: "Có thể mất (VND)" },
  atRiskWhy: {
    en: "The usual fine of a step; of a container what it costs until the third day from now.",
    vi: "Khoản phạt thông thường của công việc; với container là chi phí đến hết ngày thứ ba tính từ hôm nay.",
  },
  toDate: { en: "To date (VND)", vi: "Đến nay (VND)" },
  tomorrow: { en: "Tomorrow (VND)", vi: "Ngày mai (VND)" },
  customers: { en: "Customer", vi: "Khách hàng" },
  personIncharge: { en: "Person in charge", vi: "Người phụ trách" },
  service: { en: "Service", vi: "Dịch vụ" },
  source: { en: "Source", vi: "Nguồn" },
  ofDays: { en: "From the days of the container", vi: "Theo mốc thời gian của container" },
  view: { en: "Shown", vi: "Hiển thị" },
  mine: { en: "In whose charge", vi: "Người phụ trách lô" },
  onlyMine: { en: "In my charge", vi: "Tôi phụ trách" },
  none: {
    en: "Nothing is late or due within 72 hours",
    vi: "Không có việc quá hạn hay đến hạn trong 72 giờ",
  },
  noneDetail: {
    en: "Cut-offs of jobs and containers in their free time appear here three days before they are due.",
    vi: "Hạn chót của lô hàng và container sắp hết thời gian miễn phí hiện ở đây trước ba ngày.",
  },
  snoozeOf: { en: "Put off {kind} of {jobNo}", vi: "Tạm hoãn {kind} của {jobNo}" },
  verbs: { en: "Actions", vi: "Thao tác" },
  noted: { en: "It is put off until {day}.", vi: "Đã tạm hoãn đến {day}." },
  woken: { en: "It is shown again.", vi: "Đã hiện lại." },
  cutoffsOf: { en: "Cut-offs of {jobNo}", vi: "Các hạn chót của {jobNo}" },
  step: { en: "Step", vi: "Công việc" },
  isDone: { en: "Done", vi: "Hoàn tất" },
  doneByRecord: { en: "Its record is there", vi: "Đã có chứng từ" },
  saved: { en: "The cut-offs are saved.", vi: "Đã lưu các hạn chót." },
  message: { en: "Message of the carrier", vi: "Thông báo của hãng" },
  messageWhy: {
    en: "Paste a mail or a booking confirmation, or the JSON of a DCSA schedule; the cut-offs found in it are entered above.",
    vi: "Dán email, xác nhận đặt chỗ hoặc JSON lịch tàu DCSA; các hạn chót đọc được sẽ điền vào bảng trên.",
  },
  found: {
    en: "{count, plural, =0 {No cut-off} one {# cut-off} other {# cut-offs}} found",
    vi: "Đọc được {count} hạn chót",
  },
  anyTime: { en: "Day and time", vi: "Ngày và giờ" },
} as const satisfies Record<string, Words>;
