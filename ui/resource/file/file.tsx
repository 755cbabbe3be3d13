import type { Kind } from "../kind.ts";
import { FileInput } from "./FileInput.tsx";
import { FileLink } from "./FileLink.tsx";

/** A kept file: sent in the form, saved by a click on its name. */
export const file: Kind = {
  Input: FileInput,
  Cell: ({ row, name, spec }) => <FileLink spec={spec} field={name} row={row} />,
  width: 160,
};
