import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Surcharge } from "../model/surcharge.ts";
import type { PlannedTab, RatedLine } from "./tabLines.ts";

/** A tab whose new and changed lines are written. */
export interface WrittenTab {
  readonly tab: PlannedTab;
  readonly lines: readonly RatedLine[];
  /** The list of its lines in the ask, such as `selling.charges`. */
  readonly list: string;
}

/**
 * The check points of keyed lines: one for each partner and kind of line, without refund fees.
 *
 * Shape: the field is that of the partner's first line. The debt grows when what the partner owes on
 *   the written lines is more than before.
 * Source: rules CK-5 and CK-6, areas/credit/README.md
 */
export function linePoints(written: readonly WrittenTab[]): PointAsk[] {
  const points = new Map<string, Point>();
  for (const { tab, lines, list } of written) {
    if (tab.type === "BUY") continue;
    for (const { id, at, line, before, amounts } of lines) {
      const partnerId = line.paymentObjectId;
      if (partnerId === null || line.isRefundFee) continue;
      const added = owedOn(amounts).minus(
        before?.paymentObjectId === partnerId ? owedOn(before) : decimal("0"),
      );
      const key = `${tab.bill.hblid} ${tab.type} ${partnerId}`;
      const known = points.get(key);
      const owed = known ? known.owed.plus(added) : added;
      const ask = known?.ask ?? {
        type: tab.type === "OBH" ? 9 : 5,
        partnerId,
        saleManId: tab.bill.saleManId,
        officeId: tab.bill.billOfficeId,
        service: tab.bill.transactionType,
        serviceDate: null,
        jobId: tab.bill.jobId,
        hblid: tab.bill.hblid,
        field: `${list}.${at}.paymentObjectId`,
      };
      points.set(key, { ask, owed, ids: [...(known?.ids ?? []), id] });
    }
  }
  return [...points.values()].map(({ ask, owed, ids }) => ({
    ...ask,
    lines: ids,
    grows: owed.gt(0),
  }));
}

interface Point {
  readonly ask: PointAsk;
  readonly owed: ReturnType<typeof decimal>;
  /** Its new and changed lines. */
  readonly ids: readonly string[];
}

function owedOn({
  amountVnd,
  vatAmountVnd,
}: Pick<Surcharge, "amountVnd" | "vatAmountVnd"> | RatedLine["amounts"]) {
  return decimal(amountVnd).plus(decimal(vatAmountVnd));
}
