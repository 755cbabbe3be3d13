import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of sending records to the accounting system. */
export const refuseOutbox = refusals({
  "outbox.alreadySent": {
    status: 409,
    en: "{number} is already on its way to accounting; its answer comes first.",
    vi: "{number} đang được gửi kế toán, hãy chờ kết quả.",
  },
  "outbox.notPosted": {
    status: 422,
    en: "{number}: the accounting system takes journal entries and no {kind}. Send its invoice, voucher or receipt.",
    vi: "{number}: hệ thống kế toán nhận bút toán, không nhận {kind}. Hãy gửi hóa đơn, chứng từ hoặc phiếu thu.",
  },
  "outbox.notFailed": {
    status: 409,
    en: "{number} is {state}; only what could not be delivered is sent again.",
    vi: "{number} đang ở trạng thái {state}; chỉ gửi lại khi không gửi được.",
  },
  "outbox.noKey": {
    status: 422,
    en: "This server keeps no secrets: its setting SECRETS_KEY is missing. Ask the administrator.",
    vi: "Máy chủ này không lưu khóa bí mật: thiếu cài đặt SECRETS_KEY. Hãy liên hệ quản trị viên.",
  },
  "outbox.noSecret": {
    status: 422,
    en: "Enter the secret of the accounting system.",
    vi: "Hãy nhập khóa bí mật của hệ thống kế toán.",
  },
  "outbox.address": {
    status: 422,
    en: "Enter an address such as https://accounting.example/api.",
    vi: "Hãy nhập địa chỉ, ví dụ https://accounting.example/api.",
  },
  "outbox.host": {
    status: 422,
    en: "The server may not connect to {host}. Its administrator allows hosts by ACCOUNTING_HOSTS.",
    vi: "Máy chủ không được kết nối đến {host}. Quản trị viên cho phép bằng ACCOUNTING_HOSTS.",
  },
  "outbox.waiting": {
    status: 409,
    en: "{count} records are on their way to accounting. Change the connector when they have arrived.",
    vi: "Còn {count} bản ghi đang gửi kế toán. Hãy đổi kết nối sau khi gửi xong.",
  },
  "outbox.notByFiles": {
    status: 409,
    en: "Records go to this accounting system by themselves, not by files.",
    vi: "Bản ghi được gửi tự động đến hệ thống kế toán này, không qua tệp.",
  },
  "outbox.wrongResults": {
    status: 422,
    en: "The file has no results. Each needs a key and Synced with a number, or Rejected with a reason.",
    vi: "Tệp không có kết quả. Mỗi dòng cần khóa, kèm Synced và số, hoặc Rejected và lý do.",
  },
  "outbox.unknownKey": {
    status: 422,
    en: "Nothing with the key {key} was sent to accounting.",
    vi: "Không có bản ghi nào với khóa {key} đã gửi kế toán.",
  },
});
