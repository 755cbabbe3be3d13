/** The titles of the pages of mails, needed before the pages are loaded. */
export const mailTitles = {
  preAlert: { en: "Send pre-alert", vi: "Gửi pre-alert" },
  sendNotice: { en: "Mail the arrival notice", vi: "Gửi email giấy báo hàng đến" },
  sendOrder: { en: "Mail the delivery order", vi: "Gửi email lệnh giao hàng" },
  sendBill: { en: "Mail the house bill", vi: "Gửi email vận đơn" },
  sendProof: { en: "Mail the proof of delivery", vi: "Gửi email biên bản giao hàng" },
  sendLetter: { en: "Mail the authorize letter", vi: "Gửi email giấy ủy quyền" },
  sendInstruction: { en: "Mail the shipping instruction", vi: "Gửi email hướng dẫn xếp hàng" },
} as const;
