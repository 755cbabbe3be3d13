import type { Actor } from "@fairway/core/permission/actor.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { refuseRelease } from "../model/refusals.ts";
import type { ReleaseState } from "../model/releaseSteps.ts";

registerConstraints({
  bill_release_house_bill_fk: () => refuseRelease("release.billIssued"),
});

/** The stored release of a bill with its originals. */
export interface ReleaseRow
  extends Pick<
    ReleaseRecord,
    | "originals"
    | "surrenderedOn"
    | "surrenderedBy"
    | "isTelex"
    | "releasedOn"
    | "releasedBy"
    | "releasedTo"
  > {
  readonly version: number;
  readonly state: ReleaseState;
}

/** Reads the release of a bill with its originals; null for a draft. */
export function releaseRow(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  hblid: string,
): Promise<ReleaseRow | null> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const person = (column: string) => sql`(select ${name} from person p
    where p.company_id = ${companyId} and p.id = ${sql.ref(column)})`;
  return maybe<ReleaseRow>(
    tx,
    sql`select r.version, r.state, r.surrendered_on, ${person("r.surrendered_by")} as surrendered_by,
        r.is_telex, r.released_on, ${person("r.released_by")} as released_by, r.released_to,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'originalNo', o.original_no,
            'printedAt', o.printed_at, 'printedBy', ${person("o.printed_by")},
            'returnedOn', o.returned_on, 'returnedBy', ${person("o.returned_by")},
            'isSpoiled', o.is_spoiled, 'note', o.note) order by o.original_no, o.id)
          from bill_original o where o.company_id = ${companyId} and o.hblid = ${hblid}
        ), '[]'::jsonb) as originals
      from bill_release r where r.company_id = ${companyId} and r.id = ${hblid}`,
  );
}
