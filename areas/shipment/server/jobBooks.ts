import { type CountedNumbers, numbersIn } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** The series of the jobs' numbers. */
export const countedJobs: CountedNumbers = {
  series: "job",
  between: "/",
  digits: 5,
  ...numbersIn("shipment", "job_no"),
};

/** The checks of the books for jobs. */
export const jobRules: readonly BookRule[] = [
  {
    title: {
      en: "every job has the history of its making",
      vi: "mỗi lô hàng có lịch sử tạo lập",
    },
    breaches: (companyId) => sql`
      select s.job_no from shipment s
      where s.company_id = ${companyId} and not exists (
        select from history h
        where h.company_id = s.company_id and h.table_name = 'shipment' and h.record_id = s.id
          and h.action = 'insert')`,
  },
];
