import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { StoredManifest } from "../model/manifest.ts";

/** A stored manifest with its bills, its version and the user who changed it last. */
export interface ManifestRow extends StoredManifest {
  readonly id: string;
  readonly refNo: string;
  readonly hblids: readonly string[];
  readonly version: number;
  readonly datetimeModified: string;
  readonly userNameModified: string | null;
}

/** Reads the manifest of a job with its names, if it is saved. */
export function readManifest(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobId: string,
): Promise<ManifestRow | null> {
  return maybe<ManifestRow>(
    tx,
    sql`
      select m.*, su.account_no as supplier_code, su.short_name as supplier_name,
        pl.code as pol_code, pl.name_en as pol_name, pd.code as pod_code, pd.name_en as pod_name,
        array(select b.id from manifest_bill b
          where b.company_id = ${companyId} and b.manifest_id = m.id) as hblids,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = m.user_modified) as user_name_modified
      from cargo_manifest m
      left join partner su on su.company_id = ${companyId} and su.id = m.supplier
      left join place pl on pl.company_id = ${companyId} and pl.id = m.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = m.pod
      where m.company_id = ${companyId} and m.id = ${jobId}`,
  );
}
