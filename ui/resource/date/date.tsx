import { DayField } from "../../form/fields.tsx";
import { DayText } from "../../parts/DayText.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** A calendar day. */
export const date: Kind = {
  Input: (props) => <DayField {...frameOf(props)} />,
  Cell: ({ row, name }) => <DayText day={row[name] as string | null} />,
  width: 110,
};
