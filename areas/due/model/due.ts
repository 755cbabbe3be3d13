import type { BookCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { DueDateBase } from "./dueDay.ts";
import type { Worth } from "./worth.ts";

/** The direction of a debt: a debit item is owed to us, a credit item is owed by us. */
export type DueSide = "debit" | "credit";

/** The purpose of an item: our own lines, amounts paid on behalf, or an advance. */
export type DueKind = "trade" | "onBehalf" | "advance";

/** The owner and the currency of advances that form one pool. */
export interface AdvancePool {
  readonly partnerId: string;
  readonly agreementId: string | null;
  readonly currencyId: string;
}

/** An item to be raised: the debt that a document makes on one side for one partner. */
export interface NewDue extends AdvancePool {
  readonly documentId: string;
  /** The unit that owns the item. */
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

/** A stored item. */
export interface Due extends NewDue {
  readonly id: string;
  readonly dueOn: Day | null;
  /** The days by which its due day was extended in all, and why. */
  readonly extendDays: number;
  readonly extendNote: string | null;
  readonly open: DecimalText;
  readonly openVnd: DecimalText;
  readonly openUsd: DecimalText | null;
}

/** A locked item with the day of its last entry. */
export interface LockedDue extends Due {
  readonly lastOn: Day;
}

/** The cause of an entry. */
export type DueCause = "raised" | "kept" | "cleared" | "used" | "reversed" | "redated" | "moved";

/** The change of an item's open amount by an entry. */
export interface DueMove extends Worth {
  readonly dueId: string;
  readonly cause: DueCause;
  readonly documentId: string;
  readonly day: Day;
  /** True when it changes the total of the item, false when it changes the cleared amount. */
  readonly ofTotal: boolean;
}
