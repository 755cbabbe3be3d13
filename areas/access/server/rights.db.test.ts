import { inTransaction } from "@fairway/engine/db/tx.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, groups, offices, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";
import type { MenuRow } from "../model/permissionRows.ts";
import { foundTemplates } from "./foundTemplates.ts";

const database = await castDatabase();
const server = await peopleServer(database);
beforeAll(() =>
  inTransaction(database, async (tx) => {
    await foundTemplates(tx);
  }),
);
afterAll(() => server.close());

const enter = (username: string, password = castPassword) =>
  server.inject({
    method: "POST",
    url: "/connect/token",
    payload: { grant_type: "password", username, password, companyId },
  });
const tokenOf = async (username: string, password?: string): Promise<string> =>
  (await enter(username, password)).json().access_token;

/** Makes a call with a token: `ask(token, "PUT SysUser", {…})`. */
async function ask(token: string, what: string, payload?: object) {
  const [method, path] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const answer = await server.inject({
    method,
    url: `/api/v1/en-US/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const newcomer = {
  username: "newcomer",
  staffCode: "N-1",
  employeeNameVn: "Trịnh Thu Minh",
  employeeNameEn: "Trinh Thu Minh",
  email: "minh@example.com",
  userType: "Normal User",
  userRole: "CS",
  workingStatus: "Working",
  active: true,
};

describe("a new colleague", () => {
  test("gets a password for one sign-in, a place and the rights of a template", async () => {
    const admin = await tokenOf("administrator");
    const made = await ask(admin, "POST SysUser", newcomer);
    expect(made.status).toBe(200);
    const { id, oneTimePassword } = made.body.data;
    expect((await enter("newcomer", oneTimePassword)).statusCode).toBe(400);
    await ask(admin, "POST SysUserLevel/AddUserToGroup", {
      groupId: groups.documentationHcm,
      users: [{ userId: id, position: "Staff" }],
    });
    const choices = await ask(admin, "GET SysPermissionGeneral/GetDataCombobox");
    const sample = choices.body.find((each: { name: string }) => each.name === "Documentation");
    const given = { userId: id, sets: [{ officeId: offices.hcm, permissionSampleId: sample.id }] };
    expect((await ask(admin, "POST SysUserPermission/Add", given)).status).toBe(200);
    expect((await ask(admin, "POST SysUserPermission/Add", given)).body.code).toBe(
      "rights.officeTwice",
    );
    const answer = (await enter("newcomer", oneTimePassword)).json();
    expect(answer.must_change_password).toBe(true);
    const again = await ask(admin, "POST SysUser", { ...newcomer, username: "NEWCOMER" });
    expect(again).toMatchObject({ status: 409, body: { fields: [{ field: "staffCode" }] } });
  });

  test("who leaves is out at once and does not come back in", async () => {
    const admin = await tokenOf("administrator");
    const token = await tokenOf("operation");
    expect((await ask(token, "GET SysUser/GetMySessions")).status).toBe(200);
    const user = await ask(admin, `GET SysUser/${people.operation.id}`);
    const gone = await ask(admin, "PUT SysUser", { ...user.body, workingStatus: "Off" });
    expect(gone.status).toBe(200);
    expect((await ask(token, "GET SysUser/GetMySessions")).status).toBe(401);
    expect((await enter("operation")).json().error_description).toMatch(/not active/);
  });

  test("who forgot the password gets a new one, and the old sessions end", async () => {
    const admin = await tokenOf("administrator");
    const token = await tokenOf("accountant");
    const reset = await ask(admin, `GET SysUser/ResetPassword?id=${people.accountant.id}`);
    expect((await ask(token, "GET SysUser/GetMySessions")).status).toBe(401);
    expect((await enter("accountant")).statusCode).toBe(400);
    expect((await enter("accountant", reset.body.data.oneTimePassword)).statusCode).toBe(200);
  });
});

describe("who signs in by the directory", () => {
  test("is given no password here, until the switch is turned off again", async () => {
    const admin = await tokenOf("administrator");
    const distant = { ...newcomer, username: "distant", staffCode: "N-77", isLdap: true };
    const made = await ask(admin, "POST SysUser", distant);
    expect(made.body.data.oneTimePassword).toBeNull();
    const { id } = made.body.data;
    const reset = await ask(admin, `GET SysUser/ResetPassword?id=${id}`);
    expect(reset.body.code).toBe("password.directory");
    const user = (await ask(admin, `GET SysUser/${id}`)).body;
    expect(user.isLdap).toBe(true);
    // A client that does not know the switch leaves it as it is.
    const kept = await ask(admin, "PUT SysUser", {
      ...newcomer,
      ...distant,
      isLdap: undefined,
      id,
      version: 1,
    });
    expect(kept.status).toBe(200);
    expect((await ask(admin, `GET SysUser/${id}`)).body.isLdap).toBe(true);
    await ask(admin, "PUT SysUser", { ...distant, isLdap: false, id, version: 2 });
    expect((await ask(admin, `GET SysUser/ResetPassword?id=${id}`)).status).toBe(200);
  });
});

describe("rights", () => {
  const setOf = async (admin: string, userId: string) =>
    (await ask(admin, `GET SysUserPermission/GetBy?userId=${userId}&officeId=${offices.hcm}`)).body;
  const without = (menus: MenuRow[], menuId: string) =>
    menus.map((row) => (row.menuId === menuId ? { ...row, access: false } : row));

  test("that are taken are gone from a running session with its next call", async () => {
    const admin = await tokenOf("administrator");
    const token = await tokenOf("documentation");
    const open = () => ask(token, "GET SysUserPermission/Permissions/docSeaFCLExport");
    expect((await open()).status).toBe(200);
    const set = await setOf(admin, people.documentation.id);
    const change = {
      id: set.id,
      version: set.version,
      menus: without(set.menus, "docSeaFCLExport"),
    };
    expect((await ask(admin, "PUT SysUserPermission/Update", change)).status).toBe(200);
    expect((await open()).status).toBe(403);
    expect((await ask(admin, "PUT SysUserPermission/Update", change)).body.code).toBe(
      "record.conflict",
    );
  });

  test("differ from their template until it is applied again", async () => {
    const admin = await tokenOf("administrator");
    const users = (await ask(admin, "POST SysUser/Query", { keyword: "newcomer" })).body;
    const set = await setOf(admin, users[0].id);
    expect(set.differs).toBe(false);
    await ask(admin, "PUT SysUserPermission/Update", {
      id: set.id,
      version: set.version,
      menus: without(set.menus, "catUnit"),
    });
    expect((await setOf(admin, users[0].id)).differs).toBe(true);
    await ask(admin, "PUT SysUserPermission/ReApply", { id: set.id, version: set.version + 1 });
    expect((await setOf(admin, users[0].id)).differs).toBe(false);
  });

  test("are given by nobody beyond their own, nor to themselves", async () => {
    const admin = await tokenOf("administrator");
    const own = await setOf(admin, people.manager.id);
    const menus = own.menus.map((row: MenuRow) =>
      row.menuId === "sysUserManagement" ? { ...row, write: "Office" } : row,
    );
    await ask(admin, "PUT SysUserPermission/Update", { id: own.id, version: own.version, menus });
    const manager = await tokenOf("manager");
    const mine = await setOf(manager, people.manager.id);
    const change = { id: mine.id, version: mine.version, menus: mine.menus };
    expect((await ask(manager, "PUT SysUserPermission/Update", change)).body.code).toBe(
      "rights.notYourOwn",
    );
    const set = await setOf(manager, people.sales.id);
    const more = set.menus.map((row: MenuRow) =>
      row.menuId === "sysCompany" ? { ...row, access: true, write: "All" } : row,
    );
    const raise = { id: set.id, version: set.version, menus: more };
    expect((await ask(manager, "PUT SysUserPermission/Update", raise)).body.code).toBe(
      "rights.beyondYours",
    );
    const sales = await tokenOf("sales");
    expect((await ask(sales, "PUT SysUserPermission/Update", raise)).status).toBe(403);
  });
});

describe("templates", () => {
  test("are copied, changed with their version, and deleted only when off and unused", async () => {
    const admin = await tokenOf("administrator");
    const list = await ask(admin, "POST SysPermissionGeneral/Paging", { keyword: "sales" });
    const sales = (await ask(admin, `GET SysPermissionGeneral/Get?id=${list.body.data[0].id}`))
      .body;
    const copy = { ...sales, name: "Sales, junior" };
    const made = (await ask(admin, "POST SysPermissionGeneral/Add", copy)).body.data;
    const taken = await ask(admin, "POST SysPermissionGeneral/Add", copy);
    expect(taken.status).toBe(409);
    const change = { ...copy, id: made.id, version: 1, active: true };
    expect((await ask(admin, `DELETE SysPermissionGeneral/${made.id}`)).body.code).toBe(
      "template.active",
    );
    await ask(admin, "PUT SysPermissionGeneral/Update", { ...change, active: false });
    expect((await ask(admin, "PUT SysPermissionGeneral/Update", change)).body.code).toBe(
      "record.conflict",
    );
    expect((await ask(admin, `DELETE SysPermissionGeneral/${made.id}`)).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed and ended one by one by whom they belong to", async () => {
    const here = await tokenOf("receivable");
    const there = await tokenOf("receivable");
    const list = (await ask(here, "GET SysUser/GetMySessions")).body;
    expect(list).toHaveLength(2);
    const other = list.find((each: { isThis: boolean }) => !each.isThis);
    const stranger = await tokenOf("sales");
    expect((await ask(stranger, `DELETE SysUser/EndSession/${other.id}`)).status).toBe(404);
    await ask(here, `DELETE SysUser/EndSession/${other.id}`);
    expect((await ask(there, "GET SysUser/GetMySessions")).status).toBe(401);
    expect((await ask(here, "GET SysUser/GetMySessions")).status).toBe(200);
  });
});
