import { audit } from "@fairway/engine/audit/audit.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { afterAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";
import { exportAudit, pageAudit } from "./auditLog.ts";
import { handlers } from "./handlers.ts";

const database = await castDatabase();
const server = await peopleServer(database, handlers);
afterAll(() => server.close());

const bao = castActor("administrator");
const all = { page: 1, size: 100, keyword: null };
const found = (ask: object = {}, actor = bao) =>
  inTransaction(database, (tx) => pageAudit(tx, actor, { ...all, ...ask }));
const ofKind = async (kind: string) => (await found({ kind })).data;

const enter = (username: string, password = castPassword) =>
  server.inject({
    method: "POST",
    url: "/connect/token",
    payload: { grant_type: "password", username, password, companyId },
    remoteAddress: "203.0.113.5",
  });
const ask = async (username: string, method: "GET" | "POST" | "PUT", path: string, payload = {}) =>
  server.inject({
    method,
    url: path.startsWith("/") ? path : `/api/v1/vi/${path}`,
    headers: { authorization: `Bearer ${(await enter(username)).json().access_token}` },
    ...(method === "GET" ? {} : { payload }),
  });

test("who comes in is written down with address, session and office", async () => {
  expect((await enter(" Documentation ")).statusCode).toBe(200);
  const [entry] = await ofKind("signIn");
  expect(entry).toMatchObject({
    userName: "documentation",
    personName: people.documentation.nameEn,
    officeName: "HCM",
    address: "203.0.113.5",
  });
});

test("a wrong password and an unknown name are written alike, and never what was typed as password", async () => {
  await enter("sales", "Guess 1234 of mine");
  await enter("nobody-here", "Guess 1234 of mine");
  const entries = await ofKind("signInRefused");
  const tried = entries.flatMap(({ after }) => (after as { tries: string[] }).tries);
  expect(tried.sort()).toEqual(["nobody-here: signIn.incorrect", "sales: signIn.incorrect"]);
  expect(JSON.stringify(entries)).not.toContain("Guess");
});

test("a refused call names the call and the right that was missing", async () => {
  const answer = await ask("sales", "POST", "AuditLog/Paging");
  expect(answer.statusCode).toBe(403);
  const [entry] = await ofKind("refusal");
  expect(entry).toMatchObject({
    userName: "sales",
    object: "POST AuditLog/Paging",
    requestId: answer.headers["x-request-id"],
    after: { code: "access.forbidden" },
  });
});

test("a switch says from where to where", async () => {
  const { officeId } = { officeId: offices.hcm };
  expect((await ask("documentation", "POST", "/auth/switch", { officeId })).statusCode).toBe(200);
  expect((await ofKind("switchUnit"))[0]).toMatchObject({
    object: "HCM",
    before: { office: "HCM", group: "documentationHcm" },
    after: { office: "HCM", group: "documentationHcm" },
  });
});

test("a change of rights tells the screens that changed, before and after", async () => {
  const sets = await ask(
    "administrator",
    "GET",
    `SysUserPermission/GetByUserId?id=${people.sales.id}`,
  );
  const [set] = sets.json() as { id: string; version: number }[];
  const opened = (await ask("administrator", "GET", `SysUserPermission/${set?.id}`)).json();
  const menus = opened.menus.map((each: { menuId: string }) =>
    each.menuId === "commercialAgent" ? { ...each, access: false } : each,
  );
  const saved = await ask("administrator", "PUT", "SysUserPermission/Update", {
    id: set?.id,
    version: set?.version,
    menus,
  });
  expect(saved.statusCode).toBe(200);
  expect((await ofKind("permissionChange"))[0]).toMatchObject({
    object: "sales · HCM",
    recordId: set?.id,
    before: { commercialAgent: "detail Company, list Company, export" },
    after: { commercialAgent: null },
  });
});

test("the reach of the right decides what is seen; a refused sign-in belongs to no office", async () => {
  const office = { change: { settingCatalogLogViewer: { list: "Office" } } } as const;
  const long = castActor("manager", office);
  const ngoc = castActor("documentationHph", office);
  const here = await found({}, long);
  expect(here.data.map((each) => each.officeName)).not.toContain(null);
  expect(here.totalItems).toBeGreaterThan(3);
  expect((await found({}, ngoc)).totalItems).toBe(0);
  const none = castActor("sales", { change: { settingCatalogLogViewer: { access: false } } });
  await expect(found({}, none)).rejects.toThrow("access.forbidden");
});

test("is searched by day, person and object, whatever the accents", async () => {
  await rolledBack(database, async (tx) => {
    await audit(tx, bao, { kind: "lock", object: "SEF2611/00001", after: { isLocked: true } });
    const count = async (more: object) =>
      (await pageAudit(tx, bao, { ...all, kind: "lock", ...more })).totalItems;
    expect(await count({ keyword: "do quoc bao" })).toBe(1);
    expect(await count({ keyword: "Đỗ Quốc" })).toBe(1);
    expect(await count({ keyword: "sef2611/00001" })).toBe(1);
    expect(await count({ keyword: "100%" })).toBe(0);
    expect(await count({ from: "2000-01-01", to: "2000-01-31" })).toBe(0);
    const now = new Intl.DateTimeFormat("en-CA", { timeZone: bao.timeZone }).format(new Date());
    expect(await count({ from: now, to: now })).toBe(1);
  });
});

test("the workbook says the same as the screen, and the export is itself an entry", async () => {
  const answer = await ask("administrator", "POST", "AuditLog/Export", { kind: "signInRefused" });
  expect(answer.statusCode).toBe(200);
  const sheet = JSON.stringify(
    await readExcel(new Uint8Array(answer.rawPayload), { headerRow: 2 }),
  );
  expect(sheet).toContain("nobody-here");
  expect(sheet).toContain("Từ chối đăng nhập");
  expect((await ofKind("export"))[0]).toMatchObject({
    object: expect.stringMatching(/^audit-.*\.xlsx$/),
    after: { call: "AuditLog/Export", kind: "signInRefused" },
  });
});

test("an undone deed leaves no entry", async () => {
  const undone = inTransaction(database, async (tx) => {
    await audit(tx, bao, { kind: "approval", object: "never" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await ofKind("approval")).toEqual([]);
  await expect(
    inTransaction(database, (tx) => exportAudit(tx, castActor("sales", { rights: {} }), all)),
  ).rejects.toThrow("access.forbidden");
});
