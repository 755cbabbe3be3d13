import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { StoredInstruction } from "../model/instruction.ts";

/** A stored instruction with its version and the user who changed it last. */
export interface InstructionRow extends StoredInstruction {
  readonly id: string;
  readonly version: number;
  readonly datetimeModified: string;
  readonly userNameModified: string | null;
}

/** Reads the instruction of a job with its names, if it is saved. */
export function readInstruction(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  jobId: string,
): Promise<InstructionRow | null> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return maybe<InstructionRow>(
    tx,
    sql`
      select i.*, su.account_no as supplier_code, su.short_name as supplier_name,
        cn.account_no as consignee_code, cn.short_name as consignee_name,
        sh.account_no as actual_shipper_code, sh.short_name as actual_shipper_name,
        ac.account_no as actual_consignee_code, ac.short_name as actual_consignee_name,
        pl.code as pol_code, pl.name_en as pol_name, pd.code as pod_code, pd.name_en as pod_name,
        (select coalesce(${name}, p.username) from person p
          where p.company_id = ${companyId} and p.id = i.issued_user) as issued_user_name,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = i.user_modified) as user_name_modified
      from shipping_instruction i
      left join partner su on su.company_id = ${companyId} and su.id = i.supplier
      left join partner cn on cn.company_id = ${companyId} and cn.id = i.consignee_id
      left join partner sh on sh.company_id = ${companyId} and sh.id = i.actual_shipper_id
      left join partner ac on ac.company_id = ${companyId} and ac.id = i.actual_consignee_id
      left join place pl on pl.company_id = ${companyId} and pl.id = i.pol
      left join place pd on pd.company_id = ${companyId} and pd.id = i.pod
      where i.company_id = ${companyId} and i.id = ${jobId}`,
  );
}
