import { TextField } from "../../form/fields.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** One line of text: names, addresses. */
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
