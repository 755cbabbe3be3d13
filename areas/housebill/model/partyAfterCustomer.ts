import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** Our customer is the shipper of what leaves and the consignee of what arrives. Rule HB-13 */
export const partyOfCustomer = ({ direction }: Pick<Service, "direction">) =>
  direction === "import" ? "consignee" : "shipper";

/**
 * What happens to the own party of a bill when another customer is chosen: it follows while it is
 * empty or as the customer before has filled it; a typed text of that customer is asked about; any
 * other party stays. Rule HB-13
 */
export function partyAfterCustomer(
  customerId: string,
  party: { readonly id: string | null; readonly text: string | null },
  before: { readonly id: string | null; readonly block: string | null },
): "follows" | "asks" | "stays" {
  const text = party.text?.trim() ?? "";
  if (text === "" && (party.id === null || party.id === before.id)) return "follows";
  if (party.id === null || party.id !== before.id || party.id === customerId) return "stays";
  return text === (before.block?.trim() ?? "") ? "follows" : "asks";
}
