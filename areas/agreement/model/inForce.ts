import type { Day } from "@fairway/core/time/day.ts";
import { isExpired } from "./agreement.ts";

// "The agreement of a sale" has six meanings: rules AG-12 to AG-17 in the README. This file has the
// pure forms of AG-12 to AG-14; `server/agreementRules.ts` has the SQL of all six.

/** The offices and services that an agreement covers. */
export interface Covering {
  readonly officeId: readonly string[];
  readonly saleService: readonly string[];
}

/** The offices and services of a sale; an agreement has to cover one of each. */
export interface Sale {
  readonly offices: readonly string[];
  readonly services: readonly string[];
}

/** Does an agreement cover one of the offices and one of the services? Source: rule AG-12 */
export function covers(agreement: Covering, { offices, services }: Sale): boolean {
  return (
    agreement.officeId.some((each) => offices.includes(each)) &&
    agreement.saleService.some((each) => services.includes(each))
  );
}

/** Is an agreement in force for a sale on a day? Source: rule AG-13 */
export function isInForce(
  agreement: Covering & {
    readonly active: boolean;
    readonly expiredDate: Day | null;
    readonly noDue: boolean;
  },
  sale: Sale,
  day: Day,
): boolean {
  return agreement.active && covers(agreement, sale) && !isExpired(agreement, day);
}

/** The fields of an agreement that decide whether a document has its terms. */
export interface DatedAgreement extends Covering {
  readonly id: string;
  readonly active: boolean;
  readonly partnerId: string;
  readonly salemanId: string;
  readonly effectiveDate: Day;
}

/** Returns the agreement whose terms a document to a partner has, or null. Source: rule AG-14 */
export function termsOfDocument<Agreement extends DatedAgreement>(
  agreements: readonly Agreement[],
  partner: { readonly id: string; readonly parentId: string | null },
  sale: Sale & { readonly salesmen: readonly string[] },
): Agreement | null {
  const rank = (each: Agreement) =>
    `${each.partnerId === partner.id ? 1 : 0} ${each.effectiveDate} ${each.id}`;
  const [first] = agreements
    .filter((each) => each.partnerId === partner.id || each.partnerId === partner.parentId)
    .filter((each) => each.active && sale.salesmen.includes(each.salemanId) && covers(each, sale))
    .sort((one, other) => (rank(one) < rank(other) ? 1 : -1));
  return first ?? null;
}
