import type { AuditKind } from "@fairway/core/audit/auditKinds.ts";
import type { Place } from "@fairway/core/permission/permission.ts";
import type { Tx } from "../db/tx.ts";
import { insertRows, newId } from "../db/writeRows.ts";
import { originOf } from "./origin.ts";

/** The user who did it; for a refused sign-in only the company and the typed name are known. */
export interface AuditedPerson extends Partial<Place> {
  readonly companyId: string;
  readonly userName: string;
  readonly sessionId?: string | null;
  /** The administrator, when acting as another user. */
  readonly actedBy?: string | null;
}

/** The kind of action. */
export interface AuditEntry {
  readonly kind: AuditKind;
  /** The object of the action in words that people use: a document number, a user's name, a call. */
  readonly object: string;
  readonly recordId?: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Writes an audit entry in the transaction of the action, so that both are stored or neither.
 *
 * Shape: address and request come from `noteOrigin`. Entries are never changed or deleted.
 */
export function audit(tx: Tx, who: AuditedPerson, entry: AuditEntry): Promise<void> {
  return auditEach(tx, who, [entry]);
}

/** Writes several audit entries with one statement. */
export async function auditEach(
  tx: Tx,
  who: AuditedPerson,
  entries: readonly AuditEntry[],
): Promise<void> {
  const origin = originOf(tx);
  await insertRows(
    tx,
    "audit_entry",
    entries.map((entry) => ({
      companyId: who.companyId,
      id: newId(),
      kind: entry.kind,
      object: plain(entry.object).slice(0, 300),
      recordId: entry.recordId ?? null,
      userCreated: who.userId ?? null,
      userName: plain(who.userName).slice(0, 100),
      actedBy: who.actedBy ?? null,
      officeId: who.officeId ?? null,
      departmentId: who.departmentId ?? null,
      groupId: who.groupId ?? null,
      sessionId: who.sessionId ?? null,
      address: origin?.address ?? null,
      requestId: origin?.requestId ?? null,
      before: storable(entry.before),
      after: storable(entry.after),
    })),
  );
}

const most = 4000;

// PostgreSQL stores neither a zero character nor half a surrogate pair; the audit must not fail on one.
function plain(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}

function storable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === "string" ? plain(each).slice(0, 500) : each,
  );
  return text.length > most ? { cut: text.slice(0, most) } : (JSON.parse(text) as unknown);
}
