import { linkStem } from "@fairway/core/resource/resource.ts";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PickerField } from "../../form/fields.tsx";
import type { Pick } from "../../form/picker.ts";
import { type AnyRow, frameOf, type Kind, type KindInputProps } from "../kind.ts";
import { linkPicker } from "../../form/linkPicker.ts";

/** Returns the record of a link that came with the row. */
export function chosenOf(row: AnyRow | null, name: string): Pick | null {
  const id = row?.[name];
  if (!row || typeof id !== "string") return null;
  const stem = linkStem(name);
  const said = (part: string) => String(row[`${stem}${part}`] ?? "");
  return { id, code: said("Code") || id, name: said("Name") };
}

/** Another record. */
export const link: Kind = {
  Input: (props) =>
    props.spec.within ? (
      <NarrowedInput {...props} within={props.spec.within} />
    ) : (
      <PickerField
        {...frameOf(props)}
        source={linkPicker(props.spec)}
        chosen={chosenOf(props.row, props.name)}
      />
    ),
  Cell: ({ row, name, spec }) => {
    const chosen = chosenOf(row, name);
    // A record without a code is shown by its name in the reader's language.
    const isNamed = /name/i.test(spec.to?.key ?? "") && Boolean(chosen?.name);
    const [said, other] = isNamed ? [chosen?.name, chosen?.code] : [chosen?.code, chosen?.name];
    return <span title={other}>{said ?? ""}</span>;
  },
  width: 130,
};

/** Limits the options by other values of the form, and clears its own value when those change. */
function NarrowedInput(
  props: KindInputProps & { readonly within: Readonly<Record<string, string>> },
) {
  const { name, spec, row, within } = props;
  const { setValue } = useFormContext();
  const outer: unknown[] = useWatch({ name: Object.values(within) });
  const narrowed = JSON.stringify(outer);
  const before = useRef(narrowed);
  useEffect(() => {
    if (before.current === narrowed) return;
    before.current = narrowed;
    setValue(name, null, { shouldDirty: true });
  }, [narrowed, name, setValue]);
  const given = Object.keys(within).map((key, at) => [key, outer[at] || null]);
  const among = { ...spec.among, ...Object.fromEntries(given) };
  return (
    <PickerField
      {...frameOf(props)}
      source={linkPicker({ ...spec, among })}
      chosen={chosenOf(row, name)}
    />
  );
}
