import type { Clearing, Pool } from "@fairway/areas/due/model/clearPool.ts";
import { type Draw, drawAdvance, usableOn } from "@fairway/areas/due/model/drawAdvance.ts";
import type { AdvancePool, LockedDue } from "@fairway/areas/due/model/due.ts";
import { lastAfter, readOpenByDay } from "@fairway/areas/due/server/readOpenByDay.ts";
import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { saveReceipt } from "../contract.ts";
import { isAdvanceType, type Receipt, restType } from "../model/receipt.ts";
import { refuseReceipt } from "../model/refusals.ts";
import type { NewPaymentLine } from "./receiptLines.ts";

type Received = Pick<
  Ask<typeof saveReceipt>,
  "class" | "customerId" | "agreementId" | "currencyId"
>;

/** Whose advance a receipt uses and keeps, in which currency. */
export function advancePool({
  customerId,
  agreementId,
  currencyId,
}: Omit<Received, "class">): AdvancePool {
  return { partnerId: customerId, agreementId: agreementId ?? null, currencyId };
}

/** A receipt as it is posted. */
interface Posting {
  readonly ask: Received;
  readonly pool: Pool;
  readonly clearing: Clearing;
  readonly lines: readonly NewPaymentLine[];
  /** The used parts of the customer's advances. */
  readonly draws: readonly Draw[];
  readonly place: Pick<Receipt, "officeId" | "departmentId" | "groupId" | "userCreated">;
  readonly receiptId: string;
  readonly day: Day;
}

/**
 * Writes the entries of a posted receipt: the locked items that it clears, the credits and the advance
 * that it uses, and the advance that it keeps.
 *
 * Source: rules RC-4 and RC-5, areas/receipt/README.md
 */
export async function postReceipt(tx: Tx, actor: Actor, posting: Posting): Promise<void> {
  const { ask, pool, clearing, lines, draws, place, receiptId, day } = posting;
  const cleared = lines.flatMap((line) =>
    line.dueId
      ? [
          {
            dueId: line.dueId,
            cause: "cleared" as const,
            amount: line.totalPaid,
            amountVnd: line.totalPaidVnd,
            amountUsd: line.totalPaidUsd,
          },
        ]
      : [],
  );
  await clearDues(tx, actor, { documentId: receiptId, day }, [
    ...cleared,
    ...draws.map((draw) => ({ ...draw, cause: "used" as const })),
  ]);
  // A receipt that uses an advance keeps none (RC-5).
  if (!decimal(clearing.left).isZero() && isAdvanceType(restType(ask.class))) {
    await raiseDues(tx, actor, [
      {
        ...advancePool(ask),
        documentId: receiptId,
        side: "credit",
        kind: "advance",
        officeId: place.officeId,
        departmentId: place.departmentId,
        groupId: place.groupId,
        userCreated: place.userCreated,
        service: null,
        saleManId: null,
        currencyId: ask.currencyId,
        excRateUsdToLocal: pool.excRateUsdToLocal,
        raisedOn: day,
        dueBase: "Invoice Date",
        paymentTerm: 0,
        confirmedOn: null,
        total: clearing.left,
        totalVnd: clearing.leftVnd,
        totalUsd: clearing.leftUsd,
      },
    ]);
  }
}

/**
 * The used parts of the customer's advances on the day of a receipt.
 *
 * Refuses: receipt.advanceTooSmall; receipt.advanceLater when they were taken or are free later
 * Source: rules DU-7 and DU-11, areas/due/README.md
 */
export async function drawnAdvances(
  tx: Tx,
  { companyId }: Actor,
  advances: readonly LockedDue[],
  by: {
    readonly currencyId: BookCurrency;
    readonly used: DecimalText;
    readonly officeId: string | null;
    readonly day: Day;
  },
): Promise<Draw[]> {
  const { currencyId, used, officeId, day } = by;
  const byDay = await readOpenByDay(tx, companyId, lastAfter(advances, day), day);
  const drawOn = (on: Day) => drawAdvance(usableOn(advances, byDay, on), used, officeId);
  const draws = drawOn(day);
  if (draws) return draws;
  const text = (parts: readonly string[]) => amountText(money(sum(parts), currencyId));
  const later = [...byDay.values()].flatMap((open) => open.map((each) => each.day)).sort();
  const from = later.find((each) => each > day && drawOn(each));
  if (!from) {
    const left = text(advances.map(({ open }) => open));
    throw refuseReceipt("receipt.advanceTooSmall", {
      asked: text([used]),
      left,
      currency: currencyId,
    });
  }
  const usable = usableOn(advances, byDay, day).map((each) => (each.usable ?? each).amount);
  throw refuseReceipt(
    "receipt.advanceLater",
    {
      asked: text([used]),
      left: text(usable),
      currency: currencyId,
      day: sayDay(day),
      from: sayDay(from),
    },
    { field: "paymentDate" },
  );
}
