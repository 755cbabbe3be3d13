import { afterAll, describe, expect, test } from "vitest";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";
import { whenCompanyFounded } from "./handlers.ts";

const database = await castDatabase();
const server = await peopleServer(database);
afterAll(() => server.close());

async function enter(username: string, password = castPassword, at = companyId) {
  const answer = await server.inject({
    method: "POST",
    url: "/connect/token",
    payload: { grant_type: "password", username, password, companyId: at },
  });
  return answer.json();
}
const tokenOf = async (username: string): Promise<string> => (await enter(username)).access_token;

async function ask(token: string, what: string, payload?: object) {
  const [method, path] = what.split(" ") as ["GET" | "POST", string];
  const answer = await server.inject({
    method,
    url: `/api/v1/en-US/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const northStar = {
  code: "NSTAR",
  abbreviation: "NORTH STAR",
  nameEn: "North Star Logistics",
  nameVn: "Công ty Sao Bắc",
};

describe("founding a company", () => {
  test("gives it an administrator, who signs in once and then chooses a password", async () => {
    const given: string[] = [];
    whenCompanyFounded(async (_, id) => void given.push(id));
    const founder = await tokenOf("administrator");
    const made = await ask(founder, "POST SysCompany/Add", {
      ...northStar,
      adminUsername: "polaris",
    });
    expect(made.status).toBe(200);
    const { id, username, oneTimePassword } = made.body.data;
    expect(given).toEqual([id]);
    const first = await enter(username, oneTimePassword, id);
    expect(first.must_change_password).toBe(true);
    const seen = await ask(founder, `GET SysCompany/${id}`);
    expect(seen.status).toBe(404);
    expect((await enter("administrator", castPassword, id)).access_token).toBeUndefined();
    const places = await database.pool.query(
      `select company_id, user_name, object, before, after ->> 'position' as position
        from audit_entry where kind = 'placeChange' order by company_id = $1`,
      [id],
    );
    const place = { object: "polaris · Head Office", before: null, position: "Manager-Leader" };
    expect(places.rows).toEqual([
      { company_id: companyId, user_name: "administrator", ...place },
      { company_id: id, user_name: "administrator", ...place },
    ]);
  });

  test("gives roles with templates, and who has a role's rights has them from its template", async () => {
    const sets = await ask(
      await tokenOf("administrator"),
      `GET SysUserPermission/GetByUserId?id=${people.sales.id}`,
    );
    expect(sets.body).toMatchObject([{ sampleName: "Sales", differs: false }]);
  });

  test("is refused for a name that is taken, and to users who are not Super Admins", async () => {
    const founder = await tokenOf("administrator");
    const twin = { ...northStar, code: "TWIN", abbreviation: "HAI DANG" };
    const cast = await ask(founder, "GET SysCompany");
    const [own] = cast.body;
    const taken = await ask(founder, "POST SysCompany/Add", {
      ...twin,
      abbreviation: `\u200b${own.abbreviation.toLowerCase().replace(" ", "\u00a0")}`,
    });
    expect(taken).toMatchObject({ status: 409, body: { code: "record.exists" } });
    const empty = await ask(founder, "POST SysCompany/Add", { ...twin, nameEn: "" });
    expect(empty.status).toBe(400);
    const refused = await ask(await tokenOf("director"), "POST SysCompany/Add", twin);
    expect(refused.status).toBe(403);
  });
});

describe("services", () => {
  test("are those whose screens the person may open", async () => {
    const all = await ask(await tokenOf("administrator"), "GET Menu/GetListService");
    expect(all.body).toHaveLength(10);
    expect(all.body).toContainEqual({
      id: "SFE",
      name: "Sea FCL Export",
      menuId: "docSeaFCLExport",
    });
    const few = await ask(await tokenOf("documentation"), "GET Menu/GetListService");
    const ids = few.body.map((each: { id: string }) => each.id);
    expect(ids).toHaveLength(9);
    expect(ids).not.toContain("TK");
  });
});

describe("who may", () => {
  const names = async (token: string, permission: string) =>
    (await ask(token, `GET SysUser/GetWhoMay?permission=${permission}`)).body.map(
      (each: { employeeNameVn: string }) => each.employeeNameVn,
    );

  test("names up to three colleagues, the nearest and farthest-reaching first", async () => {
    const token = await tokenOf("documentation");
    expect(await names(token, "sysOffice.write")).toEqual([people.administrator.nameVn]);
    const many = await names(token, "docSeaFCLExport.write");
    expect(many).toHaveLength(3);
    expect(many[0]).toBe(people.administrator.nameVn);
    expect(many).not.toContain(people.documentation.nameVn);
  });

  test("knows special actions, and refuses screens that do not exist", async () => {
    const token = await tokenOf("sales");
    expect(await names(token, "docSeaFCLExport.LockShipment")).toContain(people.manager.nameVn);
    const unknown = await ask(token, "GET SysUser/GetWhoMay?permission=noScreen.write");
    expect(unknown.status).toBe(404);
    const wrong = await ask(token, "GET SysUser/GetWhoMay?permission=nonsense");
    expect(wrong.status).toBe(400);
  });
});
