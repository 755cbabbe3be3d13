import type { Letterhead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** Who printed a paper, and when in the office's time zone. */
export function paperHead(actor: Actor, timeZone: string) {
  const printedAt = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date());
  return { printedBy: actor.nameEn, printedAt };
}

/** The letterhead of an office in one language. */
export function letterheadOf(office: Office, language: Language): Letterhead {
  const vi = language === "vi";
  return {
    company: office.companyName,
    office: vi ? office.branchNameVn : office.branchNameEn,
    address: vi ? office.addressVn : office.addressEn,
    tel: office.tel ?? "",
    fax: office.fax ?? "",
    email: office.email ?? "",
    website: "",
    taxCode: office.taxcode ?? "",
  };
}
