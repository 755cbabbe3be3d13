import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { one, readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import {
  type CastName,
  companyId,
  departments,
  groups,
  offices,
  people,
} from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { updateProfile } from "../contract.ts";
import { handlers, resources } from "./handlers.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await castDatabase();
const play = <T>(fn: (tx: Tx) => Promise<T>) => rolledBack(database, fn);

/** Runs a verb directly as a user of the cast, without HTTP. */
function ask(tx: Tx, who: CastName | ReturnType<typeof castActor>, path: string, sent: object) {
  const [method, name] = path.split(" ");
  const found = handlers.find(({ call }) => call.method === method && call.path === name) as Served;
  const actor = typeof who === "string" ? actorInRole(who) : who;
  const verb = found.verb as unknown as (tx: Tx, actor: unknown, ask: unknown) => Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- every call answers its own shape
  return verb(tx, actor, sent);
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "went through",
    (fault: Refused) => fault.code,
  );

test.each(resources)("the table of $name is as it is declared", async (resource) => {
  const found = await readOnly(database, (tx) => tableDifferences(tx, resource));
  // One column of a group holds both its parent and its owning department.
  const both = "alter table sys_group alter column department_id drop not null;";
  expect(found.filter((each) => each !== both)).toEqual([]);
});

describe("units", () => {
  const department = {
    code: "CUSTOMS",
    deptNameEn: "Customs",
    deptName: "Hải quan",
    deptNameAbbr: "CUS",
    branchId: offices.hph,
    deptType: "NORMAL",
  };

  test("are set up below one another and found without accents", async () => {
    await play(async (tx) => {
      const made = await ask(tx, "administrator", "POST CatDepartment/Add", department);
      const group = { code: "CUS-1", nameEn: "Clearance", nameVn: "Khai báo", shortName: "CL" };
      await ask(tx, "administrator", "POST SysGroup", { ...group, departmentId: made.data.id });
      const list = await ask(tx, "administrator", "POST CatDepartment/Paging", {
        page: 1,
        size: 15,
        keyword: "hai quan",
      });
      expect(list.data).toMatchObject([{ code: "CUSTOMS", branchCode: "HPH", active: true }]);
      const below = await ask(tx, "administrator", "GET SysGroup/GetByDepartment/{id}", {
        id: made.data.id,
      });
      expect(below).toMatchObject([{ code: "CUS-1", departmentId: made.data.id }]);
    });
  });

  test("take a code once, whatever its capitals", async () => {
    await play(async (tx) => {
      await ask(tx, "administrator", "POST CatDepartment/Add", department);
      const again = ask(tx, "administrator", "POST CatDepartment/Add", {
        ...department,
        code: "customs",
      });
      expect(await refusal(again)).toBe("record.exists");
    });
  });

  test("are deleted only when switched off, and never with people in them", async () => {
    await play(async (tx) => {
      const remove = (id: string) =>
        refusal(ask(tx, "administrator", "DELETE SysGroup/{id}", { id }));
      expect(await remove(groups.salesHcm)).toBe("unit.active");
    });
    for (const path of ["DELETE SysGroup/{id}", "DELETE CatDepartment/Delete"]) {
      await play(async (tx) => {
        const isGroup = path.includes("SysGroup");
        const id = isGroup ? groups.salesHcm : departments.salesHcm;
        const get = isGroup ? "GET SysGroup/{id}" : "GET CatDepartment/{id}";
        const put = isGroup ? "PUT SysGroup" : "PUT CatDepartment/Update";
        const row = await ask(tx, "administrator", get, { id });
        await ask(tx, "administrator", put, { id, version: row.version, active: false });
        expect(await refusal(ask(tx, "administrator", path, { id }))).toMatch(
          /unit.hasPeople|record.inUse/,
        );
      });
    }
  });

  test("keep their office while people work in them", async () => {
    await play(async (tx) => {
      const id = departments.salesHcm;
      const { version } = await ask(tx, "administrator", "GET CatDepartment/{id}", { id });
      const move = ask(tx, "administrator", "PUT CatDepartment/Update", {
        id,
        version,
        branchId: offices.hph,
      });
      expect(await refusal(move)).toBe("unit.hasPeople");
    });
  });

  test("are changed with the version that was read", async () => {
    await play(async (tx) => {
      const id = offices.hcm;
      const row = await ask(tx, "administrator", "GET SysOffice/{id}", { id });
      const change = { ...row, tel: "+84 28 3822 0000" };
      await ask(tx, "administrator", "PUT SysOffice/Update", change);
      const late = ask(tx, "administrator", "PUT SysOffice/Update", change);
      expect(await refusal(late)).toBe("record.conflict");
    });
  });

  test("are not switched off by who works in them", async () => {
    await play(async (tx) => {
      const row = await ask(tx, "administrator", "GET SysOffice/{id}", { id: offices.hcm });
      const off = ask(tx, "administrator", "PUT SysOffice/Update", { ...row, active: false });
      expect(await refusal(off)).toBe("unit.yours");
      const many = ask(tx, "administrator", "PUT SysOffice/Activate", {
        ids: [offices.hph, offices.hcm],
        active: false,
      });
      expect(await refusal(many)).toBe("unit.yours");
    });
  });

  test("are nobody's business without the right", async () => {
    await play(async (tx) => {
      expect(
        await refusal(ask(tx, "sales", "POST CatDepartment/Paging", { page: 1, size: 5 })),
      ).toBe("access.forbidden");
      expect(await refusal(ask(tx, "sales", "POST CatDepartment/Add", department))).toBe(
        "access.forbidden",
      );
      const change = { id: groups.salesHcm, version: 1, nameEn: "Mine" };
      expect(await refusal(ask(tx, "sales", "PUT SysGroup", change))).toBe("record.notFound");
    });
  });
});

describe("places to work", () => {
  const add = (tx: Tx, who: CastName, users: object[]) =>
    ask(tx, who, "POST SysUserLevel/AddUserToGroup", { groupId: groups.documentationHcm2, users });
  const place = { userId: people.documentation.id, position: "Deputy" };

  test("are given once, and given back after they were taken", async () => {
    await play(async (tx) => {
      await add(tx, "administrator", [place]);
      expect(await refusal(add(tx, "administrator", [place]))).toBe("level.exists");
      const there = await ask(tx, "administrator", "POST SysUserLevel/Query", {
        groupId: groups.documentationHcm2,
      });
      const mine = there.find((each: { userId: string }) => each.userId === place.userId);
      expect(mine).toMatchObject({ position: "Deputy", isDefault: false, officeName: "HCM" });
      await ask(tx, "administrator", "DELETE SysUserLevel/{id}", { id: mine.id });
      await add(tx, "administrator", [{ ...place, position: "Staff" }]);
      const back = await ask(tx, "administrator", "GET SysUserLevel/GetByUserId", {
        id: place.userId,
      });
      expect(back.map((each: { id: string }) => each.id)).toContain(mine.id);
    });
  });

  test("staff belong to a group; a department has leaders only", async () => {
    await play(async (tx) => {
      const staff = ask(tx, "administrator", "POST SysUserLevel/AddUserToDepartment", {
        departmentId: departments.salesHcm,
        users: [{ userId: people.sales.id, position: "Staff" }],
      });
      expect(await refusal(staff)).toBe("level.staffInGroupOnly");
    });
  });

  test("have one default, which the person chooses", async () => {
    await play(async (tx) => {
      await add(tx, "administrator", [place]);
      const places = await ask(tx, "documentation", "GET SysUserLevel/GetByUserId", {
        id: place.userId,
      });
      const other = places.find((each: { isDefault: boolean }) => !each.isDefault);
      await ask(tx, "documentation", "PUT SysUserLevel/SetDefault", { Id: other.id });
      const after = await ask(tx, "documentation", "GET SysUserLevel/GetByUserId", {
        id: place.userId,
      });
      expect(after.filter((each: { isDefault: boolean }) => each.isDefault)).toMatchObject([
        { id: other.id },
      ]);
      const strange = ask(tx, "sales", "PUT SysUserLevel/SetDefault", { Id: other.id });
      expect(await refusal(strange)).toBe("record.notFound");
    });
  });

  test("change their position by who has the right on the unit, and stay", async () => {
    await play(async (tx) => {
      const [mine] = await ask(tx, "documentation", "GET SysUserLevel/GetByUserId", {
        id: people.documentation.id,
      });
      const change = (who: CastName, position: string) =>
        ask(tx, who, "PUT SysUserLevel", { id: mine.id, position });
      expect(await refusal(change("documentation", "Manager-Leader"))).toBe("access.forbidden");
      await change("administrator", "Deputy");
      const after = await ask(tx, "documentation", "GET SysUserLevel/GetByUserId", {
        id: people.documentation.id,
      });
      expect(after).toMatchObject([{ id: mine.id, position: "Deputy", isDefault: true }]);
      const places = await ask(tx, "administrator", "GET SysUserLevel/GetByUserId", {
        id: people.manager.id,
      });
      const staff = ask(tx, "administrator", "PUT SysUserLevel", {
        id: places[0].id,
        position: "Staff",
      });
      expect(await refusal(staff)).toBe("level.staffInGroupOnly");
    });
  });

  test("tell who works where: on one level, below a unit, and in the company", async () => {
    await play(async (tx) => {
      const names = async (sent: object) =>
        (await ask(tx, "sales", "POST SysUserLevel/GetUsersByType", sent)).map(
          (each: { username: string }) => each.username,
        );
      expect(
        await names({ type: "department", departmentId: departments.documentationHcm }),
      ).toEqual(["manager"]);
      const below = await names({ type: "owner", departmentId: departments.documentationHcm });
      expect(below.sort()).toEqual(["documentation", "documentation2", "manager"]);
      expect(await names({ type: "company" })).toEqual([]);
      const active = await ask(tx, "sales", "GET SysUserLevel/GetUserActiveInfo", {});
      expect(active[0]).toMatchObject({ username: "sales", officeName: "HCM" });
      expect(active).toHaveLength(11);
      const all = await ask(tx, "sales", "POST SysUserLevel/GetListUsersByCurrentCompany", {
        active: true,
      });
      expect(all).toHaveLength(11);
    });
  });

  test("are not given by who has no right on the unit", async () => {
    await play(async (tx) => {
      expect(await refusal(add(tx, "sales", [place]))).toMatch(/access.forbidden|record.notFound/);
    });
  });
});

describe("users", () => {
  test("are listed as far as the right reaches", async () => {
    await play(async (tx) => {
      const page = { page: 1, size: 50, keyword: null };
      const all = await ask(tx, "administrator", "POST SysUser/Paging", page);
      expect(all.totalItems).toBe(11);
      const office = await ask(tx, "manager", "POST SysUser/Paging", page);
      const names = office.data.map((each: { username: string }) => each.username);
      expect(names).toContain("sales");
      expect(names).not.toContain("salesHph");
      const far = ask(tx, "manager", "GET SysUser/{id}", { id: people.salesHph.id });
      expect(await refusal(far)).toBe("record.notFound");
      const named = await ask(tx, "administrator", "POST SysUser/Paging", {
        ...page,
        keyword: "đặng thu",
        sort: "username",
      });
      expect(named.data).toMatchObject([{ username: "accountant" }]);
    });
  });

  test("change with the version, keep what is not on the form, and never lock themselves out", async () => {
    await play(async (tx) => {
      const id = people.sales.id;
      const row = await ask(tx, "administrator", "GET SysUser/{id}", { id });
      const change = { ...row, title: "Key account manager" };
      await ask(tx, "administrator", "PUT SysUser", change);
      expect(await ask(tx, "administrator", "GET SysUser/{id}", { id })).toMatchObject({
        title: "Key account manager",
        staffCode: row.staffCode,
      });
      expect(await refusal(ask(tx, "administrator", "PUT SysUser", change))).toBe(
        "record.conflict",
      );
      const self = await ask(tx, "administrator", "GET SysUser/{id}", {
        id: people.administrator.id,
      });
      expect(
        await refusal(ask(tx, "administrator", "PUT SysUser", { ...self, active: false })),
      ).toBe("user.notYourself");
    });
  });

  test("an administrator is changed by a Super Admin alone", async () => {
    await play(async (tx) => {
      const plain = { ...castActor("administrator"), userType: "Local Admin" };
      const row = await ask(tx, "administrator", "GET SysUser/{id}", { id: people.sales.id });
      const raised = ask(tx, plain, "PUT SysUser", { ...row, userType: "Super Admin" });
      expect(await refusal(raised)).toBe("user.superOnly");
    });
  });

  test("change their own profile and nobody else's", async () => {
    await play(async (tx) => {
      const profile = {
        employeeNameVn: "Lê Hoàng Nam",
        employeeNameEn: "Nam Le",
        title: null,
        tel: null,
        email: "nam@example.com",
        id: people.documentation.id,
      };
      await ask(tx, "sales", "PUT SysUser/UpdateProfile", profile);
      const row = await ask(tx, "administrator", "GET SysUser/{id}", { id: people.sales.id });
      expect(row.employeeNameEn).toBe("Nam Le");
    });
  });

  test("give bank account, identity and a few words in the profile, kept when a form leaves them out", async () => {
    await play(async (tx) => {
      const names = {
        employeeNameVn: "Lê Nam",
        employeeNameEn: "Nam Le",
        email: "nam@example.com",
      };
      const save = (sent: object) =>
        ask(
          tx,
          "sales",
          "PUT SysUser/UpdateProfile",
          updateProfile.body.parse({ ...names, ...sent }),
        );
      const kept = () =>
        one(
          tx,
          sql`select e.bank_account_no, e.bank_name, e.bank_code, e.personal_id, u.description
            from employee e
            join sys_user u on u.company_id = e.company_id and u.employee_id = e.id
            where u.company_id = ${companyId} and u.id = ${people.sales.id}`,
        );
      const account = {
        bankAccountNo: "0071000123456",
        bankName: "Vietcombank",
        bankCode: "VCB",
        personalId: "079185001234",
        description: "Export, mornings",
      };
      await save(account);
      expect(await kept()).toEqual(account);
      await save({});
      expect(await kept()).toEqual(account);
      await save({ bankName: "Another bank", bankCode: " " });
      expect(await kept()).toEqual({ ...account, bankName: "Another bank", bankCode: null });
    });
  });

  test("of another company are not there", async () => {
    const stranger = castActor("administrator", {
      companyId: companyId.replace(/1$/, "9"),
    });
    await play(async (tx) => {
      const seen = ask(tx, stranger, "GET SysUser/{id}", { id: people.sales.id });
      expect(await refusal(seen)).toBe("record.notFound");
    });
  });
});
