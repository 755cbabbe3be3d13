import { readExposures } from "@fairway/areas/agreement/server/exposures.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type CheckedPoint, isApplied, type Reason, reasonsAt } from "../model/checkPoint.ts";
import { type PassReason, whyPasses } from "../model/whyPasses.ts";
import { type PointAsk, type PointGround, readGround } from "./readGround.ts";

/** What a check point says of a sale. */
export interface Verdict {
  readonly ask: PointAsk;
  readonly ground: PointGround;
  readonly reasons: readonly Reason[];
  /** Why it passes; null where reasons stop or alert. */
  readonly passes: PassReason | null;
}

/**
 * Checks sales and returns every reason of each, with two statements for any number of sales; with
 * one where the offices apply no check point.
 *
 * Shape: in the order of the asks; an ask for a partner that does not exist is left out.
 * Locks: with `locked`, as readGround. Does not check permissions; the caller does.
 * Source: rules CK-1 to CK-9, areas/credit/README.md
 */
export async function checkPoints(
  tx: Tx,
  actor: Actor,
  asks: readonly PointAsk[],
  locked: "locked" | null = null,
): Promise<Verdict[]> {
  if (asks.length === 0) return [];
  const grounds = await readGround(tx, actor, asks, locked !== null);
  const agreements = grounds.flatMap((ground) =>
    ground.agreement && isApplied(ground) ? [ground.agreement.id] : [],
  );
  const exposures = await readExposures(tx, actor, [...new Set(agreements)]);
  return grounds.map((ground) => {
    const ask = asks[ground.at] as PointAsk;
    const exposure = exposures.get(ground.agreement?.id ?? "") ?? null;
    const point = pointOf(actor, ask, { ground, exposure });
    const reasons = reasonsAt(point);
    return { ask, ground, reasons, passes: reasons.length > 0 ? null : whyPasses(point) };
  });
}

function pointOf(
  { today }: Actor,
  ask: PointAsk,
  { ground, exposure }: { ground: PointGround } & Pick<CheckedPoint, "exposure">,
): CheckedPoint {
  const { before } = ask;
  return {
    ...ground,
    exposure,
    type: ask.type,
    hasRefund: ask.hasRefund ?? false,
    grows: ask.grows ?? true,
    serviceDate: ask.serviceDate,
    today,
    before: before
      ? {
          contractType: ground.beforeType,
          isOther: before.customerId !== ask.partnerId || before.saleManId !== ask.saleManId,
        }
      : null,
  };
}
