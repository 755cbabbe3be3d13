/**
 * What happens to the shipper of a bill when another customer is chosen: it follows while it is
 * empty or as the customer before has filled it; a typed text of that customer is asked about; any
 * other shipper stays. Rule HB-13
 */
export function shipperAfterCustomer(
  customerId: string,
  shipper: { readonly id: string | null; readonly text: string | null },
  before: { readonly id: string | null; readonly block: string | null },
): "follows" | "asks" | "stays" {
  const text = shipper.text?.trim() ?? "";
  if (text === "" && (shipper.id === null || shipper.id === before.id)) return "follows";
  if (shipper.id === null || shipper.id !== before.id || shipper.id === customerId) return "stays";
  return text === (before.block?.trim() ?? "") ? "follows" : "asks";
}
