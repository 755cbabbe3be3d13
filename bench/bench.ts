import { type Ground, openGround } from "./load/ground.ts";
import { keepResults, machineFacts } from "./load/keepResults.ts";
import { type Measured, measure, type Pair, warmUp } from "./load/measure.ts";
import { printHead, printRow } from "./load/print.ts";
import { claimRows } from "./rows/claims.ts";
import { debtFacts, debtRows } from "./rows/debts.ts";
import { documents } from "./rows/documents.ts";
import { keyedRows } from "./rows/keyed.ts";
import { listRows } from "./rows/lists.ts";
import { moneyRows } from "./rows/money.ts";
import { openRows } from "./rows/open.ts";
import { operationFacts, operationRows } from "./rows/operations.ts";
import { papers } from "./rows/papers.ts";
import { partnerRows } from "./rows/partners.ts";
import { billMeRows } from "./rows/billMe.ts";
import { payableRows } from "./rows/payables.ts";
import { profitRows } from "./rows/profit.ts";
import { radarRows } from "./rows/radar.ts";
import { boardRows } from "./rows/boards.ts";
import { reportFacts, reportRows } from "./rows/reports.ts";
import { saveRows } from "./rows/save.ts";
import { searchRows } from "./rows/search.ts";
import { serviceRows } from "./rows/eachService.ts";
import { statementRows } from "./rows/statements.ts";
import { soaPapers } from "./rows/soas.ts";
import { start } from "./rows/start.ts";
import { sweep } from "./rows/sweep.ts";

const benches: Readonly<Record<string, (ground: Ground) => Promise<Pair[]>>> = {
  lists: listRows,
  services: serviceRows,
  search: searchRows,
  open: openRows,
  save: saveRows,
  keyed: keyedRows,
  money: moneyRows,
  claims: claimRows,
  profit: profitRows,
  billme: billMeRows,
  partners: partnerRows,
  radar: radarRows,
  boards: boardRows,
  operations: operationRows,
  statements: statementRows,
  debts: debtRows,
  payables: payableRows,
  reports: reportRows,
};

const single: Readonly<
  Record<string, (ground: Ground) => Promise<Record<string, number | string>>>
> = {
  sweep,
  papers,
  documents,
  start,
  statements: soaPapers,
  debts: debtFacts,
  reports: reportFacts,
  operations: operationFacts,
};

const known = { ...benches, ...single };
const words = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const flag = (name: string, usual: number) =>
  Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split("=")[1] ?? usual);
const asked = words.filter((each) => each in known);
const size = words.find((each) => !(each in known)) ?? "10k";
const length = { rounds: flag("rounds", 3), seconds: flag("seconds", 0.6) };
const only = process.argv.find((each) => each.startsWith("--row="))?.slice(6) ?? "";

if (words[0] === "fill") {
  await import("./fill.ts");
  process.exit();
}
const ground = await openGround(size, {
  // The customs database of the bench is on this computer.
  ECUS_HOSTS: "127.0.0.1",
  SECRETS_KEY: "a key that lasts as long as a bench",
});
try {
  for (const bench of asked.length > 0 ? asked : Object.keys(known)) await run(bench);
} finally {
  await ground.stop();
}

async function run(bench: string): Promise<void> {
  const machine = machineFacts();
  const rows: Measured[] = [];
  console.log(`\n${bench}, ${ground.large.jobs} jobs, load ${machine["load"]}`);
  const pairs = (await benches[bench]?.(ground)) ?? [];
  if (pairs.length > 0) printHead();
  for (const pair of pairs.filter(({ name }) => name.includes(only))) {
    await warmUp(pair, flag("warm", 2));
    const clients = (pair.clients ?? [1, 8, 32]).filter((each) => each <= flag("clients", 32));
    for (const each of clients) {
      const row = await measure(pair, each, length);
      printRow(row);
      rows.push(row);
    }
    await pair.finish?.();
  }
  const facts = only ? undefined : await single[bench]?.(ground);
  if (facts) console.table(facts);
  if (!only) await keepResults({ bench, size, machine, rows, facts: facts ?? {} });
}
