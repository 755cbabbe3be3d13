import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of writing a document, for kinds without their own words. */
export const refuseDocument = refusals({
  "document.numberTaken": {
    status: 409,
    en: "Number {number} is already used.",
    vi: "Số {number} đã được dùng.",
  },
  "document.taken": {
    status: 409,
    en: "{number} already stands on {documentNo}.",
    vi: "{number} đã nằm trên {documentNo}.",
  },
  "document.wrongKind": {
    status: 400,
    en: "{number} cannot stand on this kind of document.",
    vi: "{number} không thể nằm trên loại chứng từ này.",
  },
  "document.notPrinted": {
    status: 409,
    en: "{number} cannot be printed: {reason} Nothing is printed; untick it or correct it first.",
    vi: "Không in được {number}: {reason} Chưa in chứng từ nào, hãy bỏ chọn hoặc sửa chứng từ này trước.",
  },
  "document.held": {
    status: 409,
    en: "Another document stands on this one; take it off there first.",
    vi: "Có chứng từ khác đang dùng chứng từ này, hãy gỡ khỏi chứng từ đó trước.",
  },
});
