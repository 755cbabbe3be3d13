import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/** One office with its company's name. */
export interface Office {
  id: string;
  companyId: string;
  companyName: string;
  companyNameVn: string;
  website: string | null;
  /** The id of the picture that papers of the company have. */
  companyLogo: string | null;
  code: string;
  officePrefix: string;
  shortName: string;
  branchNameEn: string;
  branchNameVn: string;
  addressEn: string;
  addressVn: string;
  tel: string | null;
  fax: string | null;
  email: string | null;
  taxcode: string | null;
  officeType: string;
  internalCode: string | null;
  bankAccountName: string | null;
  bankName: string | null;
  bankAddress: string | null;
  bankAccountVnd: string | null;
  bankAccountUsd: string | null;
  swiftCode: string | null;
  iataCode: string | null;
  iataAccount: string | null;
  location: string | null;
  timeZone: string;
  active: boolean;
  version: number;
  userCreated: string | null;
  datetimeCreated: string;
  userModified: string | null;
  datetimeModified: string;
}

/** An office in a picker. */
export type OfficeChoice = Pick<
  Office,
  "id" | "code" | "shortName" | "branchNameEn" | "branchNameVn"
>;

/** Reads one office. */
export function readOffice(tx: Tx, companyId: string, id: string): Promise<Office | null> {
  return maybe<Office>(tx, officeRow(companyId, id));
}

/** The statement that reads one office, with `more` columns after its own. */
export function officeRow(companyId: string, id: string, more = sql``): RawBuilder<unknown> {
  return sql`select o.*, c.name_en as company_name, c.name_vn as company_name_vn, c.website,
      c.logo as company_logo ${more}
    from office o join company c on c.company_id = o.company_id and c.id = o.company_id
    where o.company_id = ${companyId} and o.id = ${id}`;
}

/** Reads the active offices of a company, or only those where a user works. */
export function readOffices(tx: Tx, companyId: string, userId?: string): Promise<OfficeChoice[]> {
  const worksThere = userId
    ? sql`and exists (select from user_level l where l.company_id = ${companyId}
        and l.user_id = ${userId} and l.office_id = o.id and l.active)`
    : sql``;
  return rows<OfficeChoice>(
    tx,
    sql`select o.id, o.code, o.short_name, o.branch_name_en, o.branch_name_vn
      from office o where o.company_id = ${companyId} and o.active ${worksThere}
      order by o.code`,
  );
}

/** Reads the companies that have users. */
export function readCompaniesForSignIn(tx: Tx): Promise<{ id: string; abbreviation: string }[]> {
  return rows(
    tx,
    sql`select c.id, c.abbreviation from company c
      where c.active and exists (
        select from user_level l where l.company_id = c.company_id and l.active)
      order by c.abbreviation, c.id`,
  );
}
