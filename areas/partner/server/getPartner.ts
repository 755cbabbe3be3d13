import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { findRecords } from "@fairway/engine/resource/findRecords.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { sql } from "kysely";
import { type Partner, partner, partnerOf } from "../model/partner.ts";
import { guardedPartner } from "./partnerPermit.ts";

/** Opens a partner. Refuses: record.notFound · access.forbidden */
export async function getPartnerById(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const { alsoOwners: _, ...row } = await guardedPartner(tx, actor, ask.id, "detail");
  const creator = await rows<{ name: string }>(
    tx,
    sql`select employee_name_en as name from person
      where company_id = ${actor.companyId} and id = ${row.userCreated}`,
  );
  return {
    ...row,
    userNameCreated: creator[0]?.name ?? null,
    permission: {
      allowUpdate: row.may.includes("update"),
      allowDelete: row.may.includes("delete"),
    },
  };
}

/** Branches and sub-partners of a partner that the actor may open. */
export async function getSubPartners(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  await guardedPartner(tx, actor, ask.id, "detail");
  const found = await chooseRecords(tx, actor, partnerOf("Supplier"), {
    parentId: ask.id,
    active: null,
    size: 500,
  });
  return found.filter((row) => row.id !== ask.id);
}

/** May the actor open this partner? */
export async function mayOpenPartner(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return mayAct(tx, actor, ask.id, "detail");
}

/** May the actor delete this partner? An active one nobody may. */
export async function mayDeletePartner(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return mayAct(tx, actor, ask.id, "delete");
}

/** Partners by id for another verb, which checks the permission. */
export async function getPartners(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Partner>> {
  return findRecords(tx, companyId, partner as never, ids);
}

/** One partner by id, or null, for another verb, which checks the permission. */
export async function getPartner(tx: Tx, companyId: string, id: string): Promise<Partner | null> {
  return (await getPartners(tx, companyId, [id])).get(id) ?? null;
}

async function mayAct(tx: Tx, actor: Actor, id: string, action: "detail" | "delete") {
  try {
    const found = await guardedPartner(tx, actor, id, action);
    return action === "detail" || found.may.includes("delete");
  } catch (error) {
    if (error instanceof Error && error.name === "Refused") return false;
    throw error;
  }
}
