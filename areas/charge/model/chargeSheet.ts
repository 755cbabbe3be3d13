import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource, type Resource } from "@fairway/core/resource/resource.ts";
import { refuseCharge } from "./refusals.ts";
import { sideNames } from "./sideNames.ts";

const to = (target: unknown) => target as LinkTarget;

/*
 * A sheet of charge lines. Its columns name the bill and the fields of a line; those of a line have
 * the names of `chargeLine`.
 *
 * Source: rule CH-33, areas/charge/README.md
 */
const declared = resource("chargeSheet", {
  title: { en: "Charges", vi: "Các khoản phí" },
  // The right that counts is that of the job's service (`chargeSheetOf`).
  menu: openServices[0]?.menu as string,
  shared: "company",
  table: "surcharge",
  key: "hwbno",
  names: { en: "hwbno", vi: "hwbno" },
  fields: {
    hwbno: field.text({ label: { en: "HBL No", vi: "Số vận đơn nhà" }, max: 100, optional: true }),
    mblno: field.text({ label: { en: "MBL No", vi: "Số MBL" }, max: 100, optional: true }),
    jobNo: field.text({ label: { en: "Job No", vi: "Số lô" }, max: 50, optional: true }),
    customNo: field.text({ label: { en: "Custom No", vi: "Số tờ khai" }, max: 50, optional: true }),
    paymentObjectId: field.link({
      label: { en: "Partner Code", vi: "Mã đối tác" },
      to: to(partner),
    }),
    payerId: field.link({
      label: {
        en: "OBH Partner",
        vi: "Đối tác chi hộ",
        former: ["OBH Partner Code", "Mã đối tác chi hộ"],
      },
      to: to(partner),
      optional: true,
    }),
    chargeId: field.link({ label: { en: "Charge Code", vi: "Mã phí" }, to: to(charge) }),
    quantity: field.number({
      label: { en: "Qty", vi: "SL", former: ["Quantity", "Số lượng"] },
      decimals: 6,
    }),
    unitId: field.link({
      label: { en: "Unit", vi: "Đơn vị tính", former: ["Unit (English name)"] },
      to: to(unit),
    }),
    unitPrice: field.number({
      label: { en: "Unit Price", vi: "Đơn giá" },
      decimals: 8,
      signed: true,
    }),
    currencyId: field.link({ label: { en: "Currency", vi: "Loại tiền" }, to: to(currency) }),
    vatPartnerId: field.text({
      label: {
        en: "VAT Partner tax code",
        vi: "MST đối tác xuất hóa đơn",
        former: ["VAT Partner", "VAT partner (tax code)"],
      },
      max: 50,
      optional: true,
    }),
    vatrate: field.text({
      label: { en: "VAT", vi: "Thuế GTGT", former: ["VAT rate", "VAT %"] },
      max: 30,
      optional: true,
    }),
    exchangeDate: field.date({
      label: { en: "Exchange date", vi: "Ngày tỷ giá", former: ["Exchange Rate Date"] },
    }),
    exchangeRate: field.rate({
      label: {
        en: "Final rate",
        vi: "Tỷ giá chốt",
        former: ["Final exchange rate"],
      },
      optional: true,
    }),
    rateReason: field.text({
      label: { en: "Rate reason", vi: "Lý do tỷ giá" },
      max: 500,
      optional: true,
    }),
    invoiceNo: field.text({
      label: { en: "Invoice No", vi: "Số hóa đơn" },
      max: 100,
      optional: true,
    }),
    invoiceDate: field.date({
      label: { en: "Invoice Date", vi: "Ngày hóa đơn" },
      optional: true,
    }),
    seriesNo: field.text({ label: { en: "Series No", vi: "Ký hiệu" }, max: 50, optional: true }),
    type: field.choice({
      label: { en: "Type", vi: "Loại" },
      of: {
        BUY: sideNames.BUY,
        SELL: sideNames.SELL,
        OBH: { en: "OBH", vi: "Chi hộ", former: ["On behalf", "Thu chi hộ"] },
      },
    }),
    notes: field.text({
      label: { en: "Notes", vi: "Ghi chú", former: ["Note"] },
      max: 500,
      optional: true,
    }),
  },
  list: { columns: ["hwbno"], search: ["hwbno"], sort: "hwbno" },
  form: [],
  excel: [
    "hwbno",
    "mblno",
    "jobNo",
    "customNo",
    "paymentObjectId",
    "payerId",
    "chargeId",
    "quantity",
    "unitId",
    "unitPrice",
    "currencyId",
    "vatPartnerId",
    "vatrate",
    "exchangeDate",
    "exchangeRate",
    "invoiceNo",
    "invoiceDate",
    "seriesNo",
    "type",
    "notes",
    "rateReason",
  ],
  check: ({ unitPrice, exchangeRate }) => [
    ...ifZero(unitPrice, refuseCharge.field("unitPrice", "charge.unitPrice")),
    ...ifZero(exchangeRate, refuseRate.field("exchangeRate", "rate.aboveZero")),
  ],
  calls: { controller: "CsShipmentSurcharge", paths: {} },
});

function ifZero(value: string | null, wrong: FieldRefusal): FieldRefusal[] {
  return value !== null && decimal(value).isZero() ? [wrong] : [];
}

/** The sheet as imports read it; a row always adds a line. */
export const chargeSheet: Resource = { ...(declared as unknown as Resource), unique: [] };

/** The columns that a job which is keyed with its bill needs to name it, and the VAT of its lines. */
const neededWithBill = ["hwbno", "mblno", "vatrate"] as const;
/** Jobs that are keyed with their bill are named by the numbers of the bill. */
const leftOutWithBill: readonly string[] = ["jobNo", "rateReason"];

/**
 * The same for the jobs of one service, under the rights of its menu: those that are keyed with their
 * bill have a layout of 19 columns.
 *
 * Source: rule OJ-34, areas/operation/README.md
 */
export function chargeSheetOf({ menu, bill }: Pick<Service, "menu" | "bill">): Resource {
  if (!bill.isOfJob) return { ...chargeSheet, menu };
  const needed = neededWithBill.map((name) => [
    name,
    { ...chargeSheet.fields[name], optional: false },
  ]);
  return {
    ...chargeSheet,
    menu,
    fields: { ...chargeSheet.fields, ...Object.fromEntries(needed) },
    excel: chargeSheet.excel.filter((name) => !leftOutWithBill.includes(name)),
  };
}
