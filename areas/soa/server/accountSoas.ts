import { heldByLedger, sendWithLines } from "@fairway/areas/charge/server/sendWithLines.ts";
import { isSynced } from "@fairway/areas/document/server/isSynced.ts";
import { whyNotSent } from "@fairway/areas/note/model/whyNotSent.ts";
import { getNotes } from "@fairway/areas/note/server/shownNote.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { soaSource } from "./soaTable.ts";

/**
 * Sends statements with their lines to the accounting system, all or none.
 *
 * Locks: the jobs, then the lines, then the statements.
 * Refuses: record.notFound · access.forbidden · soa.state, .synced, .paid, .held ·
 *   cdNote.waitsForMoney for a note of a debit statement that is not paid in advance · charge.taken
 *   when another document sent a line
 * Source: rule SO-13, areas/soa/README.md
 */
export async function accountSoas(tx: Tx, actor: Actor, { ids }: Ask<typeof contract.accountSoas>) {
  const soas = await sendWithLines(tx, actor, soaSource, {
    verb: "account",
    ids,
    slot: "statement",
    dataType: "SOA",
    known: (_, lines) => heldByLedger(lines),
    whyNot: async (begun, linesOf) => {
      const debits = begun.filter(({ type }) => type === "Debit");
      const claims = debits.flatMap(({ id }) =>
        (linesOf.get(id) ?? []).flatMap(({ line, side }) =>
          line.claims.filter((each) => each.slot === "note" && each.side === side),
        ),
      );
      const noteIds = [...new Set(claims.map(({ documentId }) => documentId))];
      const notes = await getNotes(tx, actor.companyId, noteIds);
      return notes.map(whyNotSent).find((why) => why !== null) ?? null;
    },
    also: { reasonReject: null },
  });
  return { status: true as const, data: soas.map(({ soano }) => soano) };
}

/** Returns whether the accounting system has a statement. Refuses: record.notFound · access.forbidden */
export function checkSoaSynced(tx: Tx, actor: Actor, { id }: Ask<typeof contract.checkSoaSynced>) {
  return isSynced(tx, actor, soaSource, id);
}
