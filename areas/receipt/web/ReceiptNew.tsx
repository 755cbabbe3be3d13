import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { invoicesForReceipt } from "../contract.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { blankReceipt } from "./receiptDraft.ts";
import { words } from "./words.ts";

const base = "/home/accounting/account-receivable-payable/receipt";

/**
 * A new receipt; `?customer=` and `?invoice=` start with a customer and with the open amounts of
 * some of its invoices, their ids separated by commas.
 */
export default function ReceiptNew() {
  const say = useSay();
  const { timeZone } = useSession();
  const { search, go } = useAddress();
  const ids = (search["invoice"] ?? "").split(",").filter((id) => id !== "");
  const customerId = search["customer"] ?? "";
  const isAsked = customerId !== "" && ids.length > 0;
  const open = useAsk(invoicesForReceipt, { customerId }, { when: isAsked });
  if (isAsked && open.isPending) return <PageSkeleton />;
  const chosen = (open.data ?? []).filter((each) => ids.includes(each.id));
  const [first] = chosen;
  const blank = blankReceipt(today(timeZone));
  const start = first
    ? {
        ...blank,
        customerId,
        currencyId: first.currencyId,
        payments: Object.fromEntries(chosen.map((each) => [each.id, null])),
      }
    : blank;
  return (
    <ReceiptForm
      title={say(words.newReceipt)}
      start={start}
      customer={first ? { id: customerId, code: first.partnerCode, name: first.partnerName } : null}
      onSaved={(receipt) => go(`${base}/${receipt.id}`, { replace: true })}
    />
  );
}
