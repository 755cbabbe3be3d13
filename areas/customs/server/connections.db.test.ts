import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { checkStoredConnection, checkTypedConnection } from "./checkConnection.ts";
import { passwordOf } from "./ecusSecretTable.ts";
import { useEcusSettings } from "./ecusSettings.ts";
import { reachableHost } from "./reachableHost.ts";
import { addConnection, getConnection, updateConnection } from "./saveConnection.ts";
import { declarationTable, transportTable } from "../model/ecusTables.ts";

const database = await testDatabase();
const nga = castActor("operation");
const key = "a key of forty letters outside the data ";
const password = "Mật khẩu-9";

/** The database of the test itself, as another computer would offer it. */
interface Here {
  readonly serverName: string;
  readonly port: string;
  readonly dbname: string;
  readonly dbusername: string;
}
let here: Here;

beforeAll(async () => {
  await inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const { port, dbname } = await one<{ port: string; dbname: string }>(
      tx,
      sql`select current_setting('port') as port, current_database() as dbname`,
    );
    here = { serverName: "127.0.0.1", port, dbname, dbusername: "ecus_reader" };
    await run(tx, sql`create role ecus_reader login password 'Reader-2026'`);
  });
});
afterAll(async () => {
  await inTransaction(database, async (tx) => {
    await run(tx, sql`drop owned by ecus_reader cascade`);
    await run(tx, sql`drop role ecus_reader`);
  });
});
beforeEach(() => useEcusSettings(key, "127.0.0.1; ecus.example.com:5433"));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const filled = {
  name: "Customs desk",
  kind: "PostgreSQL",
  serverName: "ecus.example.com",
  dbname: "ECUS5VNACCS",
  dbusername: "reader",
};
const add = async (tx: Tx, change: object = {}) =>
  (await addConnection(tx, nga, { ...filled, dbpassword: password, ...change })).data.id;
const change = async (tx: Tx, id: string, fields: object) => {
  const { version } = await getConnection(tx, nga, { id });
  return updateConnection(tx, nga, { id, version, ...fields });
};

test(
  "the password is kept encrypted, is never answered and has no history (CU-7)",
  story(async (tx) => {
    const id = await add(tx);
    const row = await getConnection(tx, nga, { id });
    expect(row).toMatchObject({ ...filled, userId: nga.userId, hasPassword: true });
    expect(JSON.stringify(row)).not.toContain("khẩu");
    expect(await passwordOf(tx, companyId, id)).toBe(password);
    const { sealed } = await one<{ sealed: Buffer }>(
      tx,
      sql`select sealed from ecus_secret where company_id = ${companyId} and connection_id = ${id}`,
    );
    expect(sealed.includes(password)).toBe(false);
    const kept = await rows<{ text: string }>(
      tx,
      sql`select h::text as text from history h where company_id = ${companyId} and record_id = ${id}`,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.some(({ text }) => /khẩu|sealed/.test(text))).toBe(false);
    useEcusSettings(`${key}.`, "");
    expect(await passwordOf(tx, companyId, id)).toBeNull();
  }),
);

test(
  "without a key no password is kept (CU-7)",
  story(async (tx) => {
    useEcusSettings(null, "");
    expect((await refusal(add(tx, { dbname: "OTHER" }))).code).toBe("ecus.noKey");
    const id = await add(tx, { dbpassword: "" });
    expect(await getConnection(tx, nga, { id })).toMatchObject({ hasPassword: false });
    expect((await refusal(checkStoredConnection(tx, nga, { id }))).code).toBe("ecus.noPassword");
  }),
);

test(
  "a person has one connection to a database (CU-7)",
  story(async (tx) => {
    await add(tx);
    await add(tx, { userId: people.documentation.id });
    expect((await refusal(add(tx, { dbname: "ecus5vnaccs" }))).code).toBe("record.exists");
  }),
);

test.each([
  ["serverName", "other.example.com"],
  ["port", "5434"],
  ["dbname", "OTHER"],
  ["dbusername", "other"],
  ["userId", people.documentation.id],
])("another %s needs the password again (CU-7)", (name, value) =>
  story(async (tx) => {
    const id = await add(tx);
    await run(tx, sql`savepoint typed`);
    const wrong = await refusal(change(tx, id, { [name]: value }));
    expect(wrongFields(wrong)).toEqual(["dbpassword ecus.passwordAgain"]);
    await run(tx, sql`rollback to savepoint typed`);
    await change(tx, id, { [name]: value, dbpassword: "New-2026" });
    expect(await passwordOf(tx, companyId, id)).toBe("New-2026");
    await change(tx, id, { note: "Second floor", active: false });
    expect(await passwordOf(tx, companyId, id)).toBe("New-2026");
  })(),
);

test("a name is resolved once, and near addresses are reached only by their address (CU-8)", async () => {
  const at = (address: string) => async () => address;
  useEcusSettings(key, "ecus.example.com; 127.0.0.1:5432; localhost; 169.254.1.2; ::1");
  expect(await reachableHost("ECUS.example.com", 5432, at("10.0.0.7"))).toBe("10.0.0.7");
  const shut = async (host: string, address: string, port = 5433) =>
    (await refusal(reachableHost(host, port, at(address)))).code;
  for (const address of ["127.0.0.2", "169.254.9.9", "0.0.0.0", "::ffff:127.0.0.3", "fe80::1"]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await shut("ecus.example.com", address), address).toBe("ecus.hostNotAllowed");
  }
  expect(await shut("10.0.0.7", "10.0.0.7")).toBe("ecus.hostNotAllowed");
  expect(await shut("127.0.0.1", "127.0.0.1")).toBe("ecus.hostNotAllowed");
  expect(await reachableHost("127.0.0.1", 5432, at("127.0.0.1"))).toBe("127.0.0.1");
  expect(await reachableHost("localhost", 5433, at("127.0.0.1"))).toBe("127.0.0.1");
  expect(await reachableHost("ecus.example.com", 5432, at("169.254.1.2"))).toBe("169.254.1.2");
  const gone = reachableHost("ecus.example.com", 5432, () => Promise.reject(new Error("no")));
  expect((await refusal(gone)).code).toBe("ecus.unknownHost");
});

const typed = (tx: Tx, fields: object = {}) =>
  checkTypedConnection(tx, nga, {
    ...here,
    kind: "PostgreSQL",
    dbpassword: "Reader-2026",
    ...fields,
  });

test(
  "the check tells what is wrong with a connection (CU-9)",
  story(async (tx) => {
    expect((await refusal(typed(tx))).code).toBe("ecus.noTable");
    expect((await refusal(typed(tx, { dbpassword: "wrong" }))).code).toBe("ecus.wrongPassword");
    expect((await refusal(typed(tx, { dbname: "none_such" }))).code).toBe("ecus.noDatabase");
    expect((await refusal(typed(tx, { serverName: "10.1.1.1" }))).code).toBe("ecus.hostNotAllowed");
    expect((await refusal(typed(tx, { port: "1" }))).code).toBe("ecus.silent");
    const bare = { serverName: "a/b", dbname: "x;y", dbusername: "", dbpassword: "" };
    expect(wrongFields(await refusal(typed(tx, bare)))).toEqual([
      "serverName field.invalid",
      "dbname field.invalid",
      "dbusername field.required",
      "dbpassword ecus.noPassword",
    ]);
  }),
);

test(
  "a computer that accepts and never answers ends the check (CU-9)",
  story(async (tx) => {
    const mute = createServer((socket) => socket.on("error", () => undefined));
    await new Promise<void>((done) => mute.listen(0, "127.0.0.1", done));
    const { port } = mute.address() as { port: number };
    expect((await refusal(typed(tx, { port: String(port) }))).code).toBe("ecus.silent");
    mute.close();
  }),
  20_000,
);

test("a database with the tables of ECUS 5 passes, by its id, too (CU-9)", async () => {
  await inTransaction(database, async (tx) => {
    for (const { table, columns } of [declarationTable, transportTable]) {
      const list = sql.join(columns.map((each) => sql`${sql.ref(each)} text`));
      // oxlint-disable-next-line no-await-in-loop
      await run(tx, sql`create table ${sql.table(table)} (${list})`);
      // oxlint-disable-next-line no-await-in-loop
      await run(tx, sql`grant select on ${sql.table(table)} to ecus_reader`);
    }
  });
  await rolledBack(database, async (tx) => {
    expect(await typed(tx)).toBe(true);
    const id = await add(tx, { ...here, dbpassword: "Reader-2026" });
    expect(await checkStoredConnection(tx, nga, { id })).toBe(true);
    const clerk = castActor("documentationHph", {
      change: { settingEcusConnection: { detail: "Owner", write: "None" } },
    });
    const shut = await refusal(checkStoredConnection(tx, clerk, { id }));
    expect([403, 404]).toContain(shut.entry.status);
  });
  await inTransaction(database, async (tx) => {
    await run(tx, sql`alter table "DTOKHAIMD" drop column "PLUONG"`);
  });
  await rolledBack(database, async (tx) => {
    const { facts } = await refusal(typed(tx));
    expect(facts).toMatchObject({ what: "DTOKHAIMD.PLUONG" });
  });
});
