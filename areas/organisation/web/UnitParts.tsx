import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { organisationWords as words } from "./words.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The direct subunits of a unit: offices, departments or groups. */
export function UnitParts(props: {
  readonly title: Words;
  readonly call: CallSpec;
  readonly ask: object;
  /** The address of a unit. */
  readonly list: string;
  /** The fields to show, with the names in both languages. */
  readonly fields: readonly (readonly [field: string, label: Words])[];
}) {
  const say = useSay();
  const found = useAsk(props.call, props.ask as never, { quiet: true });
  const rows = (found.data ?? []) as readonly Row[];
  return (
    <Section title={props.title} columns={1}>
      {rows.length === 0 ? (
        <EmptyState title={words.noParts} detail={words.noPartsDetail} />
      ) : (
        <PlainTable<Row>
          rows={rows}
          rowKey={(row) => row.id}
          columns={props.fields.map(([field, label], at) => ({
            key: field,
            title: say(label),
            read: (row) =>
              at === 0 ? (
                <ScreenLink to={`${props.list}/${row.id}`}>{String(row[field] ?? "")}</ScreenLink>
              ) : (
                String(row[field] ?? "")
              ),
          }))}
        />
      )}
    </Section>
  );
}
