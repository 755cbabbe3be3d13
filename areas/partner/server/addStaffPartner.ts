import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import { newRow } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import { partnerIn } from "../model/partner.ts";
import { refusePartner } from "../model/refusals.ts";
import { rightOn } from "./partnerPermit.ts";

interface StaffMember {
  readonly staffCode: string;
  readonly employeeNameEn: string;
  readonly employeeNameVn: string;
  readonly username: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly addressEn: string | null;
  readonly addressVn: string | null;
  readonly works: boolean;
}

/**
 * Creates the partner of an employee, who may then receive advances and payments.
 *
 * Shape: known by the staff code, at the address of the person's office, active at once.
 * Refuses: access.forbidden · partner.unknownPerson · partner.worksNowhere · partner.staffCodeForm ·
 *   partner.staffExists
 */
export async function addPartnerFromUser(tx: Tx, actor: Actor, ask: { readonly userId: string }) {
  actor.mustHave(rightOn("Supplier", "add"));
  const staff = await readStaff(tx, actor, ask.userId);
  if (!staff) throw refusePartner("partner.unknownPerson", {}, { field: "userId" });
  if (!staff.works) throw refusePartner("partner.worksNowhere", {}, { field: "userId" });
  const known = await maybe<{ id: string }>(
    tx,
    sql`select id from partner
      where company_id = ${actor.companyId} and text_key(account_no) = text_key(${staff.staffCode})`,
  );
  if (known) {
    const { staffCode } = staff;
    throw refusePartner("partner.staffExists", { staffCode }, { field: "userId" });
  }
  const groups = ["STAFF", "PERSONAL"];
  const resource = partnerIn("Supplier", groups);
  const address = { en: staff.addressEn || "-", vn: staff.addressVn || staff.addressEn || "-" };
  const { values, problems } = readValues(resource, {
    ...startValues(resource),
    taxCode: staff.staffCode,
    accountNo: staff.staffCode,
    shortName: staff.username,
    partnerNameEn: staff.employeeNameEn,
    partnerNameVn: staff.employeeNameVn,
    partnerType: "Supplier",
    partnerGroup: groups,
    partnerLocation: "Domestic",
    partnerMode: "Internal",
    internalCode: staff.staffCode,
    addressEn: address.en,
    addressVn: address.vn,
    addressShippingEn: address.en,
    addressShippingVn: address.vn,
    countryId: "VN",
    countryShippingId: "VN",
    email: staff.email,
    tel: staff.tel,
    approvalStatus: "Done",
    active: true,
  });
  refuseFields(problems);
  const row = newRow(actor, resource, values) as Record<string, unknown> & { id: string };
  await insertRow(tx, "partner", { ...row, parentId: row.id });
  return { status: true as const, data: { id: row.id } };
}

function readStaff(tx: Tx, actor: Actor, userId: string): Promise<StaffMember | null> {
  return maybe<StaffMember>(
    tx,
    sql`select e.staff_code, e.employee_name_en, e.employee_name_vn, u.username, e.email, e.tel,
        o.address_en, o.address_vn, l.user_id is not null as works
      from sys_user u
      join employee e on e.company_id = ${actor.companyId} and e.id = u.employee_id
      left join lateral (select l.user_id, l.office_id from user_level l
        where l.company_id = ${actor.companyId} and l.user_id = u.id and l.active
        order by l.is_default desc, l.datetime_created limit 1) l on true
      left join office o on o.company_id = ${actor.companyId} and o.id = l.office_id
      where u.company_id = ${actor.companyId} and u.id = ${userId} and u.active`,
  );
}
