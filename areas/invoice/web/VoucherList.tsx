import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { rateFilter } from "@fairway/areas/rate/web/rateFilter.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { dayColumn, wordsColumn } from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { totalOf } from "@fairway/areas/document/web/totalOf.tsx";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { accountInvoices, exportInvoices, pageInvoices } from "../contract.ts";
import type { ShownInvoice } from "../model/invoice.ts";
import { stateWords, voucherTypeWords } from "../model/invoiceFields.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { invoiceAsk } from "../model/invoiceWork.ts";
import {
  dueDateColumn,
  jobsColumn,
  leadingColumns,
  madeColumns,
  sumColumns,
} from "./invoiceColumns.tsx";
import { ManagementTabs } from "./ManagementTabs.tsx";
import { voucherHome } from "./voucherHome.ts";
import { words } from "./words.ts";

const home = (row: ShownInvoice) => `${voucherHome}/${row.id}`;

/** Vouchers over what we owe, and over what is sold without an invoice. */
export default function VoucherList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const state = useTableState("voucher", {
    filters: ["partner", "paymentStatus", "state", "rate"],
    dates: true,
  });
  const ask = { ...invoiceAsk(state), types: ["Voucher" as const] };
  const sending = {
    ...useSendTogether<ShownInvoice>(accountInvoices),
    why: whyNot("accManagement.Voucher"),
  };
  const list = useList(pageInvoices, { ...ask, page: state.page, size: state.size });
  const create = {
    words: words.newVoucher,
    keys: "alt+n",
    run: () => go(`${voucherHome}/new`),
    why: whyNot("accManagement.Voucher"),
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(words.management)} primary={create} />
      <ManagementTabs current="voucher" />
      <DocumentList
        kind={invoiceKind}
        state={state}
        placeholder={words.referenceNo}
        dates={words.voucherDate}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "paymentStatus", label: words.status, of: statusWords(paymentTags) },
          { name: "state", label: words.state, of: stateWords },
          rateFilter,
        ]}
        sheet={{ call: exportInvoices, ask }}
        list={list}
        {...totalOf(list.data, "total")}
        columns={columns}
        actionsOnMany={[sending]}
        open={home}
        empty={
          <EmptyState title={words.noVouchers} detail={words.noVouchersDetail} first={create} />
        }
      />
    </div>
  );
}

const columns: Column<ShownInvoice>[] = [
  ...leadingColumns(home, 170),
  wordsColumn(
    { key: "voucherType", title: words.voucherType, width: 140 },
    (row) => voucherTypeWords[row.voucherType ?? "Other entry"],
  ),
  ...sumColumns,
  dayColumn({ key: "date", title: words.voucherDate, width: 98 }, (row) => row.date),
  dueDateColumn,
  jobsColumn,
  ...madeColumns,
];
