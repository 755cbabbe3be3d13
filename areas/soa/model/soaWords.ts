import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { DateType, SoaState, SoaType, StaffType } from "./soa.ts";

export const typeWords: Readonly<Record<SoaType, Words>> = {
  Debit: { en: "Debit statement", vi: "Bảng kê nợ" },
  Credit: { en: "Credit statement", vi: "Bảng kê có" },
};

export const dateTypeWords: Readonly<Record<DateType, Words>> = {
  ServiceDate: { en: "Service date", vi: "Ngày dịch vụ" },
  CreatedDate: { en: "Created date of job", vi: "Ngày tạo lô hàng" },
};

export const staffTypeWords: Readonly<Record<StaffType, Words>> = {
  PersonInCharge: { en: "Person in charge", vi: "Người phụ trách" },
  Salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  Creator: { en: "Creator", vi: "Người tạo" },
};

/** The tags of the states of a statement. */
export const soaTags: Readonly<Record<SoaState, Status>> = {
  New: { words: { en: "New", vi: "Mới" }, meaning: "new" },
  "Request Confirmed": {
    words: { en: "Request Confirmed", vi: "Chờ xác nhận" },
    meaning: "waiting",
  },
  Confirmed: { words: { en: "Confirmed", vi: "Đã xác nhận" }, meaning: "good" },
  "Need Revise": { words: { en: "Need Revise", vi: "Cần chỉnh sửa" }, meaning: "bad" },
  "Issued Invoice": {
    words: { en: "Issued Invoice", vi: "Đã xuất hóa đơn" },
    meaning: "progress",
  },
  "Issued Voucher": {
    words: { en: "Issued Voucher", vi: "Đã lập chứng từ" },
    meaning: "progress",
  },
  Done: { words: { en: "Done", vi: "Hoàn tất" }, meaning: "good" },
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};
