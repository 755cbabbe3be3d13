import type { Words } from "@fairway/core/words/words.ts";
import { titles } from "./titles.ts";

/** The texts of the screen of declarations from customs software. */
export const ecusWords = {
  title: titles.ecus,
  read: { en: "Read ECUS", vi: "Đọc ECUS" },
  importNow: { en: "Read and store from ECUS", vi: "Đọc và lưu từ ECUS" },
  carriers: {
    en: "Read and store transport declarations",
    vi: "Đọc và lưu tờ khai vận chuyển",
  },
  files: { en: "Read files", vi: "Đọc tệp" },
  cancel: { en: "Stop reading", vi: "Dừng đọc" },
  store: { en: "Store", vi: "Lưu" },
  storeAll: { en: "Store all {count}", vi: "Lưu cả {count}" },
  storeSure: { en: "Store {count} declarations?", vi: "Lưu {count} tờ khai?" },
  stored: {
    en: "{count} declarations stored, {known} were known, {changed} of them changed.",
    vi: "Đã lưu {count} tờ khai, {known} tờ khai đã có, trong đó {changed} tờ khai thay đổi.",
  },
  source: { en: "Connection or file", vi: "Kết nối hoặc tệp" },
  state: { en: "Status", vi: "Trạng thái" },
  readCount: { en: "Read", vi: "Đã đọc" },
  newCount: { en: "New", vi: "Mới" },
  knownCount: { en: "Known", vi: "Đã có" },
  changedCount: { en: "Changed", vi: "Thay đổi" },
  twiceCount: { en: "Twice", vi: "Trùng" },
  doubtfulCount: { en: "Doubtful", vi: "Cần xem" },
  failedCount: { en: "Failed", vi: "Lỗi" },
  lastReading: { en: "Last reading", vi: "Lần đọc gần nhất" },
  attention: { en: "Rows that need attention", vi: "Các dòng cần kiểm tra" },
  waiting: { en: "Not stored yet", vi: "Chưa lưu" },
  changed: { en: "Changed", vi: "Thay đổi" },
  bills: { en: "House bills", vi: "Vận đơn nhà" },
  billsHint: { en: "Several HBLs", vi: "Nhiều số HBL" },
  customer: { en: "Customer", vi: "Khách hàng" },
  reason: { en: "Reason", vi: "Lý do" },
  none: { en: "Nothing is waiting", vi: "Không có tờ khai chờ" },
  noneDetail: {
    en: "Read ECUS or choose files. New declarations appear here and are stored when you choose them.",
    vi: "Hãy đọc ECUS hoặc chọn tệp. Tờ khai mới hiện tại đây và được lưu khi bạn chọn.",
  },
} as const satisfies Record<string, Words>;
