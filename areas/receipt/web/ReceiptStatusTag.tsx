import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { Meaning } from "@fairway/ui/theme.ts";
import type { ShownReceipt } from "../contract.ts";
import type { ReceiptStatus } from "../model/receipt.ts";
import { statusWords } from "../model/receiptWords.ts";

const meanings: Record<ReceiptStatus, Meaning> = {
  Draft: "new",
  Done: "good",
  Cancel: "cancelled",
};

/** Where a receipt stands in its life. */
export function ReceiptStatusTag({ receipt }: { readonly receipt: Pick<ShownReceipt, "status"> }) {
  return <StatusTag words={statusWords[receipt.status]} meaning={meanings[receipt.status]} />;
}
