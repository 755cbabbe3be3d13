import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** Days of before the rule stay as they are; each is listed until somebody has corrected it. */
export const daysInBounds: BookRule = {
  title: {
    en: "every day lies between 1990 and 2100; open the record and enter the right one",
    vi: "mọi ngày nằm từ năm 1990 đến năm 2100; hãy mở bản ghi và nhập ngày đúng",
  },
  breaches: (companyId) => sql`
    select f.table_name || ' ' || coalesce(d.number, f.record, '') || ': ' || f.column_name || ' '
      || f.day
    from rows_outside_days(${companyId}) f
    left join document d on d.company_id = ${companyId} and d.id::text = f.record`,
};
