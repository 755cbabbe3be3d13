import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { type Tx } from "@fairway/engine/db/tx.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { say } from "@fairway/core/words/words.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, groups, offices, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { company } from "../model/company.ts";
import { officeRecord } from "../model/officeRecord.ts";
import { createCompany, createOffice } from "./createOrganisation.ts";
import { createUser } from "./createUser.ts";
import { getOfficeById } from "./getOfficeById.ts";
import { listMyDepartmentGroups } from "./listMyDepartmentGroups.ts";
import { companiesForSignIn, listMyOffices, listOffices } from "./listOffices.ts";
import { listPersonsIncharge, listUsers } from "./listUsers.ts";

const database = await castDatabase();
const play = <T>(fn: (tx: Tx) => Promise<T>) => rolledBack(database, fn);

const sales = castActor("sales");

describe("people to pick from", () => {
  const names = (keyword: string) =>
    play(async (tx) => (await listUsers(tx, sales, { keyword })).map((user) => user.username));

  test.each([
    ["ngoc lan", ["documentation"]],
    ["LAN NGỌC", ["documentation"]],
    ["đặng", ["accountant"]],
    ["dang thu", ["accountant"]],
    ["saleshph", ["salesHph"]],
    ["CAST-407", ["operation"]],
    ["100%", []],
    ["_", []],
    ["\\", []],
  ])("are found by %j, without accents and in any order", async (keyword, found) => {
    expect(await names(keyword)).toEqual(found);
  });

  test("may be limited to an office, to some ids, and to those who still work here", async () => {
    await play(async (tx) => {
      const there = await listUsers(tx, sales, { officeId: offices.hph });
      expect(there.map((user) => user.username).sort()).toEqual(["documentationHph", "salesHph"]);
      const named = await listUsers(tx, sales, { ids: [people.sales.id], limit: 1 });
      expect(named.map((user) => user.employeeNameVn)).toEqual(["Lê Hoàng Nam"]);
      expect(await listUsers(tx, sales, { active: false })).toEqual([]);
      expect(await listUsers(tx, sales, { active: null })).toHaveLength(11);
    });
  });

  test("never come from another company", async () => {
    const stranger = castActor("sales", { companyId: "0190c0de-0000-7000-8000-0000000000ff" });
    expect(await play((tx) => listUsers(tx, stranger, {}))).toEqual([]);
  });
});

describe("who may be in charge", () => {
  test("is the person's group, themselves first", async () => {
    const yen = castActor("receivable");
    const found = await play((tx) => listPersonsIncharge(tx, yen, {}));
    expect(found.map((each) => each.username)).toEqual(["receivable", "accountant"]);
    expect(found[0]).toMatchObject({ groupName: "accountingHcm", officeName: "HCM" });
  });

  test("is another group when named, and the whole office for the board", async () => {
    const other = await play((tx) =>
      listPersonsIncharge(tx, sales, { groupId: groups.documentationHcm2 }),
    );
    expect(other.map((each) => each.username)).toEqual(["documentation2"]);
    const board = await play((tx) => listPersonsIncharge(tx, castActor("director"), {}));
    expect(board[0]?.username).toBe("director");
    expect(board).toHaveLength(9);
  });
});

describe("offices", () => {
  test("all offices of the company are offered to pickers, one's own to the header", async () => {
    await play(async (tx) => {
      const codes = (list: { code: string }[]) => list.map((office) => office.code);
      expect(codes(await listOffices(tx, sales))).toEqual(["HCM", "HPH"]);
      const mine = { userId: sales.userId, companyId };
      expect(codes(await listMyOffices(tx, sales, mine))).toEqual(["HCM"]);
      const other = { userId: people.director.id, companyId };
      await expect(listMyOffices(tx, sales, other)).rejects.toThrow("access.forbidden");
    });
  });

  test("the letterhead of one's own office is open; another's needs the right on offices", async () => {
    await play(async (tx) => {
      const clerk = castActor("sales", { rights: {} });
      const own = await getOfficeById(tx, clerk, { id: offices.hcm });
      expect(officeRecord.parse(own)).toMatchObject({
        companyName: "Cast Logistics Co., Ltd.",
        officePrefix: "",
        timeZone: "Asia/Ho_Chi_Minh",
      });
      await expect(getOfficeById(tx, clerk, { id: offices.hph })).rejects.toThrow(
        "record.notFound",
      );
      const right = castActor("sales", { change: { sysOffice: { detail: "Company" } } });
      expect(await getOfficeById(tx, right, { id: offices.hph })).toMatchObject({ code: "HPH" });
    });
  });

  test("the header offers a group by department, and only in offices one works in", async () => {
    await play(async (tx) => {
      const ask = { userId: sales.userId, officeId: offices.hcm };
      expect(await listMyDepartmentGroups(tx, sales, ask)).toMatchObject([
        { departmentName: "SALESHCM", groupName: "salesHcm", type: "Group", isDefault: true },
      ]);
      expect(await listMyDepartmentGroups(tx, sales, { ...ask, officeId: offices.hph })).toEqual(
        [],
      );
    });
  });

  test("a company is offered for signing in as soon as somebody works there", async () => {
    await play(async (tx) => {
      const id = await createCompany(tx, {
        code: "NEW",
        nameEn: "New",
        nameVn: "Mới",
        abbreviation: "ANEW",
      });
      expect((await companiesForSignIn(tx)).map((each) => each.abbreviation)).toEqual(["CAST"]);
      const officeId = await createOffice(tx, {
        companyId: id,
        code: "X",
        shortName: "X",
        branchNameEn: "X",
        branchNameVn: "X",
      });
      await createUser(tx, {
        companyId: id,
        username: "sales",
        staffCode: "1",
        levels: [{ officeId }],
        employeeNameEn: "Another Sales",
        employeeNameVn: "Kinh Doanh Khác",
      });
      const offered = (await companiesForSignIn(tx)).map((each) => each.abbreviation);
      expect(offered).toEqual(["ANEW", "CAST"]);
    });
  });
});

describe("the company", () => {
  test.each<[rate: string | null, problem: string | null]>([
    ["25000.5", null],
    ["10000", null],
    [null, null],
    ["0", "field.notBetween"],
    ["0.001", "field.notBetween"],
    ["9999.999", "field.notBetween"],
    ["999999999999", "field.notBetween"],
    ["-25000", "field.belowZero"],
  ])("takes the commission rate %s: %s", (kbExchangeRate, problem) =>
    play(async (tx) => {
      const boss = castActor("administrator");
      const { version } = await getRecord(tx, boss, company, companyId);
      const saved = updateRecord(tx, boss, company, { id: companyId, version, kbExchangeRate });
      if (problem === null) return void (await saved);
      const refused = await refusal(saved);
      expect(wrongFields(refused)).toEqual([`kbExchangeRate ${problem}`]);
      if (problem === "field.notBetween") {
        const [{ words, facts } = { words: refused.entry, facts: {} }] = refused.fields;
        expect(say(words, "vi", facts)).toContain("từ 10.000 đến 100.000");
      }
    }),
  );
});

describe("what the database itself refuses", () => {
  const user = {
    companyId,
    staffCode: "S-1",
    employeeNameEn: "A",
    employeeNameVn: "A",
    levels: [{ officeId: offices.hcm }],
  };

  test("a user name twice, in any capitals, and a staff code twice", async () => {
    await expect(
      play((tx) => createUser(tx, { ...user, username: "SALES" })),
    ).rejects.toMatchObject({ code: "record.exists" });
    await expect(
      play((tx) => createUser(tx, { ...user, username: "new", staffCode: "CAST-404" })),
    ).rejects.toMatchObject({ code: "record.exists" });
  });

  test("two default places, and the same place twice", async () => {
    const twice = [{ officeId: offices.hcm }, { officeId: offices.hph, isDefault: true }];
    await expect(
      play((tx) => createUser(tx, { ...user, username: "new", levels: twice })),
    ).rejects.toMatchObject({ code: "record.exists" });
    const same = [{ officeId: offices.hcm }, { officeId: offices.hcm }];
    await expect(
      play((tx) => createUser(tx, { ...user, username: "new", levels: same })),
    ).rejects.toMatchObject({ code: "record.exists" });
  });

  test("an office of another company, and a second office without a prefix", async () => {
    const office = { shortName: "N", branchNameEn: "N", branchNameVn: "N" };
    await expect(
      play((tx) => createOffice(tx, { companyId, code: "DAD", ...office })),
    ).rejects.toMatchObject({ code: "record.exists" });
    const nowhere = "0190c0de-0000-7000-8000-0000000000ff";
    await expect(
      play((tx) => createOffice(tx, { companyId: nowhere, code: "DAD", ...office })),
    ).rejects.toMatchObject({ code: "record.unknownReference" });
  });
});
