import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayDialog } from "@fairway/ui/parts/DayDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { confirmBillings, getBilling, pageBillings, redateInvoices } from "../contract.ts";
import type { BillingInvoice } from "../model/billing.ts";
import { billingWords as words } from "./billingWords.ts";

/** What is done with ticked invoices. */
export type BillingVerb = "confirm" | "redate";

/** The ids of invoices, and the versions that the user saw. */
const ticked = (invoices: readonly BillingInvoice[]) => ({
  ids: invoices.map(({ id }) => id),
  versions: Object.fromEntries(invoices.map(({ id, version }) => [id, version])),
});

/** Asks for the date that ticked invoices get: of the confirmed billing, or of the invoice. */
export function BillingDialog(props: {
  readonly verb: BillingVerb;
  readonly invoices: readonly BillingInvoice[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { verb, invoices, onClose } = props;
  const how = useDone(onClose);
  const confirm = useVerb(confirmBillings, how);
  const redate = useVerb(redateInvoices, how);
  const isConfirm = verb === "confirm";
  const count = invoices.length;
  return (
    <DayDialog
      title={say(isConfirm ? words.confirmTitle : words.redateTitle, { count })}
      detail={say(isConfirm ? words.confirmDetail : words.redateDetail)}
      label={isConfirm ? words.billingDate : words.date}
      yes={isConfirm ? words.confirm : words.redate}
      busy={confirm.isPending || redate.isPending}
      onGiven={(billingDate) =>
        (isConfirm ? confirm : redate).mutate({ billingDate, ...ticked(invoices) })
      }
      onClose={onClose}
    />
  );
}

/** Takes the confirmation of ticked invoices back. */
export function useTakeBack() {
  const takeBack = useVerb(confirmBillings, useDone());
  return (invoices: readonly BillingInvoice[]) =>
    takeBack.mutate({ billingDate: null, ...ticked(invoices) });
}

function useDone(onClose?: () => void) {
  const say = useSay();
  return {
    invalidates: [pageBillings, getBilling],
    onDone: ({ data }: { readonly data: { readonly count: number } }) => {
      toast.success(say(words.done, { count: data.count }));
      onClose?.();
    },
  };
}
