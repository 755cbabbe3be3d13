import { NumberField } from "../../form/fields.tsx";
import { NumberText } from "../../parts/MoneyText.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** Quantities, amounts, rates and weights: exact decimals as text. */
export const number: Kind = {
  Input: (props) => (
    <NumberField
      {...frameOf(props)}
      {...(props.spec.decimals === undefined ? {} : { most: props.spec.decimals })}
    />
  ),
  Cell: ({ row, name, spec }) => (
    <NumberText value={(row[name] as string | null) ?? null} most={spec.decimals ?? 0} />
  ),
  align: "right",
  width: 120,
};
