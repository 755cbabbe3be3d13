import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount, sayShort } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { Bars } from "@fairway/ui/parts/Bars.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { type PlainColumn, PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactElement } from "react";
import type { Home } from "../model/home.ts";
import { overdueAddress, panels, type PanelKey } from "../model/homeParts.ts";
import { words } from "./words.ts";

type Row<Key extends PanelKey> = NonNullable<Home[Key]>[number];

/** A table or the chart of the home. */
export function HomePanel(props: {
  readonly panel: PanelKey;
  readonly home: Pick<Home, PanelKey>;
}) {
  const { panel, home } = props;
  const Drawn = drawn[panel];
  return <Drawn home={home} />;
}

const drawn: Record<PanelKey, (props: { readonly home: Pick<Home, PanelKey> }) => ReactElement> = {
  profit: ({ home }) => <Months months={home.profit ?? []} />,
  deadlines: ({ home }) => <Deadlines rows={home.deadlines ?? []} />,
  sailings: ({ home }) => <Sailings rows={home.sailings ?? []} />,
  customers: ({ home }) => <Customers rows={home.customers ?? []} />,
  overdueCustomers: ({ home }) => <OverdueCustomers rows={home.overdueCustomers ?? []} />,
};

function Months({ months }: { readonly months: readonly Row<"profit">[] }) {
  const say = useSay();
  const language = useLanguage();
  if (months.every((each) => each.jobs === 0))
    return <p className="fw-quiet">{say(words.noJobs)}</p>;
  const name = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;
  return (
    <>
      <Bars
        name={say(panels.profit)}
        short={(amount) => sayShort(amount, language)}
        bars={months.map((each) => ({
          key: each.month,
          label: name(each.month),
          amount: each.profitVnd,
          tells: say(words.chartOf, {
            month: name(each.month),
            amount: sayAmount(each.profitVnd, localCurrency, language),
          }),
        }))}
      />
      <PlainTable
        rows={months}
        rowKey={(row) => row.month}
        columns={[
          { key: "month", title: say(words.month), read: (row) => name(row.month) },
          { key: "jobs", title: say(words.jobs), right: true, read: (row) => row.jobs },
          ...(["selling", "buying", "profit"] as const).map((kind) => ({
            key: kind,
            title: say(words[kind]),
            right: true,
            read: (row: Row<"profit">) => (
              <MoneyText amount={row[`${kind}Vnd`]} currency={localCurrency} />
            ),
          })),
        ]}
      />
    </>
  );
}

function useJobColumn(): PlainColumn<Row<"sailings"> | Row<"deadlines">> {
  const say = useSay();
  return {
    key: "jobNo",
    title: say(words.jobNo),
    read: (row) => <ScreenLink to={jobHome(row)}>{row.jobNo}</ScreenLink>,
  };
}

function Sailings({ rows }: { readonly rows: readonly Row<"sailings">[] }) {
  const say = useSay();
  const jobNo = useJobColumn();
  if (rows.length === 0) return <p className="fw-quiet">{say(words.noSailings)}</p>;
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        jobNo,
        {
          key: "day",
          title: say(words.day),
          read: (row) => `${say(words[row.what])} ${sayDay(row.day)}`,
        },
        {
          key: "route",
          title: say(words.route),
          read: (row) => <span className="fw-number">{`${row.pol ?? ""} → ${row.pod ?? ""}`}</span>,
        },
        {
          key: "containers",
          title: say(words.containers),
          right: true,
          read: (row) => row.containers,
        },
      ]}
    />
  );
}

function Deadlines({ rows }: { readonly rows: readonly Row<"deadlines">[] }) {
  const say = useSay();
  const jobNo = useJobColumn();
  if (rows.length === 0) return <p className="fw-quiet">{say(words.noDeadlines)}</p>;
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: "day", title: say(words.day), read: (row) => sayDay(row.day) },
        { key: "what", title: say(words.deadline), read: (row) => say(words[row.what]) },
        jobNo,
        { key: "customer", title: say(words.customer), read: (row) => row.customer },
      ]}
    />
  );
}

function Customers({ rows }: { readonly rows: readonly Row<"customers">[] }) {
  const say = useSay();
  if (rows.length === 0) return <p className="fw-quiet">{say(words.noCustomers)}</p>;
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: "name", title: say(words.customer), read: (row) => row.name },
        { key: "jobs", title: say(words.jobs), right: true, read: (row) => row.jobs },
        {
          key: "profit",
          title: say(words.profit),
          right: true,
          read: (row) => <MoneyText amount={row.profitVnd} currency={localCurrency} />,
        },
      ]}
    />
  );
}

function OverdueCustomers({ rows }: { readonly rows: readonly Row<"overdueCustomers">[] }) {
  const say = useSay();
  if (rows.length === 0) return <p className="fw-quiet">{say(words.noOverdue)}</p>;
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "name",
          title: say(words.customer),
          read: (row) => <ScreenLink to={overdueAddress(row.id)}>{row.name}</ScreenLink>,
        },
        { key: "invoices", title: say(words.invoices), right: true, read: (row) => row.invoices },
        {
          key: "overdue",
          title: say(words.overdue),
          right: true,
          read: (row) => <MoneyText amount={row.overdueVnd} currency={localCurrency} />,
        },
      ]}
    />
  );
}
