import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { cancelPayment, agePayables, pagePayables, paymentsOf } from "../contract.ts";
import type { Payable, PayablePayment } from "../model/payable.ts";
import { methodWords } from "../model/payableWords.ts";
import { PayForm } from "./PayForm.tsx";
import { words } from "./words.ts";

/** A payable with its payments; it is paid here in full or in part, and a payment is canceled. */
export function PayableDrawer(props: { readonly payable: Payable; readonly onClose: () => void }) {
  const say = useSay();
  const { payable, onClose } = props;
  const { acctRefNo, partnerName, currencyId } = payable;
  const asked = useAsk(paymentsOf, { id: payable.id });
  const [canceled, setCanceled] = useState<PayablePayment | null>(null);
  const cancel = useVerb(cancelPayment, {
    invalidates: [pagePayables, paymentsOf, agePayables],
    onDone: ({ data }) => {
      toast.success(say(words.canceled, { no: data.paymentNo }));
      onClose();
    },
  });
  return (
    <SideDrawer title={`${acctRefNo} · ${partnerName}`} size={900} isRead onClose={onClose}>
      <div className="fw-columns fw-columns-3">
        <Fact name={words.total}>
          <MoneyText amount={payable.totalAmount} currency={currencyId} code />
        </Fact>
        <Fact name={words.remainAmount}>
          <MoneyText amount={payable.remainAmount} currency={currencyId} code />
        </Fact>
        <Fact name={words.dueDate}>
          <DayText day={payable.dueDate} />
        </Fact>
      </div>
      <Section title={words.payments} columns={1}>
        {asked.error && !asked.data ? (
          <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
        ) : null}
        {asked.data ? (
          asked.data.length > 0 ? (
            <Payments payable={payable} rows={asked.data} onCancel={setCanceled} />
          ) : (
            <p className="fw-quiet">{say(words.noPayments)}</p>
          )
        ) : (
          <RowSkeletons rows={2} />
        )}
      </Section>
      {payable.may.includes("pay") ? <PayForm payable={payable} onPaid={onClose} /> : null}
      {canceled ? (
        <ReasonDialog
          title={say(words.cancelSure, { no: canceled.paymentNo ?? "" })}
          detail={say(words.cancelDetail)}
          yes={words.cancel}
          no={words.keep}
          busy={cancel.isPending}
          required
          onGiven={(reason) =>
            cancel.mutate({ id: canceled.id, version: canceled.version, reason })
          }
          onClose={() => setCanceled(null)}
        />
      ) : null}
    </SideDrawer>
  );
}

function Payments(props: {
  readonly payable: Payable;
  readonly rows: readonly PayablePayment[];
  readonly onCancel: (payment: PayablePayment) => void;
}) {
  const say = useSay();
  const { currencyId } = props.payable;
  return (
    <PlainTable
      rows={props.rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "no",
          title: say(words.paymentNo),
          read: (row) => row.paymentNo ?? say(words.notSeen),
        },
        {
          key: "day",
          title: say(words.paymentDate),
          read: (row) => <DayText day={row.paymentDate} />,
        },
        {
          key: "method",
          title: say(words.method),
          read: ({ paymentMethod: method }) => {
            const said = method && methodWords[method];
            return said ? <Said words={said} /> : null;
          },
        },
        {
          key: "paid",
          title: say(words.paymentAmount),
          right: true,
          read: (row) =>
            row.paidCurrency ? (
              <MoneyText amount={row.paidAmount} currency={row.paidCurrency} code />
            ) : null,
        },
        {
          key: "cleared",
          title: say(words.cleared),
          right: true,
          read: (row) => <MoneyText amount={row.clearedAmount} currency={currencyId} code />,
        },
        {
          key: "gain",
          title: say(words.gainLoss),
          right: true,
          read: (row) => <MoneyText amount={row.gainLossVnd} currency={localCurrency} />,
        },
        {
          key: "more",
          title: "",
          read: (row) =>
            row.isCanceled ? (
              say(words.canceledTag)
            ) : row.may.includes("cancel") ? (
              <PlainButton kind="text" onClick={() => props.onCancel(row)}>
                {say(words.cancel)}
              </PlainButton>
            ) : null,
        },
      ]}
    />
  );
}
