import type { Actor } from "@fairway/core/permission/actor.ts";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { CheckAlert } from "../model/checkAlert.ts";
import type { Reason } from "../model/checkPoint.ts";
import { allTypes, checkPointTypes } from "../model/checkPointType.ts";
import { refuseReason } from "../model/reasons.ts";
import { refuseCredit } from "../model/refusals.ts";
import { checkPoints, type Verdict } from "./checkPoints.ts";
import type { PointAsk, PointGround } from "./readGround.ts";

/**
 * Lets sales pass their check points, in the transaction that saves them and after it wrote them, so
 * that the saved lines count.
 *
 * Shape: the alerts, for the answer. What a release lets pass is recorded with its reasons.
 * Locks: as readGround.
 * Refuses: checkPoint.stopped with every reason of the first partner, and each field of a stop.
 * Source: rules CK-1 to CK-10, areas/credit/README.md
 */
export async function passCheckPoints(
  tx: Tx,
  actor: Actor,
  asks: readonly PointAsk[],
  documentId: string | null = null,
): Promise<{ alerts?: CheckAlert[] }> {
  const verdicts = await checkPoints(tx, actor, asks, "locked");
  const stopped = verdicts.filter(({ ground, reasons }) => !ground.releaseId && stops(reasons));
  if (stopped.length > 0) throw whyStopped(stopped);
  const passed = verdicts.filter(({ reasons }) => stops(reasons));
  await insertRows(
    tx,
    "check_point_passage",
    passed.flatMap(({ ask, ground, reasons }) =>
      ask.jobId === null
        ? []
        : [
            {
              companyId: actor.companyId,
              id: newId(),
              releaseId: ground.releaseId,
              type: ask.type,
              jobId: ask.jobId,
              hblid: ask.hblid,
              documentId,
              lines: ask.lines ?? [],
              reasons: reasons.map((each) => each.code),
              userCreated: actor.userId,
            },
          ],
    ),
  );
  const alerts = alertsOf(actor, verdicts);
  return alerts.length > 0 ? { alerts } : {};
}

const stops = (reasons: readonly Reason[]) => reasons.some(({ level }) => level === "stop");

/** The refusal of stopped sales: in words the first partner, as fields all of them. */
export function whyStopped(stopped: readonly Verdict[]): Refused {
  const [first] = stopped as readonly [Verdict, ...Verdict[]];
  const fields = stopped.flatMap(({ ask, reasons }) =>
    reasons
      .filter(({ level }) => level === "stop")
      .map(({ code, facts }) => refuseReason.field(ask.field, code, facts)),
  );
  const refused = refuseCredit(
    "checkPoint.stopped",
    { partner: nameOf(first), point: pointName(first.ask), reasons: reasonsOf(first.reasons) },
    { fields },
  );
  const { partnerId, officeId, jobId, type } = first.ask;
  const partner = named(first.ground);
  return Object.assign(refused, {
    cure: { kind: "release", partner, partnerId, officeId, jobId, type },
  });
}

/** Every reason that does not stop, in the language of the actor; a reason of a partner once. */
export function alertsOf(actor: Actor, verdicts: readonly Verdict[]): CheckAlert[] {
  const told = new Map<string, CheckAlert>();
  for (const verdict of verdicts) {
    const { ask, ground, reasons } = verdict;
    for (const { code, facts, level } of reasons) {
      if (level === "stop" && !ground.releaseId) continue;
      const words = level === "stop" ? released : alerted;
      const reason = say(refuseReason.catalogue[code], actor.language, facts);
      const message = say(words, actor.language, { partner: nameOf(verdict), reason });
      told.set(`${ask.partnerId} ${code}`, {
        partnerId: ask.partnerId,
        type: ask.type,
        code,
        message,
      });
    }
  }
  return [...told.values()];
}

const alerted: Words = { en: "{partner}: {reason}.", vi: "{partner}: {reason}." };
const released: Words = {
  en: "{partner}: {reason}. It passed by a release.",
  vi: "{partner}: {reason}. Được qua nhờ mở điểm kiểm tra.",
};

/** Joins the texts of all stops of a partner in both languages. */
function reasonsOf(reasons: readonly Reason[]): Words {
  const inLanguage = (language: Language) =>
    reasons
      .filter(({ level }) => level === "stop")
      .map(({ code, facts }) => say(refuseReason.catalogue[code], language, facts))
      .join("; ");
  return { en: inLanguage("en"), vi: inLanguage("vi") };
}

function nameOf({ ground }: Verdict): Words {
  const { agreement, salesman } = ground;
  const type: Words | null = agreement && contractTypes[agreement.contractType];
  const inLanguage = (language: Language) =>
    [named(ground), type?.[language], salesman?.[language]].filter((each) => each).join(", ");
  return { en: inLanguage("en"), vi: inLanguage("vi") };
}

function named({ partnerName, taxCode }: PointGround): string {
  return taxCode ? `${partnerName} (${taxCode})` : partnerName;
}

function pointName({ type }: PointAsk): Words {
  return type === allTypes ? { en: "all checks", vi: "mọi điểm kiểm tra" } : checkPointTypes[type];
}
