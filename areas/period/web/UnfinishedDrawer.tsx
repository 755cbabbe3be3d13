import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { unfinishedOfMonth } from "../contract.ts";
import type { Period } from "../model/period.ts";
import { words } from "./words.ts";

/** The drafts and unsent documents of a month. */
export function UnfinishedDrawer(props: {
  readonly period: Period;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { officeId, month } = props.period;
  const asked = useAsk(unfinishedOfMonth, { officeId, month });
  const title = `${say(words.unfinished)} · ${props.title}`;
  return (
    <SideDrawer title={title} size={700} isRead onClose={props.onClose}>
      {asked.error && !asked.data ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : null}
      {asked.data ? (
        asked.data.length > 0 ? (
          <PlainTable
            rows={asked.data}
            rowKey={(row) => row.id}
            columns={[
              { key: "number", title: say(words.number), read: (row) => row.number },
              { key: "partner", title: say(words.partner), read: (row) => row.partnerName },
              { key: "day", title: say(words.day), read: (row) => <DayText day={row.day} /> },
              { key: "reason", title: say(words.state), read: (row) => say(words[row.reason]) },
            ]}
          />
        ) : (
          <p className="fw-quiet">{say(words.nothing)}</p>
        )
      ) : (
        <RowSkeletons rows={4} />
      )}
    </SideDrawer>
  );
}
