import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import {
  amountColumn,
  dayColumn,
  numberColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { approvedAddress } from "@fairway/areas/document/model/approvedAddress.ts";
import { approvedDayWords, askedDays } from "@fairway/areas/document/web/approvedDays.ts";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { useDenyTogether } from "@fairway/areas/document/web/useDenyTogether.tsx";
import { syncColumn } from "@fairway/areas/document/web/syncColumn.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { usePrintTogether } from "@fairway/areas/document/web/usePrintTogether.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import {
  accountAdvances,
  denyAdvances,
  exportAdvanceLines,
  exportAdvances,
  getAdvance,
  pageAdvances,
  previewAdvances,
} from "../contract.ts";
import type { ShownAdvance } from "../model/advance.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceTags, methodWords, paymentTags } from "../model/advanceWords.ts";
import { Suspense, useState } from "react";
import { AdvanceLines } from "./AdvanceLines.tsx";
import { named } from "@fairway/core/words/named.ts";
import { settingWords } from "./settingWords.ts";
import { advanceWords as words } from "./words.ts";

const AdvanceSettingDrawer = later(
  async () => (await import("./AdvanceSettingDrawer.tsx")).AdvanceSettingDrawer,
);
const VoucherDialog = later(async () => (await import("./VoucherDialog.tsx")).VoucherDialog);

const inOneTable = {
  label: words.printTable,
  askOf: (rows: readonly ShownAdvance[]) => ({ ids: rows.map(({ id }) => id), inOneTable: true }),
};

const home = (advance: ShownAdvance) => approvedAddress(advanceHome, advance);

/** The advances within the user's reach. */
export default function AdvanceList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("advances", {
    filters: ["status", "payment", "method", "currency", "requester", "dateOf"] as const,
    dates: true,
  });
  const { status, payment, method, currency, requester, dateOf } = state.filters;
  const ask = {
    refNo: state.search,
    statusApproval: (status || null) as ShownAdvance["statusApproval"] | null,
    statusPayment: (payment || null) as ShownAdvance["statusPayment"] | null,
    paymentMethod: (method || null) as ShownAdvance["paymentMethod"] | null,
    currencyId: (currency || null) as ShownAdvance["currencyId"] | null,
    requester: requester || null,
    ...askedDays(dateOf, state),
  };
  const may = useMay();
  const [vouchers, setVouchers] = useState<{
    readonly rows: readonly ShownAdvance[];
    readonly keep: (rows: readonly ShownAdvance[]) => void;
  } | null>(null);
  const [ofSettings, setOfSettings] = useState(false);
  const denying = useDenyTogether<ShownAdvance>(denyAdvances, {
    title: words.denyMany,
    invalidates: [pageAdvances, getAdvance],
  });
  const sending = useSendTogether<ShownAdvance>(accountAdvances);
  const printing = usePrintTogether<ShownAdvance>(previewAdvances);
  const tabled = usePrintTogether<ShownAdvance>(previewAdvances, inOneTable);
  const { download, underWay } = useDownload();
  const ofVouchers: ManyAction<ShownAdvance> = {
    key: "voucher",
    words: words.updateVoucher,
    all: (rows, keep) => setVouchers({ rows, keep }),
  };
  const actions: readonly ManyAction<ShownAdvance>[] = [
    printing.action,
    tabled.action,
    ...(may("acctAP.UpdateVoucher") ? [ofVouchers] : []),
    ...(may("acctAP.SyncAcctSystem") ? [sending] : []),
    ...(may("acctAP.DenyAdvance") ? [denying.action] : []),
  ];
  const list = useList(pageAdvances, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.advances)}
        primary={{
          words: words.newAdvance,
          keys: "alt+n",
          run: () => go(`${advanceHome}/new`),
          why: whyNot("acctAP.add"),
        }}
        actions={[
          may("acctAP.AdvanceCarrier") && {
            words: words.newCarrierAdvance,
            run: () => go(`${advanceHome}/new?action=carrier`),
            why: whyNot("acctAP.add"),
          },
          may("sysOffice.write") && {
            words: settingWords.settings,
            run: () => setOfSettings(true),
          },
          { words: words.balances, run: () => go(`${advanceHome}/balances`) },
          may("acctAP.UpdateVoucher") && {
            words: words.importVoucher,
            run: () => go(`${advanceHome}/import-voucher`),
            why: whyNot("acctAP.import"),
          },
          may("acctAP.export") && {
            words: words.byShipment,
            run: () => void download(exportAdvanceLines, ask),
          },
        ]}
      />
      <DocumentList
        kind={advanceKind}
        state={state}
        placeholder={words.search}
        dates={{ by: "dateOf", of: approvedDayWords }}
        filters={[
          { name: "status", label: words.status, of: statusWords(advanceTags) },
          { name: "payment", label: words.settlement, of: statusWords(paymentTags) },
          { name: "method", label: words.method, of: methodWords },
          { name: "currency", label: words.currency, of: currencyWords },
          { name: "requester", label: words.requester, source: userPicker },
        ]}
        sheet={{ call: exportAdvances, ask }}
        list={list}
        columns={columns}
        actionsOnMany={actions}
        nameOf={(row) => row.advanceNo}
        open={home}
        expand={(row) => <AdvanceLines advanceNo={row.advanceNo} />}
        cancelled={(row) => row.statusApproval === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {underWay}
      {printing.viewer}
      {tabled.viewer}
      {ofSettings ? (
        <Suspense fallback={null}>
          <AdvanceSettingDrawer onClose={() => setOfSettings(false)} />
        </Suspense>
      ) : null}
      {vouchers ? (
        <Suspense fallback={null}>
          <VoucherDialog
            advances={vouchers.rows}
            onClose={(isDone) => {
              if (isDone) vouchers.keep([]);
              setVouchers(null);
            }}
          />
        </Suspense>
      ) : null}
      {denying.dialog}
    </div>
  );
}

const columns: Column<ShownAdvance>[] = [
  numberColumn(
    { key: "advanceNo", title: words.advanceNo, width: 116 },
    (row) => row.advanceNo,
    home,
  ),
  amountColumn(
    { key: "amount", title: words.amount, width: 132, sheet: ["amount", "currencyId"] },
    (row) => row.amount,
  ),
  {
    key: "statusApproval",
    title: words.status,
    width: 190,
    read: (row) => <StatusTag {...advanceTags[row.statusApproval]} />,
  },
  {
    key: "statusPayment",
    title: words.settlement,
    width: 130,
    read: (row) =>
      row.statusApproval === "Done" ? <StatusTag {...paymentTags[row.statusPayment]} /> : null,
  },
  {
    key: "requesterName",
    title: words.requester,
    width: 140,
    read: (row) => <Said words={named(row.requesterName, row.requesterNameVn)} />,
  },
  dayColumn({ key: "requestDate", title: words.requestDate, width: 104 }, (row) => row.requestDate),
  dayColumn({ key: "dueDate", title: words.dueDate, width: 104 }, (row) => row.dueDate),
  dayColumn(
    { key: "deadlinePayment", title: words.deadline, width: 104 },
    (row) => row.deadlinePayment,
  ),
  { key: "payeeName", title: words.payee, width: 140, read: (row) => row.payeeName },
  wordsColumn(
    { key: "paymentMethod", title: words.method, width: 124 },
    (row) => methodWords[row.paymentMethod],
  ),
  {
    key: "departmentName",
    title: words.department,
    width: 130,
    read: (row) => <Said words={named(row.departmentName, row.departmentNameVn)} />,
  },
  { key: "advanceNote", title: words.description, width: 180, read: (row) => row.advanceNote },
  { key: "voucherNo", title: words.voucherNo, width: 110, read: (row) => row.voucherNo },
  dayColumn({ key: "voucherDate", title: words.voucherDate, width: 110 }, (row) => row.voucherDate),
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
  {
    key: "userNameModified",
    title: words.userModified,
    width: 140,
    read: (row) => (
      <Said words={named(row.userNameModified ?? null, row.userNameModifiedVn ?? null)} />
    ),
  },
];
