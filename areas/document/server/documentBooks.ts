import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import { rows } from "@fairway/engine/db/tx.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/** The numbers of the documents of a kind, and the column whose history has the former ones. */
export function documentNumbers(
  kind: string,
  table: string,
  column: string,
): Pick<CountedNumbers, "numbers" | "history"> {
  return {
    numbers: (companyId) =>
      sql`select id, number, number_key(number) from document
        where company_id = ${companyId} and kind = ${kind}`,
    history: { table, columns: [column] },
  };
}

/** The checks of the books for documents of every kind. */
export const documentRules: readonly BookRule[] = [
  {
    title: {
      en: "every document has the row of its kind",
      vi: "mỗi chứng từ có dòng dữ liệu theo loại của nó",
    },
    async breaches(companyId, tx) {
      const tables = await rows<{ tableName: string }>(
        tx,
        sql`select distinct table_name from document_kind order by 1`,
      );
      const own = tables.map(
        ({ tableName }) => sql`
          select t.id from ${sql.table(tableName)} t
          where t.company_id = ${companyId} and t.id = d.id and k.table_name = ${tableName}`,
      );
      return sql`
        select d.kind || ' ' || d.number from document d
        join document_kind k on k.code = d.kind
        where d.company_id = ${companyId} and not exists (${sql.join(own, sql` union all `)})`;
    },
  },
  {
    title: {
      en: "every document has the history of its making",
      vi: "mỗi chứng từ có lịch sử tạo lập",
    },
    breaches: (companyId) => sql`
      select d.kind || ' ' || d.number from document d
      join document_kind k on k.code = d.kind
      where d.company_id = ${companyId} and not exists (
        select from history h
        where h.company_id = ${companyId} and h.table_name = k.table_name and h.record_id = d.id
          and h.action = 'insert')`,
  },
  {
    title: {
      en: "a document stands only on documents of a kind that it may stand on",
      vi: "chứng từ chỉ lập trên những chứng từ thuộc loại được phép",
    },
    breaches: (companyId) => sql`
      select d.number || ' on ' || c.number from document_claim k
      join document d on d.company_id = k.company_id and d.id = k.document_id
      join document c on c.company_id = k.company_id and c.id = k.claimed_id
      where k.company_id = ${companyId} and not may_stand_on(k.slot, d.kind, c.kind)`,
  },
];
