import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { named } from "@fairway/core/words/named.ts";
import { approvedAddress } from "@fairway/areas/document/model/approvedAddress.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  amountColumn,
  dayColumn,
  numberColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { approvedDayWords, askedDays } from "@fairway/areas/document/web/approvedDays.ts";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { syncColumn } from "@fairway/areas/document/web/syncColumn.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { usePrintTogether } from "@fairway/areas/document/web/usePrintTogether.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useDenyTogether } from "@fairway/areas/document/web/useDenyTogether.tsx";
import { departmentPicker, userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  accountSettlements,
  denySettlements,
  exportSettlementCharges,
  exportSettlementHouses,
  exportSettlements,
  getSettlement,
  pageSettlements,
  previewSettlements,
} from "../contract.ts";
import type { Settlement } from "../model/settlement.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { settlementMethodWords, settlementTypeWords } from "../model/settlementWords.ts";
import { JobsOfSettlement } from "./SettlementGroups.tsx";
import { settlementWords as words } from "./words.ts";

const home = (settlement: Settlement) => approvedAddress(settlementHome, settlement);

/** The settlements within the user's reach. */
export default function SettlementList() {
  const say = useSay();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("settlements", {
    filters: [
      "status",
      "method",
      "type",
      "currency",
      "requester",
      "payee",
      "department",
      "dateOf",
    ] as const,
    dates: true,
  });
  const { status, method, type, currency, requester, payee, department, dateOf } = state.filters;
  const ask = {
    refNo: state.search,
    statusApproval: (status || null) as Settlement["statusApproval"] | null,
    paymentMethod: (method || null) as Settlement["paymentMethod"] | null,
    settlementType: (type || null) as Settlement["settlementType"] | null,
    currencyId: (currency || null) as Settlement["currencyId"] | null,
    requester: requester || null,
    payeeId: payee || null,
    departmentId: department || null,
    ...askedDays(dateOf, state),
  };
  const denying = useDenyTogether<Settlement>(denySettlements, {
    title: words.denyMany,
    invalidates: [pageSettlements, getSettlement],
  });
  const sending = useSendTogether<Settlement>(accountSettlements);
  const printing = usePrintTogether<Settlement>(previewSettlements, { askOf: numbersOf });
  const { download, underWay } = useDownload();
  const list = useList(pageSettlements, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.settlements)}
        primary={{
          words: words.newSettlement,
          keys: "alt+n",
          run: () => go(`${settlementHome}/new`),
          why: whyNot("acctSP.add"),
        }}
        actions={[
          may("acctSP.export") && {
            words: words.byShipment,
            run: () => void download(exportSettlementHouses, ask),
          },
          may("acctSP.export") && {
            words: words.byCharge,
            run: () => void download(exportSettlementCharges, ask),
          },
        ]}
      />
      {underWay}
      <DocumentList
        kind={settlementKind}
        state={state}
        placeholder={words.search}
        dates={{ by: "dateOf", of: approvedDayWords }}
        filters={[
          { name: "status", label: words.status, of: statusWords(approvedTags) },
          { name: "method", label: words.method, of: settlementMethodWords },
          { name: "type", label: words.type, of: settlementTypeWords },
          { name: "currency", label: words.currency, of: currencyWords },
          { name: "requester", label: words.requester, source: userPicker },
          { name: "payee", label: words.payee, source: partnerPicker },
          { name: "department", label: words.department, source: departmentPicker },
        ]}
        sheet={{ call: exportSettlements, ask }}
        list={list}
        columns={columns}
        actionsOnMany={[
          printing.action,
          ...(may("acctSP.SyncAcctSystem") ? [sending] : []),
          ...(may("acctSP.DenySettlement") ? [denying.action] : []),
        ]}
        nameOf={(row) => row.settlementNo}
        open={home}
        expand={(row) => <JobsOfSettlement settlement={row} />}
        cancelled={(row) => row.statusApproval === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {denying.dialog}
      {printing.viewer}
    </div>
  );
}

const numbersOf = (rows: readonly Settlement[]) => ({
  settlementNos: rows.map(({ settlementNo }) => settlementNo),
});

const columns: Column<Settlement>[] = [
  numberColumn(
    { key: "settlementNo", title: words.settlementNo, width: 116 },
    (row) => row.settlementNo,
    home,
  ),
  amountColumn(
    { key: "amount", title: words.amount, width: 132, sheet: ["amount", "currencyId"] },
    (row) => row.amount,
  ),
  {
    key: "balanceAmount",
    title: words.balance,
    width: 120,
    align: "right",
    sheet: ["advanceAmount", "balanceAmount"],
    read: (row) => <MoneyText amount={row.balanceAmount} currency={row.currencyId} />,
  },
  {
    key: "statusApproval",
    title: words.status,
    width: 190,
    read: (row) => <StatusTag {...approvedTags[row.statusApproval]} />,
  },
  {
    key: "requesterName",
    title: words.requester,
    width: 140,
    read: (row) => <Said words={named(row.requesterName, row.requesterNameVn)} />,
  },
  { key: "payeeName", title: words.payee, width: 140, read: (row) => row.payeeName },
  dayColumn({ key: "requestDate", title: words.requestDate, width: 104 }, (row) => row.requestDate),
  dayColumn({ key: "dueDate", title: words.dueDate, width: 104 }, (row) => row.dueDate),
  wordsColumn(
    { key: "paymentMethod", title: words.method, width: 124 },
    (row) => settlementMethodWords[row.paymentMethod],
  ),
  wordsColumn(
    { key: "settlementType", title: words.type, width: 120 },
    (row) => settlementTypeWords[row.settlementType],
  ),
  {
    key: "departmentName",
    title: words.department,
    width: 130,
    read: (row) => <Said words={named(row.departmentName, row.departmentNameVn)} />,
  },
  { key: "voucherNo", title: words.voucherNo, width: 110, read: (row) => row.voucherNo },
  dayColumn({ key: "voucherDate", title: words.voucherDate, width: 110 }, (row) => row.voucherDate),
  { key: "note", title: words.note, width: 180, read: (row) => row.note },
  {
    key: "lastSyncDate",
    title: words.syncDate,
    width: 130,
    read: (row) => <InstantText instant={row.lastSyncDate} />,
  },
  syncColumn(),
  {
    key: "datetimeModified",
    title: words.modified,
    width: 130,
    read: (row) => <InstantText instant={row.datetimeModified} />,
  },
];
