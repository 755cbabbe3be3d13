import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { mergeCharges as mergeCall, splitCharge as splitCall } from "../contract.ts";
import type { ChargeLine } from "../model/chargeLine.ts";
import { refuseCharge } from "../model/refusals.ts";
import { saveableLine } from "../model/saveableLine.ts";
import {
  mergedTerms,
  splitLine,
  whyNotMerged,
  whyNotMergedPrice,
  whyNotShares,
} from "../model/splitLine.ts";
import { keyedType } from "../model/keyedType.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { chargedBill, chargedBills, mustChangeCharges } from "./chargedBill.ts";
import { getCharges } from "./getCharges.ts";
import { saveMadeCharges } from "./saveCharges.ts";

/**
 * Splits a free line into shares, for several partners or bills of its job.
 *
 * Shape: all or nothing; all bills are saved together with the checks of any save, so that what one
 *   bill gains and another loses is neither profit nor debt. The number of statements does not
 *   depend on the shares.
 * Locks and refuses: as saveCharges; charge.notWhole · charge.otherJob
 * Source: rule CH-29, areas/charge/README.md
 */
export async function splitCharge(tx: Tx, actor: Actor, ask: Ask<typeof splitCall>) {
  const line = await openLine(tx, actor, ask.id);
  const { by, shares } = ask;
  const sizes = shares.map(({ share }) => share);
  refuseFields(whyNotShares(line, by, sizes));
  await mustBeOfJob(tx, actor, line, shares);

  const parts = splitLine(line, by, sizes);
  const made = shares.map(({ hblid, partnerId, share }, at) => ({
    hblid: hblid ?? line.hblid,
    terms: {
      ...parts[at],
      ...(by === "percent" ? { priceSource: "split", priceReference: `${share} %` } : {}),
      ...(by === "quantity" ? { quantityType: null } : {}),
      paymentObjectId: partnerId ?? line.paymentObjectId,
    },
  }));
  const numbered = made.map(({ hblid, terms }, at) => {
    const isSame = (each: (typeof made)[number]) =>
      each.hblid === hblid && each.terms.paymentObjectId === terms.paymentObjectId;
    const alike = made.filter(isSame).length;
    // Two equal lines of a bill differ in their note.
    const no = made.slice(0, at + 1).filter(isSame).length;
    const notes = alike < 2 ? line.notes : `${line.notes ?? ""} (${no}/${alike})`.trim();
    return { hblid, terms: { ...terms, notes } };
  });

  const bills = [...new Set([line.hblid, ...made.map(({ hblid }) => hblid)])];
  const asks = bills.map((hblid) => {
    const isOwn = hblid === line.hblid;
    const ofBill = numbered.filter((each) => each.hblid === hblid);
    const charges = ofBill.map(({ terms }, at) => ({
      ...saveableLine(line),
      ...terms,
      ...(isOwn && at === 0 ? { id: line.id, version: ask.version } : { id: null, version: null }),
    }));
    const removed = isOwn && charges.length === 0 ? [{ id: line.id, version: ask.version }] : [];
    return { hblid, type: keyedType(line), charges: charges as ChargeLine[], removed };
  });
  return saveMadeCharges(tx, actor, asks);
}

/**
 * Merges free lines of a bill into the first of them.
 *
 * Locks and refuses: as saveCharges; charge.notOne · charge.mergedPrice, .mergedZero
 * Source: rule CH-29, areas/charge/README.md
 */
export async function mergeCharges(tx: Tx, actor: Actor, { lines: asked }: Ask<typeof mergeCall>) {
  const found = await getCharges(tx, actor, { chargeIds: asked.map(({ id }) => id) });
  const byId = new Map(found.map((each) => [each.id, each]));
  const lines = asked.flatMap(({ id }) => byId.get(id) ?? []);
  const [first] = lines;
  if (!first || lines.length < asked.length) throw refuse("record.notFound");
  const bill = await chargedBill(tx, actor, first.hblid);
  mustChangeCharges(actor, bill);
  if (lines.length < 2) refuseFields([refuseCharge.field("lines", "charge.oneAlone")]);
  const differing = whyNotMerged(lines);
  if (differing) {
    throw refuseCharge("charge.notOne", { codes: lines.map((each) => each.chargeCode).join(", ") });
  }
  const unpriced = whyNotMergedPrice(lines);
  if (unpriced) throw unpriced;
  const notes = [...new Set(lines.flatMap((each) => each.notes ?? []))].join("; ").slice(0, 500);
  const merged = {
    ...saveableLine(first),
    ...mergedTerms(lines),
    quantityType: null,
    priceSource: "merged" as const,
    priceReference: null,
    notes: notes || null,
    id: first.id,
    version: asked[0]?.version ?? null,
  };
  const { hblid } = first;
  const type = keyedType(first);
  const removed = asked.slice(1);
  return saveMadeCharges(tx, actor, [{ hblid, type, charges: [merged], removed }]);
}

async function openLine(tx: Tx, actor: Actor, id: string): Promise<Surcharge> {
  const [line] = await getCharges(tx, actor, { chargeIds: [id] });
  if (!line) throw refuse("record.notFound");
  mustChangeCharges(actor, await chargedBill(tx, actor, line.hblid, "locked"));
  return line;
}

async function mustBeOfJob(
  tx: Tx,
  actor: Actor,
  line: Surcharge,
  shares: readonly { readonly hblid: string | null }[],
): Promise<void> {
  const others = shares.flatMap(({ hblid }, at) =>
    hblid && hblid !== line.hblid ? [{ hblid, at }] : [],
  );
  if (others.length === 0) return;
  const ids = [...new Set(others.map(({ hblid }) => hblid))];
  const bills = await chargedBills(tx, actor, ids);
  if (bills.length < ids.length) throw refuse("record.notFound");
  const away = new Set(bills.flatMap((each) => (each.jobId === line.jobId ? [] : each.hblid)));
  refuseFields(
    others
      .filter(({ hblid }) => away.has(hblid))
      .map(({ at }) => refuseCharge.field(`shares.${at}.hblid`, "charge.otherJob")),
  );
}
