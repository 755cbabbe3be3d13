import { type CountedNumbers, numbersIn } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** The series of the house bills' numbers. */
export const countedHouseBills: CountedNumbers = {
  series: "houseBill",
  digits: 3,
  ...numbersIn("house_bill", "hwbno"),
};

/** The checks of the books for house bills. */
export const houseBillRules: readonly BookRule[] = [
  {
    title: {
      en: "every job has a bill, and a virtual one only where there is no other",
      vi: "mỗi lô hàng có một vận đơn, và chỉ có vận đơn ảo khi không có vận đơn nào khác",
    },
    breaches: (companyId) => sql`
      select s.job_no from shipment s
      left join house_bill b on b.company_id = s.company_id and b.job_id = s.id
      where s.company_id = ${companyId}
      group by s.company_id, s.id, s.job_no
      having count(b.id) = 0 or count(b.id) > 1 and bool_or(b.is_virtual)`,
  },
];
