import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { declaredNote } from "../contract.ts";
import { type NoteCriteria, noteCriteria } from "./noteCriteria.ts";

/** Returns one page of the booking notes in the actor's reach, the newest first. Refuses: access.forbidden */
export async function listBookingNotes(
  tx: Tx,
  actor: Actor,
  sent: NoteCriteria &
    Readonly<Partial<Record<"page" | "size" | "pageNumber" | "pageSize", number | undefined>>>,
) {
  const { ask, only } = noteCriteria(actor, sent);
  const page = sent.page ?? sent.pageNumber ?? 1;
  const size = sent.size ?? sent.pageSize ?? 15;
  return listRecords(tx, actor, declaredNote, { ...ask, page, size }, undefined, only);
}

/** Returns the booking notes for a picker. Refuses: access.forbidden */
export async function queryBookingNotes(
  tx: Tx,
  actor: Actor,
  sent: NoteCriteria & { readonly size: number },
) {
  return (await listBookingNotes(tx, actor, { ...sent, page: 1 })).data;
}

/** Writes the list as a sheet. Refuses: access.forbidden */
export async function exportBookingNotes(
  tx: Tx,
  actor: Actor,
  sent: NoteCriteria & {
    readonly format?: "xlsx" | "csv" | undefined;
    readonly columns?: readonly string[] | undefined;
  },
  desk?: Desk,
) {
  const { ask, only } = noteCriteria(actor, sent);
  const { format, columns } = sent;
  return exportRecords(
    tx,
    actor,
    declaredNote,
    { ...ask, format, columns },
    {
      only,
      database: desk?.database,
    },
  );
}
