import { createHash } from "node:crypto";
import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import type { Answer, Ask, CallSpec } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, one, readOnly, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type SentSignature, type Served, serveSigned } from "@fairway/engine/http/serve.ts";
import { isSignedWith } from "@fairway/engine/signed/signature.ts";
import { sql } from "kysely";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import { accountingSettings } from "./accountingSettings.ts";
import {
  insertCall,
  type KeptCall,
  type KnownSystem,
  lastDone,
  systemOfKey,
} from "./callingSystemTable.ts";
import { standingOf } from "./standingOf.ts";

/** The difference that the clock of another system may have, in seconds. */
const mostSeconds = 300;

/** The user of a system, and the offices whose records it reaches. */
export interface CallingActor {
  readonly actor: Actor;
  /** Refuses a record of another office. Refuses: record.notFound */
  readonly mustReach: (row: { readonly officeId: string | null }) => void;
}

/**
 * Serves a call of the accounting system: the signature, the clock and the nonce are checked, the
 * work is one transaction, and the call is kept with its answer. A repeated call answers as before
 * and does nothing.
 *
 * Shape: `namesOf` names the records that a call is about, the first of them what its calls are counted
 *   by; a call is a repetition only when nothing else was done with these records since, by
 *   whomever.
 * Refuses: callBack.unknownKey · .signature · .clock · .nonce · and the refusals of the work
 * Source: rules SY-1 to SY-4, areas/sync/README.md
 */
export function callBack<Spec extends CallSpec>(
  call: Spec,
  namesOf: (ask: Ask<Spec>) => readonly string[],
  work: (tx: Tx, caller: CallingActor, ask: Ask<Spec>) => Promise<Answer<Spec>>,
): Served {
  return serveSigned(call, async (database, { signed }, ask) => {
    const system = await admit(database, signed);
    const names = namesOf(ask);
    const kept = {
      id: newId(),
      call: call.path,
      nonce: signed.nonce,
      digest: createHash("sha256").update(signed.body).digest("hex"),
      subject: names[0] ?? "",
      request: ask,
    };
    try {
      return await inTransaction(database, async (tx) => {
        // One call of a system about a record at a time: a repetition waits for the first.
        await lockSubject(tx, system, kept.subject);
        const before = await lastDone(tx, system, kept.subject);
        const isSame = before?.call === kept.call && before.digest === kept.digest;
        const isRepeated =
          isSame && before.standing === (await standingOf(tx, system.companyId, names));
        const answer = isRepeated
          ? (before.answer as Answer<Spec>)
          : await work(tx, await callerOf(tx, system), ask);
        const standing = await standingOf(tx, system.companyId, names);
        await keep(tx, system, { ...kept, status: 200, answer, isRepeated, standing });
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused && error.code !== "callBack.nonce") {
        const { status } = error.entry;
        const answer = { code: error.code, message: error.say("en") };
        await inTransaction(database, (tx) =>
          insertCall(tx, system, { ...kept, status, answer, isRepeated: false, standing: null }),
        );
      }
      throw error;
    }
  });
}

async function admit(database: Database, signed: SentSignature): Promise<KnownSystem> {
  const { secretsKey } = accountingSettings();
  const system = await readOnly(database, (tx) => systemOfKey(tx, signed.key, secretsKey));
  if (!system) throw refuseCallBack("callBack.unknownKey");
  if (!isSignedWith(system.secret, signed, signed.signature)) {
    throw refuseCallBack("callBack.signature");
  }
  const late = Math.abs(Date.now() / 1000 - Number(signed.timestamp));
  if (!(late <= mostSeconds)) throw refuseCallBack("callBack.clock", { most: mostSeconds / 60 });
  if (!/^[\w-]{8,100}$/.test(signed.nonce)) throw refuseCallBack("callBack.nonceMissing");
  return system;
}

async function keep(tx: Tx, system: KnownSystem, call: KeptCall): Promise<void> {
  if (!(await insertCall(tx, system, call))) throw refuseCallBack("callBack.nonce");
}

async function lockSubject(tx: Tx, { companyId }: KnownSystem, subject: string): Promise<void> {
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`call back ${companyId} ${subject}`}, 0))`,
  );
}

async function callerOf(tx: Tx, system: KnownSystem): Promise<CallingActor> {
  const { companyId, userId, officeIds } = system;
  const { officeId } = await one<{ officeId: string | null }>(
    tx,
    sql`select (select l.office_id from user_level l
        where l.company_id = ${companyId} and l.user_id = ${userId} and l.active
          and (cardinality(${[...officeIds]}::uuid[]) = 0 or l.office_id = any(${[...officeIds]}::uuid[]))
        order by l.is_default desc, l.id limit 1) as office_id`,
  );
  const actor = officeId && (await actorIn(tx, { companyId, userId, language: "en" }, officeId));
  if (!actor) throw refuseCallBack("callBack.noUser", { system: system.name });
  return {
    actor,
    mustReach: (row) => {
      const isReached = row.officeId !== null && officeIds.includes(row.officeId);
      if (officeIds.length > 0 && !isReached) {
        throw refuseCallBack("callBack.otherOffice");
      }
    },
  };
}
