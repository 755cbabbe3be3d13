import { rightsFor, type Role } from "@fairway/areas/access/model/rightsFor.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { refreshNotes } from "@fairway/areas/debitnote/server/refreshNotes.ts";
import { listShipments as listCall } from "@fairway/areas/shipment/contract.ts";
import { findJobs } from "@fairway/areas/shipment/server/findJobs.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { sentStatements, type SentStatement } from "../../bench/load/sentStatements.ts";
import { fillCompany } from "../../bench/largeCompany/fillCompany.ts";
import { foundLargeCompany } from "../../bench/largeCompany/foundLargeCompany.ts";
import { brokenRules } from "../../faults/books.ts";

const database = await testDatabase();
const jobs = 3000;
let people: Readonly<Record<string, { id: string; officeId: string; companyId: string }>> = {};

beforeAll(async () => {
  const companyId = await inTransaction(database, (tx) => foundLargeCompany(tx, 80));
  await fillCompany(database.url, companyId, { jobs, seed: 1 }, () => {});
  const found = await database.pool.query(
    `select u.username, u.id, l.office_id as "officeId", u.company_id as "companyId"
    from sys_user u
    join user_level l on l.company_id = u.company_id and l.user_id = u.id and l.is_default
    where u.username in ('truc', 'admin')`,
  );
  people = Object.fromEntries(found.rows.map((row) => [row.username, row]));
}, 120_000);

function actor(username: "truc" | "admin", role: Role) {
  const who = people[username];
  if (!who) throw new Error(`nobody is called ${username}`);
  return makeActor({
    userId: who.id,
    companyId: who.companyId,
    officeId: who.officeId,
    departmentId: null,
    groupId: null,
    userName: username,
    nameEn: username,
    userType: "Normal User",
    language: "en",
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights: rightsFor(role),
  });
}

interface Node {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}

/** The scans of a statement's plan, where reading a whole table is only the last resort. */
async function scansOf({ text, values }: SentStatement): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query("begin; set local enable_seqscan = off");
    const { rows } = await client.query({
      text: `explain (format json) ${text}`,
      values: [...values],
    });
    const scans = (node: Node): string[] => [
      ...(node["Node Type"].includes("Scan") && node["Node Type"] !== "CTE Scan"
        ? [`${node["Node Type"]} ${node["Index Name"] ?? node["Relation Name"] ?? ""}`]
        : []),
      ...(node.Plans ?? []).flatMap(scans),
    ];
    return scans(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** How many rows of a table a statement touches when it runs, whatever way it goes. */
async function rowsTouched({ text, values }: SentStatement, table: string): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query({
      text: `explain (analyze, format json) ${text}`,
      values: [...values],
    });
    const touched = (node: Node): number =>
      (node["Relation Name"] === table
        ? node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0))
        : 0) + (node.Plans ?? []).reduce((sum, each) => sum + touched(each), 0);
    return touched(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function planOf(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const sent = await sentStatements(() => inTransaction(database, work));
  const large = sent.filter((each) => /from shipment|with hit/.test(each.text));
  expect(large).toHaveLength(1);
  return scansOf(large[0] as SentStatement);
}

const listed = (as: ReturnType<typeof actor>, criteria: object) =>
  planOf((tx) =>
    listShipments(tx, as, {
      page: 1,
      size: 15,
      ...listCall.body.parse({ transactionType: "SFE", ...criteria }),
    }),
  );
const days = { fromServiceDate: "2025-03-01", toServiceDate: "2025-05-29" };

test("the generated company's books hold", async () => {
  expect(await brokenRules(database.pool)).toEqual([]);
});

test("an office's list of jobs as it opens is read from the index of its newest jobs", async () => {
  const scans = await listed(actor("truc", "documentation"), {});
  expect(scans).toContain("Index Only Scan shipment_by_office_modified");
  expect(scans.filter((scan) => /Seq Scan (shipment|house_bill)/.test(scan))).toEqual([]);
});

test("an office's jobs of some days are counted in an index alone", async () => {
  const scans = await listed(actor("truc", "documentation"), days);
  expect(scans).toContain("Index Only Scan shipment_by_office_day");
  expect(scans.filter((scan) => /Seq Scan (shipment|house_bill)/.test(scan))).toEqual([]);
});

test("the company's jobs of some days are counted in an index alone", async () => {
  const scans = await listed(actor("admin", "administrator"), days);
  expect(scans).toContain("Index Only Scan shipment_by_service_date");
});

test("the company's list as it opens is read from the index of its newest jobs", async () => {
  const scans = await listed(actor("admin", "administrator"), {});
  expect(scans).toContain("Index Only Scan shipment_by_modified");
});

test("what somebody has in other offices is found by its maker, its person and its salesman", async () => {
  const scans = await listed(actor("truc", "documentation"), {});
  expect(scans.join("\n")).toMatch(/shipment_by_creator/);
  expect(scans.join("\n")).toMatch(/shipment_by_person/);
  expect(scans.join("\n")).toMatch(/house_bill_by_seller/);
});

test("a number is looked for in the indexes of letters", async () => {
  const scans = await planOf((tx) =>
    findJobs(tx, actor("truc", "documentation"), { JobNo: "00000123" }),
  );
  for (const index of ["shipment_search", "house_bill_search", "container_search"]) {
    expect(scans).toContain(`Bitmap Index Scan ${index}`);
  }
});

test("the lines of a document are read by its claims, not looked for among all lines", async () => {
  const note = await database.pool.query("select id from cd_note order by code limit 1");
  const as = actor("truc", "accountant");
  const sent = await sentStatements(() =>
    inTransaction(database, (tx) => getCharges(tx, as, { documentId: note.rows[0].id })),
  );
  const read = sent.find((each) => each.text.includes("from surcharge s"));
  expect(await rowsTouched(read as SentStatement, "surcharge")).toBeLessThan(20);
});

test("a note learns of its invoices from its own lines, not from those of every invoice", async () => {
  const notes = await database.pool.query("select id from cd_note order by code limit 5");
  const ids = notes.rows.map((row) => String(row.id));
  const as = actor("truc", "accountant");
  const sent = await sentStatements(() =>
    inTransaction(database, (tx) => refreshNotes(tx, as, ids)),
  );
  const written = sent.find((each) => each.text.includes("update cd_note"));
  const lines = await rowsTouched(written as SentStatement, "acct_management_line");
  expect(lines).toBeLessThan(100);
});
