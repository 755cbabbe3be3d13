import { NoteField } from "../../form/fields.tsx";
import { frameOf, type Kind } from "../kind.ts";

/** Several lines of text. */
export const note: Kind = {
  Input: (props) => (
    <NoteField {...frameOf(props)} {...(props.spec.max ? { max: props.spec.max } : {})} />
  ),
  Cell: ({ row, name }) => <>{row[name] ?? ""}</>,
  width: 150,
};
