import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of customs declarations. */
export const refuseCustoms = refusals({
  "customs.numberTaken": {
    status: 409,
    en: "There is a declaration with this number and date.",
    vi: "Đã có tờ khai với số và ngày này.",
  },
  "customs.onJob": {
    status: 409,
    en: "Declaration {clearanceNo} is on job {jobNo}. Remove it from the job first.",
    vi: "Tờ khai {clearanceNo} thuộc lô {jobNo}. Hãy gỡ tờ khai khỏi lô trước.",
  },
  "customs.twinOnJob": {
    status: 409,
    en: "A copy of declaration {clearanceNo} is on job {jobNo}.",
    vi: "Bản sao của tờ khai {clearanceNo} thuộc lô {jobNo}.",
  },
  "customs.fixedOnJob": {
    status: 409,
    en: "Number, date and customer of a declaration are fixed while it is on job {jobNo}.",
    vi: "Số, ngày và khách hàng của tờ khai không đổi được khi tờ khai thuộc lô {jobNo}.",
  },
  "customs.twiceInSheet": {
    status: 400,
    en: "Row {row} has the same number and date.",
    vi: "Dòng {row} có cùng số và ngày.",
  },
  "customs.thousands": {
    status: 400,
    en: "The comma of {value} may be of thousands or of decimals. Make it a number in Excel, or write it without separators.",
    vi: "Dấu phẩy của {value} có thể là phần nghìn hoặc phần thập phân. Hãy đổi ô thành dạng số trong Excel, hoặc ghi không có dấu phân cách.",
  },
  "customs.releasedAhead": {
    status: 400,
    en: "The day of clearance is after today, {today}. Enter the day on which customs released the goods, or leave it empty.",
    vi: "Ngày thông quan sau hôm nay, {today}. Hãy nhập ngày hải quan thông quan hoặc để trống.",
  },
  "customs.releasedBefore": {
    status: 400,
    en: "The day of clearance is before the registration, {day}. Enter that day or a later one.",
    vi: "Ngày thông quan trước ngày đăng ký, {day}. Hãy nhập ngày đó hoặc ngày sau.",
  },
  "customs.allKnown": {
    status: 409,
    en: "The numbers of all declarations of the sheet exist already.",
    vi: "Số của mọi tờ khai trong tệp đã có trên hệ thống.",
  },
});
