import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import type { AuthoredHead } from "../model/letterhead.ts";
import { personNames } from "./personNames.ts";
import { getOffice, type Office } from "./getOffice.ts";

/**
 * Returns what every paper of an office contains, in the language of the actor: letterhead, author
 * of the printed record, printing user and time.
 */
export async function paperHead(
  tx: Tx,
  actor: Actor,
  officeId: string,
  authorId: string | null,
): Promise<AuthoredHead & { office: Office }> {
  const office = await getOffice(tx, actor, officeId);
  const names = await personNames(tx, actor, [actor.userId, authorId]);
  const vietnamese = actor.language === "vi";
  const logo =
    office.companyLogo && (await fileStore().read(tx, actor.companyId, office.companyLogo));
  return {
    office,
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
    preparedBy: names.get(authorId ?? "") ?? "",
    printedBy: names.get(actor.userId) ?? actor.nameEn,
    printedAt: printed(office.timeZone),
  };
}

/** The sheet formats days itself, so the time is `YYYY-MM-DD HH:mm`. */
function printed(timeZone: string): string {
  const [day = "", time = ""] = sayInstant(new Date().toISOString(), timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
