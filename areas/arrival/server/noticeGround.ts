import { bankNameOf } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { NoticeGround } from "../model/printedArrival.ts";

/** The place of a bill at which its goods are handed out: its warehouse, else the port of discharge. */
export function idOfPickUp({ bill, job }: BillAndJob): string | null {
  return bill.warehouseId ?? job.warehouseId ?? bill.pod;
}

/**
 * Reads where the goods of a bill are picked up and to which accounts its notice is paid, in the
 * language of the actor, with one statement. Rule AR-12
 */
export async function noticeGround(
  tx: Tx,
  actor: Actor,
  { found, office }: { readonly found: BillAndJob; readonly office: Office },
): Promise<NoticeGround> {
  const name = sql.ref(actor.language === "vi" ? "p.name_vn" : "p.name_en");
  const read = await one<{ bank: string | null; pickUp: string | null }>(
    tx,
    sql`select (${bankNameOf(actor, office.bankName)}) as bank,
      (select concat_ws(${"\n"}::text, coalesce(nullif(${name}, ''), p.name_en),
          nullif(p.address, ''))
        from place p
        where p.company_id = ${actor.companyId} and p.id = ${idOfPickUp(found)}) as pick_up`,
  );
  return { pickUp: read.pickUp ?? "", banks: paperBanks(office, read.bank) };
}
