import { listPartners } from "@fairway/areas/partner/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

const reaches = ["None", "Owner", "Group", "Department", "Office", "Company", "All"];

/** The list of customers for a user of each reach. */
export async function partnerRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const people = await ground.find<{ username: string; set: string; user: string; office: string }>(
    `select distinct on (u.username) u.username, p.id as set, u.id as user, p.office_id as office
    from user_permission p join sys_user u on u.company_id = p.company_id and u.id = p.user_id
    join office o on o.company_id = p.company_id and o.id = p.office_id and o.code = 'HCM'
    join user_level l on l.company_id = u.company_id and l.user_id = u.id
    join department d on d.company_id = l.company_id and d.id = l.department_id
    where p.company_id = $1 and d.code = 'HCM-SALES' and u.username like 'person%'
    order by u.username limit $2`,
    [companyId, reaches.length],
  );
  const rows: Pair[] = [];
  for (const [at, reach] of reaches.entries()) {
    const who = people[at];
    if (!who) continue;
    // The user's rights have this reach from now on; no other user has them.
    await ground.find(
      `with changed as (
        update user_permission set version = version + 1 where company_id = $1 and id = $2)
      update user_permission_general set access = true, list = $3
      where company_id = $1 and user_permission_id = $2 and menu_id = 'commercialCustomer'`,
      [companyId, who.set, reach],
    );
    const caller = await ground.as(who.username);
    const where =
      {
        None: "false",
        Owner: "(p.user_created = $2 or p.sale_person_id = $2) and $3::uuid is not null",
        Office: "p.office_id = $3 and $2::uuid is not null",
      }[reach] ??
      (reach === "Group" || reach === "Department"
        ? "p.office_id = $3 and $2::uuid is not null"
        : "$2::uuid is not null and $3::uuid is not null");
    rows.push({
      name: `customers, reach ${reach}`,
      clients: [1, 8],
      ours: () =>
        reach === "None"
          ? caller
              .send(listPartners, { page: 1, size: 15, partnerType: "Customer" })
              .catch(() => {})
          : caller.send(listPartners, { page: 1, size: 15, partnerType: "Customer" }),
      floor: async () => {
        const values = [companyId, who.user, who.office];
        const from = `from partner p where p.company_id = $1 and p.partner_type = 'Customer' and ${
          reach === "None" ? "false and $2::uuid is not null and $3::uuid is not null" : where
        }`;
        await bare(
          `f_partner_${reach}`,
          `select p.id, p.account_no, p.short_name, p.partner_name_en, p.tax_code, p.tel, p.active,
            p.datetime_modified ${from} order by p.datetime_modified desc, p.id desc limit 15`,
          values,
        );
        await bare(
          `f_partners_${reach}`,
          `select count(*) from (select ${from} limit 1001) x`,
          values,
        );
      },
    });
  }
  return rows;
}
