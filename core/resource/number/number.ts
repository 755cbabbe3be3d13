import { decimalText } from "../../contract/shapes.ts";
import { decimal, isDecimal } from "../../money/decimal.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";
import { text } from "../text/text.ts";

const longest = 30;

/** An exact number as text, with at most the decimals that the field allows. */
export const number: KindRules = {
  ...text,
  sent: decimalText.nullish(),
  exact: true,
  wrong: (name, spec, value) => {
    if (!isDecimal(value) || value.length > longest) {
      return refuseValue.field(name, "field.notNumber", { value });
    }
    if (!spec.signed && value.startsWith("-")) return refuseValue.field(name, "field.belowZero");
    const decimals = spec.decimals ?? 0;
    const given = /\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0;
    if (given > decimals) return refuseValue.field(name, "field.tooFine", { decimals });
    const [least, most] = spec.between ?? [value, value];
    const isWithin = decimal(value).gte(least) && decimal(value).lte(most);
    return isWithin ? null : refuseValue.field(name, "field.notBetween", { value, least, most });
  },
  // Imports read separators before (`engine/imports/numberCell.ts`).
  read: (_name, _spec, cell) => ({ value: cell || null }),
};
