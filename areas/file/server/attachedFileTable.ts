import type { Place } from "@fairway/core/permission/permission.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { maybe, readOnly, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { FileOwner, FileOwners } from "../model/owner.ts";
import type { StoredFile } from "../model/storedFile.ts";
import { fileColumns } from "./fileColumns.ts";

const PART = 512 * 1024;
const PARTS_AT_ONCE = 8;

/** A file to store. */
export interface NewFile {
  readonly id: string;
  readonly read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  readonly [field: string]: unknown;
}

/** A file with the columns that sending and changing it require. */
export interface FileRow extends StoredFile {
  readonly moduleName: string;
  readonly folder: string;
  readonly objectId: string;
}

const from = (companyId: string) => sql`from attached_file f
  left join sys_user u on u.company_id = ${companyId} and u.id = f.user_created
  where f.company_id = ${companyId}`;

const ownedBy = (owner: Omit<FileOwner, "childId">) => sql`f.module_name = ${owner.moduleName}
  and f.folder = ${owner.folder} and f.object_id = ${owner.objectId}`;

/**
 * Inserts files and their bytes, in parts: one statement for the files, one for every 4 MB.
 *
 * Shape: a file is read piece by piece, so that a large one is never in memory as a whole.
 */
export async function insertFiles(tx: Tx, actor: Place, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return;
  const { companyId } = actor;
  const stamp = stampNew(actor);
  await insertRows(
    tx,
    "attached_file",
    files.map(({ read: _, ...file }) => ({ ...stamp, ...file })),
  );
  let waiting: { fileId: string; partNo: number; bytes: Uint8Array }[] = [];
  const store = async () => {
    const values = waiting.map(
      ({ fileId, partNo, bytes }) =>
        sql`(${companyId}::uuid, ${fileId}::uuid, ${partNo}::int, ${Buffer.from(bytes)}::bytea)`,
    );
    waiting = [];
    if (values.length === 0) return;
    await run(
      tx,
      sql`insert into attached_file_part (company_id, file_id, part_no, bytes)
        values ${sql.join(values)}`,
    );
  };
  for (const { id: fileId, read } of files) {
    let partNo = 0;
    for await (const bytes of inParts(read())) {
      waiting.push({ fileId, partNo, bytes });
      partNo += 1;
      if (waiting.length >= PARTS_AT_ONCE) await store();
    }
  }
  await store();
}

/** Cuts pieces of any length into parts of one length. */
async function* inParts(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    let at = 0;
    if (rest.length > 0) {
      at = Math.min(PART - rest.length, piece.length);
      rest = Buffer.concat([rest, piece.subarray(0, at)]);
      if (rest.length < PART) continue;
      yield rest;
    }
    for (; at + PART <= piece.length; at += PART) yield piece.subarray(at, at + PART);
    rest = Buffer.from(piece.subarray(at));
  }
  if (rest.length > 0) yield rest;
}

/** Reads the files of a record, newest first; with a part, only the part's files. */
export function readFiles(tx: Tx, companyId: string, owner: FileOwner): Promise<FileRow[]> {
  const child = owner.childId ? sql`and f.child_id = ${owner.childId}` : sql``;
  return rows<FileRow>(
    tx,
    sql`select ${fileColumns} ${from(companyId)} and ${ownedBy(owner)} ${child}
      order by f.datetime_created desc, f.id desc`,
  );
}

/** Reads the files of several records of a folder, newest first. */
export function readFilesOfSeveral(
  tx: Tx,
  companyId: string,
  { moduleName, folder, objectIds }: FileOwners,
): Promise<FileRow[]> {
  return rows<FileRow>(
    tx,
    sql`select ${fileColumns} ${from(companyId)} and f.module_name = ${moduleName}
      and f.folder = ${folder} and f.object_id = any(${[...objectIds]}::uuid[])
      order by f.datetime_created desc, f.id desc`,
  );
}

/** Reads the files of all records of a folder, newest first. */
export function readFolder(
  tx: Tx,
  companyId: string,
  folder: Pick<FileOwner, "moduleName" | "folder">,
  where: RawBuilder<unknown> = sql`true`,
): Promise<FileRow[]> {
  return rows<FileRow>(
    tx,
    sql`select ${fileColumns} ${from(companyId)} and f.module_name = ${folder.moduleName}
      and f.folder = ${folder.folder} and ${where}
      order by f.datetime_created desc, f.id desc limit 500`,
  );
}

/** Reads one file by its id. */
export function findFile(tx: Tx, companyId: string, id: string, lock = false) {
  return maybe<FileRow>(
    tx,
    sql`select ${fileColumns} ${from(companyId)} and f.id = ${id} ${lock ? sql`for update of f` : sql``}`,
  );
}

/** Reads one file of a record by its name, without regard to case. */
export function findFileByName(tx: Tx, companyId: string, owner: FileOwner, name: string) {
  return maybe<FileRow>(
    tx,
    sql`select ${fileColumns} ${from(companyId)} and ${ownedBy(owner)} and text_key(f.name) = text_key(${name})`,
  );
}

/** Reads a small file as a whole. */
export async function readBytes(tx: Tx, companyId: string, id: string): Promise<Uint8Array | null> {
  const parts = await rows<{ bytes: Buffer }>(
    tx,
    sql`select bytes from attached_file_part
      where company_id = ${companyId} and file_id = ${id} order by part_no`,
  );
  return parts.length === 0 ? null : new Uint8Array(Buffer.concat(parts.map((part) => part.bytes)));
}

/** Reads a file in parts, so that a large one is never in memory as a whole. */
export async function* readParts(
  database: Database,
  companyId: string,
  id: string,
): AsyncGenerator<Uint8Array> {
  for (let no = 0; ; no += 1) {
    const part = await readOnly(database, (tx) =>
      maybe<{ bytes: Buffer }>(
        tx,
        sql`select bytes from attached_file_part
          where company_id = ${companyId} and file_id = ${id} and part_no = ${no}`,
      ),
    );
    if (!part) return;
    yield part.bytes;
  }
}
