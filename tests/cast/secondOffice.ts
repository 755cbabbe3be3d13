import { setUserRights } from "@fairway/areas/access/server/createPerson.ts";
import { fullRights, type Rights } from "@fairway/areas/access/model/rightsFor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type CastName, companyId, offices, people } from "./people.ts";

/**
 * Lets Ho Chi Minh City copy its jobs to Hai Phong: the setting of the office, the salesman of the board,
 * and the partner within the house that each office is.
 */
export async function writeReplicateSetting(tx: Tx): Promise<void> {
  await insertRows(tx, "office_setting", [
    {
      companyId,
      id: newId(),
      officeId: offices.hcm,
      replicateOfficeId: offices.hph,
      replicatePrefix: "R",
    },
  ]);
  await run(
    tx,
    sql`update company set board_salesman_id = ${people.director.id} where company_id = ${companyId}`,
  );
  for (const [code, officeId] of [
    ["HOUSE-HCM", offices.hcm],
    ["HOUSE-HPH", offices.hph],
  ] as const) {
    await run(
      tx,
      sql`update office set internal_code = ${code}
        where company_id = ${companyId} and id = ${officeId}`,
    );
    await insertRows(tx, "partner", [
      {
        companyId,
        id: newId(),
        accountNo: code,
        taxCode: code,
        shortName: code,
        partnerNameEn: code,
        partnerNameVn: code,
        partnerType: "Customer",
        partnerGroup: ["Customer"],
        partnerMode: "Internal",
        internalCode: code,
        partnerLocation: "Domestic",
        addressEn: "Viet Nam",
        addressVn: "Việt Nam",
        tel: "028 1234567",
      },
    ]);
  }
}

/** Gives a person of the cast a level in Hai Phong, with all rights there unless others are given. */
export async function placeInHph(
  tx: Tx,
  name: CastName,
  rights: Rights = fullRights(),
): Promise<void> {
  const userId = people[name].id;
  await insertRows(tx, "user_level", [
    { companyId, id: newId(), userId, officeId: offices.hph, level: "office", position: "Staff" },
  ]);
  await setUserRights(tx, { companyId, userId, officeId: offices.hph, rights });
}
