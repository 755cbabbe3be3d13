import { useParam } from "@fairway/ui/address/useAddress.ts";
import { AccountingDocument } from "./InvoiceDetailScreen.tsx";
import { voucherHome } from "./voucherHome.ts";

/** One voucher: its head, its lines and its payments. */
export default function VoucherDetailScreen() {
  return <AccountingDocument id={useParam("voucherId")} base={voucherHome} />;
}
