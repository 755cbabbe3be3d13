import { queryPartners } from "@fairway/areas/partner/contract.ts";
import { partnerPick } from "@fairway/areas/partner/web/partnerPick.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { getReceiptById, invoicesForReceipt } from "../contract.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { blankReceipt, followingReceipt } from "./receiptDraft.ts";
import { words } from "./words.ts";

const base = "/home/accounting/account-receivable-payable/receipt";

/**
 * A new receipt; `?customer=` starts with a customer, and `?invoice=` with the open amounts of some
 * of its invoices, their ids separated by commas. `?id=` starts with another receipt, and `&action=`
 * says what follows it: its copy, a clearing with its advance, its bank fee or another fee.
 */
export default function ReceiptNew() {
  const { search } = useAddress();
  const id = search["id"] ?? "";
  return id === "" ? <BlankReceipt /> : <FollowingReceipt id={id} />;
}

function FollowingReceipt({ id }: { readonly id: string }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { search, go } = useAddress();
  const found = useAsk(getReceiptById, { id });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  const { customerId, customerCode, customerName } = found.data;
  return (
    <ReceiptForm
      title={say(words.newReceipt)}
      start={followingReceipt(found.data, search["action"] ?? "", today(timeZone))}
      customer={{ id: customerId, code: customerCode, name: customerName }}
      onSaved={(receipt) => go(`${base}/${receipt.id}`, { replace: true })}
    />
  );
}

function BlankReceipt() {
  const say = useSay();
  const { timeZone } = useSession();
  const language = useLanguage();
  const { search, go } = useAddress();
  const ids = (search["invoice"] ?? "").split(",").filter((id) => id !== "");
  const customerId = search["customer"] ?? "";
  const hasCustomer = customerId !== "";
  const isAsked = hasCustomer && ids.length > 0;
  const open = useAsk(invoicesForReceipt, { customerId }, { when: isAsked });
  const named = useAsk(queryPartners, { ids: [customerId] }, { when: hasCustomer });
  if ((isAsked && open.isPending) || (hasCustomer && named.isPending)) return <PageSkeleton />;
  const chosen = (open.data ?? []).filter((each) => ids.includes(each.id));
  const [first] = chosen;
  const customer = named.data?.find((each) => each.id === customerId);
  const start = {
    ...blankReceipt(today(timeZone)),
    ...(customer ? { customerId } : {}),
    ...(first
      ? {
          currencyId: first.currencyId,
          payments: Object.fromEntries(chosen.map((each) => [each.id, null])),
        }
      : {}),
  };
  return (
    <ReceiptForm
      title={say(words.newReceipt)}
      start={start}
      customer={customer ? partnerPick(customer, language) : null}
      onSaved={(receipt) => go(`${base}/${receipt.id}`, { replace: true })}
    />
  );
}
