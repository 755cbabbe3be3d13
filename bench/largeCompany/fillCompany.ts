import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import type { PoolClient } from "pg";
import { dropIndexes, rebuildIndexes, vacuumTables } from "./fillIndexes.ts";

const folder = join(import.meta.dirname, "sql");
const lanes = 2;
const settings = `set session_replication_role = replica; set synchronous_commit = off;
  set work_mem = '256MB'; set maintenance_work_mem = '768MB'; set jit = off; set time zone 'UTC';
  set max_parallel_workers_per_gather = 2; set max_parallel_maintenance_workers = 0`;

const families: Readonly<Record<Family, string>> = { sea: "S", air: "A", operations: "O" };
/** How many of a hundred jobs are of a service; the others share what is left. */
const shares: Readonly<Record<string, number>> = { SFE: 57, SFI: 12, AE: 10, SCI: 1 };

/** The services as rows of values: code, letters, family, whether imports, whether boxes, share. */
function serviceRows(): string {
  const left = Object.values(shares).reduce((rest, share) => rest - share, 100);
  const others = openServices.filter(({ code }) => !(code in shares));
  const share = ({ code }: Service) => shares[code] ?? Math.round(left / others.length);
  return openServices
    .map((each) => {
      const { code, jobPrefix, family, direction, goods } = each;
      const flags = `${direction === "import"}, ${goods !== "dimensions"}`;
      return `('${code}', '${jobPrefix}', '${families[family]}', ${flags}, ${share(each)})`;
    })
    .join(", ");
}

/** The size of the company, and the seed of its random numbers. */
export interface CompanySize {
  readonly jobs: number;
  readonly seed: number;
}

/**
 * A hash of the statements that fill a company, which changes when one of them changes. A `.kept.`
 * statement writes rows that a migration writes for an earlier filling.
 */
export async function fillVersion(): Promise<string> {
  const hash = createHash("sha1");
  const files = (await steps()).filter((each) => !isKept(each));
  for (const file of files) hash.update(await readFile(join(folder, file)));
  return hash.digest("hex").slice(0, 8);
}

/**
 * Fills a founded company with jobs, bills, charges, documents and receipts, in sets inside
 * PostgreSQL. The history of the creation is written, foreign keys are not checked; the rules of
 * the books hold.
 */
export async function fillCompany(
  databaseUrl: string,
  companyId: string,
  { jobs, seed }: CompanySize,
  say: (line: string) => void,
): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: lanes });
  const clients = await Promise.all(Array.from({ length: lanes }, () => database.pool.connect()));
  const [first] = clients as [PoolClient];
  const partners = Math.max(1000, Math.round(jobs / 5));
  const known: Record<string, string | number> = {
    company: companyId,
    seed,
    jobs,
    partners,
    customers: Math.round(partners * 0.7),
    agents: Math.round(partners * 0.15),
    suppliers: Math.round(partners * 0.15),
    since: "2018-11-21",
    until: "2026-11-20",
    services: serviceRows(),
    offices: "HCM HPH HAN DAD VUT CTO BDG DNA QNH NTR UIH LAN",
  };
  try {
    for (const client of clients) await client.query(settings);
    const timed = async (name: string, work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      say(`${name.padEnd(24)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    };
    const run = async (file: string) => {
      const text = await readFile(join(folder, file), "utf8");
      if (!file.includes(".part.")) return first.query(fitted(text, known));
      const part = Math.ceil(jobs / lanes);
      return Promise.all(
        clients.map((client, at) =>
          client.query(fitted(text, { ...known, from: at * part + 1, to: (at + 1) * part })),
        ),
      );
    };
    const indexes = await dropIndexes(first);
    const files = await steps();
    for (const file of files.filter((each) => !isKept(each))) await timed(file, () => run(file));
    await timed("indexes", () => rebuildIndexes(clients, indexes));
    // The sources of kept sums look records up, so they are read with the indexes.
    for (const file of files.filter(isKept)) await timed(file, () => run(file));
    await first.query("drop schema fill cascade");
    await timed("vacuum", () => vacuumTables(clients));
  } finally {
    for (const client of clients) client.release();
    await database.close();
  }
}

const isKept = (file: string) => file.includes(".kept.");

async function steps(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
}

function fitted(text: string, known: Readonly<Record<string, string | number>>): string {
  return text.replace(/(?<!:):([a-z]+)\b/g, (whole, name: string) => String(known[name] ?? whole));
}
