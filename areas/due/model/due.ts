import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { DueDateBase } from "./dueDay.ts";
import type { Worth } from "./worth.ts";

/** Who owes: a debit item is owed to us, a credit item is owed by us. */
export type DueSide = "debit" | "credit";

/** What an item is for: own lines, money laid out for somebody, or money paid ahead. */
export type DueKind = "trade" | "onBehalf" | "advance";

/** The currencies that items are cleared in: the ones the books are kept in. */

/** Whose money paid ahead, in which currency. */
export interface AdvancePool {
  readonly partnerId: string;
  readonly agreementId: string | null;
  readonly currencyId: string;
}

/** One open item as it is raised: what a document makes owed on one side to one partner. */
export interface NewDue extends AdvancePool {
  readonly documentId: string;
  /** The unit whose item it is. */
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string | null;
  readonly side: DueSide;
  readonly kind: DueKind;
  readonly service: string | null;
  readonly saleManId: string | null;
  readonly currencyId: BookCurrency;
  /** VND for one US dollar when the document was billed. */
  readonly excRateUsdToLocal: DecimalText | null;
  readonly raisedOn: Day;
  readonly dueBase: DueDateBase;
  readonly paymentTerm: number;
  readonly confirmedOn: Day | null;
  readonly total: DecimalText;
  readonly totalVnd: DecimalText;
  readonly totalUsd: DecimalText | null;
}

/** One open item as it stands. */
export interface Due extends NewDue {
  readonly id: string;
  readonly dueOn: Day | null;
  readonly open: DecimalText;
  readonly openVnd: DecimalText;
  readonly openUsd: DecimalText | null;
}

/** Why an entry stands on an item. */
export type DueCause = "raised" | "kept" | "cleared" | "used" | "reversed" | "redated" | "moved";

/** What an entry adds to what is open of an item. */
export interface DueMove extends Worth {
  readonly dueId: string;
  readonly cause: DueCause;
  readonly documentId: string;
  readonly day: Day;
  /** True when it changes the total of the item, false when it changes what is cleared of it. */
  readonly ofTotal: boolean;
}
