/** The words of what is open on a job that is to be finished. */
export const openWords = {
  title: { en: "Still open:", vi: "Còn dang dở:" },
  readOnly: {
    en: "Its charges can then only be read.",
    vi: "Sau khi hoàn thành, phí chỉ được xem.",
  },
  noCharges: { en: "There are no charges.", vi: "Chưa có phí nào." },
  unbilled: {
    en: "{count, plural, one {One selling or on-behalf line is} other {# selling and on-behalf lines are}} not billed: {amount}.",
    vi: "{count} dòng phí bán và chi hộ chưa lập giấy báo: {amount}.",
  },
  rejected: {
    en: "Rejected by accounting: {notes}.",
    vi: "Bị kế toán từ chối: {notes}.",
  },
  stages: {
    en: "{count, plural, one {One stage is} other {# stages are}} not done: {stages}.",
    vi: "{count} công đoạn chưa xong: {stages}.",
  },
  declarations: {
    en: "Customs has not released: {numbers}.",
    vi: "Tờ khai chưa thông quan: {numbers}.",
  },
  loss: { en: "The job loses money: {profit}.", vi: "Lô hàng bị lỗ: {profit}." },
  underMinimum: {
    en: "The profit is {profit} ({margin}), under the minimum of the office: {minimum}.",
    vi: "Lợi nhuận {profit} ({margin}) thấp hơn mức tối thiểu của văn phòng: {minimum}.",
  },
};
