import type { Day } from "@fairway/core/time/day.ts";
import type { cargoTypes, declarationServices, declarationTypes } from "./declarationTerms.ts";

type Text = string | null;

/** What a stored declaration says, as rules of areas above read it. */
export interface DeclarationFacts {
  readonly id: string;
  readonly clearanceNo: string;
  readonly clearanceDate: Day;
  readonly type: keyof typeof declarationTypes;
  readonly customerId: Text;
  readonly accountNo: Text;
  readonly partnerName: Text;
  readonly partnerTaxCode: Text;
  readonly mblid: Text;
  readonly hblid: Text;
  readonly gateway: Text;
  readonly grossWeight: Text;
  readonly netWeight: Text;
  readonly cbm: Text;
  readonly qtyCont: Text;
  readonly pcs: Text;
  readonly unitCode: Text;
  readonly commodityCode: Text;
  readonly serviceType: keyof typeof declarationServices | null;
  readonly cargoType: keyof typeof cargoTypes | null;
  readonly shipper: Text;
  readonly consignee: Text;
  readonly eta: Day | null;
  readonly source: string;
  readonly jobId: Text;
  /** The number of its job. */
  readonly jobCode: Text;
}
