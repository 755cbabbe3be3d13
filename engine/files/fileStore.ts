import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FileRule } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/tx.ts";

/** The declaration and field that a file belongs to. */
export interface FilePlace {
  readonly resource: Resource;
  readonly field: string;
}

/** Stores the files of declared records; the engine decides when, the store how. */
export interface FileStore {
  /** Stores a file for the user until it is attached to a record. Refuses what the rule forbids. */
  keep(
    tx: Tx,
    actor: Actor,
    place: FilePlace & { readonly rule: FileRule },
    file: SentFile,
  ): Promise<{ id: string; name: string }>;
  /** Attaches an uploaded file to a record; false if the user has uploaded no such file. */
  claim(
    tx: Tx,
    actor: Actor,
    place: FilePlace,
    ids: { readonly recordId: string; readonly fileId: string },
  ): Promise<boolean>;
  /** Deletes all files of a deleted record. */
  drop(tx: Tx, actor: Actor, resource: Resource, recordId: string): Promise<void>;
  /** Returns a file; the caller has checked the right to see the record. */
  open(tx: Tx, actor: Actor, database: Database, fileId: string): Promise<AnsweredFile>;
  /** Reads the bytes of a small file, such as a logo for a paper; null without such a file. */
  read(tx: Tx, companyId: string, fileId: string): Promise<Uint8Array | null>;
  /** Registers a declaration whose records have files. */
  learn(resource: Resource): void;
}

let current: FileStore | null = null;
const known: Resource[] = [];

/** Sets the store of files, once, when the server starts. */
export function setFileStore(store: FileStore): void {
  current = store;
  for (const resource of known) store.learn(resource);
}

/** Registers a declaration whose records have files. */
export function knowFiles(resource: Resource): void {
  known.push(resource);
  current?.learn(resource);
}

/** The store of files. */
export function fileStore(): FileStore {
  if (!current) throw new Error("a declaration has a file, and nothing keeps files");
  return current;
}
