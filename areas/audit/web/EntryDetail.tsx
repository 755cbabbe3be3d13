import { type PlainColumn, PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { AuditRow } from "../model/auditRow.ts";
import { auditWords as words } from "../model/auditWords.ts";
import { type ToldField, tellChange } from "../model/tellChange.ts";

/** The old and new values of an entry, field by field, and its request number. */
export function EntryDetail({ entry }: { readonly entry: AuditRow }) {
  const say = useSay();
  const fields = tellChange(entry);
  const columns: PlainColumn<ToldField>[] = [
    { key: "field", title: say(words.field), read: (each) => each.field },
    { key: "was", title: say(words.was), read: (each) => each.was },
    { key: "now", title: say(entry.before ? words.now : words.value), read: (each) => each.now },
  ];
  return (
    <>
      {fields.length === 0 ? (
        <p className="fw-quiet">{say(words.noDetail)}</p>
      ) : (
        <PlainTable
          rows={fields}
          rowKey={(each) => each.field}
          columns={entry.before ? columns : columns.filter((each) => each.key !== "was")}
        />
      )}
      {entry.requestId ? (
        <p className="fw-quiet">
          {say(words.request)}: {entry.requestId}
        </p>
      ) : null}
    </>
  );
}
