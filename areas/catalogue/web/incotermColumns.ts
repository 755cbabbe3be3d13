import type { Pick } from "@fairway/ui/form/picker.ts";
import { type GridColumn, pickColumn } from "@fairway/ui/grid/column.ts";
import {
  chargeTos,
  feeTypes,
  hintQuantities,
  type IncotermSide,
  incotermSides,
} from "../model/incotermCharge.ts";
import { choicePicker } from "./choicePicker.ts";
import type { IncotermLine as Line } from "./incotermLines.ts";
import { chargeNameColumn, currencyColumn, unitColumn } from "./lineColumns.ts";
import { type ChargePick, chargePicker } from "./linePickers.ts";
import { incotermWords as words } from "./incotermWords.ts";

const hints = choicePicker("incoterm hint", hintQuantities);
const chargedTo = choicePicker("incoterm charge to", chargeTos);
const fees = choicePicker("incoterm fee", feeTypes);

/** The columns of the usual charges of one side, for charges of the chosen services. */
export function incotermColumns(
  side: IncotermSide,
  services: readonly string[],
): readonly GridColumn<Line>[] {
  return [
    pickColumn<Line, ChargePick>({
      key: "chargeId",
      title: words.charge,
      width: 150,
      required: true,
      frozen: true,
      source: chargePicker([incotermSides[side].takes], services),
      pick: (line) => line.charge,
      write: (line, charge) => ({
        ...line,
        charge,
        unit: charge?.unit ?? line.unit,
        currency: charge?.currencyId
          ? { id: charge.currencyId, code: charge.currencyId, name: "" }
          : line.currency,
      }),
    }),
    chargeNameColumn({ title: words.chargeName, width: 250 }),
    pickColumn<Line, Pick>({
      key: "quantityType",
      title: words.hint,
      width: 170,
      required: true,
      source: hints,
      pick: (line) => line.hint,
      write: (line, hint) => ({ ...line, hint }),
    }),
    unitColumn({ title: words.unit, width: 110, required: true }),
    pickColumn<Line, Pick>({
      key: "chargeTo",
      title: words.chargeTo,
      width: 150,
      required: true,
      source: chargedTo,
      pick: (line) => line.chargeTo,
      write: (line, chargeTo) => ({ ...line, chargeTo }),
    }),
    currencyColumn({ title: words.currency, width: 100, required: true }),
    pickColumn<Line, Pick>({
      key: "feeType",
      title: words.feeType,
      width: 150,
      required: true,
      source: fees,
      pick: (line) => line.feeType,
      write: (line, feeType) => ({ ...line, feeType }),
    }),
  ];
}
