import { setTimeout as pause } from "node:timers/promises";
import {
  addConnection,
  checkTypedConnection,
  getReading,
  importFromEcus,
} from "@fairway/areas/customs/contract.ts";
import { today } from "@fairway/core/time/day.ts";
import { type EcusServer, fill } from "../tests/ecus/ecusServer.ts";
import { installMariadb, startEcusMariadb } from "../tests/ecus/mariadbServer.ts";
import { startEcusPostgres } from "../tests/ecus/postgresServer.ts";
import { knownNumbers, manyRows, transports, twelveRows } from "../tests/ecus/twelveRows.ts";
import { startScratchPostgres } from "../tests/setup/scratchPostgres.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { type Signed, whoAmI } from "./api/callServer.ts";
import { openServer } from "./api/openServer.ts";

const [kind = "", many = "0"] = process.argv.slice(2);
if (!["mariadb", "postgres"].includes(kind) || !/^\d{1,6}$/.test(many)) {
  console.error("npm run ecus -- mariadb|postgres [number of declarations to measure]");
  process.exit(2);
}
if (kind === "mariadb" && !installMariadb()) {
  console.error(
    "MariaDB is not installed here, and cannot be installed from the system's packages.",
  );
  process.exit(2);
}

process.env["SECRETS_KEY"] ??= "a key that lasts as long as this command does";
process.env["ECUS_HOSTS"] = "127.0.0.1";
const postgres = kind === "postgres" ? await startScratchPostgres() : null;
const source = postgres ? await startEcusPostgres(postgres.url) : await startEcusMariadb();
const server = await startScratchServer({ demo: false });
try {
  const signed = await openServer(server);
  const { id: userId } = await whoAmI(signed);
  const { fields } = source;
  console.log(`${fields.kind} at ${fields.serverName}:${fields.port}, database ${fields.dbname}`);
  const connection = { name: "Customs desk", userId, ...fields };
  await signed.ask(checkTypedConnection, connection as never);
  await signed.ask(addConnection, connection as never);
  const rows = twelveRows(today());
  await refill(
    source,
    rows.filter(({ SOTK }) => knownNumbers.some((known) => known === SOTK)),
  );
  await shown(signed, "Two declarations that are known afterwards");
  await refill(source, rows);
  await shown(signed, "Twelve rows");
  await shown(signed, "Again");
  if (Number(many) > 0) {
    await refill(source, manyRows(today(), Number(many)));
    await shown(signed, `${many} rows`);
    await shown(signed, "Again");
  }
} finally {
  await server.stop();
  await source.stop();
  await postgres?.stop();
}

async function refill(to: EcusServer, rows: ReturnType<typeof twelveRows>): Promise<void> {
  await fill(to, "DTOKHAIMD", rows);
  await fill(to, "DTOKHAIMD_VNACCS2", transports(rows));
}

/** Imports, waits for the end of the reading and prints its counts. */
async function shown(signed: Signed, title: string): Promise<void> {
  const began = performance.now();
  const { data } = await signed.ask(importFromEcus, {});
  for (;;) {
    const reading = await signed.ask(getReading, { id: data.id });
    if (reading.state === "Waiting" || reading.state === "Running") {
      await pause(200);
      continue;
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    for (const each of reading.sources) {
      const counts = `new ${each.newCount}, known ${each.knownCount}, twice ${each.twiceCount}`;
      const more = `changed ${each.changedCount}, doubtful ${each.doubtfulCount}`;
      console.log(
        `${title}: read ${each.readCount} in ${seconds} s: ${counts}, ${more}. ${each.state}`,
      );
      if (each.reason) console.log(`  ${each.reason}`);
    }
    return;
  }
}
