import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { refuseFreeTime } from "./refusals.ts";
import { whyNotRuleTiers } from "./ruleTiers.ts";
import { bearers, dayKinds, countedFrom, freeTimeKinds } from "./terms.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const fromDay = (no: number) =>
  field.number({
    ...words(`Tier ${no} from day`, `Bậc ${no} từ ngày thứ`),
    decimals: 0,
    between: ["2", "999"],
    optional: true,
  });
const priceOf = (no: number) =>
  field.money({ ...words(`Tier ${no} a day`, `Đơn giá bậc ${no}`), optional: true });

/**
 * The free time of a carrier or a port and what a day costs afterwards.
 *
 * Shape: without a carrier, a port or a box type the rule is for any.
 * Source: rules FT-8 and FT-9, areas/freetime/README.md
 */
export const freeTimeRule = resource("freeTimeRule", {
  title: { en: "Free time rule", vi: "Quy tắc thời gian miễn phí" },
  menu: "settingFreeTime",
  shared: "company",
  guard: "menu",
  key: "ruleName",
  names: { en: "ruleName", vi: "ruleName" },
  fields: {
    ruleName: field.text({ ...words("Rule name", "Tên quy tắc"), max: 200, unique: true }),
    kind: field.choice({ ...words("Kind of cost", "Loại chi phí"), of: freeTimeKinds }),
    carrierId: field.link({
      ...words("Carrier", "Hãng vận chuyển"),
      hint: { en: "Empty: any carrier", vi: "Để trống: mọi hãng" },
      to: partner as unknown as LinkTarget,
      optional: true,
    }),
    portId: field.link({
      ...words("Port", "Cảng"),
      hint: { en: "Empty: any port", vi: "Để trống: mọi cảng" },
      to: port,
      optional: true,
    }),
    boxTypeId: field.link({
      ...words("Box type", "Loại container"),
      hint: { en: "Empty: any type", vi: "Để trống: mọi loại" },
      to: unit,
      among: { unitType: ["Container"] },
      optional: true,
    }),
    validFrom: field.date(words("Valid from", "Áp dụng từ ngày")),
    validTo: field.date({
      ...words("Valid to", "Áp dụng đến ngày"),
      hint: { en: "Empty: without an end", vi: "Để trống: chưa có ngày kết thúc" },
      optional: true,
    }),
    freeDays: field.number({
      ...words("Free days", "Số ngày miễn phí"),
      decimals: 0,
      between: ["0", "365"],
    }),
    dayKind: field.choice({
      ...words("Free days are", "Cách đếm ngày miễn phí"),
      of: dayKinds,
      start: "calendar",
    }),
    countsFrom: field.choice({
      ...words("First day", "Ngày đầu tiên"),
      of: countedFrom,
      start: "next",
    }),
    paidBy: field.choice({ ...words("Paid by", "Bên chịu phí"), of: bearers, start: "customer" }),
    currencyId: field.link({ ...words("Currency", "Loại tiền"), to: currency }),
    price1: field.money({
      ...words("Tier 1 a day", "Đơn giá bậc 1"),
      hint: { en: "From chargeable day 1", vi: "Từ ngày tính phí thứ 1" },
    }),
    day2: fromDay(2),
    price2: priceOf(2),
    day3: fromDay(3),
    price3: priceOf(3),
    day4: fromDay(4),
    price4: priceOf(4),
    day5: fromDay(5),
    price5: priceOf(5),
    note: field.note({ ...words("Note", "Ghi chú"), max: 500 }),
  },
  list: {
    columns: [
      "ruleName",
      "kind",
      "carrierId",
      "portId",
      "boxTypeId",
      "freeDays",
      "dayKind",
      "countsFrom",
      "currencyId",
      "price1",
      "validFrom",
      "validTo",
      "paidBy",
    ],
    search: ["ruleName"],
    sort: "datetimeModified",
    descending: true,
    filters: ["kind", "carrierId", "portId", "boxTypeId", "paidBy"],
  },
  form: [
    ["ruleName", "kind"],
    ["carrierId", "portId", "boxTypeId"],
    ["validFrom", "validTo", "paidBy"],
    ["freeDays", "dayKind", "countsFrom"],
    ["currencyId", "price1"],
    ["day2", "price2"],
    ["day3", "price3"],
    ["day4", "price4"],
    ["day5", "price5"],
    ["note"],
  ],
  excel: [
    "ruleName",
    "kind",
    "carrierId",
    "portId",
    "boxTypeId",
    "validFrom",
    "validTo",
    "freeDays",
    "dayKind",
    "countsFrom",
    "paidBy",
    "currencyId",
    "price1",
    "day2",
    "price2",
    "day3",
    "price3",
    "day4",
    "price4",
    "day5",
    "price5",
    "note",
  ],
  examples: {
    ruleName: "Demurrage at Cat Lai",
    carrierId: "",
    portId: "VNCLI",
    boxTypeId: "",
    freeDays: "5",
    currencyId: secondCurrency,
    price1: "40",
    day2: "6",
    price2: "80",
    day3: "11",
    price3: "120",
    day4: "",
    price4: "",
    day5: "",
    price5: "",
    note: "",
  },
  check: (filled) => [
    ...(filled.validTo && filled.validTo < filled.validFrom
      ? [refuseFreeTime.field("validTo", "freeTime.daysReversed")]
      : []),
    ...(filled.carrierId || filled.portId
      ? []
      : [refuseFreeTime.field("carrierId", "freeTime.forNobody")]),
    ...whyNotRuleTiers(filled),
  ],
  calls: {
    controller: "FreeTimeRule",
    paths: {
      paging: "Paging",
      query: "Query",
      get: "{id}",
      add: "Add",
      update: "Update",
      remove: "Delete/{id}",
      template: "DownloadExcel",
      upload: "UploadFile",
      import: "Import",
      export: "FreeTimeRule/Export",
    },
  },
});
