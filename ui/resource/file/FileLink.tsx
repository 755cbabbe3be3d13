import { type Attached, fileCalls } from "@fairway/core/resource/file/fileCalls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { linkStem } from "@fairway/core/resource/resource.ts";
import { Button } from "antd";
import { useDownload } from "../../parts/useDownload.tsx";
import type { AnyRow } from "../kind.ts";

/** The file that a record holds in a field; null where it holds none. */
export function heldFile(row: AnyRow | null, field: string): Attached | null {
  const id = row?.[field];
  if (!row || typeof id !== "string") return null;
  return { id, name: String(row[`${linkStem(field)}Name`] ?? id) };
}

/** The calls of a field's files. */
export function callsOf(spec: Field) {
  return fileCalls(spec.keeps?.at ?? "");
}

/** The name of a record's file; a click downloads it. */
export function FileLink(props: {
  readonly spec: Field;
  readonly field: string;
  readonly row: AnyRow;
}) {
  const { spec, field, row } = props;
  const { download } = useDownload();
  const held = heldFile(row, field);
  if (!held) return null;
  return (
    <Button
      type="link"
      size="small"
      onClick={() => void download(callsOf(spec).file, { id: String(row["id"]), field })}
    >
      {held.name}
    </Button>
  );
}
