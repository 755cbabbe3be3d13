import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a mail is refused. */
export const refuseMail = refusals({
  "mail.notOfService": {
    status: 422,
    en: "Jobs of {service} have no mail “{kind}”.",
    vi: "Lô hàng {service} không có email “{kind}”.",
  },
  "mail.billMissing": {
    status: 422,
    en: "The mail “{kind}” is about one house bill. Choose the bill.",
    vi: "Email “{kind}” gửi theo một vận đơn nhà. Hãy chọn vận đơn.",
  },
  "mail.noteMissing": {
    status: 422,
    en: "The mail “{kind}” is about one note. Choose the note.",
    vi: "Email “{kind}” gửi theo một giấy báo. Hãy chọn giấy báo.",
  },
  "mail.otherPartner": {
    status: 422,
    en: "Notes {first} and {other} are for different partners. Send each partner a mail of its own.",
    vi: "Giấy báo {first} và {other} của hai đối tác khác nhau. Hãy gửi mỗi đối tác một email riêng.",
  },
  "mail.otherFamily": {
    status: 422,
    en: "Note {first} is by another mode of transport than {other}. Send them in two mails.",
    vi: "Giấy báo {first} khác loại hình vận chuyển với {other}. Hãy gửi bằng hai email.",
  },
  "mail.fileUnknown": {
    status: 422,
    en: "“{key}” cannot be attached to this mail. Open the mail again and choose from its list of files.",
    vi: "Không đính kèm được “{key}” vào email này. Hãy mở lại email và chọn trong danh sách tệp.",
  },
  "mail.tooLarge": {
    status: 413,
    en: "The files of the mail have {size} MB together; at most {most} MB can be sent. Take a file out.",
    vi: "Các tệp đính kèm có tổng {size} MB; chỉ gửi được tối đa {most} MB. Hãy bỏ bớt tệp.",
  },
  "mail.alreadySent": {
    status: 409,
    en: "This mail was sent at {at}. Write a new one to send it again.",
    vi: "Email này đã gửi lúc {at}. Hãy soạn email mới để gửi lại.",
  },
  "mail.notWaiting": {
    status: 409,
    en: "The state of this mail is “{state}”. Only a waiting mail can be canceled.",
    vi: "Email này ở trạng thái “{state}”. Chỉ hủy được email chờ gửi.",
  },
  "mail.isSending": {
    status: 409,
    en: "The mail is being sent at this moment. Read the list again in a minute; if it still waits, cancel it then.",
    vi: "Email đang được gửi đi. Hãy tải lại danh sách sau một phút; nếu vẫn chờ gửi thì hủy lúc đó.",
  },
  "mail.canceled": {
    status: 409,
    en: "{user} canceled this mail at {at}. Write a new one.",
    vi: "{user} đã hủy email này lúc {at}. Hãy soạn email mới.",
  },
  "mail.fileWaits": {
    status: 409,
    en: "The file is attached to a mail that waits to be sent. Cancel the mail in the list of mails of the job, or delete the file when the mail is sent.",
    vi: "Tệp đang đính kèm một email chờ gửi. Hãy hủy email đó trong danh sách email của lô hàng, hoặc xóa tệp sau khi email đã gửi.",
  },
  "mail.fileDeleted": {
    status: 409,
    en: "The attached file {name} was deleted. Write a new mail.",
    vi: "Tệp đính kèm {name} đã bị xóa. Hãy soạn email mới.",
  },
  "mail.placeUnknown": {
    status: 400,
    en: "There is no place {place}. These exist: {places}.",
    vi: "Không có trường {place}. Các trường hiện có: {places}.",
  },
  "mail.placeOpen": {
    status: 400,
    en: "A brace stands alone. Write a place between two braces, as in these: {places}.",
    vi: "Có dấu ngoặc nhọn lẻ. Hãy viết trường giữa hai ngoặc, như các trường sau: {places}.",
  },
  "mail.templateUnknown": {
    status: 422,
    en: "There is no mail “{kind}” in this family of services.",
    vi: "Nhóm dịch vụ này không có email “{kind}”.",
  },
});
