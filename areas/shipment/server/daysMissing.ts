import { type RawBuilder, sql } from "kysely";
import { remindedDays } from "../model/jobWork.ts";

/** Has a planned day of the job `s` passed without the actual one? `today` is a day as SQL. */
function isMissing(
  planned: "s.etd" | "s.eta",
  actual: "s.atd" | "s.ata",
  today: RawBuilder<unknown>,
) {
  return sql`(${sql.ref(planned)} < ${today} and ${sql.ref(planned)} >= ${today} - ${sql.lit(remindedDays)}
    and ${sql.ref(actual)} is null)`;
}

/** The ETD, and the ETA, of the job `s` passed without ATD, and ATA, as SQL. Source: decision 0178 */
export const daysMissing = (today: RawBuilder<unknown>) => ({
  atd: isMissing("s.etd", "s.atd", today),
  ata: isMissing("s.eta", "s.ata", today),
});
