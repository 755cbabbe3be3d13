import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { sideOf } from "./airFreight.ts";
import { placeOfPayment } from "./houseBillDefaults.ts";
import type { HouseBillForm } from "./houseBill.ts";

type Kind = Service["bill"]["kind"];

/** The fields that follow the freight payment, by kind of bill. */
const follows: Readonly<Record<Kind, (term: string | null) => Partial<HouseBillForm>>> = {
  sea: (term) => ({ placeFreightPay: placeOfPayment(term) }),
  air: (term) => ({ wtorValpayment: sideOf(term), otherPayment: sideOf(term) }),
  virtual: () => ({}),
};

/** The values of other fields after another freight payment was chosen. */
export function afterFreightPayment(
  { bill }: Service,
  term: string | null,
): Partial<HouseBillForm> {
  return follows[bill.kind](term);
}
