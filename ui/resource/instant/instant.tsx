import { TextField } from "../../form/fields.tsx";
import { InstantText } from "../../parts/DayText.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** An instant; it is shown, not entered. */
export const instant: Kind = {
  Input: (props) => <TextField {...frameOf(props)} disabled />,
  Cell: ({ row, name }) => <InstantText instant={row[name] as string | null} />,
  width: 140,
};
