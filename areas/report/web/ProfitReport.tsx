import { basisWords, profitBases } from "@fairway/areas/charge/model/profitBasis.ts";
import { Sum } from "@fairway/areas/charge/web/Sum.tsx";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { FileExcelOutlined } from "@ant-design/icons";
import { Button, Select } from "antd";
import { exportMarginReasons, getMarginReasons, getProfitOfDays } from "../contract.ts";
import { mostProfitDays, mostReasonDays } from "../model/profitReport.ts";
import { profitReportWords as words } from "../model/profitReportWords.ts";

/** The days and the service that the report is asked for. */
interface Asked {
  readonly from: string;
  readonly to: string;
  readonly service?: ServiceCode;
}

/** Profit by day, and the reasons of odd margins. The choices are in the address. */
export default function ProfitReport() {
  const say = useSay();
  const { timeZone } = useSession();
  const { search, change } = useAddress();
  const isOfReasons = search["tab"] === "reasons";
  const most = isOfReasons ? mostReasonDays : mostProfitDays;
  const to = dayOnly(search["to"] ?? null) ?? today(timeZone);
  const least = addDays(to, 1 - most);
  const wanted = dayOnly(search["from"] ?? null) ?? addDays(to, 1 - mostProfitDays);
  // A range that is too long, or begins after its end, is cut to what the report reads.
  const from = wanted > to || wanted < least ? least : wanted;
  const service = search["service"] as ServiceCode | undefined;
  const asked: Asked = { from, to, ...(service && service in serviceNames ? { service } : {}) };
  return (
    <div className="fw-page">
      <PageHeader title={say(words.title)} />
      <div className="fw-table-bar">
        <Segmented
          aria-label={say(words.title)}
          value={isOfReasons ? "reasons" : "days"}
          options={[
            { value: "days", label: say(words.byDay) },
            { value: "reasons", label: say(words.reasons) },
          ]}
          onChange={(tab) => change({ tab: tab === "reasons" ? tab : null })}
        />
        <DayInput
          label={say(words.from)}
          value={from}
          onChange={(typed) => change({ from: dayOnly(typed) })}
        />
        <DayInput
          label={say(words.to)}
          value={to}
          onChange={(typed) => change({ to: dayOnly(typed) })}
        />
        <Select
          allowClear
          className="fw-charge-bills"
          aria-label={say(words.service)}
          placeholder={say(words.allServices)}
          value={asked.service}
          options={Object.entries(serviceNames).map(([value, name]) => ({
            value: value as ServiceCode,
            label: say(name),
          }))}
          onChange={(value?: ServiceCode) => change({ service: value ?? null })}
        />
      </div>
      {isOfReasons ? <OfReasons asked={asked} /> : <OfDays asked={asked} />}
    </div>
  );
}

type OfDay = Answer<typeof getProfitOfDays>[number];

function OfDays({ asked }: { readonly asked: Asked }) {
  const say = useSay();
  const found = useAsk(getProfitOfDays, asked, { derived: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons />;
  if (found.data.length === 0) return <EmptyState title={words.none} />;
  const currencies = [
    ["vnd", localCurrency],
    ["usd", secondCurrency],
  ] as const;
  return (
    <>
      <p className="fw-quiet">{say(words.beforeVat)}</p>
      <PlainTable
        rows={found.data}
        rowKey={(row) => row.day}
        columns={[
          { key: "day", title: say(words.day), read: (row) => <DayText day={row.day} /> },
          { key: "jobs", title: say(words.jobs), right: true, read: (row) => row.jobs },
          ...(["selling", "buying"] as const).map((sum) => ({
            key: sum,
            title: say(words[sum]),
            right: true,
            read: (row: OfDay) => <Sum amount={row.expected[sum].vnd} currency={localCurrency} />,
          })),
          ...profitBases.flatMap((basis) =>
            currencies.map(([side, currency]) => ({
              key: `${basis} ${side}`,
              title: `${say(words.profit)}: ${say(basisWords[basis])}`,
              right: true,
              read: (row: OfDay) => <Sum amount={row[basis].profit[side]} currency={currency} />,
            })),
          ),
        ]}
      />
    </>
  );
}

function OfReasons({ asked }: { readonly asked: Asked }) {
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const { download, underWay } = useDownload();
  const found = useAsk(getMarginReasons, asked, { derived: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons />;
  const money = (amount: string) => <MoneyText amount={amount} currency={localCurrency} />;
  return (
    <>
      <div className="fw-section-head">
        <span className="fw-quiet">{say(words.ofReasons)}</span>
        {may("reportPL.export") && found.data.length > 0 ? (
          <Button
            icon={<FileExcelOutlined />}
            onClick={() => void download(exportMarginReasons, asked)}
          >
            {say(words.excel)}
          </Button>
        ) : null}
      </div>
      {underWay}
      {found.data.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <PlainTable
          rows={found.data}
          rowKey={(row) => row.code}
          columns={[
            { key: "code", title: say(words.code), read: (row) => row.code },
            {
              key: "reason",
              title: say(words.reason),
              read: (row) => (language === "vi" ? row.nameVn : row.nameEn),
            },
            { key: "jobs", title: say(words.jobs), right: true, read: (row) => row.jobs },
            { key: "low", title: say(words.low), right: true, read: (row) => row.low },
            {
              key: "high",
              title: say(words.high),
              right: true,
              read: (row) => row.jobs - row.low,
            },
            {
              key: "selling",
              title: say(words.selling),
              right: true,
              read: (row) => money(row.sellingVnd),
            },
            {
              key: "buying",
              title: say(words.buying),
              right: true,
              read: (row) => money(row.buyingVnd),
            },
            {
              key: "profit",
              title: say(words.profit),
              right: true,
              read: (row) => money(row.profitVnd),
            },
          ]}
        />
      )}
    </>
  );
}
