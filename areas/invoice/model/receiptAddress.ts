/** The address of a new receipt of a customer that clears some of its invoices. */
export function receiptAddress(customerId: string, invoiceIds: readonly string[]): string {
  const base = "/home/accounting/account-receivable-payable/receipt/customer/new";
  return `${base}?customer=${customerId}&invoice=${invoiceIds.join(",")}`;
}
