import {
  createCompany,
  createOffice,
} from "@fairway/areas/organisation/server/createOrganisation.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createPerson } from "./createPerson.ts";
import { oneTimePassword } from "./oneTimePassword.ts";

/** The address and user of a first sign-in. */
export interface SignInHint {
  readonly role: string;
  readonly company: string;
  readonly username: string;
  readonly password: string;
}

/** Creates a first company with one office and an administrator with a one-time password. */
export async function bootstrapAdministrator(
  tx: Tx,
): Promise<{ companyId: string; userId: string; hint: SignInHint }> {
  const companyId = await createCompany(tx, {
    code: "MYCO",
    nameEn: "My Company",
    nameVn: "Công ty của tôi",
    abbreviation: "My Company",
  });
  const officeId = await createOffice(tx, {
    companyId,
    code: "HEAD",
    shortName: "Head Office",
    branchNameEn: "Head Office",
    branchNameVn: "Trụ sở chính",
    officeType: "Head",
  });
  const password = oneTimePassword();
  const userId = await createPerson(tx, {
    companyId,
    username: "admin",
    staffCode: "0001",
    employeeNameEn: "Administrator",
    employeeNameVn: "Quản trị viên",
    userType: "Super Admin",
    userRole: "BOD",
    levels: [{ officeId, position: "Manager-Leader" }],
    password,
    mustChange: true,
    rights: "administrator",
  });
  const hint = { role: "administrator", company: "My Company", username: "admin", password };
  return { companyId, userId, hint };
}
