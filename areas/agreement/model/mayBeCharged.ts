/** What decides whether a selling line may be charged to a partner. */
export interface ChargedPartner {
  readonly id: string;
  readonly partnerType: string;
  readonly partnerMode: string;
  /** The salesmen of its agreements in force over the service and office. */
  readonly salesmen: readonly string[];
}

/**
 * Checks whether a selling line of a shipment of this salesman may be charged to a partner: an agent
 * with an agreement, a customer with one of the salesman, or an internal customer. A shipment without
 * a salesman takes every customer and agent.
 *
 * Source: rule AG-5, areas/agreement/README.md
 */
export function mayBeCharged(
  { partnerType, partnerMode, salesmen }: ChargedPartner,
  salemanId: string | null,
): boolean {
  const isCustomer = partnerType === "Customer";
  if (salemanId === null) return isCustomer || partnerType === "Agent";
  if (isCustomer) return partnerMode === "Internal" || salesmen.includes(salemanId);
  return partnerType === "Agent" && salesmen.length > 0;
}
