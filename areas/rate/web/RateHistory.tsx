import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { z } from "zod";
import { exportRates, listRateHistory } from "../contract.ts";
import { type RateKind, rateKinds } from "../model/rateKinds.ts";
import { OutsideMark } from "./OutsideMark.tsx";
import { rateWords } from "./words.ts";

type RateDay = z.output<typeof listRateHistory.answer>["data"][number];

const columns: Column<RateDay>[] = [
  {
    key: "effectiveOn",
    title: rateWords.day,
    width: 120,
    frozen: true,
    read: (row) => <DayText day={row.effectiveOn} />,
  },
  {
    key: "kind",
    title: rateWords.kind,
    width: 120,
    sheet: ["kind", "carrierName"],
    read: (row) => <KindText row={row} />,
  },
  {
    key: "rates",
    title: rateWords.rates,
    width: 520,
    sheet: ["currencyFrom", "currencyTo", "rate", "rateReason"],
    read: (row) => <RatesText row={row} />,
  },
  {
    key: "by",
    title: rateWords.updatedBy,
    sheet: "userNameModified",
    width: 150,
    read: (row) => row.userNameModified ?? "",
  },
  {
    key: "at",
    title: rateWords.updatedAt,
    width: 150,
    sheet: "datetimeModified",
    read: (row) => <InstantText instant={row.datetimeModified} />,
  },
];

const keyOf = (row: RateDay) =>
  `${row.effectiveOn} ${row.kind} ${row.carrierId ?? ""} ${row.currencyTo}`;

function KindText({ row }: { readonly row: RateDay }) {
  const say = useSay();
  const kind = say(rateKinds[row.kind as RateKind]);
  return row.carrierName ? `${kind}: ${row.carrierName}` : kind;
}

// The most common invoice currencies come first.
const first = ["USD", "EUR"];
const weight = (currency: string) => (first.includes(currency) ? first.indexOf(currency) : 9);

function RatesText({ row }: { readonly row: RateDay }) {
  const language = useLanguage();
  return row.rates
    .filter((each) => each.active)
    .toSorted((one, other) => weight(one.currencyFrom) - weight(other.currencyFrom))
    .map((each) => `${each.currencyFrom} ${sayNumber(each.rate, language, { most: 8 })}`)
    .join(" · ");
}

/** The rates of every day, newest first; a row opens to its figures. */
export function RateHistory() {
  const say = useSay();
  const state = useTableState("exchange rates", { filters: ["kind"], dates: true });
  const may = useMay();
  const { download, underWay } = useDownload();
  const ask = {
    from: state.from,
    to: state.to,
    keyword: state.search || null,
    kind: (state.filters.kind || null) as RateKind | null,
  };
  const list = useList(listRateHistory, { ...ask, page: state.page, size: state.size });
  return (
    <>
      <FilterBar
        state={state}
        dates={rateWords.day}
        placeholder={rateWords.searchCurrency}
        filters={[{ name: "kind", label: rateWords.kind, of: rateKinds }]}
      />
      {underWay}
      <Table<RateDay>
        {...(may("settingExchangeRate.export")
          ? {
              onExport: (shown: string[]) =>
                void download(exportRates, { ...ask, columns: shown } as never),
            }
          : {})}
        state={state}
        list={list}
        columns={columns}
        rowKey={keyOf}
        empty={<EmptyState title={rateWords.noHistory} detail={rateWords.nothing} />}
        expand={(row) => (
          <PlainTable
            rows={row.rates}
            rowKey={(each) => `${each.currencyFrom} ${each.at}`}
            columns={[
              {
                key: "currency",
                title: say(rateWords.currency),
                read: (each) => each.currencyFrom,
              },
              {
                key: "rate",
                title: row.currencyTo,
                right: true,
                read: (each) => (
                  <>
                    {each.rateOutside ? <OutsideMark reason={each.rateReason} /> : null}
                    <NumberText value={each.rate} most={8} />
                  </>
                ),
              },
              {
                key: "at",
                title: say(rateWords.updatedAt),
                read: (each) => <InstantText instant={each.at} />,
              },
              {
                key: "replaced",
                title: say(rateWords.status),
                read: (each) => (each.active ? null : say(rateWords.replaced)),
              },
            ]}
          />
        )}
      />
    </>
  );
}
