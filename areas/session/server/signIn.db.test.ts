import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";
import { companyId, groups, departments, offices, people } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { countRefused } from "@fairway/engine/http/refusedOften.ts";
import { decodeProtectedHeader, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { signAccessToken } from "./accessToken.ts";
import { authenticateWith } from "./authenticate.ts";
import { demonstrationPassword } from "@fairway/areas/access/model/demonstrationPassword.ts";
import { givePassword } from "@fairway/areas/access/server/createPerson.ts";
import { hashPassword } from "@fairway/areas/access/server/passwords.ts";
import { bootstrapAdministrator } from "@fairway/areas/access/server/bootstrapAdministrator.ts";
import { handlers } from "./handlers.ts";

const database = await castDatabase();
const server = await peopleServer(database);
beforeEach(async () => {
  await sql("delete from sign_in_failure");
  await sql("delete from sign_in_failure_from");
  await sql("delete from sign_in_failure_anywhere");
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

interface Tokens {
  access_token: string;
  refresh_token?: string;
}

function askToken(
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
  at = server,
) {
  const url = "/connect/token";
  return at.inject({ method: "POST", url, headers, remoteAddress, payload: body });
}

function enter(username: string, change: object = {}, headers = {}, address?: string, at = server) {
  const body = { grant_type: "password", username, password: castPassword, companyId, ...change };
  return askToken(body, headers, address, at);
}

async function tokens(username: string, change: object = {}, at = server): Promise<Tokens> {
  const asked = { scope: "openid offline_access", ...change };
  const answer = await enter(username, asked, {}, undefined, at);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const get = (url: string, token: string) =>
  server.inject({ url, headers: { authorization: `Bearer ${token}` } });

const refresh = (text: string | undefined) =>
  askToken({ grant_type: "refresh_token", refresh_token: text });

test("the language of a person is that of the last sign-in or renewal", async () => {
  const read = async () => {
    const ids = [companyId, people.documentation.id];
    const { rows } = await sql("select language_of_person($1, $2) as language", ids);
    return rows[0].language;
  };
  const body = { grant_type: "password", username: "documentation", password: castPassword };
  const asked = { ...body, companyId, scope: "openid offline_access" };
  const answer = await askToken(asked, { "accept-language": "vi" });
  expect(await read()).toBe("vi");
  const renewed = { grant_type: "refresh_token", refresh_token: answer.json().refresh_token };
  await askToken(renewed, { "accept-language": "en-US" });
  expect(await read()).toBe("en");
});

describe("signing in", () => {
  test.each(["  DOCUMENTATION ", "ｄｏｃｕｍｅｎｔａｔｉｏｎ", "documen\u200btation\u202e"])(
    "the documentation staff signs in as %j and is who she is",
    async (typed) => {
      const { access_token } = await tokens(typed);
      const claims = (await get("/Connect/Userinfo", access_token)).json();
      expect(claims).toMatchObject({
        id: people.documentation.id,
        userName: "documentation",
        nameVn: "Phạm Ngọc Lan",
        companyId,
        officeId: offices.hcm,
        departmentId: departments.documentationHcm,
        groupId: groups.documentationHcm,
        officeCode: "HCM",
      });
    },
  );

  test("a form is understood as well as JSON", async () => {
    const form = new URLSearchParams({
      grant_type: "password",
      username: "sales",
      password: castPassword,
      companyId,
      officeId: offices.hcm,
      client_id: "fairway",
    });
    const answer = await server.inject({
      method: "POST",
      url: "/connect/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: form.toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ token_type: "Bearer", expires_in: 900 });
  });

  test("a browser gets the refresh token as a cookie no script can read, and not in the answer", async () => {
    const answer = await enter("sales");
    expect(answer.json()).not.toHaveProperty("refresh_token");
    expect(answer.headers["set-cookie"]).toContainEqual(
      expect.stringMatching(/^fairway_refresh=\S+; Path=\/connect; HttpOnly; SameSite=Strict$/),
    );
  });

  test("an unknown name and a wrong password are answered alike, in the caller's language", async () => {
    const wrong = await enter("sales", { password: "Cast of Fairway 2" });
    const unknown = await enter("nobody");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toMatchObject({
      error: "invalid_grant",
      error_description: "The user name or password is incorrect.",
    });
    const vietnamese = await enter("nobody", {}, { "accept-language": "vi" });
    expect(vietnamese.json().error_description).toBe("Tên đăng nhập hoặc mật khẩu không đúng.");
  });

  test.each([
    ["no company", { companyId: undefined }, "invalid_grant", "signIn.companyInvalid"],
    [
      "the empty company",
      { companyId: "00000000-0000-0000-0000-000000000000" },
      "invalid_grant",
      "signIn.companyInvalid",
    ],
    [
      "another company",
      { companyId: "0190c0de-0000-7000-8000-0000000000ff" },
      "invalid_grant",
      "signIn.incorrect",
    ],
    ["another office", { officeId: offices.hph }, "invalid_grant", "signIn.noOffice"],
    ["another group", { groupId: groups.documentationHcm }, "invalid_grant", "signIn.noOffice"],
    ["an office that is no id", { officeId: "HCM" }, "invalid_request", "signIn.requestInvalid"],
    ["no user name", { username: "" }, "invalid_request", "signIn.requestInvalid"],
    ["no password", { password: undefined }, "invalid_request", "signIn.requestInvalid"],
    [
      "a password of a megabyte",
      { password: "x".repeat(1500) },
      "invalid_request",
      "signIn.requestInvalid",
    ],
    [
      "an unknown grant",
      { grant_type: "implicit" },
      "unsupported_grant_type",
      "signIn.requestInvalid",
    ],
  ])("%s is refused", async (_, change, error, code) => {
    const answer = await enter("sales", change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error, code });
  });

  test("after five failures the name is locked, the right password too, known or not", async () => {
    for (const name of ["accountant", "ghost"]) {
      for (let at = 0; at < 5; at += 1) await enter(name, { password: "wrong wrong" });
      const locked = await enter(name);
      expect(locked.json()).toMatchObject({
        error: "invalid_grant",
        error_description: "Too many failed attempts. Try again in 1 minute.",
      });
    }
    await sql("update sign_in_failure set locked_until = now()");
    expect((await enter("accountant")).statusCode).toBe(200);
    const left = await sql("select username from sign_in_failure where failures > 0");
    expect(left.rows).toEqual([{ username: "ghost" }]);
  });

  const enterFrom = (remoteAddress: string, username: string, change: object = {}) =>
    enter(username, change, {}, remoteAddress);
  const guess = (name: string, address: string, change = {}) =>
    enterFrom(address, name, { password: "wrong wrong", ...change });

  // A failure counted after so many others.
  const failAfter = async (level: number, address: string) => {
    await guess("slip", address);
    await sql("update sign_in_failure_from set level = $1, last_failure = now()", [level]);
    await guess("slip", address);
    await sql("update sign_in_failure_from set last_failure = now()");
  };

  test("sixty failures close an address to right passwords, too, and no other address", async () => {
    const [near, far] = ["203.0.113.60", "203.0.113.61"];
    await failAfter(60, near);
    expect((await enterFrom(near, "sales")).json()).toMatchObject({
      code: "signIn.tooManyFromHere",
      error_description: expect.stringMatching(/from your address. Try again in (1\d|20) seconds/),
    });
    expect((await enterFrom(far, "sales")).statusCode).toBe(200);
    await sql("update sign_in_failure_from set last_failure = now() - interval '21 seconds'");
    expect((await enterFrom(near, "sales")).statusCode).toBe(200);
  });

  const codesOf = (answers: readonly { json: () => { code?: string } }[]) =>
    Object.entries(Object.groupBy(answers, (each) => each.json().code ?? "in"))
      .map(([code, all]) => `${all?.length} ${code}`)
      .sort();

  test("five failures lock a name for their address, and it still signs in elsewhere", async () => {
    const [near, far] = ["203.0.113.62", "203.0.113.63"];
    for (let at = 0; at < 5; at += 1) await guess("receivable", near);
    expect((await enterFrom(near, "receivable")).json().code).toBe("signIn.locked");
    expect((await enterFrom(far, "receivable")).statusCode).toBe(200);
    expect((await enterFrom(near, "receivable")).json().code).toBe("signIn.locked");
  });

  test("of many guesses at once from one address five are compared, and a right one among them waits", async () => {
    const from = "203.0.113.64";
    const guesses = Array.from({ length: 39 }, () => guess("operation", from));
    const right = enterFrom(from, "operation");
    expect(codesOf(await Promise.all(guesses))).toEqual(["34 signIn.locked", "5 signIn.incorrect"]);
    expect((await right).json().code).toBe("signIn.locked");
    const fewer = Array.from({ length: 4 }, () => guess("documentation", from));
    const all = Array.from({ length: 3 }, () => enterFrom(from, "documentation"));
    expect(codesOf(await Promise.all(fewer))).toEqual(["4 signIn.incorrect"]);
    expect(codesOf(await Promise.all(all))).toEqual(["3 in"]);
    const left = await sql(
      "select failures, locked_until from sign_in_failure where username = 'documentation'",
    );
    expect(left.rows).toEqual([{ failures: 0, locked_until: null }]);
  });

  test("of guesses of one name from many addresses twenty are compared; a familiar address is spared", async () => {
    const own = "203.0.113.65";
    expect((await enterFrom(own, "manager")).statusCode).toBe(200);
    const guesses = Array.from({ length: 40 }, (_, at) => guess("manager", `198.51.100.${at}`));
    expect(codesOf(await Promise.all(guesses))).toEqual([
      "20 signIn.incorrect",
      "20 signIn.locked",
    ]);
    expect((await enterFrom("203.0.113.66", "manager")).json()).toMatchObject({
      code: "signIn.locked",
      error_description: "Too many failed attempts. Try again in 3 minutes.",
    });
    expect((await enterFrom(own, "manager")).statusCode).toBe(200);
    await sql("update sign_in_failure set last_success = now() - interval '31 days'");
    expect((await enterFrom(own, "manager")).json().code).toBe("signIn.locked");
    await sql("update sign_in_failure_anywhere set last_failure = now() - interval '4 minutes'");
    expect((await enterFrom(own, "manager")).statusCode).toBe(200);
  });

  test("an office of thirty signs in at once behind one address: they wait their turn", async () => {
    const office = "203.0.113.70";
    await failAfter(40, office);
    const all = await Promise.all(
      // A machine that runs other tests compares fewer passwords in the ten seconds of a turn.
      Array.from({ length: 30 }, () => enterFrom(office, "accountant")),
    );
    expect(all.filter((each) => each.statusCode !== 200)).toEqual([]);
  });

  test("of a flood from one address sixty are compared, the rest is held back; elsewhere one signs in", async () => {
    const from = "203.0.113.80";
    const auditedTimes = async () => {
      const counted = await sql(
        "select sum((after ->> 'times')::int)::int as times from audit_entry where after ->> 'from' = $1",
        [from],
      );
      return counted.rows[0].times as number;
    };
    const flood = Array.from({ length: 110 }, (_, at) => guess(`crowd${at}`, from));
    const elsewhere = await enterFrom("203.0.113.81", "sales");
    expect(elsewhere.statusCode).toBe(200);
    const codes = (await Promise.all(flood)).map((each) => each.json().code as string);
    const compared = codes.filter((code) => code === "signIn.incorrect").length;
    expect(compared).toBeGreaterThanOrEqual(60);
    // One more for each check that was running when the sixtieth failed, and for each second.
    expect(compared).toBeLessThan(100);
    const others = codes.filter((code) => code !== "signIn.incorrect");
    expect([...new Set(others)].sort()).toEqual(["request.tooMany"]);
    expect(await auditedTimes()).toBe(compared);
  });

  test("a try from a flooding address is held back and asks the database nothing", async () => {
    const from = "203.0.113.82";
    for (let at = 0; at < 80; at += 1) countRefused(from);
    const answered: string[] = [];
    const held = enterFrom(from, "sales").finally(() => answered.push("flood"));
    await server.inject("/health/live").finally(() => answered.push("elsewhere"));
    const answer = await held;
    expect([answer.statusCode, answer.json().code]).toEqual([429, "request.tooMany"]);
    expect(answered).toEqual(["elsewhere", "flood"]);
    expect((await sql("select from audit_entry where after ->> 'from' = $1", [from])).rows).toEqual(
      [],
    );
  });

  test("a flood from one address is one audit entry a minute, of a missing company none", async () => {
    const began = await sql("select date_trunc('minute', clock_timestamp())::text as minute");
    const nowhere = "0190c0de-0000-7000-8000-00000000dead";
    await guess("sales", "2001:db8:0:7::1", { companyId: nowhere });
    const names = Array.from({ length: 25 }, (_, at) => `flood${String(at).padStart(2, "0")}`);
    await Promise.all(names.map((name, at) => guess(name, `2001:db8:0:7::${at}`)));
    const found = await sql(
      "select * from audit_entry where after ->> 'from' = '2001:db8:0:7::/64'",
    );
    const ended = await sql("select date_trunc('minute', clock_timestamp())::text as minute");
    const minutes = began.rows[0].minute === ended.rows[0].minute ? 1 : 2;
    expect(found.rows.length).toBeLessThanOrEqual(minutes);
    const counted = found.rows.map(({ after }) => after.times).reduce((sum, each) => sum + each, 0);
    expect(counted).toBe(25);
    for (const { after } of found.rows) expect(after.tries.length).toBeLessThanOrEqual(20);
    expect((await sql("select from audit_entry where company_id = $1", [nowhere])).rows).toEqual(
      [],
    );
    expect(
      (await sql("select from sign_in_failure where company_id = $1", [nowhere])).rows,
    ).toEqual([]);
  });

  test.each([
    ["fewer", "jsonb_set(after, '{times}', '1')"],
    ["two more at once", "jsonb_set(after, '{times}', to_jsonb((after ->> 'times')::int + 2))"],
    [
      "another reason",
      "after || jsonb_build_object('code', 'x', 'times', (after ->> 'times')::int + 1)",
    ],
    [
      "no names",
      "after || jsonb_build_object('tries', '[]'::jsonb, 'times', (after ->> 'times')::int + 1)",
    ],
  ])("an entry of refused sign-ins is not changed to %s", async (_, change) => {
    await guess("somebody", "203.0.113.80");
    await expect(
      sql(`update audit_entry set after = ${change} where after ->> 'from' = '203.0.113.80'`),
    ).rejects.toThrow("the audit is only ever added to");
  });

  test("who has left, is off or has no active place left is not let in", async () => {
    await sql("update sys_user set active = false where username = 'operation'");
    expect((await enter("operation")).json().code).toBe("signIn.inactive");
    // A stranger who guesses learns nothing of it.
    expect((await enter("operation", { password: "guess guess" })).json().code).toBe(
      "signIn.incorrect",
    );
    await sql(
      "update sys_user set active = true, working_status = 'Off' where username = 'operation'",
    );
    expect((await enter("operation")).json().code).toBe("signIn.inactive");
    await sql("update sys_user set working_status = 'Working' where username = 'operation'");
    await sql("update user_level set active = false, is_default = false where user_id = $1", [
      people.operation.id,
    ]);
    expect((await enter("operation")).json().code).toBe("signIn.noCompany");
    await sql("update user_level set active = true, is_default = true where user_id = $1", [
      people.operation.id,
    ]);
    expect((await enter("operation")).statusCode).toBe(200);
  });

  test("the demonstration's public password opens nothing but the demonstration", async () => {
    const password = demonstrationPassword;
    const userId = people.sales.id;
    const { rows } = await sql("select password_hash from user_password where id = $1", [userId]);
    const passwordHash = await hashPassword(password);
    await inTransaction(database, (tx) =>
      givePassword(tx, { companyId, userId, passwordHash, mustChange: false }),
    );
    expect((await enter("sales", { password })).statusCode).toBe(400);
    await sql("update company set is_demonstration = true");
    expect((await enter("sales", { password })).statusCode).toBe(200);
    await sql("update company set is_demonstration = false");
    await sql("update user_password set password_hash = $2 where id = $1", [
      userId,
      rows[0].password_hash,
    ]);
  });

  test("a password is kept as an argon2id hash and refresh tokens as hashes only", async () => {
    const { refresh_token } = await tokens("manager");
    const hashes = await sql("select password_hash from user_password");
    expect(hashes.rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await sql("select string_agg(token_sha256, ' ') as all from refresh_token");
    expect(kept.rows[0].all).not.toContain(refresh_token?.split(".")[1]);
  });
});

describe("going on", () => {
  test("a refresh token is good once; the next one goes on", async () => {
    const first = await tokens("sales");
    const second = (await refresh(first.refresh_token)).json<Tokens>();
    expect((await get("/Connect/Userinfo", second.access_token)).statusCode).toBe(200);
    const third = (await refresh(second.refresh_token)).json<Tokens>();
    expect(third.refresh_token).not.toBe(second.refresh_token);
  });

  test("a refresh token that comes back ends the whole session", async () => {
    const first = await tokens("sales");
    const second = (await refresh(first.refresh_token)).json<Tokens>();
    const again = await refresh(first.refresh_token);
    expect(again.json()).toMatchObject({ error: "invalid_grant", code: "signIn.sessionOver" });
    expect((await refresh(second.refresh_token)).statusCode).toBe(400);
    expect((await get("/Connect/Userinfo", second.access_token)).statusCode).toBe(401);
  });

  test("two tabs that refresh in the same moment both go on; a minute later it is theft", async () => {
    const cookie = String((await enter("sales")).headers["set-cookie"]).split(";")[0] ?? "";
    const go = () => askToken({ grant_type: "refresh_token" }, { cookie });
    const both = await Promise.all([go(), go()]);
    expect(both.map((each) => each.statusCode)).toEqual([200, 200]);
    await sql(
      "update refresh_token set used_at = used_at - interval '1 minute' where used_at is not null",
    );
    expect((await go()).statusCode).toBe(400);
    const sibling = String(both[0]?.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await askToken({ grant_type: "refresh_token" }, { cookie: sibling })).statusCode).toBe(
      400,
    );
  });

  test("nothing, nonsense and an old refresh token are refused", async () => {
    const { refresh_token } = await tokens("sales");
    await sql("update refresh_token set expires_at = now()");
    for (const text of [undefined, "nonsense", `${companyId}.${"a".repeat(43)}`, refresh_token]) {
      expect((await refresh(text)).json()).toMatchObject({ error: "invalid_grant" });
    }
  });

  test("signing out ends this session and no other", async () => {
    const here = await tokens("director");
    const there = await tokens("director");
    const out = await get("/api/Account/Signout", here.access_token);
    expect(out.json()).toEqual({ status: true });
    expect((await get("/Connect/Userinfo", here.access_token)).statusCode).toBe(401);
    expect((await refresh(here.refresh_token)).statusCode).toBe(400);
    expect((await get("/Connect/Userinfo", there.access_token)).statusCode).toBe(200);
  });

  test("ending the session in the browser leads to the sign-in screen and nowhere else", async () => {
    const cookie = String((await enter("director")).headers["set-cookie"]).split(";")[0] ?? "";
    const end = (to: string) =>
      server.inject({
        url: `/connect/endsession?post_logout_redirect_uri=${encodeURIComponent(to)}`,
        headers: { cookie },
      });
    expect((await end("/vi/#/login")).headers.location).toBe("/vi/#/login");
    expect((await end("//evil.example")).headers.location).toBe("/#/login");
    expect((await end("https://evil.example")).headers.location).toBe("/#/login");
    expect((await askToken({ grant_type: "refresh_token" }, { cookie })).statusCode).toBe(400);
  });

  test("who is switched off is out at once", async () => {
    const { access_token, refresh_token } = await tokens("receivable");
    await sql("update sys_user set active = false where username = 'receivable'");
    expect((await get("/Connect/Userinfo", access_token)).statusCode).toBe(401);
    expect((await refresh(refresh_token)).json().code).toBe("signIn.inactive");
    await sql("update sys_user set active = true where username = 'receivable'");
  });
});

describe("a token that is not ours", () => {
  const facts = {
    userId: people.sales.id,
    companyId,
    officeId: offices.hcm,
    departmentId: null,
    groupId: null,
    sessionId: "0190c0de-0000-7000-8000-00000000beef",
  };
  const kidOf = async () => {
    await tokens("sales");
    const found = await sql("select kid, private_jwk from signing_key where known_until > now()");
    return found.rows[0] as { kid: string; private_jwk: object };
  };
  const sign = (
    key: Parameters<SignJWT["sign"]>[0],
    kid: string,
    change: { audience?: string; expires?: string; typ?: string } = {},
  ) =>
    new SignJWT(facts)
      .setProtectedHeader({ alg: "ES256", typ: change.typ ?? "at+jwt", kid })
      .setSubject(people.sales.id)
      .setAudience(change.audience ?? "fairway")
      .setIssuedAt()
      .setExpirationTime(change.expires ?? "15m")
      .sign(key);

  test("of our own key it is taken for what it says, so only the session counts", async () => {
    const { kid, private_jwk } = await kidOf();
    const key = await importJWK(private_jwk, "ES256");
    const found = await sql("select id, department_id, group_id from session where user_id = $1", [
      people.sales.id,
    ]);
    facts.sessionId = found.rows[0].id;
    facts.departmentId = found.rows[0].department_id;
    facts.groupId = found.rows[0].group_id;
    await sql("update session set logged_off_on = null, ended_because = null where id = $1", [
      facts.sessionId,
    ]);
    expect((await get("/Connect/Userinfo", await sign(key, kid))).statusCode).toBe(200);
    const refused = {
      expired: await sign(key, kid, { expires: "-1m" }),
      "for somebody else": await sign(key, kid, { audience: "other" }),
      "of another kind": await sign(key, kid, { typ: "JWT" }),
      "of an unknown key": await sign((await generateKeyPair("ES256")).privateKey, "unknown"),
      "of a false key": await sign((await generateKeyPair("ES256")).privateKey, kid),
      unsigned: new UnsecuredJWT(facts).setAudience("fairway").setExpirationTime("1h").encode(),
      nonsense: "a.b.c",
    };
    for (const [why, token] of Object.entries(refused)) {
      expect([why, (await get("/Connect/Userinfo", token)).statusCode]).toEqual([why, 401]);
    }
  });

  test("the published keys are public", async () => {
    const { keys } = (await server.inject("/.well-known/openid-configuration/jwks")).json();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).not.toHaveProperty("d");
  });

  test("a clock that runs a few seconds late is forgiven, a slower one is not", async () => {
    const { kid, private_jwk } = await kidOf();
    const key = await importJWK(private_jwk, "ES256");
    const found = await sql(
      `select id, department_id as "departmentId", group_id as "groupId" from session
        where user_id = $1 and logged_off_on is null limit 1`,
      [people.sales.id],
    );
    const { id: sessionId, ...unit } = found.rows[0];
    Object.assign(facts, unit, { sessionId });
    const late = async (seconds: number) =>
      (await get("/Connect/Userinfo", await sign(key, kid, { expires: `-${seconds}s` })))
        .statusCode;
    expect(await late(3)).toBe(200);
    expect(await late(8)).toBe(401);
  });

  test("a change of keys signs nobody out: tokens of the old key go on and are renewed", async () => {
    const before = await tokens("manager");
    await sql("update signing_key set signs_until = now() where signs_until > now()");
    const rotated = await buildServer({
      database: { ...database },
      handlers,
      authenticate: authenticateWith({ ...database }),
    });
    const ask = (url: string, token: string) =>
      rotated.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect((await ask("/Connect/Userinfo", before.access_token)).statusCode).toBe(200);
    const renewed = await rotated.inject({
      method: "POST",
      url: "/connect/token",
      payload: { grant_type: "refresh_token", refresh_token: before.refresh_token },
    });
    const after = renewed.json<Tokens>();
    const kid = (token: string) => decodeProtectedHeader(token).kid;
    expect(kid(after.access_token)).not.toBe(kid(before.access_token));
    expect((await ask("/Connect/Userinfo", after.access_token)).statusCode).toBe(200);
    await rotated.close();
  });

  test("a new key takes over while the old one is still known", async () => {
    const before = await tokens("sales");
    await sql("update signing_key set signs_until = now(), known_until = now() + interval '1 day'");
    const elsewhere = authenticateWith({ ...database });
    await expect(elsewhere(before.access_token)).resolves.toBeTypeOf("function");
    const who = { ...facts, sessionId: people.sales.id };
    const signed = await signAccessToken({ ...database }, who, "http://localhost");
    const kid = (token: string) => decodeProtectedHeader(token).kid;
    expect(kid(signed)).not.toBe(kid(before.access_token));
    await sql("update signing_key set known_until = now() where kid = $1", [
      kid(before.access_token),
    ]);
    const later = authenticateWith({ ...database });
    await expect(later(before.access_token)).rejects.toThrow("session.missing");
    await expect(later(signed)).resolves.toBeTypeOf("function");
  });

  test("discovery names where to go", async () => {
    const found = (await server.inject("/.well-known/openid-configuration")).json();
    expect(found.token_endpoint).toBe("http://localhost:80/connect/token");
    expect(found.grant_types_supported).toEqual(["password", "refresh_token"]);
  });
});

describe("guessing", () => {
  const change = (token: string, oldPassword: string, at = server) =>
    at.inject({
      method: "PUT",
      url: "/api/v1/en/SysUser/UpdatePassword",
      headers: { authorization: `Bearer ${token}` },
      payload: { oldPassword, newPassword: "Another of Fairway 2" },
    });

  test("the present password at its change counts like guessing at sign-in", async () => {
    const { access_token } = await tokens("accountant");
    for (let at = 0; at < 5; at += 1) {
      expect((await change(access_token, "wrong wrong")).json().code).toBe("password.wrong");
    }
    expect((await change(access_token, castPassword)).json().code).toBe("signIn.locked");
    expect((await enter("accountant")).json().code).toBe("signIn.locked");
    await sql("delete from sign_in_failure");
    expect((await change(access_token, "wrong wrong")).json().code).toBe("password.wrong");
  });

  test("a password in an address is refused, whatever it is", async () => {
    const { access_token } = await tokens("accountant");
    const answer = await get(
      "/api/v1/en/SysUser/UpdatePassword?password=Another%20of%20Fairway%202",
      access_token,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([400, "password.notInAddress"]);
    expect((await enter("accountant")).statusCode).toBe(200);
  });

  test("ten wrong changes of a password at once hold no connection while they are compared", async () => {
    const narrow = openDatabase(database.url, { poolSize: 4, waitMs: 3000 });
    const own = await peopleServer(narrow);
    const { access_token } = await tokens("manager", {}, own);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => change(access_token, "wrong wrong", own)),
    );
    const codes = all.map((each) => each.json().code as string).sort();
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => "password.wrong"),
      ...Array.from({ length: 5 }, () => "signIn.locked"),
    ]);
    await own.close();
    await narrow.close();
  });

  test("of two changes with the same present password one is made", async () => {
    const { access_token } = await tokens("receivable");
    const both = await Promise.all([1, 2].map(() => change(access_token, castPassword)));
    expect(both.map((each) => each.json().code ?? "changed").sort()).toEqual([
      "changed",
      "password.wrong",
    ]);
  });

  test.each([
    [
      "2,000 Chinese characters",
      () => String.fromCodePoint(...Array.from({ length: 2000 }, (_, at) => 0x4e00 + at * 7)),
    ],
    ["characters that become longer", () => "\ufdfa".repeat(2000)],
    ["a character that no text of the database has", () => "sa\u0000les"],
    ["half a character", () => "sales\ud83d"],
  ])("a user name of %s is a wrong one, which counts", async (_, name) => {
    const from = "203.0.113.83";
    const answer = await enter(name(), {}, {}, from);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "signIn.incorrect"]);
    const counted = await sql("select level from sign_in_failure_from where address = $1", [from]);
    expect(counted.rows).toEqual([{ level: 1 }]);
  });

  test("an unknown name costs the same hash as a wrong password", async () => {
    const checks = async () =>
      Number(/^password_checks_total (\d+)$/m.exec((await server.inject("/metrics")).body)?.[1]);
    for (const name of ["sales", "nobody"]) {
      const before = await checks();
      expect((await enter(name, { password: "wrong wrong" })).statusCode).toBe(400);
      expect([name, await checks()]).toEqual([name, before + 1]);
    }
  });
});

describe("working elsewhere", () => {
  const switchTo = (token: string, payload: object) =>
    server.inject({
      method: "POST",
      url: "/auth/switch",
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  test("somebody with places in both offices changes over and back; a stranger does not", async () => {
    await sql(
      `insert into user_level (company_id, id, user_id, level, office_id, position)
        values ($1, '0190c0de-0000-7000-8000-00000000cafe', $2, 'office', $3, 'Staff')`,
      [companyId, people.director.id, offices.hph],
    );
    const { access_token, refresh_token } = await tokens("director");
    const list = await get(
      `/api/v1/vi/SysOffice/GetOfficePermission/${people.director.id}/${companyId}`,
      access_token,
    );
    expect(list.json().map((each: { code: string }) => each.code)).toEqual(["HCM", "HPH"]);
    const moved = (await switchTo(access_token, { officeId: offices.hph })).json<Tokens>();
    const there = (await get("/Connect/Userinfo", moved.access_token)).json();
    expect(there).toMatchObject({ officeId: offices.hph, officeCode: "HPH", groupId: null });
    const later = (await refresh(refresh_token)).json<Tokens>();
    expect((await get("/Connect/Userinfo", later.access_token)).json().officeCode).toBe("HPH");
    const sales = await tokens("sales");
    const refused = await switchTo(sales.access_token, { officeId: offices.hph });
    expect(refused.json().code).toBe("signIn.noOffice");
  });

  test("the groups offered are one's own, the board as BOD, and nobody else's", async () => {
    const { access_token } = await tokens("director");
    const groupsOf = (userId: string) =>
      get(
        `/api/v1/en/SysGroup/GetDepartmentGroupPermission/${userId}/${offices.hcm}`,
        access_token,
      );
    expect((await groupsOf(people.director.id)).json()).toEqual([
      {
        departmentId: null,
        groupId: null,
        departmentName: "BOD",
        groupName: "",
        type: "BOD",
        isDefault: true,
      },
    ]);
    expect((await groupsOf(people.sales.id)).statusCode).toBe(403);
  });
});

describe("the one-time password of the first administrator", () => {
  test("opens nothing but its own change, which ends the other sessions", async () => {
    const { hint } = await inTransaction(database, bootstrapAdministrator);
    const company = await sql("select company_id from company where code = 'MYCO'");
    const own = { companyId: company.rows[0].company_id, password: hint.password };
    const entered = await enter(hint.username, { ...own, scope: "offline_access" });
    expect(entered.json()).toMatchObject({ must_change_password: true });
    const other = (await enter(hint.username, { ...own, scope: "offline_access" })).json<Tokens>();
    const { access_token } = entered.json<Tokens>();
    const menus = await get("/api/v1/en/Menu/GetMenus", access_token);
    expect([menus.statusCode, menus.json().code]).toEqual([403, "access.mustChangePassword"]);
    const change = (oldPassword: string, newPassword: string) =>
      server.inject({
        method: "PUT",
        url: "/api/v1/en/SysUser/UpdatePassword",
        headers: { authorization: `Bearer ${access_token}` },
        payload: { oldPassword, newPassword },
      });
    expect((await change("not it", "Cảng Hải Phòng 9")).json().code).toBe("password.wrong");
    for (const weak of ["short", "administrator-admin", hint.password, "aaaaaaaaaaaaaa"]) {
      expect((await change(hint.password, weak)).json().fields[0].field).toBe("newPassword");
    }
    expect((await change(hint.password, "Cảng Hải Phòng 9")).json()).toEqual({ status: true });
    expect((await get("/api/v1/en/Menu/GetMenus", access_token)).statusCode).toBe(200);
    expect((await get("/Connect/Userinfo", other.access_token)).statusCode).toBe(401);
    // Typed on another keyboard, the same letters may come in another form.
    const again = await enter(hint.username, {
      ...own,
      password: "Cảng Hải Phòng 9".normalize("NFD"),
    });
    expect(again.statusCode).toBe(200);
  });

  test("the companies to choose from are told to anybody, by id and abbreviation alone", async () => {
    const answer = await server.inject("/api/v1/vi/SysCompany/GetCompanyPermissionLevel");
    expect(answer.json()[0]).toEqual({ id: companyId, abbreviation: "CAST" });
  });
});
