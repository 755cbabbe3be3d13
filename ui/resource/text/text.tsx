import { TextField } from "../../form/fields.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** Codes, names, addresses, telephone numbers: one line of text. */
export const text: Kind = {
  Input: (props) => (
    <TextField
      {...frameOf(props)}
      {...(props.spec.max ? { max: props.spec.max } : {})}
      upper={props.spec.upper ?? false}
    />
  ),
  Cell: ({ row, name }) => <>{row[name] ?? ""}</>,
  width: 180,
};

/** A code is short. */
export const code: Kind = { ...text, width: 110 };
