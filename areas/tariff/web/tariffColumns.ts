import { choicePicker } from "@fairway/areas/catalogue/web/choicePicker.ts";
import {
  chargeNameColumn,
  currencyColumn,
  unitColumn,
} from "@fairway/areas/catalogue/web/lineColumns.ts";
import { type ChargePick, chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { type GridColumn, loneByCurrency, pickColumn } from "@fairway/ui/grid/column.ts";
import { tariffLine } from "../model/tariffLine.ts";
import { customsRoutes, lineTypes, rangeTypes, usedFor } from "../model/tariffWords.ts";
import { type TariffGridLine as Line, withType } from "./tariffGridLines.ts";
import { tariffWords as words } from "./words.ts";

const { fields } = tariffLine;
const chargeTypes = ["DEBIT", "CREDIT", "OBH", "OTHER"];

type PickField = { [K in keyof Line]: Line[K] extends Pick | null ? K : never }[keyof Line];
type NumberField = { [K in keyof Line]: Line[K] extends string | null ? K : never }[Exclude<
  keyof Line,
  "id" | "key"
>];

const choice = (
  name: "useFor" | "route" | "rangeType",
  offered: Readonly<Record<string, Words>>,
  width: number,
): GridColumn<Line> =>
  pickColumn<Line, Pick>({
    key: name,
    title: fields[name].label,
    width,
    source: choicePicker(`tariff ${name}`, offered),
    pick: (line) => line[name],
    write: (line, picked) => ({ ...line, [name]: picked }),
  });

const link = (
  name: PickField,
  field: keyof typeof fields,
  width: number,
  part: "code" | "name" = "code",
): GridColumn<Line> =>
  pickColumn<Line, Pick>({
    key: field,
    title: fields[field].label,
    width,
    part,
    source: linkPicker(fields[field] as Field),
    pick: (line) => line[name],
    write: (line, picked) => ({ ...line, [name]: picked }),
  });

const number = (
  name: NumberField & keyof typeof fields,
  width: number,
  more: { readonly most?: number; readonly required?: boolean; readonly percent?: boolean } = {},
): GridColumn<Line> => ({
  kind: "number",
  key: name,
  title: fields[name].label,
  width,
  most: 4,
  lone: loneByCurrency,
  ...more,
  value: (line) => line[name] as string | null,
  write: (line, value) => ({ ...line, [name]: value }),
});

/** The columns of the lines of a tariff, for charges of its service. */
export function tariffColumns(services: readonly string[]): readonly GridColumn<Line>[] {
  return [
    pickColumn<Line, ChargePick>({
      key: "chargeId",
      title: fields.chargeId.label,
      width: 130,
      required: true,
      frozen: true,
      also: ["Charge code", "Mã phí"],
      source: chargePicker(chargeTypes, services),
      pick: (line) => line.charge,
      write: (line, charge) => ({
        ...line,
        charge,
        unit: line.unit ?? charge?.unit ?? null,
        vatrate: line.vatrate ?? charge?.vatrate ?? null,
        currency: charge?.currencyId
          ? { id: charge.currencyId, code: charge.currencyId, name: "" }
          : line.currency,
      }),
    }),
    chargeNameColumn({ title: words.chargeName, width: 170 }),
    pickColumn<Line, Pick>({
      key: "type",
      title: fields.type.label,
      width: 110,
      required: true,
      source: choicePicker("tariff type", lineTypes),
      pick: (line) => line.type,
      write: withType,
    }),
    choice("rangeType", rangeTypes, 120),
    number("rangeFrom", 80),
    number("rangeTo", 80),
    number("unitPrice", 100, { required: true, most: 8 }),
    unitColumn({ title: fields.unitId.label, width: 104, required: true }),
    currencyColumn({ title: fields.currencyId.label, width: 96, required: true }),
    number("vatrate", 96, { percent: true }),
    number("min", 84),
    number("max", 84),
    number("nextUnit", 76),
    number("nextUnitPrice", 100, { most: 8 }),
    link("pol", "pol", 90),
    link("pod", "pod", 90),
    link("carrier", "carrierId", 130, "name"),
    choice("useFor", usedFor, 100),
    choice("route", customsRoutes, 96),
    link("commodity", "commodityId", 120),
    link("payer", "payerId", 120, "name"),
    link("port", "portId", 120),
    link("warehouse", "warehouseId", 100),
  ];
}
