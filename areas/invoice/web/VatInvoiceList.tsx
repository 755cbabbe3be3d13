import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { rateFilter } from "@fairway/areas/rate/web/rateFilter.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { dayColumn, wordsColumn } from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { usePrintTogether } from "@fairway/areas/document/web/usePrintTogether.tsx";
import { useSendTogether } from "@fairway/areas/document/web/useSendTogether.ts";
import { totalOf } from "@fairway/areas/document/web/totalOf.tsx";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { accountInvoices, exportInvoices, pageInvoices, previewInvoices } from "../contract.ts";
import type { ShownInvoice } from "../model/invoice.ts";
import { stateWords, typeWords } from "../model/invoiceFields.ts";
import { invoiceKind, numberOf } from "../model/invoiceKind.ts";
import { invoiceAsk, invoiceWork } from "../model/invoiceWork.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { receiptAddress } from "../model/receiptAddress.ts";
import {
  dueDateColumn,
  jobsColumn,
  leadingColumns,
  madeColumns,
  sumColumns,
} from "./invoiceColumns.tsx";
import { ManagementTabs } from "./ManagementTabs.tsx";
import { invoiceTypeWords, words } from "./words.ts";

const base = "/home/accounting/management/vat-invoice";
const home = (row: ShownInvoice) => `${base}/${row.id}`;

/** VAT invoices and on-behalf invoices. */
export default function VatInvoiceList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const may = useMay();
  const { go } = useAddress();
  const state = useTableState("vat-invoice", {
    filters: ["partner", "type", "paymentStatus", "state", "work", "rate"],
    dates: true,
  });
  const ask = invoiceAsk(state);
  const printing = usePrintTogether<ShownInvoice>(previewInvoices);
  const sending = {
    ...useSendTogether<ShownInvoice>(accountInvoices),
    why: whyNot("accManagement.Invoice"),
  };
  const list = useList(pageInvoices, { ...ask, page: state.page, size: state.size });
  const create = {
    words: words.newInvoice,
    keys: "alt+n",
    run: () => go(`${base}/new`),
    why: whyNot("accManagement.Invoice"),
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.management)}
        primary={create}
        actions={[
          may("accManagement.Invoice") && {
            words: words.importNumbers,
            run: () => go(`${base}/import`),
            why: whyNot("accManagement.import"),
          },
        ]}
      />
      <ManagementTabs current="vat-invoice" />
      <DocumentList
        kind={invoiceKind}
        state={state}
        placeholder={words.referenceNo}
        dates={words.date}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "type", label: words.type, of: invoiceTypeWords },
          { name: "paymentStatus", label: words.status, of: statusWords(paymentTags) },
          { name: "state", label: words.state, of: stateWords },
          { name: "work", label: words.work, of: invoiceWork },
          rateFilter,
        ]}
        sheet={{ call: exportInvoices, ask }}
        list={list}
        {...totalOf(list.data, state.filters.work === "noRealNo" ? "total" : "unpaid")}
        columns={columns}
        actionsOnMany={[
          printing.action,
          sending,
          {
            key: "receive",
            words: words.receive,
            why: whyNot("acctARP.add"),
            all: (rows) => {
              const open = rows.filter((each) => each.may.includes("receive"));
              const [first] = open;
              if (!first || new Set(open.map((each) => each.partnerId)).size > 1) {
                toast.warning(say(first ? words.oneCustomer : words.nothingOpen));
                return;
              }
              go(
                receiptAddress(
                  first.partnerId,
                  open.map((each) => each.id),
                ),
              );
            },
          },
        ]}
        open={home}
        empty={
          <EmptyState title={words.noInvoices} detail={words.noInvoicesDetail} first={create} />
        }
      />
      {printing.viewer}
    </div>
  );
}

const columns: Column<ShownInvoice>[] = [
  ...leadingColumns(home, 158),
  {
    key: "invoiceNo",
    title: words.invoiceNo,
    width: 88,
    read: (row) => numberOf(row),
    sheet: ["invoiceNoTempt", "invoiceNoReal"],
  },
  ...sumColumns,
  dayColumn({ key: "date", title: words.date, width: 98 }, (row) => row.date),
  dueDateColumn,
  wordsColumn({ key: "type", title: words.type, width: 128 }, (row) => typeWords[row.type]),
  jobsColumn,
  { key: "serie", title: words.serie, width: 70, read: (row) => row.serieReal ?? row.serie },
  ...madeColumns,
];
