import type { Words } from "@fairway/core/words/words.ts";

/** The texts of the page of a driver; they have no placeholders, so that the page loads no formatter. */
export const driverWords = {
  loading: { en: "Loading…", vi: "Đang tải…" },
  offline: {
    en: "No connection. What you entered is kept on this phone.",
    vi: "Không có kết nối. Thông tin đã nhập được giữ trên điện thoại này.",
  },
  waitingStep: {
    en: "kept on this phone, not sent yet",
    vi: "đang giữ trên điện thoại, chưa gửi",
  },
  again: { en: "Try again", vi: "Thử lại" },
  failed: {
    en: "The server could not answer. Try again later.",
    vi: "Máy chủ chưa trả lời được. Hãy thử lại sau.",
  },
  other: { en: "Tiếng Việt", vi: "English" },
  container: { en: "Container", vi: "Container" },
  seal: { en: "Seal", vi: "Số chì" },
  pieces: { en: "Pieces", vi: "Số kiện" },
  weight: { en: "Weight", vi: "Trọng lượng" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  truck: { en: "Truck", vi: "Biển số xe" },
  received: { en: "Received by", vi: "Người nhận hàng" },
  accept: { en: "I take this trip", vi: "Tôi nhận chuyến này" },
  load: { en: "Goods picked up", vi: "Đã lấy hàng" },
  returnEmpty: { en: "Empty container returned", vi: "Đã trả container rỗng" },
  prove: { en: "Proof of delivery", vi: "Biên bản giao hàng" },
  proveAt: { en: "Delivery at", vi: "Giao hàng tại" },
  receiver: { en: "Name of the receiver", vi: "Tên người nhận hàng" },
  delivered: { en: "Pieces delivered", vi: "Số kiện đã giao" },
  hasDamage: { en: "Goods are damaged or missing", vi: "Hàng bị hư hỏng hoặc thiếu" },
  damage: { en: "What is damaged or missing", vi: "Hư hỏng, thiếu những gì" },
  apart: {
    en: "This is not the number of pieces that was loaded. Write what is missing or too much.",
    vi: "Số kiện này khác với số đã chở. Hãy ghi rõ thiếu hay thừa những gì.",
  },
  sign: { en: "Signature of the receiver", vi: "Chữ ký người nhận" },
  clear: { en: "Clear the signature", vi: "Xóa chữ ký" },
  photos: { en: "Photos", vi: "Ảnh" },
  takePhoto: { en: "Take a photo", vi: "Chụp ảnh" },
  removePhoto: { en: "Remove photo", vi: "Gỡ ảnh" },
  position: {
    en: "The office asked for the place where photos are taken: they are sent as they are.",
    vi: "Văn phòng cần vị trí chụp: ảnh được gửi nguyên bản.",
  },
  noPosition: {
    en: "The place where a photo is taken is not sent.",
    vi: "Vị trí chụp ảnh không được gửi đi.",
  },
  send: { en: "Confirm the delivery", vi: "Xác nhận đã giao hàng" },
  cancel: { en: "Back", vi: "Quay lại" },
  needReceiver: { en: "Enter the name of the receiver.", vi: "Hãy nhập tên người nhận hàng." },
  needPieces: {
    en: "Enter the pieces delivered, from 0 to 5,000,000.",
    vi: "Hãy nhập số kiện đã giao, từ 0 đến 5.000.000.",
  },
  needDamage: {
    en: "Enter what is damaged or missing.",
    vi: "Hãy nhập phần hư hỏng hoặc thiếu.",
  },
  needSign: { en: "Let the receiver sign.", vi: "Hãy để người nhận ký tên." },
  photoLarge: {
    en: "This photo has more than 20 MB. Take it again with a lower resolution.",
    vi: "Ảnh này lớn hơn 20 MB. Hãy chụp lại với độ phân giải thấp hơn.",
  },
  photoHuge: {
    en: "This photo has more than 50 MB. Take it again with a lower resolution.",
    vi: "Ảnh này lớn hơn 50 MB. Hãy chụp lại với độ phân giải thấp hơn.",
  },
  photoWrong: {
    en: "This photo cannot be read. Take it again.",
    vi: "Không đọc được ảnh này. Hãy chụp lại.",
  },
  photosMost: { en: "At most 12 photos.", vi: "Tối đa 12 ảnh." },
  waits: {
    en: "A proof is kept on this phone and not sent yet. It is sent as soon as there is a connection and this page is open.",
    vi: "Biên bản đang được giữ trên điện thoại, chưa gửi. Khi có mạng và trang này đang mở, biên bản sẽ được gửi.",
  },
  waitsOpen: {
    en: "A proof is not sent yet, and this phone cannot keep it. Leave this page open until it is sent.",
    vi: "Biên bản chưa gửi và điện thoại này không lưu được. Hãy giữ trang này mở cho đến khi gửi xong.",
  },
  waitsOver: {
    en: "A proof was not sent before this link ended. Save it and hand it to the office.",
    vi: "Liên kết đã hết hạn khi biên bản chưa gửi. Hãy lưu lại và đưa cho văn phòng.",
  },
  signedAt: { en: "Signed (UTC)", vi: "Ký lúc (UTC)" },
  saveSignature: { en: "Save the signature", vi: "Lưu chữ ký" },
  savePhoto: { en: "Save photo", vi: "Lưu ảnh" },
  sendNow: { en: "Send now", vi: "Gửi ngay" },
  discard: { en: "Discard it", vi: "Bỏ biên bản này" },
  discardPhotos: { en: "Discard the photos left", vi: "Bỏ các ảnh chưa gửi" },
  sending: { en: "Sending…", vi: "Đang gửi…" },
  thanks: { en: "The delivery is confirmed. Thank you.", vi: "Đã xác nhận giao hàng. Cảm ơn bạn." },
} as const satisfies Record<string, Words>;
export type DriverWord = keyof typeof driverWords;
