import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceNames, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { snoozeWords } from "@fairway/ui/parts/snoozeWords.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { Suspense, useMemo, useState } from "react";
import { exportJobsToBill, listJobsToBill } from "../contract.ts";
import { type JobToBill, snoozeViews } from "../model/billMe.ts";
import { billMeAsk } from "../model/billMeView.ts";
import { billingEvents } from "../model/billingDays.ts";
import { billMeWords as words } from "./words.ts";

const SnoozeJob = later(async () => (await import("./SnoozeJob.tsx")).SnoozeJob);
const BillingDaysDrawer = later(
  async () => (await import("./BillingDaysDrawer.tsx")).BillingDaysDrawer,
);

/** The jobs with selling past its billing day, the largest amounts first. */
export default function BillMeList() {
  const say = useSay();
  const language = useLanguage();
  const state = useTableState("bill-me", { filters: ["service", "view"] as const });
  const list = useList(listJobsToBill, {
    ...billMeAsk(state),
    page: state.page,
    size: state.size,
  });
  const [job, setJob] = useState<JobToBill | null>(null);
  const { download, underWay } = useDownload();
  const [isOfDays, setOfDays] = useState(false);
  const columns = useMemo(
    (): readonly Column<JobToBill>[] => [
      {
        key: "jobNo",
        title: words.job,
        width: 132,
        frozen: true,
        read: (row) => row.jobNo,
      },
      {
        key: "vnd",
        title: words.amount,
        width: 130,
        align: "right",
        read: (row) => <MoneyText amount={row.vnd} currency={localCurrency} />,
      },
      {
        key: "daysPast",
        title: words.daysPast,
        width: 84,
        align: "right",
        read: (row) => sayNumber(String(row.daysPast), language),
      },
      {
        key: "snooze",
        title: words.snoozed,
        width: 150,
        read: (row) => <Snooze row={row} onOpen={() => setJob(row)} />,
      },
      { key: "customers", title: words.customers, width: 200, read: (row) => row.customers },
      {
        key: "billOn",
        title: words.billOn,
        width: 112,
        read: (row) => <DayText day={row.billOn} />,
      },
      {
        key: "event",
        title: words.event,
        width: 190,
        read: (row) =>
          say(words.counted, {
            event: say(billingEvents[row.event]),
            day: sayDay(row.eventOn),
            count: row.after,
          }),
      },
      {
        key: "service",
        title: words.service,
        width: 130,
        read: (row) => say(serviceNames[row.transactionType]),
      },
      {
        key: "personIncharge",
        title: words.personIncharge,
        width: 140,
        read: (row) => row.personIncharge,
      },
    ],
    [say, language],
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.title)}
        actions={[{ words: words.days, run: () => setOfDays(true) }]}
      />
      <FilterBar
        state={state}
        filters={[
          { name: "service", label: words.service, of: serviceNames },
          { name: "view", label: words.view, of: snoozeViews },
        ]}
      />
      {underWay}
      <Table<JobToBill>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.jobId}
        nameOf={(row) => row.jobNo}
        open={(row) => `${jobHome({ id: row.jobId, ...row })}?tab=CDNOTE`}
        totals={
          list.data?.amount
            ? { vnd: <MoneyText amount={list.data.amount} currency={localCurrency} /> }
            : {}
        }
        onExport={() => void download(exportJobsToBill, billMeAsk(state))}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {job ? (
        <Suspense fallback={null}>
          <SnoozeJob job={job} onClose={() => setJob(null)} />
        </Suspense>
      ) : null}
      {isOfDays ? (
        <Suspense fallback={null}>
          <BillingDaysDrawer onClose={() => setOfDays(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The day until which a job is put off, and the way to put it off. */
function Snooze(props: { readonly row: JobToBill; readonly onOpen: () => void }) {
  const { row } = props;
  const say = useSay();
  const why = row.snoozedUntil
    ? say(snoozeWords.snoozedWhy, {
        day: sayDay(row.snoozedUntil),
        reason: row.snoozeReason ?? "",
        by: row.snoozedBy ?? "",
      })
    : undefined;
  const service = serviceOf(row.transactionType);
  if (!row.maySnooze) return <span title={why}>{why ?? ""}</span>;
  return (
    <Button
      size="small"
      title={why}
      aria-label={`${say(words.snoozeOf, { jobNo: row.jobNo })} ${say(service.name)}`}
      onClick={(event) => {
        event.stopPropagation();
        props.onOpen();
      }}
    >
      {row.snoozedUntil ? sayDay(row.snoozedUntil) : say(snoozeWords.snooze)}
    </Button>
  );
}
