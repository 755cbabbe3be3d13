import { ChargeChooser } from "@fairway/areas/note/web/ChargeChooser.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { TotalsLine } from "@fairway/areas/note/web/TotalsLine.tsx";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense, useState } from "react";
import { addInvoice, chargesForInvoice, generateInvoiceNoTemp } from "../contract.ts";
import { type InvoiceType, invoiceTypes, type ShownInvoice, usualTerms } from "../model/invoice.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { invoiceTypeWords, words } from "./words.ts";
import { ChargeSearch, numbersIn } from "./ChargeSearch.tsx";
import { MoreCharges } from "./MoreCharges.tsx";
import { PartnerOfCharges } from "./PartnerOfCharges.tsx";
import { HeadFields, type InvoiceHead } from "./InvoiceHead.tsx";
import { IssuedInvoices } from "./IssuedInvoices.tsx";
import { ToInvoice } from "./ToInvoice.tsx";
import { touchedByIssuing } from "./useInvoiceNotes.ts";

const kinds = ["cdNotes", "soaNos", "jobNos", "hbls", "mbls"] as const;
type Kind = (typeof kinds)[number];

const InvoiceNotes = lazy(() => import("./InvoiceNotes.tsx"));

/**
 * Issues invoices: of notes ticked in the list of those that wait for one, or over charges found by
 * their numbers.
 */
export default function InvoiceNew() {
  const say = useSay();
  const { timeZone } = useSession();
  const { search, go } = useAddress();
  const [type, setType] = useState<InvoiceType>(
    search["type"] === "InvoiceTemp" ? "InvoiceTemp" : "Invoice",
  );
  const ofAddress = search["soa"] ?? search["cdNote"] ?? "";
  const [kind, setKind] = useState<Kind>(search["soa"] ? "soaNos" : "cdNotes");
  const [typed, setTyped] = useState(ofAddress);
  const [asked, setAsked] = useState(ofAddress);
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Set<string> | null>(null);
  const [head, setHead] = useState<InvoiceHead>({
    date: today(timeZone),
    currencyId: localCurrency,
    paymentMethod: "Bank Transfer",
    paymentTerm: null,
    accountNo: usualTerms.Invoice.accountNo,
    invoiceNoTempt: "",
    serie: "",
    description: "",
  });
  const numbers = numbersIn(asked);
  const isAsked = numbers.length > 0;
  const found = useAsk(chargesForInvoice, { type, [kind]: numbers }, { when: isAsked });
  const next = useAsk(generateInvoiceNoTemp, { type });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isInvoicing, setInvoicing] = useState(false);
  const [issued, setIssued] = useState<readonly ShownInvoice[]>([]);

  const payers = isAsked ? (found.data ?? []) : [];
  const payer = payers.find((each) => each.partnerId === partnerId) ?? payers[0] ?? null;
  const charges = payer?.charges ?? [];
  const ticked = chosen ?? new Set(charges.map((each) => each.id));
  const lines = charges.filter((each) => ticked.has(each.id));
  const restart = (change: () => void) => {
    change();
    setChosen(null);
  };
  const add = useVerb(addInvoice, {
    invalidates: touchedByIssuing,
    onDone: ({ data }) => {
      toast.success(say(words.issued, { no: numberOf(data) }));
      go(`/home/accounting/management/vat-invoice/${data.id}`);
    },
  });
  const issue = () => {
    if (!payer || lines.length === 0) return;
    const { paymentTerm, ...rest } = head;
    const term = paymentTerm ?? String(payer.paymentTerm ?? "");
    add.mutate({
      ...rest,
      type,
      partnerId: payer.partnerId,
      chargeIds: lines.map((each) => each.id),
      paymentTerm: /^\d{1,3}$/.test(term) ? Number(term) : null,
    });
  };

  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.newInvoice)}
        back="/home/accounting/management/vat-invoice"
        facts={isAsked ? <TotalsLine count={lines.length} totals={lineTotals(lines)} /> : null}
        primary={
          isAsked
            ? {
                words: words.issue,
                keys: "mod+enter",
                run: issue,
                busy: add.isPending,
                why: lines.length === 0 ? say(words.chooseOne) : null,
              }
            : {
                words: words.issueInvoices,
                keys: "mod+enter",
                run: () => setInvoicing(true),
                why: notes.length === 0 ? say(words.tickNotes) : null,
              }
        }
      />
      <section className="fw-section">
        <div className="fw-columns fw-columns-3">
          <Labelled label={words.type}>
            <Segmented
              value={type}
              options={invoiceTypes.map((value) => ({
                value,
                label: say(invoiceTypeWords[value]),
              }))}
              onChange={(value) => restart(() => setType(value))}
            />
          </Labelled>
          <ChargeSearch
            kinds={kinds}
            kind={kind}
            onKind={(value) => restart(() => setKind(value))}
            typed={typed}
            onType={setTyped}
            onSearch={(text) => restart(() => setAsked(text))}
          />
        </div>
      </section>
      {issued.length > 0 ? <IssuedInvoices invoices={issued} /> : null}
      {isAsked ? null : (
        <ToInvoice
          chosen={notes}
          onChoose={setNotes}
          onOpen={({ code }) =>
            restart(() => {
              setKind("cdNotes");
              setTyped(code);
              setAsked(code);
            })
          }
        />
      )}
      {isInvoicing ? (
        <Suspense fallback={null}>
          <InvoiceNotes
            noteIds={notes}
            onClose={() => setInvoicing(false)}
            onDone={(invoices) => {
              setNotes([]);
              setIssued(invoices);
            }}
          />
        </Suspense>
      ) : null}
      {isAsked ? (
        <>
          <HeadFields
            type={type}
            head={head}
            onChange={setHead}
            next={next.data ?? null}
            term={payer?.paymentTerm ?? null}
            partner={
              <PartnerOfCharges
                payers={payers}
                value={payer?.partnerId ?? null}
                onChange={(value) => restart(() => setPartnerId(value))}
              />
            }
          />
          <section className="fw-section">
            {found.isFetching ? (
              <RowSkeletons rows={4} />
            ) : charges.length > 0 ? (
              <>
                <MoreCharges shown={charges.length} count={payer?.count ?? 0} />
                <ChargeChooser charges={charges} chosen={ticked} onChange={setChosen} />
              </>
            ) : (
              <EmptyState title={words.nothingFound} detail={words.nothingFoundDetail} />
            )}
          </section>
        </>
      ) : null}
    </div>
  );
}
