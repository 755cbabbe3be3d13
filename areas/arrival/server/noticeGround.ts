import { bankNameOf } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import type { NoticeGround } from "../model/printedArrival.ts";

/** The place of a bill at which its goods are handed out: its warehouse, else the port of discharge. */
export function idOfPickUp({ bill, job }: BillAndJob): string | null {
  return bill.warehouseId ?? job.warehouseId ?? bill.pod;
}

/** What the statement of a letterhead reads besides of a notice. */
interface NoticeColumns {
  readonly noticeBank: string | null;
  readonly pickUp: string | null;
}

/**
 * The columns for `paperHead` that say where the goods of a bill are picked up and to which bank its
 * notice is paid, in the language of the actor. Rule AR-12
 */
export function noticeColumns(actor: Actor, found: BillAndJob): RawBuilder<NoticeColumns> {
  const name = sql.ref(actor.language === "vi" ? "p.name_vn" : "p.name_en");
  return sql<NoticeColumns>`, (${bankNameOf(actor, sql`o.bank_name`)}) as notice_bank,
    (select concat_ws(${"\n"}::text, coalesce(nullif(${name}, ''), p.name_en),
        nullif(p.address, ''))
      from place p
      where p.company_id = ${actor.companyId} and p.id = ${idOfPickUp(found)}) as pick_up`;
}

/** What a notice prints of them. */
export function noticeGround(office: Office & NoticeColumns): NoticeGround {
  return { pickUp: office.pickUp ?? "", banks: paperBanks(office, office.noticeBank) };
}
