import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import { saveServices } from "@fairway/areas/service/server/saveServices.ts";
import { foundTemplates } from "@fairway/areas/access/server/foundTemplates.ts";
import { createUser } from "@fairway/areas/organisation/server/createUser.ts";
import {
  createDepartment,
  createGroup,
  createOffice,
} from "@fairway/areas/organisation/server/createOrganisation.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { today } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { foundCompany } from "../../db/seed/demonstrationCompany.ts";
import { demonstrationDepartments } from "../../db/seed/demonstrationPeople.ts";
import { seedCatalogue, seedReference } from "../../db/seed/reference.ts";

/** The user whose rights all users of a department get. */
const modelIn = { SALES: "nam", DOC: "truc", OPS: "thang", ACC: "lan" } as const;
const moreOffices = ["HAN", "DAD", "VUT", "CTO", "BDG", "DNA", "QNH", "NTR", "UIH", "LAN"];
const letters = "NDVTBGQRUL";

/** Founds the demonstration's company without its jobs, grown to twelve offices and 300 people. */
export async function foundLargeCompany(tx: Tx, people = 300): Promise<string> {
  await saveServices(tx);
  await saveMenus(tx);
  await seedReference(tx);
  const { companyId, acting } = await foundCompany(tx);
  await seedCatalogue(tx, companyId, acting("admin", today()).userId);
  // The rows compare opening a job alone; stages of new jobs would be measured with it.
  await run(tx, sql`delete from stage_set where company_id = ${companyId}`);
  for (const [at, code] of moreOffices.entries()) await openOffice(tx, companyId, code, at);
  await employ(tx, companyId, people);
  await approveEverywhere(tx, companyId);
  await foundTemplates(tx);
  return companyId;
}

async function openOffice(tx: Tx, companyId: string, code: string, at: number): Promise<void> {
  const officeId = await createOffice(tx, {
    companyId,
    code,
    officePrefix: letters.charAt(at),
    shortName: code,
    officeType: "Branch",
    branchNameEn: `${code} Office`,
    branchNameVn: `Văn phòng ${code}`,
    location: code,
  });
  for (const each of demonstrationDepartments) {
    const own = `${code}-${each.code}`;
    const departmentId = await createDepartment(tx, {
      companyId,
      code: own,
      deptName: each.nameVn,
      deptNameEn: each.nameEn,
      deptNameAbbr: own,
      branchId: officeId,
      deptType: each.type,
    });
    await createGroup(tx, {
      companyId,
      code: `${own}-1`,
      nameEn: `${each.nameEn} group 1`,
      nameVn: `Nhóm ${each.nameVn} 1`,
      shortName: `${each.code} 1`,
      departmentId,
    });
  }
}

interface Unit {
  readonly officeId: string;
  readonly departmentId: string;
  readonly groupId: string;
  readonly role: keyof typeof modelIn;
}

/** All users have the rights of the office's role and the password of the demonstration. */
async function employ(tx: Tx, companyId: string, people: number): Promise<void> {
  const units = await rows<Unit & { isFurther: boolean }>(
    tx,
    sql`select d.branch_id as office_id, d.id as department_id, g.id as group_id,
        split_part(d.code, '-', 2) as role, o.code = any(${moreOffices}::text[]) as is_further
      from department d
      join sys_group g on g.company_id = ${companyId} and g.department_id = d.id
      join office o on o.company_id = ${companyId} and o.id = d.branch_id
      where d.company_id = ${companyId}
      order by o.code = 'HCM' desc, o.code = 'HPH' desc, o.code, d.code`,
  );
  const { there } = await one<{ there: number }>(
    tx,
    sql`select count(*)::int as there from sys_user where company_id = ${companyId}`,
  );
  const models: string[] = [];
  for (let at = there; at < people; at += 1) {
    // Every unit gets one person, then the first offices get most of the others.
    const turn = at - there;
    const { role, isFurther, ...unit } = units[
      turn < units.length ? turn : Math.floor(units.length * ((turn * 0.618) % 1) ** 1.6)
    ] as (typeof units)[number];
    // The first person of a department of a further office leads it.
    const leads = isFurther && turn < units.length;
    const led = { ...unit, groupId: null, position: "Manager-Leader", isDefault: false } as const;
    await createUser(tx, {
      companyId,
      username: `person${String(at).padStart(3, "0")}`,
      staffCode: `LC${at}`,
      employeeNameEn: `Person ${at}`,
      employeeNameVn: `Nhân viên ${at}`,
      levels: leads ? [unit, led] : [unit],
    });
    models.push(modelIn[role]);
  }
  await giveRights(tx, companyId, models);
}

/** All offices approve as the first ones do, and the director leads them. */
async function approveEverywhere(tx: Tx, companyId: string): Promise<void> {
  const further = sql`office o where o.company_id = ${companyId}
    and o.code = any(${moreOffices}::text[])`;
  await run(
    tx,
    sql`insert into office_approval
        (company_id, id, office_id, flow, type, leader, manager, accountant, bod)
      select ${companyId}, new_id(), o.id, a.flow, a.type, a.leader, a.manager, a.accountant, a.bod
      from office_approval a
      join office h on h.company_id = ${companyId} and h.id = a.office_id and h.code = 'HCM'
      cross join ${further} and a.company_id = ${companyId}`,
  );
  await run(
    tx,
    sql`insert into user_level (company_id, id, user_id, office_id, level, position, is_default)
      select ${companyId}, new_id(), u.id, o.id, 'office', 'Manager-Leader', false
      from sys_user u cross join ${further} and u.company_id = ${companyId} and u.username = 'huong'`,
  );
}

/** Copies rights and password of the models to the people, in their order. */
async function giveRights(tx: Tx, companyId: string, models: readonly string[]): Promise<void> {
  const like = sql`(
    select u.id as user_id, l.office_id, m.id as model_id
    from (select *, row_number() over (order by username) as n from sys_user
      where company_id = ${companyId} and username like 'person%') u
    join unnest(${[...models]}::text[]) with ordinality x (username, n) on x.n = u.n
    join sys_user m on m.company_id = ${companyId} and m.username = x.username
    join user_level l on l.company_id = ${companyId} and l.user_id = u.id and l.is_default)`;
  // The history of thirty thousand rights is not needed here.
  await run(tx, sql`set local session_replication_role = replica`);
  await run(
    tx,
    sql`insert into user_password (company_id, id, password_hash)
      select ${companyId}, y.user_id, p.password_hash from ${like} y
      join user_password p on p.company_id = ${companyId} and p.id = y.model_id`,
  );
  await run(
    tx,
    sql`insert into user_permission (company_id, id, user_id, office_id)
      select ${companyId}, new_id(), y.user_id, y.office_id from ${like} y`,
  );
  for (const [table, columns] of [
    ["general", "menu_id, access, detail, write, delete, list, import, export"],
    ["special", "module_id, menu_id, action_name, is_allow"],
  ] as const) {
    const listed = sql.raw(columns);
    await run(
      tx,
      sql`insert into ${sql.table(`user_permission_${table}`)}
          (company_id, id, user_permission_id, ${listed})
        select ${companyId}, new_id(), mine.id, ${listed}
        from ${like} y
        join user_permission mine on mine.company_id = ${companyId} and mine.user_id = y.user_id
        join user_permission theirs on theirs.company_id = ${companyId}
          and theirs.user_id = y.model_id
        join ${sql.table(`user_permission_${table}`)} r on r.company_id = ${companyId}
          and r.user_permission_id = theirs.id`,
    );
  }
  await run(tx, sql`set local session_replication_role = origin`);
}
