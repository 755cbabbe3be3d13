import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { whyNotRateDay } from "@fairway/areas/rate/model/whyNotRateDay.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseSoa } from "../model/refusals.ts";
import { type Soa, sideOf } from "../model/soa.ts";
import { whyNotNewDays } from "../model/soaForm.ts";
import { soaKind } from "../model/soaKind.ts";
import { whyLinesStay, whyNotStated } from "../model/whyNotStated.ts";
import { dueOf } from "./createSoa.ts";
import { soaById } from "./getSoa.ts";
import { ratedSoa } from "./ratedSoa.ts";

import { readSoaContext } from "./soaContext.ts";
import { readLines, replaceLines, soaSource } from "./soaTable.ts";

/**
 * Changes the lines, the days, the rate or the note of a new statement, or of one that is to be
 * revised; the latter gets a further revision and is New again.
 *
 * Locks: the jobs, then the lines of before and after, then the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state, .synced, .paid, .held,
 *   .lineHeld · rate.* · as `createSoa`
 * Source: rule SO-6, areas/soa/README.md
 */
export async function updateSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.updateSoa>) {
  const before = await chargesHeldBy(tx, actor.companyId, "statement", [ask.id]);
  const all = [...new Set([...before, ...ask.surchargeIds])];
  const locked = await lockCharges(tx, actor, { chargeIds: all });
  const soa = await beginVerb(tx, actor, soaSource, { verb: "update", id: ask.id });
  refuseFields([...whyNotNewDays(soa, ask), ...whyNotTyped(ask)]);
  const had = new Set(before);
  const wanted = new Set(ask.surchargeIds);
  const charges = locked.filter(({ id }) => wanted.has(id));
  const added = charges.filter(({ id }) => !had.has(id));
  const removed = locked.filter(({ id }) => !wanted.has(id));
  const day = ask.exchangeDate ?? soa.exchangeDate;
  const { type, customerId, saleManId } = soa;
  const officeId = soa.officeId ?? actor.officeId;
  const context = await readSoaContext(tx, actor, {
    customerId,
    saleManId,
    officeId,
    lines: charges,
  });
  const whyDay = day === soa.exchangeDate ? null : whyNotRateDay(day, actor.today);
  const problem =
    whyDay ??
    (charges.length === 0 ? refuseSoa("soa.noCharge") : null) ??
    (added.length > 0 ? whyNotStated(added, { type, customerId, saleManId, ...context }) : null) ??
    whyLinesStay(removed, type) ??
    (added.length + removed.length > 0 ? whyNotCombined(soa) : null);
  if (problem) throw problem;
  const isRevised = soa.status === "Need Revise";
  const revision = isRevised ? soa.revision + 1 : soa.revision;
  const currencyId = type === "Credit" ? (ask.currencyId ?? soa.currencyId) : soa.currencyId;
  await releaseCharges(
    tx,
    actor,
    { slot: "statement", documentId: soa.id },
    removed.map(({ id }) => id),
  );
  const rated = await ratedSoa(tx, actor, charges, {
    id: soa.id,
    type,
    currencyId,
    day,
    officeId,
    rate: rateTyped(soa, ask),
    rateReason: ask.rateReason,
    stored: soa,
    grows: added.length > 0,
    context,
    before: await readLines(tx, soa, soa.revision),
  });
  const changes = {
    ...rated.head,
    currencyId,
    soaformDate: ask.soaformDate,
    soatoDate: ask.soatoDate,
    note: ask.note,
    // Those who are chosen stay.
    creatorShipment: [...new Set([...soa.creatorShipment, ...(ask.creatorShipment ?? [])])],
    paymentDueDate: soa.paymentDueDate ?? dueOf(type, rated.lines, actor.today),
    status: "New",
    revision,
    ...(isRevised ? { reasonRevise: null } : {}),
  };
  await updateDocument(tx, actor, soaKind, soa, changes, ask.version);
  await replaceLines(tx, { ...soa, revision }, rated.lines, rated.adjustments);
  await claim(tx, actor, soa, { added, on: day, leftAlone: rated.leftAlone });
  return { status: true as const, data: await soaById(tx, actor, soa.id) };
}

/** Claims lines for a statement. */
async function claim(
  tx: Tx,
  actor: Actor,
  soa: Soa,
  {
    added,
    ...valued
  }: {
    readonly added: readonly Surcharge[];
    readonly on: string;
    readonly leftAlone: readonly string[];
  },
): Promise<void> {
  const document = {
    side: sideOf(soa.type),
    slot: "statement",
    documentId: soa.id,
    valued,
  } as const;
  await claimCharges(
    tx,
    actor,
    document,
    added.map(({ id }) => id),
  );
}

/** The rate that is typed for a statement; null where it is the one that it has. */
function rateTyped(soa: Soa, { excRateUsdToLocal: typed }: Ask<typeof contract.updateSoa>) {
  if (typed === null) return null;
  return decimal(typed).equals(decimal(soa.excRateUsdToLocal)) ? null : typed;
}

function whyNotTyped({ excRateUsdToLocal: typed }: Ask<typeof contract.updateSoa>) {
  return typed === null || isRate(typed)
    ? []
    : [refuseRate.field("excRateUsdToLocal", "rate.aboveZero")];
}

function whyNotCombined({ soano, combineBillingNo: documentNo }: Soa) {
  return documentNo === null ? null : refuseSoa("soa.held", { soano, documentNo });
}
