import { secondCurrency } from "@fairway/core/money/currency.ts";
import { dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { useKnownRates } from "@fairway/areas/charge/web/useKnownRates.ts";
import { getInvoiceById, pageInvoices } from "@fairway/areas/invoice/contract.ts";
import type { ShownInvoice } from "@fairway/areas/invoice/model/invoice.ts";
import { useRateReason } from "@fairway/areas/rate/web/useRateReason.tsx";
import type { AskInput } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useCallback, useRef, useState } from "react";
import {
  creditsForReceipt,
  customerAdvance,
  generateReceiptNo,
  getReceiptById,
  invoicesForReceipt,
  pageReceipts,
  paymentsOfInvoice,
  saveReceipt,
} from "../contract.ts";
import { refuseReceipt } from "../model/refusals.ts";
import {
  isClearing,
  isInternal,
  isOnBehalf,
  type ReceiptDetail,
  saveActions,
} from "../model/receipt.ts";
import { OpenCredits } from "./OpenCredits.tsx";
import { OpenInvoices } from "./OpenInvoices.tsx";
import { ReceiptMoney } from "./ReceiptMoney.tsx";
import { countable, onSameNotes, type ReceiptDraft, spread, withAmount } from "./receiptDraft.ts";
import { SameNote } from "./SameNote.tsx";
import { useOwnAccounts } from "./useOwnAccounts.ts";
import { words } from "./words.ts";

/**
 * The form of a receipt: customer, money, then the invoices that it clears. Ctrl+S saves a draft,
 * Ctrl+Enter posts.
 */
export function ReceiptForm(props: {
  readonly title: string;
  readonly start: ReceiptDraft;
  readonly customer?: Pick | null;
  readonly receipt?: ReceiptDetail;
  readonly status?: ReactNode;
  readonly actions?: readonly PageAction[];
  readonly dangerous?: readonly PageAction[];
  readonly onSaved: (receipt: ReceiptDetail) => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const { receipt } = props;
  const [keyed, setKeyed] = useState(props.start);
  const dirty = useRef(false);
  useLeaveGuard(useCallback(() => dirty.current, []));
  const set = (change: Partial<ReceiptDraft>) => {
    dirty.current = true;
    setKeyed((before) => ({ ...before, ...change }));
  };
  const { customerId, currencyId } = keyed;
  const isNetOff = keyed.class === "Net Off";
  const clears = isClearing(keyed.class);
  const has = { when: customerId !== null };
  const open = useAsk(invoicesForReceipt, { customerId: customerId ?? "" }, has);
  const owed = useAsk(
    creditsForReceipt,
    { customerId: customerId ?? "" },
    { when: has.when && clears },
  );
  const advances = useAsk(customerAdvance, { customerId: customerId ?? "" }, has);
  const next = useAsk(generateReceiptNo, { paymentDate: dayOnly(keyed.paymentDate) });
  const startedWith = (invoice: { readonly id: string }) =>
    Number(invoice.id in props.start.payments);
  const invoices =
    customerId && clears
      ? (open.data ?? []).toSorted((a, b) => startedWith(b) - startedWith(a))
      : [];
  const credits = customerId && clears ? (owed.data ?? []) : [];
  const accounts = useOwnAccounts();
  const draft = {
    ...withAmount(keyed, invoices),
    bankAccountNo:
      keyed.bankAccountNo ??
      (keyed.paymentMethod.includes("Bank") ? (accounts[currencyId] ?? "") : ""),
  };
  const day = dayOnly(draft.paymentDate) ?? today(timeZone);
  const rateOfDay = useKnownRates([day]).toVnd(secondCurrency, day)?.toFixed() ?? null;
  const clearing = spread(draft, invoices, rateOfDay, credits);
  const { agreementId } = draft;
  // A receipt uses the pool of its own agreement alone.
  const balance = (advances.data ?? []).find(
    (each) => each.currencyId === currencyId && each.agreementId === agreementId,
  )?.balance;

  const reason = useRateReason<AskInput<typeof saveReceipt>>();
  const save = useVerb(saveReceipt, {
    quiet: true,
    onRefused: reason.asksOrSays,
    invalidates: [
      pageReceipts,
      getReceiptById,
      invoicesForReceipt,
      creditsForReceipt,
      customerAdvance,
      paymentsOfInvoice,
      pageInvoices,
      getInvoiceById,
    ],
    onDone: ({ data }) => {
      dirty.current = false;
      const outcome = data.status === "Done" ? words.posted : words.saved;
      toast.success(say(outcome, { no: data.paymentRefNo }));
      props.onSaved(data);
    },
  });
  const send = (isDone: boolean) => {
    if (!customerId || why || save.isPending) return;
    const draftAction = receipt ? saveActions.draftUpdate : saveActions.draftNew;
    const { payments, credits: used, paidAmount, cusAdvanceAmount, ...rest } = draft;
    const named = (shown: readonly ShownInvoice[], chosen: ReceiptDraft["payments"]) =>
      shown
        .filter((each) => each.id in chosen)
        .map((each) => ({ refId: each.id, paidAmount: chosen[each.id] ?? null }));
    save.mutate({
      ...rest,
      customerId,
      saveAction: isDone ? saveActions.done : draftAction,
      ...(receipt ? { id: receipt.id, version: receipt.version } : {}),
      paidAmount: isNetOff ? "0" : (paidAmount ?? "0"),
      cusAdvanceAmount: isNetOff ? "0" : (cusAdvanceAmount ?? "0"),
      payments: named(invoices, payments),
      credits: named(credits, used),
    });
  };
  const money = decimal(countable(draft.paidAmount, currencyId)).plus(
    countable(draft.cusAdvanceAmount, currencyId),
  );
  const chosen = invoices.filter((each) => each.id in draft.payments).length;
  const paying = credits.filter((each) => each.id in draft.credits).length;
  const whyNotUsed = () => {
    const used = countable(draft.cusAdvanceAmount, currencyId);
    if (decimal(used).isZero() || !advances.data) return null;
    const { asked, currency, left } = { asked: used, currency: currencyId, left: balance ?? "0" };
    return decimal(asked).gt(left)
      ? refuseReceipt("receipt.advanceTooSmall", { asked, currency, left }).say(language)
      : null;
  };
  const why = !customerId
    ? say(words.chooseCustomer)
    : isNetOff && paying === 0
      ? say(words.chooseCredit)
      : money.lte(0) && paying === 0
        ? say(words.enterAmount)
        : clears && chosen === 0
          ? say(words.chooseInvoice)
          : (isOnBehalf(keyed.class) || isInternal(keyed.paymentMethod)) && !keyed.obhpartnerId
            ? say(words.chooseObhPartner)
            : whyNotUsed();
  return (
    <div className="fw-page">
      {reason.dialog((ask, rateReason) => save.mutate({ ...ask, rateReason }))}
      <PageHeader
        title={props.title}
        back="/home/accounting/account-receivable-payable"
        status={props.status}
        facts={
          clearing && decimal(clearing.left).gt(0) ? (
            <span>
              {say(words.left)} <MoneyText amount={clearing.left} currency={currencyId} code />
            </span>
          ) : null
        }
        primary={{
          words: words.done,
          keys: "mod+enter",
          run: () => send(true),
          busy: save.isPending,
          why,
        }}
        actions={[
          { words: words.saveDraft, keys: "mod+s", run: () => send(false), why },
          ...(props.actions ?? []),
        ]}
        dangerous={props.dangerous ?? []}
      />
      <ReceiptMoney
        draft={draft}
        set={set}
        customer={props.customer}
        obhPartner={
          receipt?.obhpartnerId
            ? { id: receipt.obhpartnerId, code: "", name: receipt.obhpartnerName ?? "" }
            : null
        }
        balance={balance}
        rateOfDay={rateOfDay}
        nextNo={next.data?.receiptNo ?? ""}
        accounts={accounts}
        followsTicks={keyed.paidAmount === null && draft.paidAmount !== null}
      />
      {!clears ? null : (
        <Section title={words.invoices} columns={1}>
          {!customerId ? (
            <span className="fw-quiet">{say(words.chooseCustomer)}</span>
          ) : !open.data ? (
            <RowSkeletons rows={4} />
          ) : invoices.length === 0 ? (
            <EmptyState title={words.nothingOwed} detail={words.nothingOwedDetail} />
          ) : (
            <>
              <SameNote
                invoices={onSameNotes(draft, invoices)}
                onTake={(taken) => set({ payments: { ...draft.payments, ...taken } })}
              />
              <OpenInvoices
                invoices={invoices}
                payments={draft.payments}
                currencyId={currencyId}
                clearing={clearing}
                receiptNo={receipt?.paymentRefNo ?? null}
                onChange={(payments) => set({ payments })}
              />
            </>
          )}
        </Section>
      )}
      {credits.length > 0 ? (
        <Section title={words.credits} columns={1}>
          <OpenCredits
            credits={credits}
            chosen={draft.credits}
            currencyId={currencyId}
            used={clearing?.credits ?? []}
            onChange={(change) => set({ credits: change })}
          />
        </Section>
      ) : isNetOff && owed.data ? (
        <Section title={words.credits} columns={1}>
          <EmptyState title={words.noCredits} detail={words.noCreditsDetail} />
        </Section>
      ) : null}
    </div>
  );
}
