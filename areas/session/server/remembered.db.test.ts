import { afterAll, expect, test } from "vitest";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";

const database = await castDatabase();
const server = await peopleServer(database, [], { proxies: 1 });
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

/** A browser: it keeps the cookies it is given and sends them back. */
function browser() {
  const jar = new Map<string, string>();
  return {
    jar,
    async send(what: string, payload?: object, headers: Record<string, string> = {}) {
      const [method, url] = what.split(" ") as ["GET" | "POST", string];
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await server.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(payload ? { payload } : {}),
      });
      for (const each of [answer.headers["set-cookie"] ?? []].flat()) {
        const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return {
        status: answer.statusCode,
        body: answer.json(),
        cookies: answer.headers["set-cookie"],
      };
    },
    /** Closing it loses what does not last. */
    close: () => jar.delete("fairway_refresh"),
  };
}
type Browser = ReturnType<typeof browser>;

const enter = (at: Browser, username: string, remember: boolean) =>
  at.send("POST /connect/token", {
    grant_type: "password",
    username,
    password: castPassword,
    companyId,
    remember,
  });
const click = (at: Browser) => at.send("POST /connect/token", { grant_type: "remembered" });
const known = async (at: Browser) => (await at.send("GET /connect/remembered")).body;
const nobody = { username: null, companyId: null };

test("a browser opened again knows the name, and one click signs in", async () => {
  const home = browser();
  expect(await known(home)).toEqual(nobody);
  const first = await enter(home, "Documentation", true);
  expect(first.cookies).toContainEqual(
    expect.stringMatching(
      /^fairway_remember=\S+; Path=\/connect; HttpOnly; SameSite=Strict; Max-Age=86400$/,
    ),
  );
  home.close();
  const refused = await home.send("POST /connect/token", { grant_type: "refresh_token" });
  expect(refused.status).toBe(400);
  expect(await known(home)).toEqual({ username: "documentation", companyId });
  const again = await click(home);
  expect(again.status).toBe(200);
  const authorization = `Bearer ${again.body.access_token}`;
  const me = await home.send("GET /Connect/Userinfo", undefined, { authorization });
  expect(me.body).toMatchObject({ userName: "documentation" });
  const renewed = await home.send("POST /connect/token", { grant_type: "refresh_token" });
  expect(renewed.status).toBe(200);
  const told = await sql(`select after from audit_entry where kind = 'signIn' order by id desc`);
  expect(told.rows[0].after).toMatchObject({ by: "remembered browser" });
});

test("behind TLS both cookies are secure", async () => {
  const { cookies } = await browser().send(
    "POST /connect/token",
    {
      grant_type: "password",
      username: "sales",
      password: castPassword,
      companyId,
      remember: true,
    },
    { "x-forwarded-proto": "https" },
  );
  expect(cookies).toHaveLength(2);
  for (const each of [cookies ?? []].flat()) expect(each).toContain("; Secure");
});

test("nothing that could be read as a password lies in the browser or in the database", async () => {
  const home = browser();
  await enter(home, "sales", true);
  expect([...home.jar.values()].join()).not.toContain(castPassword);
  const token = home.jar.get("fairway_remember")?.split(".")[1];
  const kept = await sql("select string_agg(token_sha256, ' ') as all from remembered_sign_in");
  expect(kept.rows[0].all).not.toContain(token);
});

test("a cookie is good for one click; a copy of it is worth nothing afterwards", async () => {
  const home = browser();
  await enter(home, "sales", true);
  const thief = browser();
  thief.jar.set("fairway_remember", home.jar.get("fairway_remember") ?? "");
  expect((await click(home)).status).toBe(200);
  expect((await click(thief)).body).toMatchObject({
    error: "invalid_grant",
    code: "signIn.notRemembered",
  });
  expect((await click(home)).status).toBe(200);
});

test("unticking forgets everything, everywhere", async () => {
  const [home, office] = [browser(), browser()];
  await enter(home, "manager", true);
  await enter(office, "manager", true);
  expect((await office.send("POST /connect/forget", {})).body).toEqual({ status: true });
  expect(office.jar.has("fairway_remember")).toBe(false);
  expect(await known(home)).toEqual(nobody);
  expect((await click(home)).status).toBe(400);
  expect((await browser().send("POST /connect/forget", {})).status).toBe(200);
});

test("signing in without the tick forgets in this browser and leaves the others", async () => {
  const [home, office] = [browser(), browser()];
  await enter(home, "accountant", true);
  await enter(office, "accountant", true);
  await enter(office, "accountant", false);
  expect(await known(office)).toEqual(nobody);
  expect(await known(home)).toMatchObject({ username: "accountant" });
});

test("signing out leaves the browser its memory, the session is over", async () => {
  const home = browser();
  const { body } = await enter(home, "director", true);
  const authorization = `Bearer ${body.access_token}`;
  await home.send("GET /Account/Signout", undefined, { authorization });
  expect((await home.send("GET /Connect/Userinfo", undefined, { authorization })).status).toBe(401);
  expect((await click(home)).status).toBe(200);
});

test("a day later, with a new password, or when somebody has left, nobody is remembered", async () => {
  const home = browser();
  const { body } = await enter(home, "receivable", true);
  await sql("update remembered_sign_in set expires_at = now() where user_id = $1", [
    people.receivable.id,
  ]);
  expect(await known(home)).toEqual(nobody);
  expect((await click(home)).status).toBe(400);
  await enter(home, "receivable", true);
  await sql("update sys_user set active = false where id = $1", [people.receivable.id]);
  expect(await known(home)).toEqual(nobody);
  expect((await click(home)).body.code).toBe("signIn.inactive");
  await sql("update sys_user set active = true where id = $1", [people.receivable.id]);
  await enter(home, "receivable", true);
  const changed = await server.inject({
    method: "PUT",
    url: "/api/v1/en-US/SysUser/UpdatePassword",
    headers: { authorization: `Bearer ${body.access_token}` },
    payload: { oldPassword: castPassword, newPassword: "Another of Fairway 2" },
  });
  expect(changed.statusCode).toBe(200);
  expect((await click(home)).status).toBe(400);
});

test.each(["", "nonsense", `${companyId}.${"a".repeat(43)}`])(
  "a cookie “%s” is refused",
  async (text) => {
    const home = browser();
    home.jar.set("fairway_remember", text);
    expect(await known(home)).toEqual(nobody);
    expect((await click(home)).status).toBe(400);
  },
);
