import { documentNumbers } from "@fairway/areas/document/server/documentBooks.ts";
import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { combineNumbers } from "../model/combineKind.ts";

/** The series of the numbers of combined billings. */
export const countedCombines: CountedNumbers = {
  ...combineNumbers,
  right: "acctSOA.list",
  ...documentNumbers("combine", "combine_billing", "combine_billing_no"),
};

/** The checks of the books for combined billings. */
export const combineRules: readonly BookRule[] = [
  {
    title: {
      en: "a combined billing holds its documents until it is canceled, and no others",
      vi: "phiếu gộp giữ các chứng từ của nó cho đến khi bị hủy, không giữ chứng từ khác",
    },
    breaches: (companyId) => sql`
      select d.number from document d
      where d.company_id = ${companyId} and d.kind = 'combine' and exists (
        select from (
          select l.document_id from combine_line l
          where l.company_id = ${companyId} and l.combine_id = d.id and d.state <> 'Canceled') l
        full join (
          select k.claimed_id from document_claim k
          where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'combine') k
          on k.claimed_id = l.document_id
        where l.document_id is null or k.claimed_id is null)`,
  },
  {
    title: {
      en: "a charge is in one combined billing once",
      vi: "một dòng phí chỉ nằm một lần trong một phiếu gộp",
    },
    breaches: (companyId) => sql`
      select min(d.number) || ' ' || max(d.number)
      from document_claim e
      join charge_claim k on k.company_id = e.company_id and k.document_id = e.claimed_id
        and k.slot in ('note', 'statement')
      join document d on d.company_id = e.company_id and d.id = e.claimed_id
      where e.company_id = ${companyId} and e.slot = 'combine'
      group by k.charge_id, k.side having count(*) > 1`,
  },
  {
    title: {
      en: "a canceled combined billing keeps the amounts of its documents",
      vi: "phiếu gộp đã hủy giữ số tiền của các chứng từ",
    },
    breaches: (companyId) => sql`
      select d.number from document d
      join combine_line l on l.company_id = d.company_id and l.combine_id = d.id
      where d.company_id = ${companyId} and d.kind = 'combine'
        and (d.state = 'Canceled') <> (l.document_no is not null)`,
  },
];
