import { linkStem } from "@fairway/core/resource/resource.ts";
import { PickerField } from "../../form/fields.tsx";
import type { Pick } from "../../form/picker.ts";
import { type AnyRow, frameOf, type Kind } from "../kind.ts";
import { linkPicker } from "../linkPicker.ts";

/** The record behind a link as it came with the row. */
export function chosenOf(row: AnyRow | null, name: string): Pick | null {
  const id = row?.[name];
  if (!row || typeof id !== "string") return null;
  const stem = linkStem(name);
  const said = (part: string) => String(row[`${stem}${part}`] ?? "");
  return { id, code: said("Code") || id, name: said("Name") };
}

/** Another record. */
export const link: Kind = {
  Input: (props) => (
    <PickerField
      {...frameOf(props)}
      source={linkPicker(props.spec)}
      chosen={chosenOf(props.row, props.name)}
    />
  ),
  Cell: ({ row, name }) => {
    const chosen = chosenOf(row, name);
    return <span title={chosen?.name}>{chosen?.code ?? ""}</span>;
  },
  width: 130,
};
