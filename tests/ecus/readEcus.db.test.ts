import { today } from "@fairway/core/time/day.ts";
import { addConnection } from "@fairway/areas/customs/server/saveConnection.ts";
import { addDeclaration } from "@fairway/areas/customs/server/saveDeclaration.ts";
import { importRead } from "@fairway/areas/customs/server/importRead.ts";
import * as lists from "@fairway/areas/customs/server/listReadings.ts";
import { readByNight, readEcus } from "@fairway/areas/customs/server/byTheClock.ts";
import {
  cancelReading,
  importFromCarriers,
  importFromEcus,
  readFromEcus,
} from "@fairway/areas/customs/server/startReading.ts";
import { useEcusSettings } from "@fairway/areas/customs/server/ecusSettings.ts";
import { testDatabase, testServerUrl } from "@fairway/engine/db/testDatabase.ts";
import { migrateJobs } from "@fairway/engine/jobs/jobs.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { companyId } from "../cast/people.ts";
import { refusal } from "../cast/refusal.ts";
import { writeShippingGround } from "../cast/shippingGround.ts";
import { type EcusServer, fill, reader } from "./ecusServer.ts";
import { installMariadb, startEcusMariadb } from "./mariadbServer.ts";
import { startEcusPostgres } from "./postgresServer.ts";
import { knownNumbers, transports, twelveRows } from "./twelveRows.ts";

const database = await testDatabase();
const nga = castActor("operation");
const hasMariadb = installMariadb() !== null;
if (!hasMariadb) console.warn("MariaDB is not installed here: its source is not tested.");

const does = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(database, work);
const read = async (id: string) => {
  await readEcus(database)({ companyId, id }, { id: "1", number: 1 });
  return does((tx) => lists.getReading(tx, nga, { id }));
};
const start = async (how: typeof importFromEcus = importFromEcus) =>
  (await does((tx) => how(tx, nga))).data.id;
const countsOf = async (how?: typeof importFromEcus) => {
  const { sources } = await read(await start(how));
  return sources.map((each) => ({
    state: each.state,
    read: each.readCount,
    new: each.newCount,
    known: each.knownCount,
    changed: each.changedCount,
    twice: each.twiceCount,
    doubtful: each.doubtfulCount,
  }));
};

beforeAll(async () => {
  await migrateJobs(database);
  await does(writeShippingGround);
});

describe.each([
  ["PostgreSQL", true, () => startEcusPostgres(testServerUrl())],
  ["MariaDB", hasMariadb, startEcusMariadb],
] as const)("declarations of ECUS in %s", (_, isHere, startServer) => {
  let server: EcusServer;
  const refill = async (source: ReturnType<typeof twelveRows>) => {
    await fill(server, "DTOKHAIMD", source);
    await fill(server, "DTOKHAIMD_VNACCS2", transports(source));
  };
  beforeAll(async () => {
    if (isHere) server = await startServer();
  }, 120_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    if (!isHere) return;
    useEcusSettings("a key of forty letters outside the data ", "127.0.0.1");
    await does(async (tx) => {
      await run(tx, sql`delete from ecus_reading where company_id = ${companyId}`);
      await run(tx, sql`delete from ecus_connection where company_id = ${companyId}`);
      await run(tx, sql`delete from customs_declaration where company_id = ${companyId}`);
      await addConnection(tx, nga, { name: "Customs desk", ...server.fields });
      for (const clearanceNo of knownNumbers) {
        const filled = { type: "Import", clearanceDate: `${today().slice(0, 7)}-01` };
        const made = await addDeclaration(tx, nga, {
          ...filled,
          clearanceNo,
          gateway: "VNSGN",
          hblid: `H${clearanceNo}`,
          serviceType: "Air",
          customerId: await customer(tx),
        });
        expect(made.status).toBe(true);
      }
    });
    await refill(twelveRows(today()));
  });

  test.runIf(isHere)(
    "ten are read: seven new, two known, one twice; again none is new (CU-10, CU-12, CU-15)",
    async () => {
      expect(await countsOf()).toEqual([
        { state: "Done", read: 10, new: 7, known: 2, changed: 2, twice: 1, doubtful: 0 },
      ]);
      const stored = await does((tx) =>
        rows<Record<string, unknown>>(
          tx,
          sql`select clearance_no, type, hblid, shipper, route, service_type, cargo_type, eta, source,
            gross_weight from customs_declaration
          where company_id = ${companyId} and source = 'Ecus' order by clearance_no`,
        ),
      );
      expect(stored).toHaveLength(7);
      expect(stored[2]).toMatchObject({ clearanceNo: "107000000050", type: "Export" });
      expect(stored[3]).toMatchObject({ hblid: 'O\'HARA "6"', cargoType: "FCL" });
      expect(stored[4]).toMatchObject({ shipper: "Công ty TNHH Bình Dương", serviceType: "Sea" });
      expect(stored[5]).toMatchObject({ eta: null, grossWeight: "1200.500" });
      expect(await countsOf()).toEqual([
        { state: "Done", read: 10, new: 0, known: 9, changed: 0, twice: 1, doubtful: 0 },
      ]);
    },
  );

  test.runIf(isHere)(
    "a known declaration takes channel and release; other differences are shown (CU-15)",
    async () => {
      const [first, ...others] = twelveRows(today());
      await refill([{ ...first, PLUONG: "3", NGAY_TQ: today() }, ...others]);
      const id = await start();
      await read(id);
      const found = await does((tx) =>
        one<Record<string, unknown>>(
          tx,
          sql`select route, released_on, version, gateway from customs_declaration
          where company_id = ${companyId} and clearance_no = ${knownNumbers[0]}`,
        ),
      );
      expect(found).toMatchObject({
        route: "Red",
        releasedOn: today(),
        version: 2,
        gateway: "VNSGN",
      });
      const known = await does((tx) =>
        lists.listReadRows(tx, nga, { readingId: id, outcome: "Known" }),
      );
      expect(
        known.data.find((row) => row.clearanceNo === knownNumbers[0])?.differences,
      ).toContainEqual({ field: "gateway", stored: "VNSGN", read: "VNCLI" });
    },
  );

  test.runIf(isHere)("doubtful rows are not stored and say why (CU-11)", async () => {
    const [, , third, fourth, ...others] = twelveRows(today());
    await refill([
      { ...third, SO_KIEN: "5000001" },
      { ...fourth, NGAY_DK: null },
      ...others.slice(0, 2),
    ]);
    const id = await start();
    const { sources } = await read(id);
    expect(sources[0]).toMatchObject({ readCount: 4, newCount: 2, doubtfulCount: 2 });
    const { data } = await does((tx) =>
      lists.listReadRows(tx, nga, { readingId: id, outcome: "Doubtful" }),
    );
    expect(data.map(({ reasons }) => reasons.join(" ")).toSorted()).toEqual([
      "It has no day of registration.",
      "Pieces (SO_KIEN) must be between 0 and 5,000,000, and is 5000001.",
    ]);
  });

  test.runIf(isHere)(
    "what is not stored yet is searched three ways and chosen (CU-18)",
    async () => {
      const preview = (tx: Tx) => readFromEcus(tx, nga, { feed: "Declarations" });
      const readingId = await start(preview as unknown as typeof importFromEcus);
      await read(readingId);
      const found = async (ask: object) =>
        (await does((tx) => lists.listUnstored(tx, nga, { size: 100, ...ask }))).data;
      // Seven are new, two known ones have changed.
      expect(await found({})).toHaveLength(9);
      expect(await found({ clearanceNos: "107000000050\n107000000060, 1" })).toHaveLength(2);
      expect(await found({ hbls: "hbl3" })).toHaveLength(2);
      expect(await found({ customer: "đồ chơi" })).toHaveLength(9);
      expect(await found({ customer: "0301234567" })).toHaveLength(9);
      expect(await found({ customer: "nobody" })).toHaveLength(0);
      const ids = (await found({ hbls: "HBL3" })).map(({ id }) => id);
      const some = await does((tx) => importRead(tx, nga, { readingId, ids }));
      expect(some.data).toEqual({ count: 2, known: 0, changed: 0 });
      expect(await found({})).toHaveLength(7);
      const other = castActor("documentation");
      const shut = does((tx) => importRead(tx, other, { readingId }));
      expect((await refusal(shut)).code).toBe("record.notFound");
      await refusal(does((tx) => lists.listUnstored(tx, other, { readingId })));
      const both = await Promise.all([
        does((tx) => importRead(tx, nga, { readingId })),
        does((tx) => importRead(tx, nga, { readingId })),
      ]);
      expect(both.map(({ data }) => data.count).toSorted()).toEqual([0, 5]);
    },
  );

  test.runIf(isHere)("the carriers' declarations are read likewise (CU-14)", async () => {
    await fill(server, "D_OLA", [
      {
        SOTK: "500012345670",
        NGAY_KB: today(),
        _XorN: "N",
        MA_DV: "0301234567",
        SO_VAN_DON: "73812345675",
        TRLUONG: "120.5",
        THE_TICH: "1.25",
        LUONG: "12",
        PLUONG: "1",
        MA_HIEU_PTVC: "Máy bay",
      },
    ]);
    expect(await countsOf(importFromCarriers)).toMatchObject([{ read: 1, new: 1 }]);
    const stored = await does((tx) =>
      one(
        tx,
        sql`select service_type, net_weight, cbm, route from customs_declaration
          where company_id = ${companyId} and clearance_no = '500012345670'`,
      ),
    );
    expect(stored).toMatchObject({
      serviceType: "Air",
      netWeight: "120.500",
      cbm: "1.250",
      route: "Green",
    });
  });

  test.runIf(isHere)("one connection that fails leaves the others (CU-10)", async () => {
    await does(async (tx) => {
      await addConnection(tx, nga, {
        ...server.fields,
        name: "A wrong one",
        dbpassword: "no",
        userId: nga.userId,
        dbname: server.fields.dbname.toUpperCase() + "X",
      });
      await addConnection(tx, nga, {
        ...server.fields,
        name: "B not allowed",
        serverName: "10.1.1.1",
      });
    });
    const { sources, state } = await read(await start());
    expect(state).toBe("Done");
    expect(sources.map((each) => [each.name, each.state, each.newCount])).toEqual([
      ["A wrong one", "Failed", 0],
      ["B not allowed", "Failed", 0],
      ["Customs desk", "Done", 7],
    ]);
    expect(sources[0]?.reason).toMatch(/refuses this account|has no database/);
    expect(sources[1]?.reason).toContain("The server may not connect to 10.1.1.1");
  });

  test.runIf(isHere)("a missing column and a missing table are named (CU-9)", async () => {
    const quote = server.fields.kind === "MariaDB" ? "`" : '"';
    const named = (name: string) => `${quote}${name}${quote}`;
    await server.run(`alter table ${named("D_OLA")} rename to ${named("D_OLA2")}`);
    const { sources } = await read(await start(importFromCarriers));
    expect(sources[0]?.reason).toContain("it lacks D_OLA");
    await server.run(`alter table ${named("D_OLA2")} rename to ${named("D_OLA")}`);
    await server.run(
      `alter table ${named("DTOKHAIMD")} rename column ${named("PLUONG")} to ${named("P2")}`,
    );
    expect((await read(await start())).sources[0]?.reason).toContain("DTOKHAIMD.PLUONG");
    await server.run(
      `alter table ${named("DTOKHAIMD")} rename column ${named("P2")} to ${named("PLUONG")}`,
    );
  });

  test.runIf(isHere)("the session may not write (CU-8)", async () => {
    const { postgresSource } = await import(
      "@fairway/areas/customs/server/sources/postgresSource.ts"
    );
    const { mariadbSource } = await import(
      "@fairway/areas/customs/server/sources/mariadbSource.ts"
    );
    const source = server.fields.kind === "MariaDB" ? mariadbSource : postgresSource;
    const { serverName, dbname, dbusername, port } = server.fields;
    const target = {
      host: serverName,
      address: serverName,
      port: Number(port),
      dbname,
      dbusername,
      password: reader.password,
    };
    await source.probe(target);
    const wrong = await refusal(source.probe({ ...target, password: "no" }));
    expect(wrong.code).toBe("ecus.wrongPassword");
    const gone = await refusal(source.probe({ ...target, dbname: "none_such" }));
    expect(["ecus.noDatabase", "ecus.wrongPassword"]).toContain(gone.code);
    expect((await refusal(source.probe({ ...target, port: 1 }))).code).toBe("ecus.silent");
  });

  test.runIf(isHere)(
    "many pages are read in order; each is as many statements as one row (CU-10)",
    async () => {
      const [some] = twelveRows(today());
      const many = Array.from({ length: 2_345 }, (_each, at) => ({
        ...some,
        _DToKhaiMDID: String(at),
        SOTK: String(108_000_000_000 + at),
      }));
      await refill(many);
      expect(await countsOf()).toMatchObject([{ read: 2_345, new: 2_345, twice: 0 }]);
      expect(await countsOf()).toMatchObject([{ read: 2_345, new: 0, known: 2_345 }]);
    },
    60_000,
  );

  test.runIf(isHere)(
    "a reading is canceled between two pages, and one that was begun goes on (CU-10)",
    async () => {
      const id = await start();
      await does((tx) => cancelReading(tx, nga, { id }));
      expect(await read(id)).toMatchObject({ state: "Canceled", sources: [{ readCount: 0 }] });
      const second = await start();
      expect((await refusal(start())).code).toBe("ecus.underWay");
      await does((tx) =>
        run(tx, sql`update ecus_reading set state = 'Running' where company_id = ${companyId}`),
      );
      expect(await read(second)).toMatchObject({ state: "Done", sources: [{ newCount: 7 }] });
    },
  );

  test.runIf(isHere)("connections that say so are read at night (CU-17)", async () => {
    await does((tx) => readByNight(tx, companyId));
    expect(await does((tx) => lists.listReadings(tx, nga))).toHaveLength(0);
    await does((tx) =>
      run(tx, sql`update ecus_connection set nightly = true where company_id = ${companyId}`),
    );
    await does((tx) => readByNight(tx, companyId));
    const [night] = await does((tx) => lists.listReadings(tx, nga));
    expect(await read(String(night?.id))).toMatchObject({ isNightly: true, state: "Done" });
    const told = await does((tx) =>
      rows<{ title: string }>(
        tx,
        sql`select title from notification where company_id = ${companyId}`,
      ),
    );
    expect(told.map(({ title }) => title)).toContain("ECUS, last night: 7 new declarations");
  });
});

test("without a connection there is nothing to read (CU-10)", async () => {
  const clerk = castActor("accountant");
  expect((await refusal(does((tx) => importFromEcus(tx, clerk)))).code).toBe("ecus.noConnection");
  await does(async (tx) => expect(statementCount(tx)).toBe(0));
});

async function customer(tx: Tx): Promise<string> {
  const { id } = await one<{ id: string }>(
    tx,
    sql`select id from partner where company_id = ${companyId} order by id limit 1`,
  );
  return id;
}
