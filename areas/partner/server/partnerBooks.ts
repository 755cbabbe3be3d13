import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** The checks of the books for partners. */
export const partnerRules: readonly BookRule[] = [
  {
    title: {
      en: "nothing is left on a merged partner; choose the partner that was kept",
      vi: "không còn gì trên đối tác đã gộp; hãy chọn đối tác được giữ lại",
    },
    breaches: (companyId) => sql`
      select f.table_name || ' ' || coalesce(d.number, f.record) || ': ' || f.merged || ' is '
        || f.kept
      from rows_on_merged_partners(${companyId}) f
      left join document d on d.company_id = ${companyId} and d.id::text = f.record`,
  },
];
