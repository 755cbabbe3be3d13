import { chargeCalls } from "@fairway/areas/catalogue/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { signIn } from "../scripts/api/callServer.ts";
import { fillTable } from "./fillTable.ts";

const count = Number(process.argv[2] ?? 100_000);
const server = await startScratchServer({ demo: true });
const database = openDatabase(server.databaseUrl, { poolSize: 2 });
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
try {
  await fillTable(database, "charge", "true", count, {
    code: "'C' || n",
    charge_name_en: "'Bench charge ' || md5(n::text)",
    charge_name_vn: "'Phí thử ' || md5(n::text)",
    debit_charge: "null",
    credit_charge: "null",
  });
  const admin = server.signIns.find((each) => each.username === "admin");
  if (!admin) throw new Error("the demonstration lacks its administrator");
  const { token } = await signIn(server.address, { user: "admin", password: admin.password });
  // The server runs in this process; the answer is discarded, so it takes no memory.
  const take = async (format: string) => {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const worked = process.cpuUsage();
    const start = performance.now();
    const answer = await fetch(
      `${server.address}/api/v1/en-US/${chargeCalls.export?.path}?format=${format}`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: "{}",
      },
    );
    const first = performance.now() - start;
    let read = 0;
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      read += part.length;
    }
    clearInterval(watch);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(worked);
    const told = Number(answer.headers.get("x-file-bytes"));
    console.log(
      `${format}: ${answer.headers.get("x-file-rows")} rows in ${seconds.toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of them at work, begun after ${(first / 1000).toFixed(2)} s, ${megabytes(read)} (foretold ${megabytes(told)}), ${megabytes(peak - before)} more memory of ${megabytes(peak)}`,
    );
  };
  const start = performance.now();
  await database.pool.query("select * from charge order by f_unaccent(code)");
  console.log(`the rows alone, read at once: ${((performance.now() - start) / 1000).toFixed(2)} s`);
  for (const format of ["xlsx", "csv", "xlsx"]) await take(format);
} finally {
  await database.close();
  await server.stop();
}
