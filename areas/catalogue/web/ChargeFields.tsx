import type { RecordFormHandle } from "@fairway/ui/form/useRecordForm.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { charge } from "../model/charge.ts";

/** The sides whose charges are mapped to a charge of the other side. */
const mappedOn: Readonly<Record<string, readonly string[]>> = {
  debitCharge: ["CREDIT"],
  creditCharge: ["DEBIT", "OBH"],
};

/** The fields of a charge; its mapping depends on its side. */
export function ChargeFields(props: {
  readonly form: RecordFormHandle;
  readonly row: AnyRow | null;
}) {
  const { form, row } = props;
  const type: unknown = useWatch({ control: form.form.control, name: "type" });
  const hidden = new Set<string>([
    ...Object.entries(mappedOn).flatMap(([name, sides]) =>
      sides.includes(String(type)) ? [] : [name],
    ),
    ...(type === "CREDIT" ? [] : ["generateSelling"]),
    // The user maps a stored charge.
    ...(row ? ["generateSelling"] : []),
  ]);
  const { getValues, setValue } = form.form;
  // A hidden field must not keep a value that the new side refuses.
  useEffect(() => {
    for (const [name, sides] of Object.entries(mappedOn)) {
      if (type && !sides.includes(String(type)) && getValues(name)) {
        setValue(name, null, { shouldDirty: true });
      }
    }
  }, [type, getValues, setValue]);
  const rows = charge.form
    .map((line) => line.filter((name) => !hidden.has(name)))
    .filter((line) => line.length > 0);
  return <ResourceFields resource={charge} row={row} rows={rows} />;
}
