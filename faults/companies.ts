import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addCompany } from "@fairway/areas/access/contract.ts";
import { sendNotification } from "@fairway/areas/notification/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { connectHub } from "@fairway/ui/live/connectHub.ts";
import fc from "fast-check";
import type { Pool } from "pg";
import { changePassword, type Signed, signIn, whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import type { Finding } from "./finding.ts";
import { knownIds } from "./knownIds.ts";
import type { Product } from "./product.ts";
import { everyOperation, requestArbitrary } from "./requestArbitrary.ts";
import { until } from "./until.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");

interface Company {
  readonly id: string;
  readonly signed: Signed;
}

/** Two companies work in one database, and the second one tries to reach the first. */
export async function* runCompanies(
  product: Product,
  plan: { readonly requestsPerCall: number; readonly seed: number },
): AsyncGenerator<Finding> {
  const database = openDatabase(product.databaseUrl, { poolSize: 2 });
  try {
    const first = await companyOf(await signIn(product.address, product.admin));
    const second = await foundSecond(product, first);
    yield await apart(product, first, second);
    yield await worksInBoth(first, second, database.pool);
    yield await messages(first, second);
    yield await reachesNothing(first, second, { pool: database.pool, ...plan });
  } finally {
    await database.close();
  }
}

async function companyOf(signed: Signed): Promise<Company> {
  return { id: (await whoAmI(signed)).companyId, signed };
}

/** Founds the second company; its administrator has the same name as the first one's. */
async function foundSecond({ address, admin }: Product, { signed }: Company): Promise<Company> {
  const { data } = await signed.ask(addCompany, {
    code: "SECOND",
    nameEn: "Second Company",
    nameVn: "Công ty thứ hai",
    abbreviation: "SECOND",
    adminUsername: admin.user,
  } as never);
  const person = { user: admin.user, password: "The second one 2", companyId: data.id };
  await changePassword(address, { ...person, from: data.oneTimePassword });
  return companyOf(await signIn(address, person));
}

/** The password of one company opens nothing in the other, though the names are equal. */
async function apart(
  { address, admin }: Product,
  first: Company,
  second: Company,
): Promise<Finding> {
  const cases = [
    { companyId: second.id, user: admin.user, password: admin.password },
    { companyId: first.id, user: admin.user, password: "The second one 2" },
  ];
  const wrong: string[] = [];
  for (const each of cases) {
    const came = await signIn(address, each).then(
      () => true,
      () => false,
    );
    if (came) wrong.push(`${each.password} opens ${each.companyId}`);
  }
  return {
    name: "users of one name in both: the password of one opens nothing in the other",
    figure: `${cases.length} sign-ins refused`,
    wrong,
  };
}

/** Both do the main job at once; each series of numbers starts in each company at its beginning. */
async function worksInBoth(first: Company, second: Company, pool: Pool): Promise<Finding> {
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  const jobs = await Promise.all(
    [first, second].map(async ({ signed }) =>
      runMainjob(signed, await whoAmI(signed), scenario, null),
    ),
  );
  const wrong = jobs.flatMap(({ profit }) =>
    profit.vnd === "8748338" ? [] : [`the profit is ${profit.vnd}`],
  );
  const series = await Promise.all(
    [first, second].map(async ({ id }) => {
      const found = await pool.query<{ drawn: string | null }>(
        `select string_agg(kind || ' ' || last_number, ', ' order by kind, period, last_number) as drawn
          from document_sequence where company_id = $1`,
        [id],
      );
      return found.rows[0]?.drawn;
    }),
  );
  if (!series[0] || series[0] !== series[1]) wrong.push(`they drew ${series.join(" and ")}`);
  return {
    name: "both do a main job at once",
    figure: `profit ${jobs.map((each) => each.profit.vnd).join(" and ")} VND, the same numbers in both`,
    wrong,
  };
}

/** A message to everybody of one company is heard there only. */
async function messages(first: Company, second: Company): Promise<Finding> {
  const heard = [0, 0];
  let stood = 0;
  const open = [first, second].map(({ signed }, at) =>
    connectHub({
      base: signed.base,
      path: "/notification",
      token: () => signed.token,
      connected: () => void (stood += 1),
      heard: { NotificationWhenChange: () => void (heard[at] = (heard[at] ?? 0) + 1) },
    }),
  );
  try {
    await until(() => stood === 2);
    const me = await whoAmI(first.signed);
    await first.signed.ask(sendNotification, { title: "Ours", type: "User", userIds: [me.id] });
    await until(() => heard[0] !== 0);
    await pause(500);
  } finally {
    for (const each of open) each.close();
  }
  const wrong = heard[0] === 1 && heard[1] === 0 ? [] : [`heard ${heard.join(" and ")} times`];
  return { name: "a message of one is heard there only", figure: `${stood} connected`, wrong };
}

/** The second company sends the first one's ids to every call: it reads and changes nothing of it. */
async function reachesNothing(
  first: Company,
  second: Company,
  plan: { pool: Pool; requestsPerCall: number; seed: number },
): Promise<Finding> {
  const { pool } = plan;
  const ids = await knownIds(pool, { companyId: first.id });
  const own = new Set((await knownIds(pool, { companyId: second.id })).all);
  const foreign = new Set(ids.all.filter((each) => !own.has(each)));
  const before = await rowsOf(pool, first.id);
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  const named = new Set<string>();
  let sent = 0;
  for (const operation of everyOperation) {
    // These end the session that this run works with.
    if (/SignOut|EndSession|Password|EndMySession|connect\//i.test(operation.path)) continue;
    const samples = fc.sample(requestArbitrary(operation, ids), {
      numRuns: plan.requestsPerCall,
      seed: plan.seed,
    });
    for (const { method, url, type, payload } of samples) {
      const answer = await fetch(`${second.signed.base}${url.replace("{lang}", "en-US")}`, {
        method,
        redirect: "manual",
        headers: {
          authorization: `Bearer ${second.signed.token}`,
          ...(type ? { "content-type": type } : {}),
        },
        ...(payload === null ? {} : { body: payload as never }),
      });
      sent += 1;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const body = await answer.text();
      const asked = new Set(`${url} ${payload?.toString() ?? ""}`.match(uuids));
      for (const id of asked) named.add(id);
      // A refusal repeats what was asked for, and the audit does later; companies are public.
      const said = operation.path.includes("AuditLog") ? named : asked;
      const seen = (body.match(uuids) ?? []).filter(
        (id) => foreign.has(id) && id !== first.id && !said.has(id),
      );
      if (answer.status >= 500) wrong.push(`${answer.status} ${method} ${url.slice(0, 200)}`);
      if (seen.length > 0) wrong.push(`${method} ${url.slice(0, 200)} shows ${seen[0]}`);
    }
  }
  const after = await rowsOf(pool, first.id);
  for (const [table, rows] of Object.entries(before)) {
    if (after[table] !== rows) wrong.push(`rows of ${table} have changed`);
  }
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return {
    name: "the second sends the first one's ids to every call",
    figure: `${sent} requests with ${foreign.size} ids: ${counts.join(", ")}; ${Object.keys(before).length} tables unchanged`,
    wrong,
  };
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

// Written by the program's own clock, not by a person.
const byTheClock = /^(kept_|profit_touched|job_touched|idempotency_key)/;

/** A hash of the rows of a company, table by table. */
async function rowsOf(pool: Pool, companyId: string): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'company_id'
        and t.table_type = 'BASE TABLE' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.rows.filter((each) => !byTheClock.test(each.name))) {
    const found = await pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as sum
        from ${name} t where company_id = $1`,
      [companyId],
    );
    sums[name] = found.rows[0]?.sum ?? "";
  }
  return sums;
}
