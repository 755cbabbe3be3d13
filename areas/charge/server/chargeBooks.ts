import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** The checks of the books for charges. */
export const chargeRules: readonly BookRule[] = [
  {
    title: {
      en: "a document has only lines that its kind may take, each on the right side",
      vi: "chứng từ chỉ có những dòng phí mà loại của nó được nhận, đúng bên nợ hoặc có",
    },
    breaches: (companyId) => sql`
      select d.number || ': ' || s.type || ' ' || k.side || ' ' || k.slot
      from charge_claim k
      join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      join document d on d.company_id = k.company_id and d.id = k.document_id
      where k.company_id = ${companyId} and not may_claim(k.slot, d.kind, k.side, s.type)`,
  },
];
