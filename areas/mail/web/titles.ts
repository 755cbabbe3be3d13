/** The titles of the pages of mails, needed before the pages are loaded. */
export const mailTitles = {
  preAlert: { en: "Send pre-alert", vi: "Gửi pre-alert" },
  sendNotice: { en: "Mail the arrival notice", vi: "Gửi giấy báo hàng đến" },
  sendOrder: { en: "Mail the delivery order", vi: "Gửi lệnh giao hàng" },
  sendBill: { en: "Mail the house bill", vi: "Gửi vận đơn" },
  sendProof: { en: "Mail the proof of delivery", vi: "Gửi biên bản giao hàng" },
  sendLetter: { en: "Mail the authorize letter", vi: "Gửi giấy ủy quyền" },
  sendInstruction: { en: "Mail the shipping instruction", vi: "Gửi hướng dẫn xếp hàng" },
} as const;
