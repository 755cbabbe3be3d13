// The types of deputies are registered by what approves.
import "@fairway/areas/approval/model/deputies.ts";
import { addApproval, addAuthorization } from "@fairway/areas/access/server/authorizations.ts";
import { warehouse } from "@fairway/areas/catalogue/model/warehouse.ts";
import { potential } from "@fairway/areas/partner/model/potential.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** Code, names, short name, province and address of the warehouses used by the offices. */
const warehouses = [
  ["CATLAI-CFS1", "Cat Lai CFS No. 1", "Kho CFS số 1 Cát Lái", "79", "Nguyen Thi Dinh, Cat Lai"],
  ["PHUHUU-CFS", "Phu Huu CFS", "Kho CFS Phú Hữu", "79", "Nguyen Duy Trinh, Long Truong"],
  ["TSN-CARGO", "Tan Son Nhat cargo terminal", "Ga hàng hóa Tân Sơn Nhất", "79", "Tan Son Hoa"],
  ["DINHVU-CFS", "Dinh Vu CFS", "Kho CFS Đình Vũ", "31", "Dinh Vu, Dong Hai"],
  ["LACHHUYEN-CFS", "Lach Huyen CFS", "Kho CFS Lạch Huyện", "31", "Dong Bai, Cat Hai"],
] as const;

/** Name, tax code and margin of potential customers, and the users who found them. */
const potentials = [
  ["Ben Tre Coconut Fibre Co., Ltd", "Công ty TNHH Xơ dừa Bến Tre", "1300987653", "12", "nam"],
  ["Tay Do Packaging JSC", "Công ty Cổ phần Bao bì Tây Đô", "1801234562", "9", "nam"],
  ["Do Son Seafood Export Co., Ltd", "Công ty TNHH Hải sản Đồ Sơn", "0201987650", "11", "quan"],
] as const;

/** Fills the lists that jobs do not use: warehouses, potential customers, leave and deputies. */
export async function seedLists(tx: Tx, company: FoundedCompany): Promise<void> {
  const administrator = company.acting("admin", today());
  for (const [code, nameEn, nameVn, province, address] of warehouses) {
    const { id: provinceId } = await one<{ id: string }>(
      tx,
      sql`select id from city where company_id = ${company.companyId} and code = ${province}`,
    );
    const place = { countryId: "VN", provinceId, address };
    await createRecord(tx, administrator, warehouse, { code, nameEn, nameVn, ...place });
  }
  for (const [nameEn, nameLocal, taxcode, margin, finder] of potentials) {
    const email = `office@${taxcode}.example`;
    const salesman = company.acting(finder, today(), "administrator");
    await createRecord(tx, salesman, potential, { nameEn, nameLocal, taxcode, margin, email });
  }
  await seedLeave(tx, company);
}

// Past and future leave; neither changes anything today.
async function seedLeave(tx: Tx, company: FoundedCompany): Promise<void> {
  const person = (username: string) => company.userIds.get(username);
  const administrator = company.acting("admin", today());
  for (const [name, from] of [
    ["Leave, past", -40],
    ["Leave, next", 7],
  ] as const) {
    await addAuthorization(tx, administrator, {
      name,
      services: ["SFE"],
      userId: person("truc"),
      assignTo: person("thang"),
      startDate: addDays(today(), from),
      endDate: addDays(today(), from + 10),
    });
  }
  await addApproval(tx, administrator, {
    type: "Advance",
    officeCommissioner: company.acting("long", today()).officeId,
    authorizer: person("long"),
    commissioner: person("huong"),
    effectiveDate: addDays(today(), 7),
    expirationDate: addDays(today(), 17),
  });
}
