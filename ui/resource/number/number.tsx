import { NumberField } from "../../form/fields.tsx";
import type { LoneSign } from "../../form/readNumber.ts";
import { NumberText } from "../../parts/MoneyText.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** Quantities, amounts, rates and weights: exact decimals as text. */
export const numberKind = (lone: LoneSign): Kind => ({
  Input: (props) => (
    <NumberField
      {...frameOf(props)}
      lone={lone}
      {...(props.spec.decimals === undefined ? {} : { most: props.spec.decimals })}
    />
  ),
  Cell: ({ row, name, spec }) => (
    <NumberText value={(row[name] as string | null) ?? null} most={spec.decimals ?? 0} />
  ),
  align: "right",
  width: 120,
});

/** A quantity or a weight. */
export const number: Kind = numberKind("language");
