import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { HistoryAnswer } from "@fairway/core/history/historyAnswer.ts";
import { Button, Drawer, Timeline } from "antd";
import { useState } from "react";
import { useAsk } from "../client/useAsk.ts";
import { InstantText } from "../parts/DayText.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { ErrorState } from "../parts/ErrorState.tsx";
import { PlainTable } from "../parts/PlainTable.tsx";
import { PageSkeleton } from "../parts/Skeletons.tsx";
import { useSay } from "../words/useSay.tsx";
import { historyWords } from "./historyWords.ts";

/** The record of the history. */
export interface HistoryProps {
  /** A call that takes `id` and returns a history. */
  readonly call: CallSpec;
  readonly id: string;
  /** The record by name. */
  readonly what: string;
}

type Line = HistoryAnswer[number];

const deeds = {
  insert: historyWords.made,
  update: historyWords.changed,
  delete: historyWords.removed,
} as const;

/** The history of a record in a drawer, last change first. */
export function HistoryDrawer({
  call,
  id,
  what,
  onClose,
}: HistoryProps & { readonly onClose: () => void }) {
  const say = useSay();
  const [parts, setParts] = useState<readonly HistoryAnswer[]>([]);
  const olderThan = parts.at(-1)?.at(-1)?.id;
  const found = useAsk(call, { id, ...(olderThan ? { olderThan } : {}) } as never, { quiet: true });
  const part = found.data as unknown as HistoryAnswer | undefined;
  const lines = part || parts.length > 0 ? [...parts.flat(), ...(part ?? [])] : undefined;
  // The oldest entry of a record is its creation; those of before history was kept have none.
  const hasOlder = part && part.length > 0 && part.at(-1)?.action !== "insert";
  return (
    <Drawer open size={560} onClose={onClose} title={say(historyWords.historyOf, { what })}>
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : !lines ? (
        <PageSkeleton />
      ) : lines.length === 0 ? (
        <EmptyState title={historyWords.noHistory} />
      ) : (
        <>
          <Timeline
            items={lines.map((line) => ({ key: line.id, content: <Change line={line} /> }))}
          />
          {hasOlder ? (
            <Button onClick={() => setParts([...parts, part])}>{say(historyWords.older)}</Button>
          ) : null}
        </>
      )}
    </Drawer>
  );
}

function Change({ line }: { readonly line: Line }) {
  const say = useSay();
  const column = (key: "label" | "was" | "now", title: string) => ({
    key,
    title,
    read: (change: Line["changes"][number]) => change[key],
  });
  return (
    <>
      <div>
        <b>{line.by ?? say(historyWords.somebody)}</b> {say(deeds[line.action])}
        {" · "}
        <InstantText instant={line.at} />
      </div>
      <PlainTable
        rows={line.changes}
        rowKey={(change) => change.field}
        columns={[
          column("label", say(historyWords.field)),
          ...(line.action === "insert" ? [] : [column("was", say(historyWords.was))]),
          ...(line.action === "delete" ? [] : [column("now", say(historyWords.now))]),
        ]}
      />
    </>
  );
}
