import { named } from "@fairway/core/words/named.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  createdColumn,
  dayColumn,
  numberColumn,
  statusColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { SoaTabs } from "@fairway/areas/soa/web/SoaTabs.tsx";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { exportCombines, pageCombines } from "../contract.ts";
import type { ShownCombine } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import { combineTags } from "../model/combineWords.ts";
import { useCombineHome } from "./useCombineHome.ts";
import { combineWords as words } from "./words.ts";

/** The combined billings within the user's reach. */
export default function CombineList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const home = useCombineHome();
  const state = useTableState("combined-billings", {
    filters: ["partner", "status"] as const,
    dates: true,
  });
  const { partner, status } = state.filters;
  const ask = {
    referenceNos: state.search,
    partnerId: partner || null,
    status: (status || null) as ShownCombine["status"] | null,
    createdFrom: state.from,
    createdTo: state.to,
  };
  const list = useList(pageCombines, { ...ask, page: state.page, size: state.size });
  const open = (row: ShownCombine) => `${home}/detail/${row.id}`;
  const columns = useMemo(() => columnsOf(home), [home]);
  const create = {
    words: words.newCombine,
    keys: "alt+n",
    run: () => go(`${home}/new`),
    why: whyNot("acctSOA.CombineBilling"),
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(words.combines)} primary={create} />
      <SoaTabs current="combine-billing" />
      <DocumentList
        kind={combineKind}
        state={state}
        placeholder={words.search}
        dates={words.created}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "status", label: words.status, of: statusWords(combineTags) },
        ]}
        sheet={{ call: exportCombines, ask }}
        list={list}
        columns={columns}
        nameOf={(row) => row.combineBillingNo}
        open={open}
        cancelled={(row) => row.status === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
      />
    </div>
  );
}

const columnsOf = (home: string): Column<ShownCombine>[] => [
  numberColumn(
    { key: "combineBillingNo", title: words.combineNo, width: 120 },
    (row) => row.combineBillingNo,
    (row) => `${home}/detail/${row.id}`,
  ),
  {
    key: "partnerName",
    title: words.partner,
    width: 170,
    sheet: ["partnerCode", "partnerName"],
    read: (row) => row.partnerName,
  },
  { key: "documentCount", title: words.documents, width: 80, read: (row) => row.documentCount },
  {
    key: "totalAmountVnd",
    title: words.totalVnd,
    width: 130,
    align: "right",
    read: (row) => <MoneyText amount={row.totalAmountVnd} currency={localCurrency} code />,
  },
  {
    key: "totalAmountUsd",
    title: words.totalUsd,
    width: 110,
    align: "right",
    read: (row) => <MoneyText amount={row.totalAmountUsd} currency={secondCurrency} code />,
  },
  statusColumn(combineKind, words.status, 110),
  dayColumn({ key: "billingDate", title: words.billingDate, width: 110 }, (row) => row.billingDate),
  {
    key: "creator",
    title: words.creator,
    width: 130,
    sheet: "creatorName",
    read: (row) => <Said words={named(row.creatorName, row.creatorNameVn)} />,
  },
  createdColumn(words.created),
];
