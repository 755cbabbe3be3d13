import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { DeleteButton } from "@fairway/ui/parts/DeleteButton.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { resourceWords } from "@fairway/ui/resource/resourceWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { type ReactNode, useMemo } from "react";
import type { ChildCalls } from "../contractTabs.ts";
import { childWords } from "./childWords.ts";

/** The form of a record below a partner. */
export function ChildDrawer(props: {
  readonly resource: Resource;
  readonly calls: ChildCalls;
  readonly row: AnyRow | null;
  readonly partnerId: string;
  /** Why nothing may be changed, by the rights on the partner. */
  readonly why: string | null;
  readonly below: ReactNode;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const { resource, calls, row, partnerId, onClose } = props;
  const say = useSay();
  const client = useClient();
  const schema = useMemo(() => formShape(resource), [resource]);
  const what = say(resource.title);
  const title = row
    ? `${what} ${String(row[resource.key] ?? "")}`
    : say(resourceWords.new, { what });
  const start = (from: AnyRow | null) => ({ ...formStart(resource, from), partnerId });
  const changed = () => {
    props.onChanged();
    onClose();
  };
  const form = useRecordForm({
    schema,
    unguarded: true,
    start: start(row),
    save: (values) => client.ask(row ? calls.update : calls.add, values as never),
    onSaved: () => {
      toast.success(say(resourceWords.saved, { what: title }));
      changed();
    },
    ...(row
      ? {
          latest: async () =>
            start(
              (await client.ask(calls.get as CallSpec, { id: row["id"] } as never)) as never,
            ) as Record<string, unknown>,
        }
      : {}),
  });
  const may = (row?.["may"] ?? []) as readonly string[];
  // With the right, it is the state of the record that refuses.
  const whyNot = (verb: string) =>
    row && may.includes(verb) ? null : (props.why ?? (row ? say(childWords.whyState) : null));
  const why = whyNot("update");
  const readOnly = why !== null;
  return (
    <SideDrawer
      size={640}
      onClose={onClose}
      title={title}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
      extra={
        row ? <HistoryButton call={calls.history} id={String(row["id"])} what={title} /> : null
      }
      dangerous={
        row ? (
          <DeleteButton
            what={title}
            uses={undefined}
            id={String(row["id"])}
            why={whyNot("delete")}
            run={async () => {
              await client.ask(calls.remove, { id: row["id"] } as never);
              toast.success(say(resourceWords.deleted, { what: title }));
              changed();
            }}
          />
        ) : null
      }
    >
      <Space orientation="vertical" size="middle" className="fw-wide">
        <RecordForm form={form} readOnly={readOnly}>
          <ResourceFields resource={resource} row={row} />
        </RecordForm>
        {props.below}
      </Space>
    </SideDrawer>
  );
}
