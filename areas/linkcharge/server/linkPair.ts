import { sql } from "kysely";

/** A line and the one that was made of it. */
export interface LinkRow {
  /** Null where no link-fee rule made the line: its source is not marked. */
  readonly id: string | null;
  readonly originChargeId: string;
  readonly originJobId: string;
  readonly originHblid: string;
  readonly linkedChargeId: string;
  readonly linkedJobId: string;
  readonly linkedHblid: string;
}

/** The columns of a pair, of a source line `o` and a made line `l`. */
export const linkedPair = sql`o.id as origin_charge_id, o.job_id as origin_job_id,
  o.hblid as origin_hblid, l.id as linked_charge_id, l.job_id as linked_job_id,
  l.hblid as linked_hblid`;
