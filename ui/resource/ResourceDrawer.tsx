import { useWhyNot } from "../session/useWhyNot.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Drawer } from "antd";
import { useMemo } from "react";
import { useClient } from "../client/client.ts";
import { cacheKey, useAsk } from "../client/useAsk.ts";
import { RecordForm } from "../form/RecordForm.tsx";
import { useRecordForm } from "../form/useRecordForm.tsx";
import { HistoryButton } from "../history/HistoryButton.tsx";
import { DeleteButton } from "../parts/DeleteButton.tsx";
import { PageSkeleton } from "../parts/Skeletons.tsx";
import { partWords } from "../parts/partWords.ts";
import { SideDrawer } from "../parts/SideDrawer.tsx";
import { toast } from "../parts/toast.ts";
import { useSay } from "../words/useSay.tsx";
import { formShape, formStart } from "./formShape.ts";
import type { AnyRow } from "./kind.ts";
import { ResourceFields } from "./ResourceFields.tsx";
import { resourceWords } from "./resourceWords.ts";

interface Props {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  /** The record to change; null for a new one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** The form of a declared record in a drawer. */
export function ResourceDrawer(props: Props) {
  const { id, calls } = props;
  const found = useAsk(calls.get as CallSpec, { id } as never, { when: id !== null });
  const row = (id === null ? null : found.data) as AnyRow | null | undefined;
  const title = useTitle(props, null);
  if (row === undefined) {
    return (
      <Drawer open mask={{ closable: false }} size={640} onClose={props.onClose} title={title}>
        <PageSkeleton />
      </Drawer>
    );
  }
  return <OpenDrawer {...props} row={row} />;
}

function useTitle({ resource, id }: Props, row: AnyRow | null): string {
  const say = useSay();
  const what = say(resource.title);
  return id === null ? say(resourceWords.new, { what }) : `${what} ${row?.[resource.key] ?? ""}`;
}

function OpenDrawer(props: Props & { readonly row: AnyRow | null }) {
  const { resource, calls, row, onClose } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const title = useTitle(props, row);
  const schema = useMemo(() => formShape(resource), [resource]);
  const changed = () => {
    for (const call of [calls.paging, calls.get, calls.history]) {
      if (call) void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
    void cache.invalidateQueries({ queryKey: ["picker"] });
    onClose();
  };
  const form = useRecordForm({
    schema,
    start: formStart(resource, row),
    save: (values) => client.ask((row ? calls.update : calls.add) as CallSpec, values as never),
    onSaved: () => {
      toast.success(say(resourceWords.saved, { what: title }));
      changed();
    },
    ...(row
      ? {
          latest: async () =>
            formStart(
              resource,
              (await client.ask(
                calls.get as CallSpec,
                { id: row["id"] } as never,
              )) as unknown as AnyRow,
            ),
        }
      : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row
    ? whyNot(`${resource.menu}.write`, !allowed.allowUpdate)
    : whyNot(`${resource.menu}.add`);
  const readOnly = why !== null;
  const remove = async () => {
    await client.ask(calls.remove as CallSpec, { id: row?.["id"] } as never);
    toast.success(say(resourceWords.deleted, { what: title }));
    changed();
  };
  return (
    <SideDrawer
      size={640}
      onClose={onClose}
      title={title}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving, why, keys: "mod+s" }}
      extra={
        row && calls.history ? (
          <HistoryButton call={calls.history} id={String(row["id"])} what={title} />
        ) : null
      }
      dangerous={
        row && calls.remove ? (
          <DeleteButton
            what={title}
            uses={calls.uses}
            id={String(row["id"])}
            why={whyNot(`${resource.menu}.delete`, !allowed.allowDelete)}
            run={remove}
          />
        ) : null
      }
    >
      <RecordForm form={form} readOnly={readOnly}>
        <ResourceFields resource={resource} row={row} />
      </RecordForm>
    </SideDrawer>
  );
}
