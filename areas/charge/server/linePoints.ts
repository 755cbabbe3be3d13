import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { ownSide } from "../model/answersOfClaims.ts";
import type { Surcharge } from "../model/surcharge.ts";
import type { PlannedTab, RatedLine } from "./tabLines.ts";

/** A tab whose new and changed lines are written. */
export interface WrittenTab {
  readonly tab: PlannedTab;
  readonly lines: readonly RatedLine[];
  /** The list of its lines in the ask, such as `selling.charges`. */
  readonly list: string;
}

/** A stored line that is removed, with its field in the ask. */
export interface RemovedLine {
  readonly bill: PlannedTab["bill"];
  readonly before: Surcharge;
  readonly field: string;
}

type Debt = ReturnType<typeof decimal>;

/** What one line adds to the debt of a partner. */
interface Move {
  readonly bill: PlannedTab["bill"];
  readonly type: Surcharge["type"];
  readonly partnerId: string;
  readonly added: Debt;
  readonly field: string;
  /** The line that is saved for the partner, so that all reasons are asked, not only the limit. */
  readonly keyed: string | null;
}

/**
 * The check points of keyed and removed lines: one for each bill, partner and kind of line, without
 * refund fees. A removal is checked only where it adds to the debt.
 *
 * Shape: the field is that of the partner's first line. The debt grows when what the partner owes on
 *   all lines under one agreement is more than before, whatever their bill and kind; a line that is
 *   or was a refund fee counts only as what it is not.
 * Source: rules CK-5 and CK-6, areas/credit/README.md
 */
export function linePoints(
  written: readonly WrittenTab[],
  removed: readonly RemovedLine[] = [],
): PointAsk[] {
  const moves = [
    ...written.flatMap(({ tab, lines, list }) =>
      lines.flatMap((each) => movesOf(tab, each, `${list}.${each.at}.paymentObjectId`)),
    ),
    ...removed.flatMap(({ bill, before, field }) => leaving(bill, before, field)),
  ].filter(({ type }) => ownSide[type] === "debit");
  const byPartner = Map.groupBy(
    moves,
    ({ bill, type, partnerId }) => `${bill.hblid} ${type} ${partnerId}`,
  );
  const growth = new Map(
    [...Map.groupBy(moves, saleOf)].map(([sale, ofSale]) => [sale, owedBy(ofSale)]),
  );
  return [...byPartner.values()].flatMap((ofPartner) => {
    const told = ofPartner.find(({ keyed }) => keyed !== null) ?? ofPartner[0];
    if (!told) return [];
    const grows = growth.get(saleOf(told))?.gt(0) ?? false;
    if (told.keyed === null && !(grows && owedBy(ofPartner).gt(0))) return [];
    const { bill, type, partnerId, field } = told;
    return [
      {
        type: type === "OBH" ? 9 : 5,
        partnerId,
        saleManId: bill.saleManId,
        officeId: bill.billOfficeId,
        service: bill.transactionType,
        serviceDate: null,
        jobId: bill.jobId,
        hblid: bill.hblid,
        field,
        lines: ofPartner.flatMap(({ keyed }) => keyed ?? []),
        grows,
      },
    ];
  });
}

/** What decides the agreement under which a line is sold. Rule CK-4 */
function saleOf({ bill, partnerId }: Move): string {
  return [partnerId, bill.saleManId, bill.billOfficeId, bill.transactionType].join(" ");
}

const owedBy = (moves: readonly Move[]) =>
  moves.reduce((all, { added }) => all.plus(added), decimal("0"));

function movesOf({ bill, type }: PlannedTab, each: RatedLine, field: string): Move[] {
  const { line, before, amounts, frozen } = each;
  const left = before ? leaving(bill, before, field) : [];
  const partnerId = line.paymentObjectId;
  if (partnerId === null || line.isRefundFee) return left;
  // A frozen line keeps its amounts.
  const added = owedOn(before && frozen ? before : amounts);
  return [...left, { bill, type, partnerId, added, field, keyed: each.id }];
}

function leaving(bill: PlannedTab["bill"], before: Surcharge, field: string): Move[] {
  const { type, paymentObjectId: partnerId, isRefundFee } = before;
  if (isRefundFee) return [];
  return [{ bill, type, partnerId, added: owedOn(before).negated(), field, keyed: null }];
}

function owedOn({
  amountVnd,
  vatAmountVnd,
}: Pick<Surcharge, "amountVnd" | "vatAmountVnd"> | RatedLine["amounts"]): Debt {
  return decimal(amountVnd).plus(decimal(vatAmountVnd));
}
