import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Written } from "@fairway/core/resource/shapes.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { stampNew } from "../db/stamp.ts";
import type { Tx } from "../db/tx.ts";
import { insertRow, newId } from "../db/writeRows.ts";
import { knowConstraints } from "./constraints.ts";
import { mustLink } from "./mustLink.ts";
import { mustHave } from "./permit.ts";
import { claimFiles } from "../files/recordFiles.ts";

/**
 * Creates a record of a declaration, active by default.
 *
 * Refuses: access.forbidden · ask.invalid · record.exists · record.unknownReference
 */
export async function createRecord(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: Readonly<Record<string, unknown>>,
): Promise<Written["data"]> {
  mustHave(actor, resource, "add");
  knowConstraints(resource);
  const given = Object.fromEntries(
    Object.entries(ask).filter(([, value]) => value !== null && value !== undefined),
  );
  const { values, problems } = readValues(resource, { ...startValues(resource), ...given });
  refuseFields(problems);
  await mustLink(tx, actor, resource, values);
  const row = newRow(actor, resource, values);
  await claimFiles(tx, actor, resource, row["id"] as string, values);
  await insertRow(tx, resource.table, row);
  return { id: row["id"] as string, version: 1 };
}

/** A record to insert: values, owner and id; in a list shared by all companies the code is the id. */
export function newRow(
  actor: Actor,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { userCreated, userModified, ...owner } = stampNew(actor);
  return {
    ...values,
    ...resource.fixed,
    ...(resource.shared === "company" ? { ...owner, id: newId() } : { id: values[resource.key] }),
    ...(values["active"] === false ? { inactiveOn: "now" } : {}),
    userCreated,
    userModified,
  };
}
