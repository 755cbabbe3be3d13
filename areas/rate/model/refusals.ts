import { type FieldRefusal, refusals } from "@fairway/core/refusal/refusal.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";

/** Why an exchange rate is refused. */
export const refuseRate = refusals({
  "rate.missing": {
    status: 422,
    en: "There is no exchange rate for {currency} on {day}. Enter it under Tool › Exchange Rate.",
    vi: "Chưa có tỷ giá {currency} ngày {day}. Vui lòng nhập tại Công cụ › Tỷ giá.",
  },
  "rate.aboveZero": {
    status: 400,
    en: "A rate must be greater than zero, with at most 8 decimals.",
    vi: "Tỷ giá phải lớn hơn 0, tối đa 8 số lẻ.",
  },
  "rate.sameCurrency": {
    status: 400,
    en: "{currency} cannot have a rate to itself.",
    vi: "{currency} không có tỷ giá với chính nó.",
  },
  "rate.dayAhead": {
    status: 400,
    en: "The day of a rate is at most {days, number} days ahead: {most} or earlier.",
    vi: "Ngày tỷ giá chỉ được trước tối đa {days, number} ngày: {most} hoặc sớm hơn.",
  },
  "rate.dayFar": {
    status: 400,
    en: "The exchange rate date {day} is too far from today; enter a day from {from} to {to}.",
    vi: "Ngày tỷ giá {day} quá xa hôm nay; hãy nhập ngày từ {from} đến {to}.",
  },
  "rate.twice": {
    status: 400,
    en: "{currency} is given more than once.",
    vi: "{currency} được nhập nhiều lần.",
  },
  "rate.currencyUnknown": {
    status: 400,
    en: "The currency “{currency}” is not in the catalogue.",
    vi: "Loại tiền “{currency}” không có trong danh mục.",
  },
  "rate.carrierMissing": {
    status: 400,
    en: "Choose the carrier that states the rate.",
    vi: "Hãy chọn hãng vận chuyển công bố tỷ giá.",
  },
  "rate.carrierNotAsked": {
    status: 400,
    en: "Only a carrier-stated rate has a carrier.",
    vi: "Chỉ tỷ giá do hãng vận chuyển công bố mới có hãng vận chuyển.",
  },
  "rate.outsideBound": {
    status: 422,
    en: "The rate {rate, number, ::.########} of {currency} is more than {share, number, ::.########} % away from the rate of {day}, {ofDay, number, ::.########}. {holders, plural, =0 {A colleague with the right to rates outside the bound may enter it} other {Ask {namesEn}}}.",
    vi: "Tỷ giá {currency} {rate, number, ::.########} lệch quá {share, number, ::.########} % so với tỷ giá ngày {day} là {ofDay, number, ::.########}. {holders, plural, =0 {Chỉ người có quyền nhập tỷ giá ngoài biên độ mới nhập được} other {Hãy nhờ {namesVi}}}.",
  },
  "rate.noneToCompare": {
    status: 422,
    en: "There is no rate of {currency} on {day} with which the rate {rate, number, ::.########} can be compared. Enter the rate of the day under Tool › Exchange Rate first.",
    vi: "Chưa có tỷ giá {currency} ngày {day} để so sánh với tỷ giá {rate, number, ::.########}. Vui lòng nhập tỷ giá ngày tại Công cụ › Tỷ giá trước.",
  },
  "rate.reasonNeeded": {
    status: 422,
    en: "The rate {rate, number, ::.########} of {currency} is outside the bound of {share, number, ::.########} % around the rate of {day}, {ofDay, number, ::.########}. Give a reason.",
    vi: "Tỷ giá {currency} {rate, number, ::.########} nằm ngoài biên độ {share, number, ::.########} % quanh tỷ giá ngày {day} là {ofDay, number, ::.########}. Vui lòng nhập lý do.",
  },
  "rate.reasonWithoutRate": {
    status: 422,
    en: "There is no rate of {currency} on {day} with which the rate {rate, number, ::.########} can be compared. Give a reason.",
    vi: "Chưa có tỷ giá {currency} ngày {day} để so sánh với tỷ giá {rate, number, ::.########}. Vui lòng nhập lý do.",
  },
  "rate.reasonNotMissing": {
    status: 409,
    en: "{number} does not lack a reason for a rate outside the bound.",
    vi: "{number} không thiếu lý do cho tỷ giá ngoài biên độ.",
  },
  "rate.nothingToRemove": {
    status: 404,
    en: "{currency} is not quoted.",
    vi: "{currency} hiện không có tỷ giá.",
  },
});

/** How many days ahead a rate may be entered. */
const daysAhead = 31;

/** Refuses a day that is too far ahead for a rate. */
export function wrongDay(effectiveOn: Day, today: Day): FieldRefusal[] {
  const most = addDays(today, daysAhead);
  if (effectiveOn <= most) return [];
  return [
    refuseRate.field("effectiveOn", "rate.dayAhead", { days: daysAhead, most: sayDay(most) }),
  ];
}

/** Refuses wrong rates, the first one in its words. */
export function refuseRates(wrong: readonly FieldRefusal[]): void {
  const [first] = wrong;
  if (!first) return;
  throw refuseRate(first.code as keyof typeof refuseRate.catalogue, first.facts, { fields: wrong });
}
