import { type RawBuilder, sql } from "kysely";
import { factsOfSet, type JobOfSet } from "../model/factsOfSet.ts";

/**
 * Selects the lines of the stage set of a job, one a stage: of two lines for the same stage the closer
 * one.
 *
 * Source: rule OP-20, areas/stage/README.md
 */
export function linesOfSet(companyId: string, job: JobOfSet): RawBuilder<unknown> {
  const { serviceMode, productService } = factsOfSet(job);
  return sql`select distinct on (l.stage_id) l.* from stage_set l
    where l.company_id = ${companyId} and l.service = ${job.transactionType} and l.active
      and l.service_mode in ('All', ${serviceMode})
      and l.product_service in ('All', ${productService})
    order by l.stage_id, (l.service_mode <> 'All')::integer + (l.product_service <> 'All')::integer desc,
      l.product_service <> 'All' desc`;
}
