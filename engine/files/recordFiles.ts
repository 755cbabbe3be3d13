import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Attached } from "@fairway/core/resource/file/fileCalls.ts";
import type { Field, FileRule } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/tx.ts";
import { fileStore } from "./fileStore.ts";
import { openRecord } from "../resource/getRecord.ts";
import { isUuid } from "../db/isUuid.ts";
import { mustHave } from "../resource/permit.ts";

type Values = Readonly<Record<string, unknown>>;

/** The fields of a declaration that hold files. */
export function fileFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.keeps);
}

/**
 * Stores a file that is uploaded for a field until a record is saved with its id.
 *
 * Refuses: record.notFound · access.forbidden · the refusals of the store
 */
export async function attachFile(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly field: string; readonly file: SentFile },
): Promise<Attached> {
  const rule = fieldOf(resource, ask.field).keeps as FileRule;
  mustHave(actor, resource, "write");
  return fileStore().keep(tx, actor, { resource, field: ask.field, rule }, ask.file);
}

/** Returns the file of a field to users who may open its record. Refuses: record.notFound · access.forbidden */
export async function openFile(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly id: string; readonly field: string },
  database: Database,
): Promise<AnsweredFile> {
  fieldOf(resource, ask.field);
  const row = await openRecord(tx, actor, resource, ask.id);
  const fileId = row[ask.field];
  if (typeof fileId !== "string") throw refuse("record.notFound");
  return fileStore().open(tx, actor, database, fileId);
}

/**
 * Attaches the files with which a record is saved; a file that it has already stays attached.
 *
 * Refuses: ask.invalid for a file that the user has not uploaded for this field
 */
export async function claimFiles(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  recordId: string,
  values: Values,
  before: Values = {},
): Promise<void> {
  const problems: FieldRefusal[] = [];
  for (const field of fileFields(resource)) {
    const fileId = values[field];
    if (typeof fileId !== "string" || fileId === before[field]) continue;
    const isTheirs =
      isUuid(fileId) &&
      (await fileStore().claim(tx, actor, { resource, field }, { recordId, fileId }));
    if (!isTheirs) problems.push(refuse.field(field, "field.unknown", { value: fileId }));
  }
  refuseFields(problems);
}

/** Deletes the files of a deleted record. */
export async function dropFiles(tx: Tx, actor: Actor, resource: Resource, recordId: string) {
  if (fileFields(resource).length > 0) await fileStore().drop(tx, actor, resource, recordId);
}

function fieldOf(resource: Resource, name: string): Field {
  const spec = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!spec?.keeps) throw refuse("record.notFound");
  return spec;
}
