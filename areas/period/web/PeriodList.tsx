import { ManagementTabs } from "@fairway/areas/invoice/web/ManagementTabs.tsx";
import { officePicker } from "@fairway/areas/organisation/web/pickers.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { HistoryDrawer } from "@fairway/ui/history/HistoryButton.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { closePeriod, periodHistory, periodsOfYear, reopenPeriod } from "../contract.ts";
import type { Period } from "../model/period.ts";
import { UnfinishedDrawer } from "./UnfinishedDrawer.tsx";
import { words } from "./words.ts";

const named = ({ month }: Period) => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** The months of an office: which are closed, and what is not finished in them. */
export default function PeriodList() {
  const say = useSay();
  const { timeZone } = useSession();
  const [officeId, setOffice] = useState<string | null>(null);
  const [year, setYear] = useState<string | null>(today(timeZone).slice(0, 4));
  const [asked, setAsked] = useState<Period | null>(null);
  const [shown, setShown] = useState<Period | null>(null);
  const [past, setPast] = useState<Period | null>(null);
  const isYear = year !== null && /^(19|20)\d\d$/.test(year);
  const list = useAsk(periodsOfYear, { officeId, year: Number(year) }, { when: isYear });
  const onDone = (text: typeof words.closedNow | typeof words.openNow) => () => {
    toast.success(say(text, { month: asked ? named(asked) : "" }));
    setAsked(null);
  };
  const close = useVerb(closePeriod, {
    invalidates: [periodsOfYear],
    onDone: onDone(words.closedNow),
  });
  const reopen = useVerb(reopenPeriod, {
    invalidates: [periodsOfYear],
    onDone: onDone(words.openNow),
  });
  const given = (period: Period, reason: string) => {
    const { id, version, month } = period;
    if (!period.isClosed) close.mutate({ officeId: period.officeId, month, version, reason });
    else if (id) reopen.mutate({ id, version, reason });
  };
  const [office] = list.data ?? [];
  return (
    <div className="fw-page">
      <PageHeader title={say(words.periods)} />
      <ManagementTabs current="period" />
      <section className="fw-section">
        <div className="fw-columns fw-columns-3">
          <Labelled label={words.office}>
            <PickerInput
              label={say(words.office)}
              source={officePicker}
              value={officeId ?? office?.officeId ?? null}
              chosen={
                office
                  ? { id: office.officeId, code: office.officeName, name: office.officeName }
                  : null
              }
              onChange={setOffice}
            />
          </Labelled>
          <Labelled label={words.year}>
            <NumberInput label={say(words.year)} most={0} value={year} onChange={setYear} />
          </Labelled>
        </div>
      </section>
      {list.error && !list.data ? (
        <ErrorState fault={list.error} retry={() => void list.refetch()} />
      ) : null}
      {list.data ? (
        <Months rows={list.data} onAsk={setAsked} onShow={setShown} onHistory={setPast} />
      ) : (
        <RowSkeletons rows={6} />
      )}
      {asked ? (
        <ReasonDialog
          title={say(asked.isClosed ? words.reopenSure : words.closeSure, { month: named(asked) })}
          {...(asked.isClosed
            ? {}
            : { detail: say(words.closeDetail, { drafts: asked.drafts, unsent: asked.unsent }) })}
          yes={asked.isClosed ? words.reopen : words.close}
          no={words.keep}
          busy={close.isPending || reopen.isPending}
          required
          onGiven={(reason) => given(asked, reason)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {shown ? (
        <UnfinishedDrawer period={shown} title={named(shown)} onClose={() => setShown(null)} />
      ) : null}
      {past?.id ? (
        <HistoryDrawer
          call={periodHistory}
          id={past.id}
          what={named(past)}
          onClose={() => setPast(null)}
        />
      ) : null}
    </div>
  );
}

function Months(props: {
  readonly rows: readonly Period[];
  readonly onAsk: (period: Period) => void;
  readonly onShow: (period: Period) => void;
  readonly onHistory: (period: Period) => void;
}) {
  const say = useSay();
  const tag = (isClosed: boolean) =>
    isClosed
      ? ({ words: words.closed, meaning: "cancelled" } as const)
      : ({ words: words.open, meaning: "good" } as const);
  return (
    <PlainTable
      rows={props.rows}
      rowKey={(row) => row.month}
      columns={[
        { key: "month", title: say(words.month), read: named },
        {
          key: "state",
          title: say(words.state),
          read: (row) => <StatusTag {...tag(row.isClosed)} />,
        },
        { key: "drafts", title: say(words.drafts), right: true, read: (row) => row.drafts },
        {
          key: "unsent",
          title: say(words.unsent),
          right: true,
          read: (row) =>
            row.drafts + row.unsent > 0 ? (
              <PlainButton kind="text" onClick={() => props.onShow(row)}>
                {String(row.unsent)}
              </PlainButton>
            ) : (
              row.unsent
            ),
        },
        { key: "by", title: say(words.by), read: (row) => row.changedByName },
        {
          key: "at",
          title: say(words.at),
          read: (row) => (row.changedAt ? <InstantText instant={row.changedAt} /> : null),
        },
        { key: "reason", title: say(words.reason), read: (row) => row.reason },
        {
          key: "more",
          title: "",
          read: (row) => (
            <>
              {row.may.length > 0 ? (
                <PlainButton kind="text" onClick={() => props.onAsk(row)}>
                  {say(row.isClosed ? words.reopen : words.close)}
                </PlainButton>
              ) : null}
              {row.id ? (
                <PlainButton kind="text" onClick={() => props.onHistory(row)}>
                  {say(words.history)}
                </PlainButton>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}
