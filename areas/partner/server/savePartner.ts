import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import { knowConstraints } from "@fairway/engine/resource/constraints.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { changeRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import {
  accountNoOf,
  groupsOfType,
  identityFields,
  partnerIn,
  partnerOf,
} from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { refusePartner } from "../model/refusals.ts";
import { taxCodeWarning } from "./checkTaxCode.ts";
import { type GuardedPartner, guardedPartner, rightOn } from "./partnerPermit.ts";
import { queueForAccounting } from "./syncTable.ts";

type PartnerInput = Readonly<Record<string, unknown>>;

registerConstraints({
  partner_account_no_key: ({ value }) =>
    refuse("record.exists", { what: value }, { field: "taxCode" }),
});

/**
 * Adds a partner.
 *
 * Shape: inactive until an agreement is activated or somebody with the right switches it on. A
 *   shipping address that is left empty is the billing address.
 * Refuses: access.forbidden · ask.invalid · record.exists
 * Source: rules PA-1 to PA-3, areas/partner/README.md
 */
export async function addPartner(
  tx: Tx,
  actor: Actor,
  ask: PartnerInput & { readonly partnerType: PartnerType },
) {
  const type = ask.partnerType;
  const resource = partnerOf(type);
  actor.mustHave(rightOn(type, "add"));
  knowConstraints(resource);
  const given = Object.fromEntries(
    Object.entries(ask).filter(([, value]) => value !== null && value !== undefined),
  );
  const taxCode = textOf(ask["taxCode"]) ?? "";
  const reference = textOf(ask["internalReferenceNo"]);
  const active = ask["active"] === true && actor.reach(rightOn(type, "ActivePartner")) !== "None";
  const { values, problems } = readValues(resource, {
    ...startValues(resource),
    ...given,
    ...shippingOf(ask),
    accountNo: accountNoOf(taxCode, reference) || "-",
    partnerGroup: groupsOf(type, ask["partnerGroup"]),
    active,
    approvalStatus: active ? "Done" : "New",
    approvalComment: null,
    mergedIntoId: null,
  });
  refuseFields(problems);
  const row = newRow(actor, resource, values) as Record<string, unknown> & { id: string };
  const parentId =
    values["parentId"] ?? (await mainPartner(tx, actor, taxCode, reference)) ?? row.id;
  await insertRow(tx, "partner", { ...row, parentId });
  const accountNo = String(values["accountNo"]);
  const data = { id: row.id, version: 1, accountNo, warning: taxCodeWarning(actor, taxCode) };
  return { status: true as const, data };
}

/**
 * Changes a partner. While it is active its identity stays as it is.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · record.conflict · partner.activeIsReadOnly
 */
export async function updatePartner(
  tx: Tx,
  actor: Actor,
  ask: PartnerInput & { readonly id: string; readonly version: number },
) {
  const before = await guardedPartner(tx, actor, ask.id, "write", true);
  if (before.version !== ask.version) throw refuse("record.conflict");
  const was = before as unknown as Record<string, unknown>;
  const next: Record<string, unknown> = { ...ask };
  const type = before.partnerType;
  const switches = typeof ask["active"] === "boolean" && ask["active"] !== was["active"];
  if (switches) {
    actor.must(rightOn(type, "ActivePartner"), before);
    Object.assign(next, { approvalStatus: ask["active"] ? "Done" : "New", approvalComment: null });
  } else {
    next["active"] = was["active"];
    next["approvalStatus"] = was["approvalStatus"];
    next["approvalComment"] = was["approvalComment"];
  }
  if (was["active"] && !switches) refuseFields(changedIdentity(type, was, next));
  const data = await changePartner(tx, actor, before, {
    ...next,
    id: ask.id,
    version: ask.version,
  });
  return { status: true as const, data };
}

/**
 * Writes a change of a partner that the caller has read, locked and asked the right for.
 *
 * Shape: the number follows tax code and reference; a supplier in use is queued for the accounting
 *   system.
 * Refuses: record.conflict · ask.invalid · record.exists
 */
export async function changePartner(
  tx: Tx,
  actor: Actor,
  before: GuardedPartner,
  ask: PartnerInput & { readonly id: string; readonly version: number },
) {
  const type = before.partnerType;
  const was = before as unknown as Record<string, unknown>;
  const next: Record<string, unknown> = { ...ask };
  if (ask["partnerGroup"] !== undefined) next["partnerGroup"] = groupsOf(type, ask["partnerGroup"]);
  const resource = partnerIn(type, next["partnerGroup"] ?? was["partnerGroup"]);
  knowConstraints(resource);
  const valueOf = (field: string) => textOf(next[field] === undefined ? was[field] : next[field]);
  const taxCode = valueOf("taxCode") ?? "";
  const accountNo = accountNoOf(taxCode, valueOf("internalReferenceNo")) || was["accountNo"];
  const renumbered = accountNo !== was["accountNo"];
  const written = await changeRecord(tx, actor, resource, before, {
    ...next,
    id: ask.id,
    version: ask.version,
    accountNo,
    ...(renumbered ? { sysMappingId: null } : {}),
  });
  if (type === "Supplier" && (next["active"] ?? was["active"]) === true) {
    const known = !renumbered && was["sysMappingId"] === accountNo;
    const action = known ? ("UPDATE" as const) : ("ADD" as const);
    await queueForAccounting(tx, actor, [{ kind: "Partner", recordId: ask.id, action }]);
  }
  return { ...written, accountNo: String(accountNo), warning: taxCodeWarning(actor, taxCode) };
}

function changedIdentity(
  type: PartnerType,
  was: Record<string, unknown>,
  sent: Record<string, unknown>,
) {
  const groups = sent["partnerGroup"];
  const next = {
    ...sent,
    ...(groups === undefined ? {} : { partnerGroup: groupsOf(type, groups) }),
  };
  const same = (one: unknown, other: unknown) =>
    Array.isArray(one) && Array.isArray(other)
      ? [...one].sort().join() === [...other].sort().join()
      : (textOf(one) ?? "") === (textOf(other) ?? "");
  return identityFields
    .filter(
      (field) => sent[field] !== undefined && !same(was[field], (next as PartnerInput)[field]),
    )
    .map((field) => refusePartner.field(field, "partner.activeIsReadOnly"));
}

function groupsOf(type: PartnerType, sent: unknown): string[] {
  const asked = Array.isArray(sent) ? sent.map(String) : [];
  const fixed: readonly string[] = groupsOfType[type];
  if (asked.length === 0 && fixed.length === 0) return ["SUPPLIER"];
  return [...new Set([...fixed, ...asked])];
}

function shippingOf(ask: PartnerInput) {
  const given = (field: string) => textOf(ask[field]);
  return {
    addressShippingEn: given("addressShippingEn") ?? given("addressEn"),
    addressShippingVn: given("addressShippingVn") ?? given("addressVn"),
    countryShippingId: given("countryShippingId") ?? given("countryId"),
  };
}

async function mainPartner(tx: Tx, actor: Actor, taxCode: string, reference: string | null) {
  if (!reference) return null;
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from partner where company_id = ${actor.companyId}
      and text_key(tax_code) = text_key(${taxCode}) and internal_reference_no is null`,
  );
  return found?.id ?? null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value.trim() || null : null;
}
