import { handlers as organisation } from "@fairway/areas/organisation/server/handlers.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { type CastName, companyId, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { rightsFor } from "../model/rightsFor.ts";
import { writeApprovedPaper } from "../../../tests/cast/approvedPaper.ts";
import { endWhatHasEnded } from "./byTheClock.ts";
import { handlers, resources } from "./handlers.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await castDatabase();
// The bearer token names the caller, with a plus for every right; other tests cover signing in.
const server = await buildServer({
  database,
  handlers: [...organisation, ...handlers],
  authenticate: async (token) => async () => {
    const name = token?.replace("+", "") as CastName;
    return castActor(name, token?.endsWith("+") ? {} : { rights: rightsFor(people[name].role) });
  },
});
beforeEach(() => database.pool.query("delete from sys_authorization"));
beforeEach(() => database.pool.query("delete from sys_authorized_approval"));
afterAll(() => server.close());

async function ask(who: CastName | "documentation2+", what: string, payload?: object) {
  const [method, path] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const answer = await server.inject({
    method,
    url: `/api/v1/en-US/${path}`,
    headers: { authorization: `Bearer ${who}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const day = today("Asia/Ho_Chi_Minh");
const form = (change: object = {}) => ({
  assignTo: people.documentation2.id,
  name: "Annual leave",
  services: ["SFE", "SFI"],
  startDate: day,
  endDate: addDays(day, 7),
  ...change,
});
const give = (change: object = {}, who: CastName = "documentation") =>
  ask(who, "POST SysAuthorization/Add", form(change));
const open = async (id: string) => (await ask("documentation", `GET SysAuthorization/${id}`)).body;
const fields = (answer: { body: { fields: { field: string; code: string }[] } }) =>
  answer.body.fields.map((each) => `${each.field} ${each.code}`);

test("the tables are what is declared", () =>
  inTransaction(database, async (tx) => {
    for (const each of resources) expect(await tableDifferences(tx, each)).toEqual([]);
  }));

describe("an authorization on shipments", () => {
  test("is given for one's own work, found by its filters and opened", async () => {
    const made = await give();
    expect(made.status).toBe(200);
    const row = await open(made.body.data.id);
    expect(row).toMatchObject({
      userId: people.documentation.id,
      userCode: "documentation",
      assignToName: "Vo Thanh Truc",
      services: ["SFE", "SFI"],
      active: true,
      permission: { allowUpdate: true, allowDelete: true },
    });
    const page = async (criteria: object) =>
      (await ask("documentation", "POST SysAuthorization/Paging?page=1&size=15", criteria)).body
        .totalItems;
    expect(await page({})).toBe(1);
    expect(await page({ services: "SFI", active: true, keyword: "leave" })).toBe(1);
    expect(await page({ assignTo: people.documentation2.id, startDate: day })).toBe(1);
    expect(await page({ services: "AE" })).toBe(0);
    expect(await page({ startDate: addDays(day, 1) })).toBe(0);
    const all = await ask("documentation", "POST SysAuthorization/QueryData", {});
    expect(all.body).toHaveLength(1);
  });

  test.each([
    ["without a service", { services: [] }, "services field.required"],
    ["for a service there is not", { services: ["IT"] }, "services field.notOffered"],
    ["without a start", { startDate: null }, "startDate field.required"],
    ["to nobody", { assignTo: null }, "assignTo field.required"],
    ["to oneself", { assignTo: people.documentation.id }, "assignTo authorization.onePerson"],
    ["that ends first", { endDate: addDays(day, -1) }, "endDate authorization.endsFirst"],
  ])("%s is refused at its field", async (_, change, expected) => {
    const refused = await give(change);
    expect(refused.status).toBe(400);
    expect(fields(refused)).toEqual([expected]);
  });

  test("to somebody who has left is refused", async () => {
    await database.pool.query("update sys_user set active = false where username = 'operation'");
    const refused = await give({ assignTo: people.operation.id });
    await database.pool.query("update sys_user set active = true where username = 'operation'");
    expect(refused.body.code).toBe("authorization.inactivePerson");
  });

  test("twice for one service on one day is refused; for different services or days it is not", async () => {
    await give();
    const inside = { startDate: addDays(day, 3), endDate: addDays(day, 30), services: ["SFI"] };
    expect((await give(inside)).body.code).toBe("authorization.exists");
    expect((await give({ ...inside, endDate: null })).body.code).toBe("authorization.exists");
    expect((await give({ ...inside, services: ["AE"] })).status).toBe(200);
    expect((await give({ ...inside, startDate: addDays(day, 8) })).status).toBe(200);
    expect((await give({ ...inside, assignTo: people.sales.id })).status).toBe(200);
    expect((await give({ ...inside, active: false })).status).toBe(200);
  });

  test("nobody passes on the work of others, but an administrator of their office or company", async () => {
    const forLan = { userId: people.documentation.id };
    expect((await give(forLan, "documentation2")).body.code).toBe("authorization.notYours");
    expect((await give({ ...forLan, assignTo: people.sales.id }, "manager")).status).toBe(200);
    const forNgoc = { userId: people.documentationHph.id };
    expect((await give(forNgoc, "manager")).body.code).toBe("authorization.notYours");
    expect((await give(forNgoc, "administrator")).status).toBe(200);
  });

  test("is changed by its giver with the version read, and never moved to another giver", async () => {
    const { id } = (await give()).body.data;
    const row = await open(id);
    const change = { ...row, services: ["SFE"], userId: people.sales.id };
    expect((await ask("documentation", "PUT SysAuthorization/Update", change)).status).toBe(200);
    const after = await open(id);
    expect(after).toMatchObject({ services: ["SFE"], userId: people.documentation.id, version: 2 });
    const late = await ask("documentation", "PUT SysAuthorization/Update", change);
    expect(late).toMatchObject({ status: 409, body: { code: "record.conflict" } });
  });

  test("is only switched off, not bent, by who may write it but did not give it", async () => {
    const { id } = (await give()).body.data;
    const bent = { ...(await open(id)), assignTo: people.director.id };
    const refused = await ask("documentation2+", "PUT SysAuthorization/Update", bent);
    expect(refused.body.code).toBe("authorization.notYours");
    const off = { ...bent, active: false };
    expect((await ask("documentation2+", "PUT SysAuthorization/Update", off)).status).toBe(200);
    expect(await open(id)).toMatchObject({ active: false, assignTo: people.documentation2.id });
    expect((await open(id)).inactiveOn).not.toBeNull();
  });

  test("is deleted only when switched off, and by who may", async () => {
    const { id } = (await give()).body.data;
    const remove = (who: CastName) => ask(who, `DELETE SysAuthorization/Delete?id=${id}`);
    expect((await remove("documentation")).body.code).toBe("authorization.active");
    await ask("documentation", "PUT SysAuthorization/Update", {
      ...(await open(id)),
      active: false,
    });
    expect((await remove("sales")).status).toBe(404);
    expect((await remove("documentation")).status).toBe(200);
    expect((await ask("documentation", `GET SysAuthorization/${id}`)).status).toBe(404);
  });

  test("the two questions answer as the calls do", async () => {
    const { id } = (await give()).body.data;
    for (const [who, may] of [
      ["documentation", true],
      ["sales", false],
    ] as const) {
      for (const question of ["CheckPermission", "CheckDeletePermission"]) {
        const answer = await ask(who, `GET SysAuthorization/${question}/${id}`);
        expect([who, question, answer.body]).toEqual([who, question, may]);
      }
    }
    expect((await ask("sales", `GET SysAuthorization/${id}`)).status).toBe(404);
    const nonsense = await ask("documentation", "GET SysAuthorization/CheckPermission/nonsense");
    expect(nonsense.body).toBe(false);
  });
});

test("what has ended is switched off by the clock, what runs on is not", async () => {
  const past = await give({ startDate: addDays(day, -9), endDate: addDays(day, -1) });
  const last = await give({ startDate: addDays(day, -3), endDate: day, services: ["AE"] });
  await endWhatHasEnded(database).endAuthorizations();
  expect(await open(past.body.data.id)).toMatchObject({ active: false, version: 2 });
  expect(await open(last.body.data.id)).toMatchObject({ active: true, version: 1 });
});

describe("a deputy for approvals", () => {
  const deputy = (change: object = {}, who: CastName = "manager") =>
    ask(who, "POST SysAuthorizedApproval/Add", {
      officeCommissioner: offices.hcm,
      commissioner: people.documentation.id,
      type: "Advance",
      effectiveDate: day,
      expirationDate: null,
      ...change,
    });
  const deputies = async () =>
    (
      await database.pool.query(
        `select authorizer, commissioner, type from approval_deputy where company_id = $1`,
        [companyId],
      )
    ).rows;

  test("stands in from the first day to the last, for one type in one office", async () => {
    const made = await deputy();
    expect(made.status).toBe(200);
    expect(await deputies()).toEqual([
      { authorizer: people.manager.id, commissioner: people.documentation.id, type: "Advance" },
    ]);
    const { id } = made.body.data;
    const row = (await ask("manager", `GET SysAuthorizedApproval/${id}`)).body;
    expect(row).toMatchObject({ authorizerCode: "manager", officeCommissionerCode: "HCM" });
    const past = { ...row, effectiveDate: addDays(day, -9), expirationDate: addDays(day, -1) };
    expect((await ask("manager", "PUT SysAuthorizedApproval/Update", past)).status).toBe(200);
    expect(await deputies()).toEqual([]);
    const page = await ask("manager", "POST SysAuthorizedApproval/Paging?page=1&size=15", {
      type: "Advance",
      active: true,
    });
    expect(page.body.totalItems).toBe(1);
    expect((await ask("manager", "POST SysAuthorizedApproval/Query", {})).body).toHaveLength(1);
  });

  test("is not oneself, works in the office, and is named once for a period", async () => {
    expect(fields(await deputy({ commissioner: people.manager.id }))).toEqual([
      "commissioner authorization.onePerson",
    ]);
    expect((await deputy({ commissioner: people.documentationHph.id })).body.code).toBe(
      "authorization.inactivePerson",
    );
    expect(fields(await deputy({ expirationDate: addDays(day, -1) }))).toEqual([
      "expirationDate authorization.endsFirst",
    ]);
    expect((await deputy()).status).toBe(200);
    expect((await deputy()).body.code).toBe("authorization.exists");
    expect((await deputy({ type: "Settlement" })).status).toBe(200);
  });

  test("stands in for a type that another area registers, and for no unknown one", async () => {
    await inTransaction(database, writeApprovedPaper);
    expect((await deputy({ type: "Paper" })).status).toBe(200);
    expect(fields(await deputy({ type: "Nothing" }))).toEqual(["type field.notOffered"]);
  });

  test("nobody names a deputy for another approver", async () => {
    const grab = { authorizer: people.manager.id, commissioner: people.documentation2.id };
    expect((await deputy(grab, "documentation")).body.code).toBe("authorization.notYours");
  });

  test("is deleted only when switched off; the two questions say who may", async () => {
    const { id } = (await deputy()).body.data;
    const question = (who: CastName, what: string) =>
      ask(who, `GET SysAuthorizedApproval/${what}/${id}`).then((answer) => answer.body);
    expect(await question("manager", "CheckAllowDetail")).toBe(true);
    expect(await question("manager", "CheckDeletePermission")).toBe(true);
    expect(await question("sales", "CheckAllowDetail")).toBe(false);
    expect(await question("sales", "CheckDeletePermission")).toBe(false);
    const remove = () => ask("manager", `DELETE SysAuthorizedApproval/Delete?id=${id}`);
    expect((await remove()).body.code).toBe("authorization.active");
    const row = (await ask("manager", `GET SysAuthorizedApproval/${id}`)).body;
    await ask("manager", "PUT SysAuthorizedApproval/Update", { ...row, active: false });
    expect((await remove()).status).toBe(200);
  });
});
