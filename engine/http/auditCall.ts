import type { AnsweredFile, CallSpec } from "@fairway/core/contract/call.ts";
import type { AuditKind } from "@fairway/core/audit/auditKinds.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { audit } from "../audit/audit.ts";
import { noteOrigin } from "../audit/origin.ts";
import type { Database } from "../db/database.ts";
import { inTransaction, type Tx } from "../db/tx.ts";
import type { Sent } from "./readAsk.ts";
import type { Caller } from "./serve.ts";

/** Writes an exported file or a printed paper into the audit. */
export async function auditFile(
  tx: Tx,
  actor: Actor,
  left: { call: CallSpec; ask: object; file: AnsweredFile },
): Promise<void> {
  const kind = kindOfFile(left.call);
  if (!kind) return;
  const { file: _, ...asked } = left.ask as Record<string, unknown>;
  await audit(tx, actor, {
    kind,
    object: left.file.name,
    after: { call: left.call.path, ...asked },
  });
}

/** Writes a refusal for lack of a right into the audit; the refused work itself is rolled back. */
export async function auditRefusal(
  database: Database,
  actor: Actor | null,
  refused: { call: CallSpec; caller: Caller; sent: Sent; error: unknown },
): Promise<void> {
  const { call, caller, sent, error } = refused;
  if (!actor || !(error instanceof Refused) || error.entry.status !== 403) return;
  await inTransaction(database, async (tx) => {
    noteOrigin(tx, caller);
    await audit(tx, actor, {
      kind: "refusal",
      object: `${call.method} ${call.path}`,
      after: {
        code: error.code,
        message: error.say("en"),
        params: sent.params,
        query: sent.query,
      },
    });
  });
}

function kindOfFile(call: CallSpec): AuditKind | null {
  const rights: readonly string[] = typeof call.right === "string" ? [call.right] : call.right;
  if (rights.some((each) => /\.export$/i.test(each))) return "export";
  // An empty template is neither.
  return /Preview|Print/i.test(call.path) ? "print" : null;
}
