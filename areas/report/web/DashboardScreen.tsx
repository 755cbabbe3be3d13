import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { anyOpenStatus } from "@fairway/areas/shipment/model/choices.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { Bars } from "@fairway/ui/parts/Bars.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { Tile } from "@fairway/ui/parts/Tile.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { getDashboard } from "../contract.ts";
import type { Dashboard } from "../model/dashboard.ts";
import { words } from "./words.ts";

/** The user's dashboard. */
export default function DashboardScreen() {
  const say = useSay();
  const found = useAsk(getDashboard, {});
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  const { jobs: count, receivable, months, sailings, customers } = found.data;
  return (
    <div className="fw-page">
      <PageHeader title={say(words.dashboard)} facts={[sayDay(found.data.today)]} />
      <div className="fw-tiles">
        <OpenJobsTile jobs={count} />
        <Tile
          name={say(words.unbilledJobs)}
          remark={say(words.unbilledWhy)}
          bad={count.unbilled > 0}
        >
          {count.unbilled}
        </Tile>
        <Tile name={say(words.finishedJobs)}>{count.finished}</Tile>
        {receivable ? <ReceivableTile receivable={receivable} /> : null}
      </div>
      <div className="fw-board">
        <Section title={words.profitByMonth} columns={1}>
          <Months months={months} />
        </Section>
        <div className="fw-stack">
          <Section title={words.sailings} columns={1}>
            <Sailings sailings={sailings} />
          </Section>
          {customers.length > 0 ? (
            <Section title={words.bestCustomers} columns={1}>
              <PlainTable
                rows={customers}
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
            </Section>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The open jobs; each figure opens exactly its jobs, in the list of their service. */
function OpenJobsTile({ jobs }: { jobs: Dashboard["jobs"] }) {
  const say = useSay();
  const may = useMay();
  const services = openServices.filter(
    ({ menu, code }) => may(`${menu}.list`) && (jobs.openIn[code] ?? 0) > 0,
  );
  const search = `status=${anyOpenStatus}&dates=service&from=${jobs.since}&to=any`;
  const to = (service: Service) => `${listHome(service)}?${search}`;
  const [only, ...others] = services;
  return (
    <Tile
      name={say(words.openJobs)}
      {...(only && others.length === 0 ? { to: to(only) } : {})}
      remark={
        others.length === 0
          ? null
          : services.map((service, at) => (
              <span key={service.code}>
                {at > 0 ? " · " : ""}
                <ScreenLink to={to(service)}>
                  {`${say(service.name)} ${jobs.openIn[service.code]}`}
                </ScreenLink>
              </span>
            ))
      }
    >
      {jobs.open}
    </Tile>
  );
}

function ReceivableTile({ receivable }: { receivable: NonNullable<Dashboard["receivable"]> }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Tile
      name={`${say(words.receivable)} · ${say(words.invoices, { count: receivable.invoices })}`}
      to="/home/accounting/management/vat-invoice?from=any"
      remark={say(words.overdue, {
        amount: sayAmount(receivable.overdueVnd, localCurrency, language),
      })}
    >
      <MoneyText amount={receivable.openVnd} currency={localCurrency} code />
    </Tile>
  );
}

function Months({ months }: { months: Dashboard["months"] }) {
  const say = useSay();
  const language = useLanguage();
  if (months.every((each) => each.jobs === 0))
    return <p className="fw-quiet">{say(words.noJobs)}</p>;
  // A bar's height is only drawn: a plain number is exact enough for pixels.
  const drawn = months.map((each) => Number(each.profitVnd));
  const highest = drawn.reduce((most, each) => Math.max(most, each), 1);
  const name = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;
  return (
    <>
      <Bars
        name={say(words.profitByMonth)}
        bars={months.map((each, at) => ({
          key: each.month,
          label: name(each.month),
          height: (drawn[at] ?? 0) / highest,
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
            read: (row: Dashboard["months"][number]) => (
              <MoneyText amount={row[`${kind}Vnd`]} currency={localCurrency} />
            ),
          })),
        ]}
      />
    </>
  );
}

function Sailings({ sailings }: { sailings: Dashboard["sailings"] }) {
  const say = useSay();
  if (sailings.length === 0) return <p className="fw-quiet">{say(words.noSailings)}</p>;
  return (
    <PlainTable
      rows={sailings}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "jobNo",
          title: say(words.jobNo),
          read: (row) => <ScreenLink to={jobHome(row)}>{row.jobNo}</ScreenLink>,
        },
        { key: "etd", title: say(words.etd), read: (row) => sayDay(row.etd) },
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
