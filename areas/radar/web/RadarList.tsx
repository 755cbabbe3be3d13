import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { snoozeWords } from "@fairway/ui/parts/snoozeWords.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tile } from "@fairway/ui/parts/Tile.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { Suspense, useMemo, useState } from "react";
import { listRadar } from "../contract.ts";
import { cutoffSources } from "../model/cutoffKinds.ts";
import {
  radarKinds,
  type RadarRow,
  radarStateNames,
  radarStates,
  radarViews,
} from "../model/radar.ts";
import { radarHome } from "../model/radarHome.ts";
import { radarAsk } from "../model/radarView.ts";
import "./radar.css";
import { radarWords as words } from "./words.ts";

const SnoozeRow = later(async () => (await import("./SnoozeRow.tsx")).SnoozeRow);
const CutoffDrawer = later(async () => (await import("./CutoffDrawer.tsx")).CutoffDrawer);

const meanings = { late: "bad", near: "waiting", soon: "progress" } as const;

type Open = { readonly what: "snooze" | "cutoffs"; readonly row: RadarRow };

/** What is late or due within 72 hours, the most money at risk first. */
export default function RadarList() {
  const say = useSay();
  const state = useTableState("radar", {
    filters: ["service", "kind", "state", "view", "mine"] as const,
  });
  const list = useList(listRadar, { ...radarAsk(state), page: state.page, size: state.size });
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useColumns(setOpen);
  return (
    <div className="fw-page">
      <PageHeader title={say(words.title)} />
      <Tiles tiles={list.data?.tiles ?? []} />
      <FilterBar
        state={state}
        filters={[
          { name: "state", label: words.state, of: radarStates },
          { name: "kind", label: words.kind, of: radarKinds },
          { name: "service", label: words.service, of: serviceNames },
          { name: "mine", label: words.mine, of: { yes: words.onlyMine } },
          { name: "view", label: words.view, of: radarViews },
        ]}
      />
      <Table<RadarRow>
        state={state}
        list={list}
        columns={columns}
        rowKey={keyOf}
        nameOf={(row) => `${row.jobNo} ${say(radarKinds[row.kind])}`}
        open={(row) => homeOf(row)}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      <Suspense fallback={null}>
        {open?.what === "snooze" ? (
          <SnoozeRow row={open.row} onClose={() => setOpen(null)} />
        ) : null}
        {open?.what === "cutoffs" ? (
          <CutoffDrawer jobId={open.row.jobId} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

const keyOf = ({ jobId, kind, containerNo }: RadarRow) => `${jobId} ${kind} ${containerNo}`;

/** A box is worked on in the tab of its free time, a step on the job. */
const homeOf = ({ jobId: id, transactionType, containerNo }: RadarRow) => {
  const home = jobHome({ id, transactionType });
  return containerNo ? `${home}?tab=FREETIME` : home;
};

function Tiles({
  tiles,
}: {
  readonly tiles: readonly {
    readonly state: string;
    readonly count: number;
    readonly atRisk: string;
  }[];
}) {
  const say = useSay();
  const language = useLanguage();
  return (
    <div className="fw-radar-tiles">
      {radarStateNames.map((state) => {
        const tile = tiles.find((each) => each.state === state);
        return (
          <Tile
            key={state}
            name={say(radarStates[state])}
            bad={state === "late" && (tile?.count ?? 0) > 0}
            to={`${radarHome}?state=${state}`}
            remark={
              tile
                ? `${sayAmount(tile.atRisk, localCurrency, language)} ${localCurrency}`
                : undefined
            }
          >
            {tile?.count ?? "…"}
          </Tile>
        );
      })}
    </div>
  );
}

function useColumns(onOpen: (open: Open) => void): readonly Column<RadarRow>[] {
  const say = useSay();
  return useMemo(
    () => [
      { key: "jobNo", title: words.job, width: 124, frozen: true, read: (row) => row.jobNo },
      {
        key: "kind",
        title: words.kind,
        width: 180,
        read: (row) =>
          [say(radarKinds[row.kind]), row.containerNo].filter((part) => part !== "").join(" · "),
      },
      {
        key: "state",
        title: words.state,
        width: 126,
        read: ({ state }) => <StatusTag words={radarStates[state]} meaning={meanings[state]} />,
      },
      {
        key: "dueAt",
        title: words.dueAt,
        width: 130,
        read: (row) => <InstantText instant={row.dueAt} />,
      },
      {
        key: "atRisk",
        title: words.atRisk,
        width: 116,
        align: "right",
        read: (row) => (
          <span title={say(words.atRiskWhy)}>
            <MoneyText amount={row.atRisk} currency={localCurrency} />
          </span>
        ),
      },
      { key: "customers", title: words.customers, width: 150, read: (row) => row.customers },
      {
        key: "personIncharge",
        title: words.personIncharge,
        width: 130,
        read: (row) => row.personIncharge,
      },
      {
        key: "snooze",
        title: words.verbs,
        width: 166,
        read: (row) => <Verbs row={row} onOpen={onOpen} />,
      },
      {
        key: "toDate",
        title: words.toDate,
        width: 110,
        align: "right",
        read: (row) => <MoneyText amount={row.toDate} currency={localCurrency} />,
      },
      {
        key: "tomorrow",
        title: words.tomorrow,
        width: 110,
        align: "right",
        read: (row) => <MoneyText amount={row.tomorrow} currency={localCurrency} />,
      },
      {
        key: "source",
        title: words.source,
        width: 150,
        read: ({ source }) => say(source ? cutoffSources[source] : words.ofDays),
      },
      {
        key: "service",
        title: words.service,
        width: 130,
        read: (row) => say(serviceNames[row.transactionType]),
      },
    ],
    [say, onOpen],
  );
}

/** The day until which a row is put off, and the ways to put it off and to change its cut-off. */
function Verbs({ row, onOpen }: { readonly row: RadarRow; readonly onOpen: (open: Open) => void }) {
  const say = useSay();
  const why = row.snoozedUntil
    ? say(snoozeWords.snoozedWhy, {
        day: sayDay(row.snoozedUntil),
        reason: row.snoozeReason ?? "",
        by: row.snoozedBy ?? "",
      })
    : undefined;
  if (!row.mayWrite) return <span title={why}>{why ?? ""}</span>;
  const facts = { kind: say(radarKinds[row.kind]), jobNo: row.jobNo };
  return (
    <span className="fw-radar-verbs">
      <Button
        size="small"
        title={why}
        aria-label={say(words.snoozeOf, facts)}
        onClick={(event) => {
          event.stopPropagation();
          onOpen({ what: "snooze", row });
        }}
      >
        {row.snoozedUntil ? sayDay(row.snoozedUntil) : say(snoozeWords.snooze)}
      </Button>
      {row.containerNo === "" ? (
        <Button
          size="small"
          aria-label={say(words.cutoffsOf, facts)}
          onClick={(event) => {
            event.stopPropagation();
            onOpen({ what: "cutoffs", row });
          }}
        >
          {say(words.cutoffs)}
        </Button>
      ) : null}
    </span>
  );
}
