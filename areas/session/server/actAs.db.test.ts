import { decodeJwt } from "jose";
import { afterAll, expect, test } from "vitest";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";

const database = await castDatabase();
const server = await peopleServer(database);
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const call = async (token: string, what: string, payload?: object) => {
  const [method, url] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const answer = await server.inject({
    method,
    url: url.startsWith("/") ? url : `/api/v1/en-US/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const tokenOf = async (username: string): Promise<string> => {
  const body = { grant_type: "password", username, password: castPassword, companyId };
  const answer = await server.inject({ method: "POST", url: "/connect/token", payload: body });
  return answer.json().access_token;
};
const act = (token: string, userId: string) => call(token, "POST /auth/impersonate", { userId });
const me = async (token: string) => call(token, "GET /Connect/Userinfo");

test("a Super Admin acts as somebody: with their name, place and rights, and under a banner", async () => {
  const admin = await tokenOf("administrator");
  const acting = await act(admin, people.documentation.id);
  expect(acting.body).toMatchObject({ expires_in: 1800, token_type: "Bearer" });
  expect(acting.body).not.toHaveProperty("refresh_token");
  expect(acting.headers).not.toHaveProperty("set-cookie");
  const token = acting.body.access_token;
  expect(decodeJwt(token)).toMatchObject({
    sub: people.documentation.id,
    actor: people.administrator.id,
  });
  const { body } = await me(token);
  expect(body).toMatchObject({ userName: "documentation", actedBy: people.administrator.nameEn });
  expect(Date.parse(body.actingUntil) - Date.now()).toBeLessThan(31 * 60_000);
  expect((await call(token, "GET SysUserPermission/Permissions/sysPermission")).status).toBe(403);
  expect((await me(admin)).body).toMatchObject({ userName: "administrator", actedBy: null });
});

test("nobody else may, whatever their rights or their token say", async () => {
  for (const name of ["manager", "director", "documentation"]) {
    const refused = await act(await tokenOf(name), people.sales.id);
    expect([name, refused.status, refused.body.code]).toEqual([name, 403, "acting.superOnly"]);
  }
  const claimed = await server.inject({
    method: "POST",
    url: "/connect/token",
    payload: {
      grant_type: "password",
      username: "documentation",
      password: castPassword,
      companyId,
      userType: "Super Admin",
    },
  });
  const token = claimed.json().access_token;
  expect((await me(token)).body.userType).toBe("Normal User");
  expect((await act(token, people.sales.id)).status).toBe(403);
});

test("not as themselves, as another Super Admin, as who is gone, and not of another company", async () => {
  const admin = await tokenOf("administrator");
  expect((await act(admin, people.administrator.id)).body.code).toBe("acting.notThem");
  await sql("update sys_user set user_type = 'Super Admin' where username = 'director'");
  expect((await act(admin, people.director.id)).body.code).toBe("acting.notThem");
  await sql("update sys_user set user_type = 'Normal User' where username = 'director'");
  await sql("update sys_user set active = false where username = 'operation'");
  expect((await act(admin, people.operation.id)).body.code).toBe("acting.notThem");
  await sql("update sys_user set active = true where username = 'operation'");
  const stranger = "0190c0de-0000-7000-8000-0000000000ff";
  expect((await act(admin, stranger)).status).toBe(404);
  const elsewhere = { userId: people.sales.id, companyId: stranger };
  expect((await call(admin, "POST /auth/impersonate", elsewhere)).status).toBe(404);
});

test("what stays with the person themselves is refused: password, profile, sessions, acting on", async () => {
  const { access_token } = (await act(await tokenOf("administrator"), people.sales.id)).body;
  const password = { oldPassword: castPassword, newPassword: "Another of Fairway 2" };
  const profile = { employeeNameVn: "X", employeeNameEn: "X", email: "x@example.com" };
  for (const [what, body] of [
    ["PUT SysUser/UpdatePassword", password],
    ["POST SysUser/UpdatePassword", password],
    ["PUT SysUser/UpdateProfile", profile],
    ["POST /auth/impersonate", { userId: people.manager.id }],
    [`DELETE SysUser/EndSession/${people.manager.id}`, {}],
    [`PUT SysUserLevel/SetDefault?Id=${people.manager.id}`, {}],
  ] as const) {
    const refused = await call(access_token, what, body);
    expect([what, refused.status, refused.body.code]).toEqual([what, 403, "acting.notNow"]);
  }
});

test("both are named in the audit and in the history of what was changed", async () => {
  const { access_token } = (await act(await tokenOf("administrator"), people.manager.id)).body;
  const made = await call(access_token, "POST SysAuthorization/Add", {
    assignTo: people.sales.id,
    name: "Leave",
    services: ["SFE"],
    startDate: "2026-01-01",
  });
  expect(made.status).toBe(200);
  const history = await sql(
    "select changed_by, acted_by from history where table_name = 'sys_authorization'",
  );
  expect(history.rows).toEqual([
    { changed_by: people.manager.id, acted_by: people.administrator.id },
  ]);
  await call(access_token, "GET SysUserPermission/Permissions/sysPermission");
  const entries = await sql(
    `select kind, object, user_name, acted_by from audit_entry
      where object in ('manager') and kind = 'impersonation'
        or acted_by is not null and kind = 'refusal' order by id desc limit 2`,
  );
  expect(entries.rows).toContainEqual({
    kind: "impersonation",
    object: "manager",
    user_name: "administrator",
    acted_by: null,
  });
  const refusals = await sql(
    "select user_name from audit_entry where acted_by = $1 and kind = 'refusal'",
    [people.administrator.id],
  );
  expect(refusals.rows).toContainEqual({ user_name: "manager" });
});

test("it ends with the half hour, with the administrator, or when they stop; their own session goes on", async () => {
  const admin = await tokenOf("administrator");
  const begin = async () => (await act(admin, people.documentation2.id)).body.access_token;
  const stopped = await begin();
  const out = await call(stopped, "GET /Account/Signout");
  expect(out.headers).not.toHaveProperty("set-cookie");
  expect((await me(stopped)).status).toBe(401);
  const ran = await begin();
  await sql("update session set expires_at = now() where acted_by is not null");
  expect((await me(ran)).status).toBe(401);
  const demoted = await begin();
  await sql("update sys_user set user_type = 'Local Admin' where username = 'administrator'");
  expect((await me(demoted)).status).toBe(401);
  await sql("update sys_user set user_type = 'Super Admin' where username = 'administrator'");
  expect((await me(demoted)).status).toBe(200);
  expect((await me(admin)).status).toBe(200);
});

test("a group is changed within the half hour, still under both names", async () => {
  const admin = await tokenOf("administrator");
  const { access_token } = (await act(admin, people.documentation.id)).body;
  const { officeId } = (await me(access_token)).body;
  const moved = await call(access_token, "POST /auth/switch", { officeId });
  const { body } = await me(moved.body.access_token);
  expect(body).toMatchObject({ userName: "documentation", actedBy: people.administrator.nameEn });
});
