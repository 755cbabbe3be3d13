import type { Words } from "@fairway/core/words/words.ts";
import { billMeColumns } from "../model/billMeColumns.ts";

/** Texts of the list of jobs to bill. */
export const billMeWords = {
  ...billMeColumns,
  counted: { en: "{event} {day} + {count}", vi: "{event} {day} + {count}" },
  view: { en: "Shown", vi: "Hiển thị" },
  none: { en: "Nothing is past its billing day", vi: "Không có lô nào quá hạn lập giấy báo" },
  noneDetail: {
    en: "A job is listed when its billing day has passed and it has selling that is on no document.",
    vi: "Lô hàng hiện ở đây khi đã quá hạn lập giấy báo mà còn phí bán chưa lên chứng từ.",
  },
  snoozeOf: { en: "Put off job {jobNo}", vi: "Tạm hoãn lô {jobNo}" },
  noted: { en: "Job {jobNo} is put off until {day}.", vi: "Đã tạm hoãn lô {jobNo} đến {day}." },
  woken: { en: "Job {jobNo} is shown again.", vi: "Lô {jobNo} được hiện lại." },
  days: { en: "Billing days", vi: "Hạn lập giấy báo" },
  daysOf: { en: "Billing days of the office", vi: "Hạn lập giấy báo của văn phòng" },
  daysWhy: {
    en: "The number of days after which a job is billed, by service. The first event from the left that is known and has a number decides. An empty field decides nothing.",
    vi: "Số ngày phải lập giấy báo, theo dịch vụ. Sự kiện đầu tiên từ trái sang đã có ngày và có số ngày sẽ quyết định. Ô trống: không tính theo sự kiện đó.",
  },
  usualAgain: { en: "Usual days", vi: "Số ngày thông thường" },
  ofService: { en: "{service}: {event}", vi: "{service}: {event}" },
  saved: { en: "Billing days are saved.", vi: "Đã lưu hạn lập giấy báo." },
} as const satisfies Record<string, Words>;
