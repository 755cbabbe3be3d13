import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { type PlainColumn, PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox, Tag } from "antd";
import type { SoaLine } from "../model/soa.ts";
import { vndOf } from "../model/soaSums.ts";
import { soaWords as words } from "./words.ts";

/** Which lines are ticked, and how they are. */
export interface Ticking {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  /** The lines that are ticked together, also those of other pages where they are loaded. */
  readonly all: readonly SoaLine[];
  /** The number of lines on all pages. */
  readonly count: number;
}

/** Lines of a statement on one page; with `ticking` they are ticked by line, by job, or all at once. */
export function ChargeTable(props: {
  readonly lines: readonly SoaLine[];
  readonly ticking?: Ticking;
}) {
  const columns = useColumns(props.ticking);
  return (
    <>
      {props.ticking && props.lines.length > 0 ? <TickAll {...props.ticking} /> : null}
      <div className="fw-scroll">
        <PlainTable rows={props.lines} rowKey={(line) => line.id} columns={columns} />
      </div>
    </>
  );
}

function TickAll({ ticked, onTick, all, count }: Ticking) {
  const say = useSay();
  const isAll = all.every(({ id }) => ticked.has(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={ticked.size > 0 && !isAll}
      onChange={({ target }) => onTick(switched({ ticked, all, isOn: target.checked }))}
    >
      {say(words.chosenOf, { chosen: ticked.size, count })}
    </Checkbox>
  );
}

/** The ticked lines after some were all ticked, or all of them left out. */
function switched(ask: {
  readonly ticked: ReadonlySet<string>;
  readonly all: readonly SoaLine[];
  readonly isOn: boolean;
}): ReadonlySet<string> {
  const next = new Set(ask.ticked);
  for (const { id } of ask.all) {
    if (ask.isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

function useColumns(ticking: Ticking | undefined): readonly PlainColumn<SoaLine>[] {
  const say = useSay();
  const language = useLanguage();
  const nameOf = (line: SoaLine) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn);
  return [
    ...(ticking
      ? tickColumn(ticking, (line) => say(words.tick, tickFacts(line, nameOf(line))))
      : []),
    { key: "lineNo", title: say(words.no), right: true, narrow: true, read: (line) => line.lineNo },
    { key: "code", title: say(words.code), read: (line) => line.chargeCode },
    {
      key: "charge",
      title: say(words.charge),
      read: (line) => (
        <>
          {nameOf(line)} {line.disputed ? <Tag color="red">{say(words.disputed)}</Tag> : null}
        </>
      ),
    },
    {
      key: "jobNo",
      title: say(words.job),
      read: (line) => (ticking ? <JobTick ticking={ticking} line={line} /> : line.jobNo),
    },
    {
      key: "amount",
      title: say(words.amount),
      right: true,
      read: (line) => <MoneyText amount={line.total} currency={line.currencyId} code />,
    },
    {
      key: "vnd",
      title: say(words.totalVnd),
      right: true,
      read: (line) => <MoneyText amount={vndOf(line).toFixed()} currency={localCurrency} />,
    },
    {
      key: "usd",
      title: say(words.totalUsd),
      right: true,
      read: (line) => {
        const total = usdOf(line);
        return total === null ? null : <MoneyText amount={total} currency={secondCurrency} />;
      },
    },
    {
      key: "cdno",
      title: say(words.cdno),
      read: ({ cdno }) => cdno ?? <Tag color="red">{say(words.noNote)}</Tag>,
    },
    { key: "hwbno", title: say(words.hbl), read: (line) => line.hwbno },
    { key: "mblno", title: say(words.mbl), read: (line) => line.mblno },
    { key: "customNo", title: say(words.custom), read: (line) => line.customNo },
    {
      key: "price",
      title: say(words.price),
      right: true,
      read: (line) => <NumberText value={line.unitPrice} />,
    },
    {
      key: "quantity",
      title: say(words.quantity),
      right: true,
      read: (line) => (
        <>
          <NumberText value={line.quantity} /> {line.unitCode}
        </>
      ),
    },
    { key: "vat", title: say(words.vat), right: true, read: (line) => <Vat line={line} /> },
    { key: "invoiceNo", title: say(words.invoiceNo), read: (line) => line.invoiceNo },
    {
      key: "serviceDate",
      title: say(words.serviceDate),
      read: (line) => <DayText day={line.serviceDate} />,
    },
    { key: "notes", title: say(words.note), read: (line) => line.notes },
    { key: "syncedFrom", title: say(words.syncedFrom), read: (line) => line.syncedFrom },
    {
      key: "rate",
      title: say(words.lineRate),
      right: true,
      read: (line) => <NumberText value={line.finalExchangeRate} />,
    },
  ];
}

/** The tax of a line: percent, or a fixed amount in its currency. */
function Vat({ line }: { readonly line: SoaLine }) {
  const { vatrate, currencyId } = line;
  if (vatrate === null) return null;
  const rate = decimal(vatrate);
  if (rate.isNegative()) {
    return <MoneyText amount={rate.negated().toFixed()} currency={currencyId} code />;
  }
  return (
    <>
      <NumberText value={vatrate} />
      {" %"}
    </>
  );
}

function usdOf({ amountUsd, vatAmountUsd }: SoaLine): string | null {
  if (amountUsd === null || vatAmountUsd === null) return null;
  return decimal(amountUsd).plus(vatAmountUsd).toFixed();
}

const tickFacts = (line: SoaLine, charge: string) => ({ charge, job: line.jobNo });

const tickColumn = (
  { ticked, onTick }: Ticking,
  labelOf: (line: SoaLine) => string,
): PlainColumn<SoaLine>[] => [
  {
    key: "tick",
    title: "",
    narrow: true,
    read: (line) => (
      <Checkbox
        aria-label={labelOf(line)}
        checked={ticked.has(line.id)}
        onChange={({ target }) => onTick(switched({ ticked, all: [line], isOn: target.checked }))}
      />
    ),
  },
];

/** The number of a job, which ticks its lines or leaves them out. */
function JobTick({ ticking, line }: { readonly ticking: Ticking; readonly line: SoaLine }) {
  const say = useSay();
  const { ticked, onTick } = ticking;
  const all = ticking.all.filter(({ jobId }) => jobId === line.jobId);
  const isOn = !all.every(({ id }) => ticked.has(id));
  return (
    <PlainButton
      kind="text"
      className="fw-soa-job"
      title={say(words.tickJob, { job: line.jobNo })}
      onClick={() => onTick(switched({ ticked, all, isOn }))}
    >
      {line.jobNo}
    </PlainButton>
  );
}
