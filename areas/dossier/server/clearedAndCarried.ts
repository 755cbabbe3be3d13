import { channels } from "@fairway/areas/customs/model/declarationTerms.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say, type Language } from "@fairway/core/words/words.ts";
import { sql } from "kysely";
import type { CoverPaper } from "../model/coverPaper.ts";

type Facts = Pick<CoverPaper, "declarations" | "trucks">;

/**
 * Reads the customs declarations of a job with channel and release, and its trucks with their
 * suppliers, with one statement.
 *
 * Source: rule DS-1
 */
export async function clearedAndCarried(
  tx: Tx,
  companyId: string,
  jobId: string,
  language: Language,
): Promise<Facts> {
  const found = await rows<{
    readonly number: string | null;
    readonly route: keyof typeof channels | null;
    readonly releasedOn: string | null;
    readonly truck: string | null;
  }>(
    tx,
    sql`select d.clearance_no as number, d.route, d.released_on::text as released_on,
        null::text as truck
      from customs_declaration d where d.company_id = ${companyId} and d.job_id = ${jobId}
      union all
      select null, null, null, concat_ws(' · ', p.short_name, t.truck_no, t.container_no)
      from trip t
      left join partner p on p.company_id = ${companyId} and p.id = t.supplier_id
      where t.company_id = ${companyId} and t.job_id = ${jobId} and t.state <> 'Dropped'
        and t.supplier_id is not null
      order by 1, 4`,
  );
  const lines = (texts: readonly string[]) => [...new Set(texts)].join("\n");
  return {
    declarations: lines(
      found.flatMap(({ number, route, releasedOn }) =>
        number === null
          ? []
          : [
              [number, route && say(channels[route], language), sayDay(releasedOn)]
                .filter(Boolean)
                .join(" · "),
            ],
      ),
    ),
    trucks: lines(found.flatMap(({ truck }) => truck ?? [])),
  };
}
