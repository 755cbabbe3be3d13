import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { officePicker, userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { isDay, type Day } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo, useState } from "react";
import {
  calculateDebitAmount,
  exportReceivables,
  pageReceivables,
  queryReceivables,
} from "../contract.ts";
import type { Expiry, Order } from "../model/criteria.ts";
import type { ReceivableDifference } from "../model/difference.ts";
import type { OverdueBucket } from "../model/figures.ts";
import type { Receivable } from "../model/receivable.ts";
import { agreementStatuses } from "../model/receivableColumns.ts";
import { detailHome, receiptHome } from "../model/receivableHome.ts";
import { type ReceivableTabName, receivableTabs } from "../model/receivableTabs.ts";
import { Differences } from "./Differences.tsx";
import { receivableColumnsOf } from "./receivableCells.tsx";
import { expiryWords, overdueWords, partnerTypeWords, rateWords, words } from "./words.ts";

/** What customers owe: by agreement, by the guarantees of salesmen, or without an agreement. */
export default function ReceivableSummary() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.summary)}
        actions={[{ words: words.receipts, run: () => go(receiptHome) }]}
      />
      <Tabs
        part="subTab"
        tabs={(Object.keys(receivableTabs) as ReceivableTabName[]).map((tab) => ({
          key: tab,
          words: receivableTabs[tab].words,
          why: whyNot(receivableTabs[tab].right),
          content: () => <Receivables key={tab} tab={tab} />,
        }))}
      />
    </div>
  );
}

const filterNames = [
  "partner",
  "salesman",
  "office",
  "overdue",
  "rate",
  "status",
  "expiry",
  "type",
  "day",
] as const;

function Receivables({ tab }: { readonly tab: ReceivableTabName }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const state = useTableState(`receivables-${tab}`, { filters: filterNames });
  const { partner, salesman, office, overdue, rate, status, expiry, type, day } = state.filters;
  const asOf: Day | null = day && isDay(day) ? day : null;
  const [rateFrom, rateTo] = (rate ?? "").split("-");
  const criteria = {
    receivableTab: receivableTabs[tab].no,
    day: asOf,
    keyword: state.search || null,
    partnerId: partner || null,
    salesmanId: salesman || null,
    officeId: office || null,
    overDueDay: (overdue || null) as OverdueBucket | null,
    debitRateFrom: rateFrom || null,
    debitRateTo: rateTo || null,
    agreementStatus: (status || null) as Receivable["agreementStatus"],
    agreementExpiredDay: (expiry || null) as Expiry | null,
    partnerType: (type || null) as keyof typeof partnerTypeWords | null,
    sort: (state.sort.replace(/^-/, "") || null) as Order | null,
    sortDescending: !state.sort || state.sort.startsWith("-"),
  };
  const list = useList(pageReceivables, { ...criteria, page: state.page, size: state.size });
  const { download, underWay } = useDownload();
  const [differences, setDifferences] = useState<readonly ReceivableDifference[]>([]);
  const recount = useVerb(calculateDebitAmount, {
    invalidates: [],
    onDone: ({ data }) => {
      if (data.differences.length > 0) setDifferences(data.differences);
      else toast.success(say(words.noDifference, { partners: data.partners }));
    },
  });
  const columns = useMemo(() => receivableColumnsOf(tab, asOf), [tab, asOf]);
  const isOfAgreements = tab === "TRIAL_OFFICIAL" || tab === "OTHER";
  const partners = [
    ...new Set((list.data?.data ?? []).flatMap(({ partnerId }) => partnerId ?? [])),
  ];
  const recountRight =
    tab === "NO_AGREEMENT" ? "acctARP.ReCalARSumNoContract" : "acctARP.ReCalculateARSummary";
  const mayExport = !whyNot(receivableTabs[tab].exportRight);
  return (
    <div className="fw-form">
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "salesman", label: words.salesman, source: userPicker },
          { name: "overdue", label: words.overdue, of: overdueWords },
          ...(tab === "NO_AGREEMENT"
            ? []
            : ([{ name: "rate", label: words.rate, of: rateWords }] as const)),
          ...(isOfAgreements
            ? ([
                { name: "office", label: words.office, source: officePicker },
                { name: "status", label: words.status, of: agreementStatuses },
                { name: "expiry", label: words.expiry, of: expiryWords },
              ] as const)
            : []),
          ...(tab === "GUARANTEED"
            ? []
            : ([{ name: "type", label: words.partnerType, of: partnerTypeWords }] as const)),
          {
            name: "day",
            label: words.day,
            input: (value, onChange) => (
              <DayInput
                label={say(words.day)}
                placeholder={say(words.day)}
                className="fw-filter fw-range-end"
                value={value && isDay(value) ? value : null}
                onChange={onChange}
              />
            ),
          },
        ]}
      />
      {differences.length > 0 ? (
        <Differences differences={differences} onClose={() => setDifferences([])} />
      ) : null}
      <Table<Receivable>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.key}
        nameOf={(row) => row.partnerName ?? row.salesmanName ?? ""}
        {...(tab === "GUARANTEED"
          ? { expand: (row) => <Guarantees row={row} criteria={criteria} /> }
          : { open: (row) => detailHome(row, { day: asOf }) })}
        {...(mayExport ? { onExport: () => void download(exportReceivables, criteria) } : {})}
        toolbar={
          partners.length > 0 && !whyNot(recountRight) ? (
            <PlainButton
              kind="text"
              title={say(words.recountWhy)}
              busy={recount.isPending}
              onClick={() =>
                recount.mutate({ entities: partners.map((partnerId) => ({ partnerId })) })
              }
            >
              {say(words.recount)}
            </PlainButton>
          ) : null
        }
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {underWay}
    </div>
  );
}

type Criteria = Parameters<typeof useAsk<typeof queryReceivables>>[1];

/** The agreements of a salesman's row, each with what its partner owes. */
function Guarantees(props: { readonly row: Receivable; readonly criteria: Criteria }) {
  const say = useSay();
  const { row, criteria } = props;
  const asOf = criteria.day ?? null;
  const found = useAsk(queryReceivables, { ...criteria, salesmanId: row.salesmanId, sort: null });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={2} />;
  const shown = receivableColumnsOf("OTHER", asOf).filter(({ key }) => key !== "salesmanName");
  return (
    <PlainTable
      rows={found.data}
      rowKey={(each) => each.key}
      columns={shown.slice(0, 9).map((column) => ({
        key: column.key,
        title: say(column.title),
        right: column.align === "right",
        read: column.read,
      }))}
    />
  );
}
