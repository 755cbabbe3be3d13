import { declaredDeclaration } from "@fairway/areas/customs/contract.ts";
import { putOnJob } from "@fairway/areas/customs/server/declarationsOnJob.ts";
import {
  type Declaration,
  readDeclarations,
} from "@fairway/areas/customs/server/readDeclarations.ts";
import { noCarrier } from "@fairway/areas/partner/server/noCarrier.ts";
import { clearingService } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { numberKey, textKey } from "@fairway/core/text/textKey.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { mayOn } from "@fairway/engine/resource/permit.ts";
import type * as contract from "../contract.ts";
import { productOfDeclaration } from "../model/carriages.ts";
import type { ConvertOutcome } from "../model/convertOutcome.ts";
import { jobOfDeclaration } from "../model/jobOfDeclaration.ts";
import { refuseOperation } from "../model/refusals.ts";
import { type OpenedOperation, openOperationsJob } from "./openOperationsJob.ts";
import { planConversions } from "./planConversions.ts";
import { replicateOpened } from "./replicateOpened.ts";

/**
 * Answers for each declaration whether it can become a job now, with the reason why not.
 *
 * Shape: in the order that was sent; the statements do not depend on the number.
 * Refuses: access.forbidden · record.notFound when the user may not see one of them
 * Source: rules OJ-10, OJ-13, areas/operation/README.md
 */
export async function checkConversions(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.checkConversions>,
): Promise<Answer<typeof contract.checkConversions>> {
  mustOpenJobs(actor);
  const chosen = await seenDeclarations(tx, actor, ids);
  if (!chosen) throw refuse("record.notFound");
  const plans = await planConversions(tx, actor, chosen);
  const first = new Map<string, Declaration>();
  const data = plans.map((plan): ConvertOutcome => {
    const { declaration, refused } = plan;
    const twin = first.get(numbersOf(declaration));
    if (refused) return outcomeOf(actor, declaration, refused);
    if (!twin) first.set(numbersOf(declaration), declaration);
    const { clearanceNo } = twin ?? declaration;
    const twice = twin ? refuseOperation("operation.twinChosen", { clearanceNo }) : null;
    const { customerName, saleManName } = plan.job;
    const productService = productOfDeclaration(declaration);
    return { ...outcomeOf(actor, declaration, twice), customerName, saleManName, productService };
  });
  return { status: true, data };
}

/**
 * Makes a declaration a job.
 *
 * Locks: the declaration, then as openOperationsJob.
 * Refuses: access.forbidden · record.notFound · the first reason of rule OJ-10 · as openOperationsJob
 * Source: rules OJ-10 to OJ-12
 */
export async function convertDeclaration(
  tx: Tx,
  actor: Actor,
  { id, isReplicate }: Ask<typeof contract.convertDeclaration>,
): Promise<Answer<typeof contract.convertDeclaration>> {
  mustOpenJobs(actor);
  const { alerts, ...data } = await convertOne(tx, actor, { id, isReplicate });
  return { status: true, data, ...(alerts ? { alerts } : {}) };
}

/**
 * Makes declarations jobs, each in a transaction of its own, and answers for each what became of it;
 * null, and no job, when the user may not see one of them.
 *
 * Shape: in the order that was sent. All are planned once before the first, so that what is refused
 *   takes no lock; the others are planned again under their lock.
 * Locks: one declaration at a time, then as openOperationsJob.
 * Refuses: access.forbidden; a declaration that is refused is answered with its reason.
 * Source: rules OJ-10 to OJ-13
 */
export async function convertEach(
  database: Database,
  actor: Actor,
  { ids, isReplicate }: Ask<typeof contract.convertDeclarations>,
  caller: Caller,
): Promise<ConvertOutcome[] | null> {
  mustOpenJobs(actor);
  const plans = await readOnly(database, async (tx) => {
    const chosen = await seenDeclarations(tx, actor, ids);
    return chosen && planConversions(tx, actor, chosen);
  });
  if (!plans) return null;
  const data: ConvertOutcome[] = [];
  for (const { declaration, refused } of plans) {
    try {
      if (refused) throw refused;
      // In turn: the jobs of one user share the counter of their numbers.
      // oxlint-disable-next-line no-await-in-loop
      const opened = await inTransaction(database, (tx) => {
        noteOrigin(tx, caller);
        return convertOne(tx, actor, { id: declaration.id, isReplicate });
      });
      data.push(outcomeOf(actor, declaration, null, opened));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      data.push(outcomeOf(actor, declaration, error));
    }
  }
  return data;
}

/**
 * Answers what became of declarations that were made jobs before this transaction.
 *
 * Refuses: record.notFound when the user may not see one of them
 */
export async function convertDeclarations(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.convertDeclarations>,
  { made }: { readonly made: ConvertOutcome[] | null },
): Promise<Answer<typeof contract.convertDeclarations>> {
  mustOpenJobs(actor);
  const chosen = await readDeclarations(tx, actor, ids);
  // One that was deleted since does not hide what became of the others.
  const isWhole = made !== null || chosen.length === new Set(ids).size;
  if (!isWhole || !chosen.every((each) => isSeen(actor, each))) throw refuse("record.notFound");
  // One of them came into sight only now.
  if (!made) throw refuse("record.conflict");
  return { status: true, data: made };
}

/** Reads declarations in the order of their ids; null when the user may not see one of them. */
async function seenDeclarations(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Declaration[] | null> {
  const chosen = await readDeclarations(tx, actor, ids);
  const isWhole = chosen.length === new Set(ids).size;
  return isWhole && chosen.every((each) => isSeen(actor, each)) ? inOrder(ids, chosen) : null;
}

/** Opens the job of a declaration, planned under its lock: what customer and agreement are then counts. */
async function convertOne(
  tx: Tx,
  actor: Actor,
  { id, isReplicate }: { readonly id: string; readonly isReplicate: boolean },
): Promise<OpenedOperation> {
  const [declaration] = await readDeclarations(tx, actor, [id], "locked");
  if (!declaration || !isSeen(actor, declaration)) throw refuse("record.notFound");
  const [now] = await planConversions(tx, actor, [declaration]);
  if (!now) throw new Error("a declaration has no plan");
  if (now.refused) throw now.refused;
  const coloaderId = now.job.coloaderId ?? (await noCarrier(tx, actor)).id;
  const form = jobOfDeclaration(declaration, now.job, { coloaderId, userId: actor.userId });
  const opened = await openOperationsJob(tx, actor, form, {
    holderId: now.job.holderId,
  }).catch(namingTheJob);
  const { customerId } = now.job;
  await putOnJob(tx, actor, { jobId: opened.id, ids: [id], customerId, withUnit: true });
  if (isReplicate) await replicateOpened(tx, actor, opened.id);
  return opened;
}

/** Numbers that a job of the same moment has are refused with the way to that job. */
function namingTheJob(error: unknown): never {
  const taken = (error as Partial<Refused>).fields?.find(
    ({ code }) => code === "operation.numbersTaken",
  );
  throw taken ? refuseOperation("operation.numbersOnJob", taken.facts ?? {}) : error;
}

function mustOpenJobs(actor: Actor): void {
  actor.mustHave(`${clearingService.menu}.add`);
  actor.mustHave(`${declaredDeclaration.menu}.write`);
}

function isSeen(actor: Actor, declaration: Declaration): boolean {
  return (["list", "detail", "write"] as const).some((action) =>
    mayOn(actor, declaredDeclaration, action, declaration),
  );
}

/** The numbers of a declaration as those of a job are compared. Source: rule OJ-2 */
const numbersOf = ({ mblid, hblid }: Declaration) =>
  `${textKey(mblid ?? "")} ${numberKey(hblid ?? "")}`;

function inOrder(ids: readonly string[], chosen: readonly Declaration[]): Declaration[] {
  const byId = new Map(chosen.map((each) => [each.id, each]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function outcomeOf(
  { language }: Actor,
  declaration: Declaration,
  refused: Refused | null,
  opened: OpenedOperation | null = null,
): ConvertOutcome {
  const { id, clearanceNo, partnerName, partnerTaxCode, accountNo } = declaration;
  return {
    id,
    clearanceNo,
    isDone: refused === null,
    jobId: opened?.id ?? null,
    hblid: opened?.hblid ?? null,
    jobNo: opened?.jobNo ?? null,
    customerName: null,
    saleManName: null,
    productService: null,
    unknownCustomer:
      refused?.code === "operation.noCustomer"
        ? { name: partnerName ?? "", taxCode: partnerTaxCode ?? accountNo ?? "" }
        : null,
    code: refused?.code ?? null,
    reason: refused && reasonOf(refused, language),
    alerts: opened?.alerts?.map(({ message }) => message) ?? [],
  };
}

/** The reason of a refusal in one text; of wrong fields all of them. */
function reasonOf(refused: Refused, language: Language): string {
  if (refused.code !== "ask.invalid" || refused.fields.length === 0) return refused.say(language);
  return refused.fields.map(({ words, facts }) => say(words, language, facts ?? {})).join(" ");
}
