import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { CutoffKind, CutoffSource } from "../model/cutoffKinds.ts";

/** A stored cut-off of a job. */
interface CutoffRow {
  readonly id: string;
  readonly kind: CutoffKind;
  /** Null for a step that is done and has no instant. */
  readonly dueAt: string | null;
  readonly source: CutoffSource;
  readonly isDone: boolean;
  readonly doneAt: string | null;
  readonly version: number;
}

/** The stored cut-offs of a job. */
export function readCutoffs(tx: Tx, companyId: string, jobId: string): Promise<CutoffRow[]> {
  return rows<CutoffRow>(
    tx,
    sql`select c.id, c.kind, c.due_at, c.source, c.is_done, c.done_at, c.version from cutoff c
      where c.company_id = ${companyId} and c.job_id = ${jobId}`,
  );
}
