import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DefaultQueryCompiler } from "kysely";
import { Client } from "pg";
import { afterAll, expect, inject } from "vitest";
import { lacksCompany, type PlanNode } from "./lacksCompany.ts";
import { isOfNoCompany } from "./ofNoCompany.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
// What tests, benches and the seed send themselves answers no user's request.
const aside = /(^|\/)(tests|bench|faults|db|scripts)\/|\.test\.ts/;
const through = /node_modules|^node:|engine\/db\/(tx|cursorRows|writeRows)\.ts|everyStatement\.ts/;

/**
 * Explains, at the end of the test file that calls this, every statement that the program sent in
 * it: each table must be restricted to one company (docs/decisions/0036).
 */
export function explainEveryStatement(): void {
  const sentBy = new Map<string, string>();
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function heard(...args) {
    const compiled = compile.apply(this, args);
    if (!sentBy.has(compiled.sql)) sentBy.set(compiled.sql, senderOf());
    return compiled;
  };
  afterAll(async () => {
    DefaultQueryCompiler.prototype.compileQuery = compile;
    await expectOneCompany(sentBy);
  });
}

/** The file that sends the statement: the first that is not on the way through. */
function senderOf(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const lines = (new Error().stack ?? "").split("\n").slice(1);
  Error.stackTraceLimit = limit;
  const files = lines.map(
    (line) => /(?:file:\/\/)?(\/[^\s()]+?|node:[^\s()]+?):\d+/.exec(line)?.[1],
  );
  const first = files.find((file) => file && !through.test(file));
  return first ? relative(repository, first) : "";
}

async function expectOneCompany(sentBy: ReadonlyMap<string, string>): Promise<void> {
  const sent = [...sentBy].filter(
    ([text, file]) => file && !aside.test(file) && !isOfNoCompany(file, text),
  );
  if (sent.length === 0) return;
  const client = new Client(inject("postgresPlans"));
  await client.connect();
  try {
    const keyed = await keyedTables(client);
    const wrong: string[] = [];
    for (const [text, file] of sent) {
      const plan = await planOf(client, text);
      const lacking = plan ? lacksCompany(plan, keyed) : [];
      if (lacking.length) wrong.push(`${file}: ${[...new Set(lacking)].join(", ")}\n${text}`);
    }
    expect(wrong, "these tables are not asked for one company").toEqual([]);
  } finally {
    await client.end();
  }
}

async function keyedTables(client: Client): Promise<ReadonlySet<string>> {
  const found = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'`,
  );
  return new Set(found.rows.map((each) => each.name));
}

async function planOf(client: Client, text: string): Promise<PlanNode | null> {
  const query = text.replace(/^\s*declare .*? cursor for/is, "");
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(query)) return null;
  try {
    const explained = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (generic_plan, verbose, format json) ${query}`,
    );
    return explained.rows[0]?.["QUERY PLAN"][0].Plan ?? null;
  } catch (error) {
    // A table or column that only one test has made; a statement that is refused on purpose.
    if (/^(42|22)/.test((error as { code: string }).code)) return null;
    throw error;
  }
}
