import type { DirectorySettings } from "@fairway/engine/directory/openDirectory.ts";
import ldap from "ldapjs";
import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { peopleServer } from "../../../tests/cast/peopleServer.ts";
import { castPassword } from "../../../tests/cast/seedCast.ts";
import { checkDirectory, useDirectory } from "./directory.ts";

const database = await castDatabase();
const server = await peopleServer(database);

/** The people of the directory, by distinguished name. */
const people: Record<string, { uid: string; password: string }> = {
  "uid=documentation,ou=saigon,dc=fairway": { uid: "documentation", password: "In the tree 1" },
  "uid=sales,ou=haiphong,dc=fairway": { uid: "sales", password: "In the tree 2" },
  "uid=manager,ou=saigon,dc=fairway": { uid: "manager", password: "In the tree 3" },
  "cn=reader,dc=fairway": { uid: "reader", password: "Reads only" },
};
const asked: string[] = [];

/** What the directory's server hands its handlers, as far as they use it. */
interface Asked {
  readonly dn: { toString(): string };
  readonly credentials: string;
  readonly filter: { toString(): string; matches(entry: object): boolean };
}
interface Answering {
  send(entry: object): void;
  end(): void;
}
type Next = (error?: unknown) => void;

const tree = ldap.createServer();
// What TLS says to a port that speaks none is no message of the protocol; the tree hangs up on it.
tree.on("error", (error: Error) => expect(error.message).toMatch(/^Parser error/));
tree.bind("dc=fairway", (request: Asked, answer: Answering, next: Next) => {
  const dn = request.dn.toString().replaceAll(" ", "");
  if (people[dn]?.password !== request.credentials) {
    return next(new ldap.InvalidCredentialsError());
  }
  answer.end();
  return next();
});
for (const base of ["ou=saigon,dc=fairway", "ou=haiphong,dc=fairway"]) {
  tree.search(base, (request: Asked, answer: Answering, next: Next) => {
    asked.push(request.filter.toString());
    for (const [dn, { uid }] of Object.entries(people)) {
      if (!dn.endsWith(base) || !request.filter.matches({ uid })) continue;
      answer.send({ dn, attributes: { uid, objectclass: "person" } });
    }
    answer.end();
    return next();
  });
}
tree.search("ou=nowhere,dc=fairway", (_: Asked, __: Answering, next: Next) =>
  next(new ldap.NoSuchObjectError()),
);

let port = 0;
beforeAll(async () => {
  await database.pool.query(
    "update sys_user set is_ldap = true where username in ('documentation', 'sales', 'accountant')",
  );
  await new Promise<void>((listening) => tree.listen(0, "127.0.0.1", listening));
  port = (tree as unknown as { port: number }).port;
});
const settings = (change: Partial<DirectorySettings> = {}): DirectorySettings => ({
  url: `ldap://127.0.0.1:${port}`,
  bases: ["ou=saigon,dc=fairway", "ou=nowhere,dc=fairway", "ou=haiphong,dc=fairway"],
  nameAttribute: "uid",
  account: { dn: "cn=reader,dc=fairway", password: "Reads only" },
  startTls: false,
  timeoutMs: 1000,
  fallsBack: false,
  ...change,
});
beforeEach(() => {
  asked.length = 0;
  useDirectory(database, settings());
});
afterEach(() => database.pool.query("delete from sign_in_failure"));
afterAll(async () => {
  await server.close();
  await new Promise<void>((closed) => tree.close(() => closed()));
});

async function enter(username: string, password: string) {
  const payload = { grant_type: "password", username, password, companyId };
  const answer = await server.inject({ method: "POST", url: "/connect/token", payload });
  return answer.statusCode === 200 ? "in" : (answer.json().code as string);
}

describe("who signs in by the directory", () => {
  test("comes in with the password of the directory, found in any of its bases", async () => {
    expect(await enter("documentation", "In the tree 1")).toBe("in");
    expect(await enter("Sales", "In the tree 2")).toBe("in");
    const told = await database.pool.query(
      "select after ->> 'by' as by from audit_entry where kind = 'signIn'",
    );
    expect(told.rows).toEqual([{ by: "directory" }, { by: "directory" }]);
  });

  test("not with a wrong one, not with the one kept here, and not with none", async () => {
    expect(await enter("documentation", "In the tree 2")).toBe("signIn.incorrect");
    expect(await enter("documentation", castPassword)).toBe("signIn.incorrect");
    expect(await enter("documentation", " ")).toBe("signIn.requestInvalid");
    expect(await enter("accountant", "In the tree 1")).toBe("signIn.incorrect");
  });

  test("is locked after five failures like everybody", async () => {
    for (let at = 0; at < 5; at += 1) await enter("documentation", "no no no");
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.locked");
  });

  test("a user marked otherwise never asks it, though the tree knows the name", async () => {
    expect(await enter("manager", "In the tree 3")).toBe("signIn.incorrect");
    expect(await enter("manager", castPassword)).toBe("in");
    expect(asked).toEqual([]);
  });

  test("a name that looks like a filter finds nobody", async () => {
    const names = ["*", "doc*", "x)(uid=*", "*)(|(uid=*", "documentation\u0000"];
    const update = "update sys_user set username = $1 where username = $2";
    for (const name of names.filter((each) => !each.includes("\u0000"))) {
      await database.pool.query(update, [name, "accountant"]);
      expect([name, await enter(name, "In the tree 1")]).toEqual([name, "signIn.incorrect"]);
      await database.pool.query(update, ["accountant", name]);
    }
    expect(asked.length).toBeGreaterThan(0);
    // What was asked names the signs by their codes, so that none acts.
    for (const filter of asked) expect(filter.slice(5, -1)).not.toMatch(/[*()]/);
  });

  test("has no password here to change", async () => {
    const payload = { grant_type: "password", username: "documentation", companyId };
    const answer = await server.inject({
      method: "POST",
      url: "/connect/token",
      payload: { ...payload, password: "In the tree 1" },
    });
    const changed = await server.inject({
      method: "PUT",
      url: "/api/v1/en/SysUser/UpdatePassword",
      headers: { authorization: `Bearer ${answer.json().access_token}` },
      payload: { oldPassword: "In the tree 1", newPassword: "Another of Fairway 2" },
    });
    expect(changed.json().code).toBe("password.directory");
  });

  test("without a directory nobody marked so comes in", async () => {
    useDirectory(database, null);
    expect(await enter("documentation", castPassword)).toBe("signIn.incorrect");
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.incorrect");
  });
});

describe("a directory that does not answer", () => {
  test("tells the operator why, and the user not", async () => {
    const reasons: string[] = [];
    useDirectory(database, settings({ url: "ldap://127.0.0.1:1" }), (error) =>
      reasons.push(String(error)),
    );
    await checkDirectory(database);
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.directorySilent");
    expect(reasons).toHaveLength(2);
    expect(reasons[1]).toContain("ECONNREFUSED");
  });

  test("is said clearly and soon, and the password kept here does not count", async () => {
    useDirectory(database, settings({ url: "ldap://127.0.0.1:1" }));
    expect(await enter("documentation", castPassword)).toBe("signIn.directorySilent");
    useDirectory(database, settings({ account: { dn: "cn=reader,dc=fairway", password: "no" } }));
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.directorySilent");
    const failures = await database.pool.query("select * from sign_in_failure where failures > 0");
    expect(failures.rows).toEqual([]);
  });

  // Without the limit the mute server would hold the test until its own.
  test("is not waited for longer than told", { timeout: 20_000 }, async () => {
    const held: Socket[] = [];
    const mute = createServer((socket) => held.push(socket));
    await new Promise<void>((listening) => mute.listen(0, "127.0.0.1", listening));
    const { port: at } = mute.address() as { port: number };
    useDirectory(database, settings({ url: `ldap://127.0.0.1:${at}`, timeoutMs: 400 }));
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.directorySilent");
    for (const socket of held) socket.destroy();
    await new Promise<void>((closed) => mute.close(() => closed()));
  });

  test("lets the password kept here count only where that is set", async () => {
    useDirectory(database, settings({ url: "ldap://127.0.0.1:1", fallsBack: true }));
    expect(await enter("documentation", castPassword)).toBe("in");
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.incorrect");
    // While it answers, it alone decides.
    useDirectory(database, settings({ fallsBack: true }));
    expect(await enter("documentation", castPassword)).toBe("signIn.incorrect");
  });

  test("that speaks no TLS is no directory where TLS is asked for", async () => {
    useDirectory(database, settings({ startTls: true }));
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.directorySilent");
    useDirectory(database, settings({ url: `ldaps://127.0.0.1:${port}` }));
    expect(await enter("documentation", "In the tree 1")).toBe("signIn.directorySilent");
  });
});
