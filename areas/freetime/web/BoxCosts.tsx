import { priceSources } from "@fairway/areas/charge/model/priceSource.ts";
import { sideNames } from "@fairway/areas/charge/model/sideNames.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { daysBetween } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import type { Box, BoxKind, FreeTimeOfJob } from "../model/box.ts";
import { bearers, freeTimeKinds } from "../model/terms.ts";
import { titles } from "./titles.ts";
import { freeTimeWords as words } from "./words.ts";

const WhyDays = later(async () => (await import("./WhyDays.tsx")).WhyDays);
const ChargeDialog = later(async () => (await import("./ChargeDialog.tsx")).ChargeDialog);
const TermsDrawer = later(async () => (await import("./TermsDrawer.tsx")).TermsDrawer);

/** A kind of a box, one row of the table. */
export interface CostRow {
  readonly box: Box;
  readonly kind: BoxKind;
}

type Open = { readonly what: "why" | "charge"; readonly row: CostRow } | { readonly what: "terms" };

/** What the time of the boxes of a job costs; every figure opens its days. */
export function BoxCosts(props: {
  readonly time: FreeTimeOfJob;
  readonly job: ShipmentRecord;
  readonly on: string;
  readonly onOn: (day: string | null) => void;
  readonly pickUpOn: string | null;
  readonly onPickUpOn: (day: string | null) => void;
  /** Why the job is read-only; null when it can be changed. */
  readonly why: string | null;
}) {
  const { time, why } = props;
  const say = useSay();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const rows = time.boxes.flatMap((box) => box.kinds.map((kind): CostRow => ({ box, kind })));
  const mayAgree = time.may.includes("update");
  return (
    <section className="fw-section">
      <div className="fw-section-head">
        <h2>{say(words.costs)}</h2>
        <div className="fw-time-asks">
          <Labelled label={words.on}>
            <DayInput label={say(words.on)} value={props.on} onChange={props.onOn} />
          </Labelled>
          <Labelled label={words.pickUpOn}>
            <DayInput
              label={say(words.pickUpOn)}
              value={props.pickUpOn}
              onChange={props.onPickUpOn}
            />
          </Labelled>
          <Why text={mayAgree ? null : why}>
            <Button disabled={!mayAgree} onClick={() => setOpen({ what: "terms" })}>
              {say(words.agree)}
            </Button>
          </Why>
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="fw-quiet">
          {say(words.noRule)} <ScreenLink to="/home/tool/free-time">{say(titles.rules)}</ScreenLink>
        </p>
      ) : (
        <CostTable {...props} rows={rows} onOpen={setOpen} />
      )}
      <Suspense fallback={null}>
        {open?.what === "why" ? <WhyDays time={time} row={open.row} onClose={close} /> : null}
        {open?.what === "charge" ? (
          <ChargeDialog time={time} job={props.job} row={open.row} onClose={close} />
        ) : null}
        {open?.what === "terms" ? <TermsDrawer time={time} onClose={close} /> : null}
      </Suspense>
    </section>
  );
}

function CostTable(props: {
  readonly time: FreeTimeOfJob;
  readonly rows: readonly CostRow[];
  readonly pickUpOn: string | null;
  readonly why: string | null;
  readonly onOpen: (open: Open) => void;
}) {
  const { time, rows, onOpen } = props;
  const say = useSay();
  const figure = (row: CostRow, content: ReactNode) =>
    row.kind.clock && content !== null ? (
      <button
        type="button"
        className="fw-time-why"
        title={say(words.openWhy)}
        onClick={() => onOpen({ what: "why", row })}
      >
        {content}
      </button>
    ) : null;
  const freeOf = ({ terms }: BoxKind) =>
    say(terms.dayKind === "working" ? words.freeWorking : words.freeCalendar, {
      count: terms.freeDays,
    });
  const money = (row: CostRow, amount: string | null | undefined) =>
    amount === null || amount === undefined
      ? null
      : figure(row, <MoneyText amount={amount} currency={row.kind.terms.currencyId} code />);
  const asked = props.pickUpOn
    ? [
        {
          key: "ifPickedUp",
          title: say(words.ifPickedUp),
          right: true,
          read: (row: CostRow) => money(row, row.kind.ifPickedUp),
        },
      ]
    : [];
  return (
    <div className="fw-scroll">
      <PlainTable<CostRow>
        rows={rows}
        rowKey={({ box, kind }) => `${box.containerNo} ${kind.kind}`}
        columns={[
          {
            key: "box",
            title: say(words.containerNo),
            read: ({ box }) => (
              <>
                {box.containerNo}
                <div className="fw-quiet">
                  {box.isOnJob ? box.boxTypeCode : say(words.notOnJob)}
                </div>
              </>
            ),
          },
          {
            key: "kind",
            title: say(words.kind),
            read: ({ kind }) => (
              <>
                {say(freeTimeKinds[kind.kind])}
                <div className="fw-quiet">{`${freeOf(kind)} · ${kind.ruleName ?? say(words.agreed)}`}</div>
              </>
            ),
          },
          {
            key: "last",
            title: say(words.lastFreeDay),
            read: (row) => <LastFreeDay row={row} time={time} figure={figure} />,
          },
          {
            key: "days",
            title: say(words.days),
            right: true,
            read: (row) => figure(row, row.kind.cost?.days ?? null),
          },
          {
            key: "toDate",
            title: say(words.toDate),
            right: true,
            read: (row) => money(row, row.kind.cost?.toDate),
          },
          {
            key: "today",
            title: say(words.today),
            right: true,
            read: (row) => money(row, row.kind.cost?.today),
          },
          {
            key: "tomorrow",
            title: say(words.tomorrow),
            right: true,
            read: (row) => money(row, row.kind.cost?.tomorrow),
          },
          {
            key: "total",
            title: say(words.total),
            right: true,
            read: (row) => (
              <>
                {money(row, row.kind.cost?.total)}
                {row.kind.cost?.amountVnd ? (
                  <div className="fw-quiet">
                    <MoneyText amount={row.kind.cost.amountVnd} currency={localCurrency} code />
                  </div>
                ) : null}
              </>
            ),
          },
          ...asked,
          {
            key: "paidBy",
            title: say(words.paidBy),
            read: ({ kind: { terms } }) => say(bearers[terms.paidBy]),
          },
          {
            key: "lines",
            title: say(words.lines),
            read: (row) => (
              <>
                <Made kind={row.kind} />
                <Why text={time.may.includes("charge") ? null : props.why}>
                  <Button
                    size="small"
                    disabled={!time.may.includes("charge") || !row.kind.clock}
                    onClick={() => onOpen({ what: "charge", row })}
                  >
                    {say(words.charge)}
                  </Button>
                </Why>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function LastFreeDay(props: {
  readonly row: CostRow;
  readonly time: FreeTimeOfJob;
  readonly figure: (row: CostRow, content: ReactNode) => ReactNode;
}) {
  const { row, time } = props;
  const say = useSay();
  const { clock } = row.kind;
  if (!clock) return <span className="fw-quiet">{say(words.notStarted)}</span>;
  const left = daysBetween(time.on, clock.lastFreeDay);
  const isEnded = clock.isOver && clock.end !== null && clock.end <= time.on;
  return (
    <>
      {props.figure(row, sayDay(clock.lastFreeDay))}
      <div className={!isEnded && left < 0 ? "fw-late" : "fw-quiet"}>
        {isEnded
          ? say(words.ended)
          : left < 0
            ? say(words.late, { count: -left })
            : say(words.daysLeft, { count: left })}
      </div>
    </>
  );
}

function Made({ kind }: { readonly kind: BoxKind }) {
  const say = useSay();
  const language = useLanguage();
  return kind.made.map((line) => (
    <div key={line.id} title={`${say(priceSources.freeTime)} ${line.chargeCode}`}>
      {`${say(sideNames[line.type])} ${sayAmount(line.amount, line.currencyId, language)} ${line.currencyId}`}
      <div className="fw-quiet">
        {[line.hwbno, sayDay(line.untilOn)].filter(Boolean).join(" · ")}
      </div>
    </div>
  ));
}
