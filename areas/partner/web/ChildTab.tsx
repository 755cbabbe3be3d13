import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import type { ChildCalls } from "../contractTabs.ts";
import { RowActions } from "./RowActions.tsx";
import { childWords as words } from "./childWords.ts";

const ChildDrawer = soon(async () => (await import("./ChildDrawer.tsx")).ChildDrawer);

/** The records of a kind below a partner, with their form in a drawer. */
export function ChildTab(props: {
  readonly resource: Resource;
  readonly calls: ChildCalls;
  readonly rows: readonly AnyRow[] | undefined;
  readonly partnerId: string;
  readonly why: string | null;
  readonly empty: { readonly title: Words; readonly detail: Words };
  readonly refresh: () => void;
  /** How a column is shown, where it is more than its value. */
  readonly shows?: Readonly<Record<string, (row: AnyRow) => ReactNode>>;
  /** What else belongs to a row, below its form. */
  readonly below?: (row: AnyRow) => ReactNode;
  /** What else may be done with a row. */
  readonly actions?: (row: AnyRow) => readonly PageAction[];
}) {
  const { resource, rows } = props;
  const say = useSay();
  const [open, setOpen] = useState<{ readonly row: AnyRow | null } | null>(null);
  const may = (row: AnyRow, verb: string) =>
    ((row["may"] ?? []) as readonly string[]).includes(verb);
  const column = (name: string) => {
    const spec = resource.fields[name] as Field;
    const { Cell } = kinds[spec.kind];
    const show = props.shows?.[name];
    return {
      key: name,
      title: say(spec.label),
      read: (row: AnyRow) => (show ? show(row) : <Cell name={name} spec={spec} row={row} />),
    };
  };
  const isEmpty = rows?.length === 0;
  const add = {
    words: words.add,
    why: props.why,
    run: () => setOpen({ row: null }),
  };
  return (
    <Space orientation="vertical" className="fw-wide">
      {isEmpty ? null : <ActionButton action={add} />}
      {isEmpty ? (
        <EmptyState title={props.empty.title} detail={props.empty.detail} first={add} />
      ) : (
        <PlainTable
          rows={rows ?? []}
          rowKey={(row) => String(row["id"])}
          columns={[
            ...resource.list.columns.map(column),
            {
              key: "datetimeModified",
              title: say(words.updated),
              read: (row) => <InstantText instant={String(row["datetimeModified"])} />,
            },
            {
              key: "actions",
              title: say(words.actions),
              read: (row) => (
                <RowActions
                  actions={[
                    {
                      words: may(row, "update") ? words.edit : words.view,
                      run: () => setOpen({ row }),
                    },
                    ...(props.actions?.(row) ?? []),
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      {open ? (
        <Suspense fallback={null}>
          <ChildDrawer
            resource={resource}
            calls={props.calls}
            row={open.row}
            partnerId={props.partnerId}
            why={props.why}
            below={open.row && props.below ? props.below(open.row) : null}
            onChanged={props.refresh}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Space>
  );
}
