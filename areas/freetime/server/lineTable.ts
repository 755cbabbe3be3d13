import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FreeTimeKind } from "../model/terms.ts";

/** What was charged for a kind of a box, with the line that it became. */
export interface MadeRow {
  readonly id: string;
  readonly containerNo: string;
  readonly kind: FreeTimeKind;
  readonly type: SurchargeType;
  readonly surchargeId: string;
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly hblid: string;
  readonly hwbno: string | null;
  readonly currencyId: string;
  readonly amount: DecimalText;
  readonly days: number;
  readonly untilOn: Day;
}

/** The lines that were made from the boxes of a job, in the order of their making. */
export function linesMadeOf(tx: Tx, companyId: string, jobId: string): Promise<MadeRow[]> {
  return rows<MadeRow>(
    tx,
    sql`select m.id, m.container_no, m.kind, m.type, m.surcharge_id, s.charge_id,
        c.code as charge_code, s.hblid, b.hwbno, m.currency_id,
        trim_scale(m.amount)::text as amount, m.days, m.until_on
      from free_time_line m
      join surcharge s on s.company_id = ${companyId} and s.id = m.surcharge_id
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      where m.company_id = ${companyId} and m.job_id = ${jobId}
      order by m.id`,
  );
}
