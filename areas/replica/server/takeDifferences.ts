import { keyedType } from "@fairway/areas/charge/model/keyedType.ts";
import { saveMadeCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { setLinks } from "@fairway/areas/charge/server/setLinks.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { comparedFields } from "../model/difference.ts";
import { refuseReplica } from "../model/refusals.ts";
import { type Difference, differencesOf, openedPair } from "./replicaDifferences.ts";

/**
 * Brings chosen lines of a job to the lines of the replica that they were made of; a line whose source
 * makes no line any more goes. A line that a document holds is never changed.
 *
 * Locks: the job, then as saveMadeCharges.
 * Refuses: record.notFound · access.forbidden on either job · replica.lineChanged · replica.lineHeld ·
 *   as saveMadeCharges
 * Source: rule RE-9
 */
export async function takeDifferences(
  tx: Tx,
  actor: Actor,
  { jobId, lines }: Ask<typeof contract.takeDifferences>,
): Promise<Answer<typeof contract.takeDifferences>> {
  const job = await lockJobToWrite(tx, actor, { id: jobId });
  const pair = await openedPair(tx, actor, job);
  const differences = pair ? await differencesOf(tx, actor, job, pair) : [];
  const found = new Map(differences.map((each) => [each.made.id, each]));
  const chosen = lines.map(({ id, version }) => {
    const difference = found.get(id);
    if (difference?.made.version !== version) throw refuseReplica("replica.lineChanged");
    return difference;
  });
  const held = chosen.find(({ made }) => made.claims.length > 0);
  if (held) {
    const { chargeCode, claims } = held.made;
    const documentNo = claims[0]?.documentNo ?? "";
    throw refuseReplica("replica.lineHeld", { chargeCode, documentNo });
  }
  // A line that comes from another one is changed there only, so it is joined with it again afterwards.
  await setLinks(
    tx,
    actor,
    chosen.map(({ made }) => ({ id: made.id, linkChargeId: null })),
  );
  const tabs = Map.groupBy(chosen, ({ made }) => keyedType(made));
  const [first] = chosen;
  if (first) {
    await saveMadeCharges(
      tx,
      actor,
      [...tabs].map(([type, ofTab]) => ({ hblid: first.made.hblid, type, ...changesOf(ofTab) })),
    );
  }
  await setLinks(
    tx,
    actor,
    chosen.flatMap(({ made, expected }) =>
      expected ? [{ id: made.id, linkChargeId: made.linkChargeId }] : [],
    ),
  );
  return { status: true, data: { count: chosen.length } };
}

function changesOf(ofTab: readonly Difference[]) {
  return {
    charges: ofTab.flatMap(({ made, expected }) => {
      if (!expected) return [];
      const stays = { id: made.id, version: made.version, paymentObjectId: made.paymentObjectId };
      const fields = Object.keys(comparedFields) as (keyof typeof comparedFields)[];
      const taken = Object.fromEntries(fields.map((field) => [field, expected[field]]));
      return [{ ...expected, ...taken, ...stays, payerId: made.payerId, chargeId: made.chargeId }];
    }),
    removed: ofTab.flatMap(({ made: { id, version }, expected }) =>
      expected ? [] : [{ id, version }],
    ),
  };
}
