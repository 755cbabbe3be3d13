import { PrinterOutlined } from "@ant-design/icons";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { getInvoiceById, pageInvoices } from "@fairway/areas/invoice/contract.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { useState } from "react";
import {
  cancelReceipt,
  creditsForReceipt,
  customerAdvance,
  deleteReceipt,
  getReceiptById,
  invoicesForReceipt,
  pageReceipts,
  paymentsOfInvoice,
  previewReceipt,
  receiptHistory,
} from "../contract.ts";
import type { ReceiptDetail } from "../model/receipt.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { ReceiptPage } from "./ReceiptPage.tsx";
import { draftOf } from "./receiptDraft.ts";
import { words } from "./words.ts";

const base = "/home/accounting/account-receivable-payable";

/** One receipt: a form for a draft, read-only when done or canceled. */
export default function ReceiptScreen() {
  const id = useParam("id");
  const found = useAsk(getReceiptById, { id });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  return <OneReceipt receipt={found.data} key={`${found.data.id} ${found.data.version}`} />;
}

function OneReceipt({ receipt }: { readonly receipt: ReceiptDetail }) {
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const client = useClient();
  const { go } = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const no = receipt.paymentRefNo;
  const history = useHistory({ call: receiptHistory, id: receipt.id, what: no });
  const touched = [
    paymentsOfInvoice,
    pageReceipts,
    getReceiptById,
    invoicesForReceipt,
    creditsForReceipt,
    customerAdvance,
    pageInvoices,
    getInvoiceById,
  ];
  const cancel = useVerb(cancelReceipt, {
    invalidates: touched,
    onDone: () => {
      setCancelling(false);
      toast.success(say(words.cancelled, { no }));
    },
  });
  const remove = useVerb(deleteReceipt, {
    invalidates: [pageReceipts],
    onDone: () => {
      toast.success(say(words.deleted, { no }));
      go(base, { replace: true });
    },
  });
  const print: PageAction = {
    words: words.print,
    icon: <PrinterOutlined />,
    keys: "alt+p",
    run: () => setPrinting(true),
  };
  const dangerous: PageAction[] = [];
  // A used advance is said, because the user can do something about it.
  const used = receipt.usedAdvance ? whyNot(receiptKind, "cancel", receipt) : null;
  if (receipt.may.includes("cancel") || (used && may("acctARP.write"))) {
    dangerous.push({
      words: words.cancel,
      why: used?.say(language),
      run: () => setCancelling(true),
      busy: cancel.isPending,
    });
  }
  if (receipt.may.includes("delete")) {
    dangerous.push({
      words: words.delete,
      run: () => remove.mutate({ id: receipt.id, version: receipt.version }),
      busy: remove.isPending,
      confirm: { title: say(words.deleteSure, { no }), danger: true },
    });
  }
  const follow = (label: Words, action: string): PageAction => ({
    words: label,
    run: () => {
      const type = receipt.type === "Agent" ? "agent" : "customer";
      go(`${base}/receipt/${type}/new?id=${receipt.id}&action=${action}`);
    },
  });
  const isDone = receipt.status === "Done";
  const following = may("acctARP.add")
    ? [
        ...(isDone && receipt.class !== "Clear Debit" && receipt.class !== "Net Off"
          ? [follow(words.clearDebit, "debit")]
          : []),
        ...(isDone && receipt.class === "Clear Debit" && receipt.paymentMethod !== "Cash"
          ? [follow(words.bankFee, "bank"), follow(words.otherFee, "other")]
          : []),
        follow(words.copy, isDone ? "copy-done" : "copy-cancel"),
      ]
    : [];
  const shared = { dangerous, status: <DocumentStatus kind={receiptKind} document={receipt} /> };
  return (
    <>
      {receipt.may.includes("update") ? (
        <ReceiptForm
          {...shared}
          title={`${say(words.detail)} ${no}`}
          start={draftOf(receipt)}
          customer={{
            id: receipt.customerId,
            code: receipt.customerCode,
            name: receipt.customerName,
          }}
          receipt={receipt}
          actions={[print, history.action]}
          onSaved={() => undefined}
        />
      ) : (
        <ReceiptPage
          {...shared}
          receipt={receipt}
          actions={[print, ...following, history.action]}
        />
      )}
      <div className="fw-page">
        <DocumentFiles
          kind={receiptKind}
          id={receipt.id}
          number={no}
          isSynced={receiptKind.standing(receipt).isSynced}
        />
      </div>
      {isCancelling ? (
        <ReasonDialog
          title={say(words.cancelSure, { no })}
          detail={say(words.cancelDetail)}
          yes={words.cancel}
          no={partWords.keepIt}
          busy={cancel.isPending}
          required
          onGiven={(reason) => cancel.mutate({ id: receipt.id, version: receipt.version, reason })}
          onClose={() => setCancelling(false)}
        />
      ) : null}
      {history.drawer}
      {isPrinting ? (
        <PaperViewer
          title={no}
          load={(chosen) => client.download(previewReceipt, { id: receipt.id, language: chosen })}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
