import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { charge } from "../model/charge.ts";
import { refuseCatalogue } from "../model/refusals.ts";
import { type AccountLine, accountsOf, replaceAccounts } from "./chargeAccounts.ts";

/** Names and accounts of the selling charge of a new buying charge. */
interface Selling {
  readonly code: string;
  readonly accountNo?: string | null | undefined;
  readonly accountNoVat?: string | null | undefined;
}

type WithAccounts = { readonly defaultAccounts?: readonly AccountLine[] | null | undefined };

/**
 * Adds a charge with its default accounts; a buying charge may create its selling charge.
 *
 * Refuses: as any record, the errors of the lines, and charge.sellingNotFromBuying
 */
export async function addCharge(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> &
    WithAccounts & { readonly selling?: Selling | null | undefined },
) {
  actor.mustHave("catCharge.add");
  const { selling, ...buying } = ask;
  if (selling && (buying["type"] !== "CREDIT" || buying["debitCharge"])) {
    throw refuseCatalogue("charge.sellingNotFromBuying");
  }
  const twin = selling ? await addSelling(tx, actor, buying, selling) : null;
  const added = await createRecord(tx, actor, charge, {
    ...buying,
    ...(twin ? { debitCharge: twin.id } : {}),
  });
  if (twin) {
    await updateRecord(tx, actor, charge, { ...twin, creditCharge: added.id });
  }
  if (ask.defaultAccounts?.length) await replaceAccounts(tx, actor, added.id, ask.defaultAccounts);
  return { status: true as const, data: added };
}

/** Changes a charge; sent default accounts replace the stored ones. */
export async function updateCharge(tx: Tx, actor: Actor, ask: RecordChange & WithAccounts) {
  actor.mustHave("catCharge.write");
  const changed = await updateRecord(tx, actor, charge, ask);
  if (ask.defaultAccounts) await replaceAccounts(tx, actor, ask.id, ask.defaultAccounts);
  return { status: true as const, data: changed };
}

/** Returns a charge with its default accounts. Refuses: record.notFound · access.forbidden */
export async function getCharge(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  actor.mustHave("catCharge.detail");
  const row = await getRecord(tx, actor, charge, ask.id);
  const accounts = await accountsOf(tx, actor.companyId, [ask.id]);
  return { ...row, defaultAccounts: accounts.map(({ chargeId: _, ...line }) => line) };
}

/** Makes the selling charge of a buying charge: equal except for code and side. */
async function addSelling(
  tx: Tx,
  actor: Actor,
  buying: Readonly<Record<string, unknown>>,
  { code, accountNo, accountNoVat }: Selling,
) {
  const twin = await createRecord(tx, actor, charge, {
    ...buying,
    code,
    type: "DEBIT",
    debitCharge: null,
    creditCharge: null,
  });
  if (accountNo || accountNoVat) {
    const line = { voucherType: "Receivable", debitAccountNo: accountNo };
    await replaceAccounts(tx, actor, twin.id, [{ ...line, debitAccountNoVat: accountNoVat }]);
  }
  return twin;
}
