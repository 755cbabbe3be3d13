import { ownSide } from "@fairway/areas/charge/model/answersOfClaims.ts";
import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import { addMadeLines, type MadeTab } from "@fairway/areas/charge/server/addMadeLines.ts";
import {
  type ChargedBill,
  chargedBills,
  mustChangeCharges,
  onMenuOf,
} from "@fairway/areas/charge/server/chargedBill.ts";
import {
  getMappedCharges,
  type MappedSurcharge,
} from "@fairway/areas/charge/server/getMappedCharges.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";
import { housesOf } from "./houseOf.ts";
import { lineForOrigin } from "./lineForOrigin.ts";
import { insertReplicaCharges, madeOf } from "./replicaChargeTable.ts";
import { type ReplicaPair, replicaPairs } from "./replicaPairs.ts";

/**
 * Takes the selling and on-behalf lines of replicas over to the jobs that they copy, each line once: of
 * the replicas that are named, or of all jobs of the user's office, all or nothing.
 *
 * Shape: of all jobs, those that the user may not change now are left out. The statements do not depend
 *   on jobs and lines, except that each further office takes some more.
 * Locks: the jobs and the replicas in the order of their ids, then the lines of the replicas.
 * Refuses: replica.unknownNumber · record.notFound · access.forbidden on either job ·
 *   charge.jobLocked and the like · replica.noHouse · as addMadeLines
 * Source: rules RE-2 and RE-6
 */
export async function chargesFromReplicas(
  tx: Tx,
  actor: Actor,
  { arrJobRep }: Ask<typeof contract.chargesFromReplicas>,
): Promise<Answer<typeof contract.chargesFromReplicas>> {
  const { companyId, officeId } = actor;
  const numbers = arrJobRep.map((each) => each.trim()).filter(Boolean);
  const isNamed = numbers.length > 0;
  const read = () => replicaPairs(tx, actor, isNamed ? { numbers } : { ofOffice: officeId });
  const before = await read();
  const known = new Set(before.map(({ replicaNo }) => numberKey(replicaNo)));
  const unknown = numbers.find((each) => !known.has(numberKey(each)));
  if (unknown) throw refuseReplica("replica.unknownNumber", { number: unknown });
  const ids = before.flatMap(({ originId, replicaId }) => [originId, replicaId]);
  await lockRows(tx, "shipment", { companyId, ids });
  // What was read before the locks may have changed; what was added since is not locked.
  const locked = new Set(ids);
  const found = (await read()).filter(({ replicaId }) => locked.has(replicaId));

  const bills = await chargedBills(
    tx,
    actor,
    found.map(({ originHblid }) => originHblid),
  );
  const billOf = new Map(bills.map((bill) => [bill.hblid, bill]));
  const pairs = await reached(tx, actor, found, { billOf, isNamed });
  const replicas = pairs.map(({ replicaId }) => replicaId);
  const lines = await getMappedCharges(tx, actor, replicas, "locked");
  const made = await madeOf(
    tx,
    companyId,
    lines.map(({ id }) => id),
  );
  const taken = new Set(
    made.flatMap(({ kind, sourceId }) => (kind === "REPLICATE" ? sourceId : [])),
  );
  const open = lines.filter(({ id, type }) => ownSide[type] === "debit" && !taken.has(id));
  const withLines = pairs.filter(({ replicaId }) => open.some(({ jobId }) => jobId === replicaId));
  const houses = await housesOf(
    tx,
    actor,
    withLines.flatMap((pair) => [pair.replicaOfficeId, pair.originOfficeId]),
  );
  const copies = withLines.flatMap((pair) => copiesOf(pair, open, houses));
  const tabs = [
    ...Map.groupBy(copies, ({ pair, made: { type } }) => `${pair.originHblid} ${type}`).values(),
  ];
  const passed = await addMadeLines(
    tx,
    actor,
    tabs.map((ofTab): MadeTab => {
      const [first] = ofTab as [Copy, ...Copy[]];
      return {
        bill: billOf.get(first.pair.originHblid) as ChargedBill,
        type: first.made.type,
        lines: ofTab.map(({ id, source, made: { line } }) => ({
          id,
          line,
          linkChargeId: source.id,
        })),
      };
    }),
  );
  await insertReplicaCharges(
    tx,
    actor,
    copies.map(({ id, source }) => ({ kind: "REPLICATE", sourceId: source.id, madeId: id })),
  );
  const done = new Set(copies.map(({ source }) => source.id));
  return {
    status: true,
    data: {
      jobs: new Set(copies.map(({ pair }) => pair.originId)).size,
      lines: copies.length,
      left: open
        .filter(({ id }) => !done.has(id))
        .map(({ jobNo, chargeCode, type }) => ({
          jobNo,
          chargeCode,
          reason: type === "SELL" ? ("unmapped" as const) : ("unsettled" as const),
        })),
    },
    ...passed,
  };
}

interface Copy {
  readonly id: string;
  readonly pair: ReplicaPair;
  readonly source: MappedSurcharge;
  readonly made: NonNullable<ReturnType<typeof lineForOrigin>>;
}

function copiesOf(
  pair: ReplicaPair,
  open: readonly MappedSurcharge[],
  houses: ReadonlyMap<string, string>,
): Copy[] {
  const on = {
    ofReplica: houses.get(pair.replicaOfficeId) as string,
    ofOrigin: houses.get(pair.originOfficeId) as string,
    customerId: pair.customerId,
  };
  return open
    .filter(({ jobId }) => jobId === pair.replicaId)
    .flatMap((source) => {
      const made = lineForOrigin(source, on);
      return made ? [{ id: newId(), pair, source, made }] : [];
    });
}

/** The pairs of which the user may open the replica and change the charges of the job. */
async function reached(
  tx: Tx,
  actor: Actor,
  pairs: readonly ReplicaPair[],
  {
    billOf,
    isNamed,
  }: { readonly billOf: ReadonlyMap<string, ChargedBill>; readonly isNamed: boolean },
): Promise<ReplicaPair[]> {
  const replicas = await shipmentsOfBills(
    tx,
    actor,
    pairs.map(({ replicaId }) => replicaId),
  );
  const there = new Map<string, Actor>();
  for (const officeId of new Set(pairs.map((pair) => pair.replicaOfficeId))) {
    there.set(officeId, (await actorIn(tx, actor, officeId)) ?? actor);
  }
  return pairs.filter((pair) => {
    const bill = billOf.get(pair.originHblid);
    const replica = replicas.get(pair.replicaId);
    if (!bill || !replica) throw refuse("record.notFound");
    const right = onMenuOf(bill, "detail");
    const at = there.get(pair.replicaOfficeId) as Actor;
    const opens = actor.may(right, replica) || at.may(right, replica);
    const closed = whyJobClosed(bill);
    if (isNamed) {
      const { replicaNo: number } = pair;
      // A number out of reach is one that does not exist.
      if (!opens || !actor.may(right, bill))
        throw refuseReplica("replica.unknownNumber", { number });
      mustChangeCharges(actor, bill);
      if (closed) throw closed;
      return true;
    }
    const changes = (action: string) => actor.may(onMenuOf(bill, action), bill);
    return opens && !closed && changes("write") && changes("UpdateCharge");
  });
}
