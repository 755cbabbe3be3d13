import { CheckOutlined } from "@ant-design/icons";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { jobChain } from "../contract.ts";
import type { JobChain as Chain } from "../model/jobChain.ts";
import "./chain.css";
import { receiptAddress } from "../model/receiptAddress.ts";
import { chainWords as words } from "./chainWords.ts";

const InvoiceNotes = lazy(() => import("./InvoiceNotes.tsx"));
const invoices = "/home/accounting/management/vat-invoice";

/** One line: bill, charges, debit note, invoices, paid; what is open is a link or the user's turn. */
export default function JobChain({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { go } = useAddress();
  const may = useMay();
  const [isInvoicing, setInvoicing] = useState(false);
  const found = useAsk(jobChain, { jobId: job.id }, { quiet: true, derived: true });
  const chain = found.data;
  if (!chain) return null;
  const home = jobHome(job);
  const { noteIds } = chain;
  const next = chain.paid?.next;
  const lines = chain.selling.lines + chain.onBehalf.lines;
  // The list opens with the right to accounting, and has something to show once there are lines.
  const list =
    lines > 0 && may("accManagement.list")
      ? { to: `${invoices}?q=${encodeURIComponent(job.jobNo)}&from=any` }
      : {};
  const bill: Part = {
    key: "bill",
    words: words.bill,
    to: `${home}?tab=HBL`,
    ...billOf(chain),
    ...(job.may.includes("update") ? { run: () => go(`${home}/hbl/new`) } : {}),
  };
  const parts: readonly Part[] = [
    // A bill that is keyed with its job has no screen and is never open.
    ...(serviceOf(job.transactionType).bill.isOfJob ? [] : [bill]),
    { key: "charges", words: words.charges, to: `${home}?tab=CHARGES`, ...chargesOf(chain) },
    {
      key: "note",
      words: words.note,
      to: `${home}?tab=CDNOTE`,
      ...noteOf(chain),
      ...(job.may.includes("issueNote") && chain.charges.open > 0
        ? { run: () => go(`${home}?tab=CDNOTE&issue=1`) }
        : {}),
    },
    {
      key: "invoice",
      words: words.invoice,
      ...list,
      ...invoiceOf(chain),
      ...(noteIds.length > 0 ? { run: () => setInvoicing(true) } : {}),
    },
    {
      key: "paid",
      words: words.paid,
      ...list,
      ...paidOf(chain),
      ...(next ? { run: () => go(receiptAddress(next.partnerId, [next.invoiceId])) } : {}),
    },
  ];
  return (
    <nav aria-label={say(words.chain)} className="fw-chain">
      <ol>
        {parts.map((part) => (
          <li key={part.key}>
            {part.isDone ? <CheckOutlined aria-label={say(words.done)} /> : null}
            {part.run && part.open ? (
              <Button size="small" type="link" className="fw-plain-link" onClick={part.run}>
                <b>{say(part.words)}</b>
              </Button>
            ) : part.to ? (
              <ScreenLink to={part.to}>{say(part.words)}</ScreenLink>
            ) : (
              <span>{say(part.words)}</span>
            )}
            {part.open ? <span className="fw-chain-open">{part.open}</span> : null}
          </li>
        ))}
      </ol>
      {isInvoicing ? (
        <Suspense fallback={null}>
          <InvoiceNotes noteIds={noteIds} onClose={() => setInvoicing(false)} />
        </Suspense>
      ) : null}
    </nav>
  );
}

interface State {
  readonly isDone: boolean;
  /** What is open of the part; null when nothing is. */
  readonly open: ReactNode;
}

interface Part extends State {
  readonly key: string;
  readonly words: Words;
  /** The screen of the part; a part without one is plain text. */
  readonly to?: string;
  /** The action, when it is the user's turn. */
  readonly run?: () => void;
}

function billOf({ bills }: Chain): State {
  return { isDone: bills > 0, open: bills > 0 ? null : <Say words={words.none} /> };
}

function chargesOf({ charges }: Chain): State {
  const { lines } = charges;
  return { isDone: lines > 0, open: lines > 0 ? null : <Say words={words.noSelling} /> };
}

function noteOf({ charges, notes }: Chain): State {
  const { open } = charges;
  return {
    isDone: notes > 0 && open === 0,
    open: open > 0 ? <Say words={words.toNote} count={open} /> : null,
  };
}

function invoiceOf({ selling, onBehalf }: Chain): State {
  const lines = selling.lines + onBehalf.lines;
  const open = [
    { key: "vat", words: words.vatOpen, ...selling },
    { key: "obh", words: words.obhOpen, ...onBehalf },
  ].filter((each) => each.open > 0);
  return {
    isDone: lines > 0 && open.length === 0,
    open:
      open.length > 0
        ? open.map((each) => <Say key={each.key} words={each.words} count={each.open} />)
        : null,
  };
}

function paidOf({ paid }: Chain): State {
  if (!paid || paid.invoices === 0) return { isDone: false, open: null };
  const percent = paid.percent ?? "0";
  if (percent === "100") return { isDone: true, open: null };
  return {
    isDone: false,
    open: (
      <>
        <NumberText value={percent} unit="%" /> · <Say words={words.openMoney} />{" "}
        <MoneyText amount={paid.openVnd} currency={localCurrency} code />
      </>
    ),
  };
}

function Say(props: { readonly words: Words; readonly count?: number }) {
  const say = useSay();
  return <span>{say(props.words, { count: props.count ?? 0 })}</span>;
}
