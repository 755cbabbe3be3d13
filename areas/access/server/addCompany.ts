import {
  createCompany,
  createOffice,
} from "@fairway/areas/organisation/server/createOrganisation.ts";
import { company } from "@fairway/areas/organisation/model/company.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { auditFirstPlaces } from "@fairway/areas/organisation/server/auditPlaces.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { addCompany as addCompanyCall } from "../contract.ts";
import { refuseAccess } from "../model/refusals.ts";
import { createPerson } from "./createPerson.ts";
import { foundTemplates } from "./foundTemplates.ts";
import { oneTimePassword } from "./oneTimePassword.ts";

type Founding = (tx: Tx, companyId: string, userId: string) => Promise<void>;
const foundings: Founding[] = [];

/** Says what else a new company is given before it begins to work, such as its catalogue. */
export function whenCompanyFounded(give: Founding): void {
  foundings.push(give);
}

/**
 * Founds a company with a head office, the usual roles and an administrator of its own, whose
 * one-time password is answered here and never again. The founder has no place in it.
 *
 * Locks: the founding of companies.
 * Refuses: company.superOnly · record.exists
 */
export async function addCompany(tx: Tx, actor: Actor, ask: Ask<typeof addCompanyCall>) {
  if (actor.userType !== "Super Admin" || actor.reach("sysCompany.add") !== "All") {
    throw refuseAccess("company.superOnly");
  }
  const { adminUsername, adminEmail, ...given } = ask;
  const { values, problems } = readValues(company, { ...startValues(company), ...given });
  refuseFields(problems);
  const { code, nameEn, nameVn, abbreviation } = values as Record<string, string>;
  await mustBeNew(tx, String(code), String(abbreviation));
  const companyId = await createCompany(tx, values as never);
  const officeId = await createOffice(tx, {
    companyId,
    code: "HEAD",
    shortName: "Head Office",
    branchNameEn: String(nameEn),
    branchNameVn: String(nameVn),
    officeType: "Head",
  });
  const password = oneTimePassword();
  const userId = await createPerson(tx, {
    companyId,
    username: adminUsername,
    staffCode: "0001",
    employeeNameEn: "Administrator",
    employeeNameVn: "Quản trị viên",
    userType: "Super Admin",
    userRole: "BOD",
    ...(adminEmail ? { email: adminEmail } : {}),
    levels: [{ officeId, position: "Manager-Leader" }],
    password,
    mustChange: true,
    rights: "administrator",
  });
  await foundTemplates(tx);
  for (const give of foundings) await give(tx, companyId, userId);
  await audit(tx, actor, {
    kind: "permissionChange",
    object: `company ${String(code)}`,
    recordId: companyId,
    after: { company: code, administrator: adminUsername },
  });
  // Recorded in the audit of both companies, so that the new company's users find it, too.
  const { userName } = actor;
  await auditFirstPlaces(tx, actor, { companyId, userId });
  await auditFirstPlaces(tx, { companyId, userName }, { companyId, userId });
  const data = { id: companyId, version: 1, username: adminUsername, oneTimePassword: password };
  return { status: true as const, data };
}

// Who signs in chooses by abbreviation, so two companies with one would be taken for each other.
async function mustBeNew(tx: Tx, code: string, abbreviation: string): Promise<void> {
  await lockName(tx, "founding of companies");
  const taken = await maybe<{ code: boolean }>(
    tx,
    sql`select text_key(code) = text_key(${code}) as code from company
      where text_key(code) = text_key(${code}) or text_key(abbreviation) = text_key(${abbreviation})
      order by 1 desc limit 1`,
  );
  if (!taken) return;
  const what = taken.code ? "code" : "abbreviation";
  throw refuse("record.exists", { what }, { field: what });
}
