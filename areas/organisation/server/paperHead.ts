import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import type { AuthoredHead } from "../model/letterhead.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Office } from "./getOffice.ts";
import { officeRow } from "./organisationTable.ts";

/**
 * Returns what every paper of an office contains, in the language of the actor: letterhead, author
 * of the printed record, printing user and time.
 *
 * Shape: `more` are further columns about the office `o`, each behind a comma; `office` has them.
 */
export async function paperHead<More = unknown>(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language" | "userId" | "nameEn">,
  officeId: string,
  authorId: string | null,
  more: RawBuilder<More> = sql``,
): Promise<AuthoredHead & { office: Office & More }> {
  const { companyId } = actor;
  const vietnamese = actor.language === "vi";
  const name = sql.ref(vietnamese ? "p.employee_name_vn" : "p.employee_name_en");
  const nameOf = (id: string | null) =>
    sql`(select ${name} from person p where p.company_id = ${companyId} and p.id = ${id})`;
  const found = await maybe<
    Office & More & { preparedBy: string | null; printedBy: string | null }
  >(
    tx,
    officeRow(
      companyId,
      officeId,
      sql`, ${nameOf(authorId)} as prepared_by, ${nameOf(actor.userId)} as printed_by
        ${more}`,
    ),
  );
  if (!found) throw refuse("record.notFound");
  const { preparedBy, printedBy, ...office } = found;
  const logo = office.companyLogo && (await fileStore().read(tx, companyId, office.companyLogo));
  return {
    office: office as unknown as Office & More,
    letterhead: {
      company: vietnamese ? office.companyNameVn : office.companyName,
      office: vietnamese ? office.branchNameVn : office.branchNameEn,
      address: vietnamese ? office.addressVn : office.addressEn,
      tel: office.tel ?? "",
      fax: office.fax ?? "",
      email: office.email ?? "",
      website: office.website ?? "",
      taxCode: office.taxcode ?? "",
      ...(logo ? { logo } : {}),
    },
    preparedBy: preparedBy ?? "",
    printedBy: printedBy ?? actor.nameEn,
    printedAt: printed(office.timeZone),
  };
}

/** The sheet formats days itself, so the time is `YYYY-MM-DD HH:mm`. */
function printed(timeZone: string): string {
  const [day = "", time = ""] = sayInstant(new Date().toISOString(), timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
