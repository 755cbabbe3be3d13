import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type Tx } from "@fairway/engine/db/tx.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
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
import { emailSettingInput } from "../model/emailSetting.ts";
import { handlers } from "./handlers.ts";

const database = await castDatabase();
const play = <T>(fn: (tx: Tx) => Promise<T>) => rolledBack(database, fn);

function ask(tx: Tx, who: CastName | ReturnType<typeof castActor>, path: string, sent: object) {
  const found = handlers.find(({ call }) => `${call.method} ${call.path}` === path) as Served;
  const actor = typeof who === "string" ? actorInRole(who) : who;
  const verb = found.verb as unknown as (tx: Tx, actor: unknown, ask: unknown) => Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- every call answers its own shape
  return verb(tx, actor, sent);
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "went through",
    (fault: Refused) => fault.code,
  );

describe("mails of a department", () => {
  const deptId = departments.accountingHcm;
  const debit = { deptId, emailType: "Receive Debit Note", emailInfo: "ar@haidang.example" };

  test("go to distinct addresses, each checked and stored once", () => {
    const read = (emailInfo: string) => emailSettingInput.safeParse({ ...debit, emailInfo });
    expect(read("a@x.vn;b@y.vn, A@x.vn ;").data?.emailInfo).toBe("a@x.vn; b@y.vn");
    for (const wrong of ["", " ; ", "a@x", "a@x.vn b@y.vn", "a@x.vn; nobody"]) {
      expect(read(wrong).success).toBe(false);
    }
  });

  test("are decided once for each kind, changed with the version that was read, and forgotten", async () => {
    await play(async (tx) => {
      const made = await ask(tx, "administrator", "POST SysEmailSetting/Add", debit);
      const { id } = made.data;
      const change = { id, emailType: debit.emailType, emailInfo: "new@haidang.example" };
      await ask(tx, "administrator", "PUT SysEmailSetting/Update", { ...change, version: 1 });
      const late = ask(tx, "administrator", "PUT SysEmailSetting/Update", {
        ...change,
        version: 1,
      });
      expect(await refusal(late)).toBe("record.conflict");
      const list = "GET SysEmailSetting/GetEmailSettingByDeptId";
      expect(await ask(tx, "administrator", list, { id: deptId })).toMatchObject([
        { emailInfo: "new@haidang.example", version: 2, userNameModified: "administrator" },
      ]);
      await ask(tx, "administrator", "DELETE SysEmailSetting/Delete", { id });
      expect(await ask(tx, "administrator", list, { id: deptId })).toEqual([]);
    });
    await play(async (tx) => {
      await ask(tx, "administrator", "POST SysEmailSetting/Add", debit);
      const twice = ask(tx, "administrator", "POST SysEmailSetting/Add", debit);
      expect(await refusal(twice)).toBe("record.exists");
    });
  });

  test("are no business of who may not change the department, nor of another office", async () => {
    await play(async (tx) => {
      const { id } = (await ask(tx, "administrator", "POST SysEmailSetting/Add", debit)).data;
      const reader = castActor("manager", {
        rights: {},
        change: { sysDepartment: { detail: "Office", list: "Office" } },
      });
      expect(await ask(tx, reader, "GET SysEmailSetting/{id}", { id })).toMatchObject({
        emailInfo: debit.emailInfo,
        permission: { allowUpdate: false },
      });
      const change = { id, version: 1, emailType: debit.emailType, emailInfo: "x@y.vn" };
      const refused = ask(tx, reader, "PUT SysEmailSetting/Update", change);
      expect(await refusal(refused)).toBe("access.forbidden");
      const elsewhere = castActor("salesHph", {
        rights: {},
        change: { sysDepartment: { detail: "Office", write: "Office", delete: "Office" } },
      });
      for (const [path, sent] of [
        ["GET SysEmailSetting/{id}", { id }],
        ["PUT SysEmailSetting/Update", change],
        ["DELETE SysEmailSetting/Delete", { id }],
        ["POST SysEmailSetting/Add", { ...debit, emailType: "AR - Alert" }],
      ] as const) {
        expect([path, await refusal(ask(tx, elsewhere, path, sent))]).toEqual([
          path,
          "record.notFound",
        ]);
      }
    });
  });
});

describe("employees", () => {
  test("show bank and identity to themselves and to administration alone", async () => {
    await play(async (tx) => {
      const path = "GET SysEmployee/GetEmployeeByUser";
      const userId = people.sales.id;
      const seen = await ask(tx, "administrator", path, { userId });
      expect(seen).toMatchObject({ username: "sales", employeeNameVn: "Lê Hoàng Nam" });
      await updateRows(tx, "employee", companyId, [
        { id: seen.id, bankAccountNo: "0071000123456" },
      ]);
      const bankSeenBy = async (who: CastName) =>
        (await ask(tx, who, path, { userId })).bankAccountNo;
      expect(await bankSeenBy("sales")).toBe("0071000123456");
      expect(await bankSeenBy("administrator")).toBe("0071000123456");
      expect(await bankSeenBy("documentation")).toBeNull();
      const byId = ask(tx, "documentation", "GET SysEmployee/GetByEmployeeId", {
        employeeid: seen.id,
      });
      expect(await byId).toMatchObject({ userId, personalId: null });
      const unknown = ask(tx, "administrator", path, { userId: offices.hcm });
      expect(await refusal(unknown)).toBe("record.notFound");
    });
  });
});

describe("links of users and groups", () => {
  test("are the places people have in a group", async () => {
    await play(async (tx) => {
      const groupId = groups.documentationHcm2;
      const userId = people.operation.id;
      const list = async () =>
        (await ask(tx, "administrator", "GET SysUserGroup/GetByGroup/{groupId}", { groupId })) as {
          id: string;
          userId: string;
          position: string;
        }[];
      await ask(tx, "administrator", "POST SysUserGroup", { groupId, userId, position: "Staff" });
      const { id } = (await list()).find((each) => each.userId === userId) ?? { id: "" };
      await ask(tx, "administrator", "PUT SysUserGroup", { id, position: "Deputy" });
      expect(await ask(tx, "administrator", "GET SysUserGroup/{id}", { id })).toMatchObject({
        userId,
        position: "Deputy",
        level: "group",
      });
      const refused = ask(tx, "operation", "DELETE SysUserGroup/{id}", { id });
      expect(await refusal(refused)).toBe("access.forbidden");
      await ask(tx, "administrator", "DELETE SysUserGroup/{id}", { id });
      expect((await list()).map((each) => each.userId)).not.toContain(userId);
    });
  });
});

describe("the company", () => {
  test("is named for a user, and an office's place to every colleague", async () => {
    await play(async (tx) => {
      const path = "GET SysCompany/GetByUserId";
      const own = { id: people.sales.id };
      expect(await ask(tx, "sales", path, own)).toMatchObject([{ id: companyId }]);
      expect(await refusal(ask(tx, "documentation", path, own))).toBe("record.notFound");
      const place = "GET SysOffice/GetLocationOfficeById/{id}";
      expect(await ask(tx, "sales", place, { id: offices.hph })).toMatchObject({
        id: offices.hph,
      });
    });
  });

  test("is not deleted by anybody who works in it", async () => {
    await play(async (tx) => {
      const remove = ask(tx, "administrator", "DELETE SysCompany/Delete", { id: companyId });
      expect(await refusal(remove)).toBe("unit.active");
      const other = ask(tx, "administrator", "DELETE SysCompany/Delete", { id: offices.hcm });
      expect(await refusal(other)).toBe("record.notFound");
    });
  });
});
