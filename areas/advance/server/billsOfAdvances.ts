import type { BillOnPaper } from "@fairway/areas/housebill/model/billOnPaper.ts";
import { billsOnPaper } from "@fairway/areas/housebill/server/billsOnPaper.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvanceType } from "../model/advance.ts";
import type { AdvancePaperBill } from "../model/advancePaper.ts";

/** A bill of an advance as it is printed. */
type BillOfAdvance = AdvancePaperBill & { readonly advanceId: string };

/** Reads the bills of advances in the order of their lines, with their goods and the sums by type. */
export async function billsOfAdvances(
  tx: Tx,
  actor: Actor,
  advanceIds: readonly string[],
): Promise<BillOfAdvance[]> {
  const { companyId } = actor;
  const ofType = (type: AdvanceType) => sql`
    trim_scale(coalesce(sum(l.amount) filter (where l.advance_type = ${type}), 0))::text`;
  const found = await rows<Omit<BillOfAdvance, keyof BillOnPaper> & { readonly hblid: string }>(
    tx,
    sql`select l.advance_id, l.hblid, trim_scale(sum(l.amount))::text as total,
        ${ofType("Norm")} as norm, ${ofType("Invoice")} as invoice, ${ofType("Other")} as other,
        coalesce(string_agg(distinct l.custom_no, ', '), '') as custom_no,
        string_agg(distinct l.description, '; ') as description
      from advance_line l
      where l.company_id = ${companyId} and l.advance_id = any(${[...advanceIds]}::uuid[])
      group by l.advance_id, l.hblid order by l.advance_id, min(l.line_no)`,
  );
  const ids = [...new Set(found.map(({ hblid }) => hblid))];
  const bills = await billsOnPaper(tx, actor, ids);
  return found.flatMap(({ hblid, ...sums }) => {
    const bill = bills.get(hblid);
    return bill ? [{ ...bill, ...sums }] : [];
  });
}
