import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FileRule } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/tx.ts";

/** Which field of which declaration a file is for. */
export interface FilePlace {
  readonly resource: Resource;
  readonly field: string;
}

/** Who keeps the files of declared records; the engine says when, the store how. */
export interface FileStore {
  /** Keeps a file in the person's hands until a record takes it. Refuses what the rule forbids. */
  keep(
    tx: Tx,
    actor: Actor,
    place: FilePlace & { readonly rule: FileRule },
    file: SentFile,
  ): Promise<{ id: string; name: string }>;
  /** Gives a record the file that the person sent for it; false where they have no such file. */
  claim(
    tx: Tx,
    actor: Actor,
    place: FilePlace,
    of: { readonly recordId: string; readonly fileId: string },
  ): Promise<boolean>;
  /** Deletes all files of a record that is gone. */
  drop(tx: Tx, actor: Actor, resource: Resource, recordId: string): Promise<void>;
  /** Hands a file out; the caller has asked who may see the record. */
  open(tx: Tx, actor: Actor, database: Database, fileId: string): Promise<AnsweredFile>;
  /** Learns that the records of a declaration have files. */
  learn(resource: Resource): void;
}

let current: FileStore | null = null;
const known: Resource[] = [];

/** Sets who keeps the files, once, when the server starts. */
export function setFileStore(store: FileStore): void {
  current = store;
  for (const resource of known) store.learn(resource);
}

/** Makes known that records of a declaration have files. */
export function knowFiles(resource: Resource): void {
  known.push(resource);
  current?.learn(resource);
}

/** Who keeps the files. */
export function fileStore(): FileStore {
  if (!current) throw new Error("a declaration has a file, and nothing keeps files");
  return current;
}
