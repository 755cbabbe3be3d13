import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ask } from "@fairway/core/contract/call.ts";
import { listRadar as radarCall } from "@fairway/areas/radar/contract.ts";
import { radarHome } from "@fairway/areas/radar/model/radarHome.ts";
import { radarAsk } from "@fairway/areas/radar/model/radarView.ts";
import { listRadar } from "@fairway/areas/radar/server/listRadar.ts";
import { rightsFor, type Role } from "@fairway/areas/access/model/rightsFor.ts";
import { wardsOfOldAddress } from "@fairway/areas/catalogue/server/findWards.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { dueSums } from "@fairway/areas/due/server/dueSums.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { pageInvoices } from "@fairway/areas/invoice/contract.ts";
import { listInvoices } from "@fairway/areas/invoice/server/listInvoices.ts";
import { openInvoices } from "@fairway/areas/invoice/server/openInvoices.ts";
import { pageNotes } from "@fairway/areas/note/contract.ts";
import { listNotes } from "@fairway/areas/note/server/listNotes.ts";
import { pageReceipts } from "@fairway/areas/receipt/contract.ts";
import { listReceipts } from "@fairway/areas/receipt/server/listReceipts.ts";
import { restateNotes } from "@fairway/areas/note/server/restateNotes.ts";
import {
  bestCustomers,
  countJobs,
  sumReceivable,
} from "@fairway/areas/report/server/dashboardTable.ts";
import { countTile } from "@fairway/areas/report/server/countTile.ts";
import { overdueCustomers } from "@fairway/areas/report/server/homeTable.ts";
import { overdueAddress, tileAddress, tileKeys } from "@fairway/areas/report/model/homeParts.ts";
import { mayHave } from "@fairway/areas/report/model/usualParts.ts";
import { invoiceAsk } from "@fairway/areas/invoice/model/invoiceWork.ts";
import { noteAsk } from "@fairway/areas/note/model/noteWork.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import "@fairway/areas/shipment/server/mayOpenJob.ts";
import { jobAsk } from "@fairway/areas/shipment/model/jobAsk.ts";
import { readTableView } from "@fairway/ui/table/tableState.ts";
import { prepaidAsk, prepaidHome } from "@fairway/areas/credit/model/prepaidView.ts";
import { releaseList } from "@fairway/areas/credit/model/releaseAddress.ts";
import { releaseAsk } from "@fairway/areas/credit/model/releaseView.ts";
import { pagePrepaidNotes } from "@fairway/areas/credit/server/pagePrepaidNotes.ts";
import { pageReleases } from "@fairway/areas/credit/server/pageReleases.ts";
import { billMeHome } from "@fairway/areas/billme/model/billMeHome.ts";
import { billMeAsk } from "@fairway/areas/billme/model/billMeView.ts";
import { listJobsToBill } from "@fairway/areas/billme/server/listJobsToBill.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { listShipments as listCall } from "@fairway/areas/shipment/contract.ts";
import { findJobs } from "@fairway/areas/shipment/server/findJobs.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import * as operations from "@fairway/areas/operation/contract.ts";
import { listOperations } from "@fairway/areas/operation/server/listOperations.ts";
import { usePublicAddress } from "@fairway/areas/mail/server/publicAddress.ts";
import { remindOfDays } from "@fairway/areas/mail/server/remindOfDays.ts";
import { restateJobs } from "@fairway/areas/stage/server/restateJobs.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { NamedClient } from "@fairway/engine/db/namedClient.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countingStatements } from "../../bench/countingStatements.ts";
import { sentStatements, type SentStatement } from "../../bench/load/sentStatements.ts";
import { serviceCounts } from "../../bench/countsOfServices.ts";
import { statementCounts } from "../../bench/statementCounts.ts";
import { demonstrationPassword } from "../../db/seed/demonstrationPeople.ts";
import { openClient } from "../../faults/client.ts";
import { startServer } from "../../apps/server/startServer.ts";
import { signIn, whoAmI } from "../../scripts/api/callServer.ts";
import { playStory } from "../../scripts/story/playStory.ts";
import { storyOf } from "../../scripts/story/story.ts";
import { fillCompany } from "../../bench/largeCompany/fillCompany.ts";
import { foundLargeCompany } from "../../bench/largeCompany/foundLargeCompany.ts";
import { brokenRules } from "../../faults/books.ts";

const database = await testDatabase();
// More than are looked up one by one.
const jobs = 3200;
interface Person {
  readonly id: string;
  readonly officeId: string;
  readonly departmentId: string;
  readonly groupId: string;
  readonly companyId: string;
}
let people: Readonly<Record<string, Person>> = {};

beforeAll(async () => {
  const companyId = await inTransaction(database, (tx) => foundLargeCompany(tx, 80));
  await fillCompany(database.url, companyId, { jobs, seed: 1 }, () => {});
  const found = await database.pool.query(
    `select u.username, u.id, l.office_id as "officeId", l.group_id as "groupId",
      l.department_id as "departmentId", u.company_id as "companyId"
    from sys_user u
    join user_level l on l.company_id = u.company_id and l.user_id = u.id and l.is_default
    where u.username in ('truc', 'admin', 'nam')`,
  );
  people = Object.fromEntries(found.rows.map((row) => [row.username, row]));
}, 300_000);

function actor(username: "truc" | "admin" | "nam", role: Role) {
  const who = people[username];
  if (!who) throw new Error(`nobody is called ${username}`);
  return makeActor({
    userId: who.id,
    companyId: who.companyId,
    officeId: who.officeId,
    departmentId: who.departmentId,
    groupId: who.groupId,
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
    const explained = await client.query({
      text: `explain (format json) ${text}`,
      values: [...values],
    });
    const scans = (node: Node): string[] => [
      ...(node["Node Type"].includes("Scan") && node["Node Type"] !== "CTE Scan"
        ? [`${node["Node Type"]} ${node["Index Name"] ?? node["Relation Name"] ?? ""}`]
        : []),
      ...(node.Plans ?? []).flatMap(scans),
    ];
    return scans(explained.rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** How many rows of a table a statement touches when it runs, whatever way it goes. */
async function rowsTouched(
  { text, values }: SentStatement,
  table: string,
  before = "",
): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(before);
    const explained = await client.query({
      text: `explain (analyze, format json) ${text}`,
      values: [...values],
    });
    return rowsOfTables(explained.rows[0]["QUERY PLAN"][0].Plan).get(table) ?? 0;
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
  expect(await brokenRules(database)).toEqual([]);
});

// Of the jobs of the company, one of a hundred is of the rarest of them.
test.each(openServices.map(({ code, family }) => ({ code, family })))(
  "an office's list of jobs of $code as it opens is read from the index of its newest jobs",
  async ({ code, family }) => {
    const role = family === "operations" ? "operation" : "documentation";
    const scans = await listed(actor("truc", role), { transactionType: code });
    expect(scans).toContain("Index Only Scan shipment_by_office_modified");
    expect(scans.filter((scan) => /Seq Scan (shipment|house_bill)/.test(scan))).toEqual([]);
  },
);

test.each(["CL", "TK"])(
  "the list of jobs of %s and its search by declaration read indexes, with as many statements for any page",
  async (transactionType) => {
    const list = (criteria: object) =>
      sentStatements(() =>
        inTransaction(database, (tx) =>
          listOperations(tx, actor("truc", "operation"), {
            page: 1,
            size: 15,
            ...operations.listOperations.body.parse({ transactionType, ...criteria }),
          }),
        ),
      );
    const whole = /Seq Scan (shipment|house_bill|operations_job|customs_declaration)/;
    for (const criteria of [
      days,
      { searchType: "clearanceNo", keyword: "104912" },
      { searchType: "jobNo", keyword: "2611/0001" },
      { searchType: "hwbno", keyword: "0001" },
      { productService: "Air", shipmentMode: "External", ...days },
    ]) {
      const sent = await list(criteria);
      expect(sent.length).toBeLessThanOrEqual(6);
      for (const each of sent.filter(({ text }) =>
        /from (shipment|customs|hit)|with hit/.test(text),
      )) {
        expect((await scansOf(each)).filter((scan) => whole.test(scan))).toEqual([]);
      }
    }
  },
);

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

const orders = {
  datetimeCreated: "created",
  jobNo: "job_no",
  mawb: "mawb",
  etd: "etd",
  eta: "eta",
} as const;

test.each(Object.entries(orders))(
  "a broad list in the order of %s is walked in the index of that order",
  async (sort, name) => {
    for (const order of ["asc", "desc"]) {
      const broad = { isLocked: true, sort, order };
      const office = name === "job_no" ? "job_no_of_office" : name;
      const ofOffice = await listed(actor("truc", "documentation"), broad);
      expect(ofOffice).toContain(`Index Only Scan shipment_order_${office}`);
      const ofCompany = await listed(actor("admin", "administrator"), broad);
      expect(ofCompany).toContain(`Index Only Scan shipment_order_${name}`);
    }
  },
);

test("a walked list shows the jobs that reading them all would show, those without a value last", () =>
  rolledBack(database, async (tx) => {
    const as = actor("admin", "administrator");
    await run(
      tx,
      sql`update shipment set mawb = null, etd = null, eta = null
        where company_id = ${as.companyId} and right(job_no, 1) = '7'`,
    );
    for (const [sort, column] of [
      ...Object.entries(orders),
      ["datetimeModified", "datetime_modified"],
      ["serviceDate", "service_date"],
    ] as const) {
      const sorted = sql.raw(column === "created" ? "datetime_created" : column);
      for (const order of ["asc", "desc"] as const) {
        for (const page of [2, 90]) {
          const way = sql.raw(order);
          const all = await rows<{ id: string; of: number }>(
            tx,
            sql`select id, count(*) over ()::int as of from shipment
              where company_id = ${as.companyId} and transaction_type = 'SFE' and is_locked
                and current_status = 'Finish'
              order by ${sorted} ${way} nulls last, id ${way} limit 15 offset ${(page - 1) * 15}`,
          );
          expect(all[0]?.of).toBeGreaterThan(1350);
          const found = await listShipments(tx, as, {
            page,
            size: 15,
            ...listCall.body.parse({
              transactionType: "SFE",
              status: "Finish",
              isLocked: true,
              sort,
              order,
            }),
          });
          const ids = (list: readonly { readonly id: string }[]) => list.map((each) => each.id);
          expect([sort, order, ids(found.data)]).toEqual([sort, order, ids(all)]);
          expect([found.totalItems, found.capped]).toEqual([1000, true]);
        }
      }
    }
  }));

test("of words that every job carries a person of each reach is shown the first jobs and no wrong number", async () => {
  const company = actor("admin", "administrator");
  const reached = {
    all: [company, sql`true`],
    office: [actor("truc", "documentation"), sql`office_id = ${people["truc"]?.officeId}`],
  } as const;
  for (const [as, reach] of Object.values(reached)) {
    await inTransaction(database, async (tx) => {
      const all = await rows<{ id: string; of: number }>(
        tx,
        sql`select id, count(*) over ()::int as of from shipment
          where company_id = ${as.companyId} and transaction_type = 'SFE' and ${reach}
            and current_status <> 'Canceled'
          order by etd, id limit 15 offset 15`,
      );
      const criteria = { transactionType: "SFE", keyword: "/0", sort: "etd", order: "asc" };
      const found = await listShipments(tx, as, {
        page: 2,
        size: 15,
        ...listCall.body.parse(criteria),
      });
      expect(found.data.map((each) => each.id)).toEqual(all.map((each) => each.id));
      const total = all[0]?.of ?? 0;
      expect([found.totalItems, found.capped]).toEqual([Math.min(total, 1000), total > 1000]);
    });
  }
});

test("jobs that are not done or not locked are read from the indexes of the few they are", async () => {
  const as = actor("truc", "documentation");
  const ofState = await listed(as, { status: "Warning", sort: "jobNo" });
  expect(ofState.join("\n")).toMatch(/shipment_not_done/);
  const open = await listed(as, { isLocked: false, sort: "etd" });
  expect(open.join("\n")).toMatch(/shipment_not_locked/);
});

test("the money of the jobs of a page is read from their own lines, documents and items", async () => {
  for (const as of [actor("truc", "documentation"), actor("nam", "sales")]) {
    const scans = (await listed(as, {})).join("\n");
    for (const index of ["surcharge_by_job", "charge_claim_pk", "due_unique"]) {
      expect(scans).toContain(index);
    }
    expect(scans).not.toMatch(/Seq Scan (surcharge|charge_claim|due)/);
  }
});

test("whose unit sold a job is asked for the jobs of a short list alone", async () => {
  const group = actor("nam", "sales");
  expect(group.reach("docSeaFCLExport.list")).toBe("Group");
  for (const criteria of [{}, days, { isLocked: false }]) {
    const scans = await listed(group, criteria);
    expect(scans).toContain("Index Only Scan house_bill_by_job");
  }
});

test("the dashboard reads what is kept, and no line or item while none was touched", async () => {
  for (const as of [actor("truc", "documentation"), actor("admin", "administrator")]) {
    for (const [read, index] of [
      [countJobs, "job_unbilled_by_day"],
      [bestCustomers, "job_customer_by_day"],
    ] as const) {
      const sent = await sentStatements(() =>
        inTransaction<unknown>(database, (tx) => read(tx, as)),
      );
      const statement = sent.find((each) => each.text.includes("kept_noted")) as SentStatement;
      expect((await scansOf(statement)).join("\n")).toMatch(index);
      expect(await rowsTouched(statement, "surcharge")).toBe(0);
    }
    const sent = await sentStatements(() =>
      inTransaction<unknown>(database, (tx) => sumReceivable(tx, as)),
    );
    const receivables = sent.find((each) => each.text.includes("kept_noted")) as SentStatement;
    expect(await rowsTouched(receivables, "due_day")).toBeGreaterThan(0);
    expect(await rowsTouched(receivables, "due")).toBe(0);
  }
});

/** The service whose list stands at an address. */
function serviceAt(path: string) {
  const service = openServices.find((each) => listHome(each) === path);
  if (!service) throw new Error(`no list of jobs stands at ${path}`);
  return service.code;
}

/** The radar as a list with the money at risk of the chosen state. */
async function radarAt(tx: Tx, as: ReturnType<typeof actor>, ask: Ask<typeof radarCall>) {
  const { totalItems, tiles } = await listRadar(tx, as, ask);
  const chosen = tiles.find(({ state }) => state === ask.state);
  return { totalItems, capped: false, amount: chosen?.atRisk ?? "0" };
}

/** The answer of the list that an address opens, without its rows. */
async function listAt(tx: Tx, as: ReturnType<typeof actor>, address: string) {
  const [path = "", search = ""] = address.split("?");
  const view = readTableView(
    Object.fromEntries(new URLSearchParams(search)),
    { dates: true, filters: ["work", "status", "dates", "partner", "service", "view", "state"] },
    as.today,
  );
  const page = { page: 1, size: 15 };
  const found = path.endsWith("cd-invoice")
    ? await listNotes(tx, as, { ...pageNotes.body.parse(noteAsk(view)), ...page })
    : path.endsWith("vat-invoice")
      ? await listInvoices(tx, as, { ...pageInvoices.body.parse(invoiceAsk(view)), ...page })
      : path === billMeHome
        ? await listJobsToBill(tx, as, { ...billMeAsk(view), ...page })
        : path === radarHome
          ? await radarAt(tx, as, radarCall.body.parse({ ...radarAsk(view), ...page }))
          : path === prepaidHome
            ? await pagePrepaidNotes(tx, as, { partnerId: null, ...prepaidAsk(view), ...page })
            : path === releaseList
              ? await pageReleases(tx, as, {
                  partnerId: null,
                  jobId: null,
                  ...releaseAsk(view),
                  ...page,
                })
              : await listShipments(tx, as, {
                  ...listCall.body.parse(jobAsk(serviceAt(path), view)),
                  ...page,
                });
  const { totalItems: count, capped } = found;
  return { count, capped, amount: "amount" in found ? found.amount : null };
}

test("every tile counts and adds up what the list that it opens shows, for users of every reach", () =>
  rolledBack(database, async (tx) => {
    const clerk = actor("truc", "documentation");
    // The generated jobs lie in the past: some sail within days, and some stages are the clerk's.
    const { companyId, userId, today } = clerk;
    await run(
      tx,
      sql`update shipment set eta = null, ata = null, atd = null, current_status = 'Processing',
          person_incharge = ${userId}, etd = ${today}::date + (right(job_no, 1)::int - 4)
        where company_id = ${companyId} and service_date > ${today}::date - 60
          and current_status <> 'Canceled'`,
    );
    // Some have left long ago, so what is sold on them is past its billing day.
    await run(
      tx,
      sql`update shipment set atd = ${today}::date - 30
        where company_id = ${companyId} and service_date > ${today}::date - 60
          and current_status <> 'Canceled' and right(job_no, 1) = '9'`,
    );
    await run(
      tx,
      sql`insert into stage_assigned (company_id, id, job_id, system_code, status, deadline,
          main_person_in_charge, order_number_processed)
        select ${companyId}, gen_random_uuid(), s.id, 'S_HB',
          case right(s.job_no, 1) when '3' then 'Overdued' else 'InSchedule' end, now(), ${userId}, 99
        from shipment s
        where s.company_id = ${companyId} and s.office_id = ${clerk.officeId}
          and ${jobInWork} limit 40`,
    );
    await run(
      tx,
      sql`insert into stage_assigned (company_id, id, job_id, system_code, department_id,
          order_number_processed)
        select ${companyId}, gen_random_uuid(), s.id, 'S_AN', ${clerk.departmentId}, 98
        from shipment s
        where s.company_id = ${companyId} and s.office_id = ${clerk.officeId}
          and ${jobInWork} limit 30`,
    );
    await run(
      tx,
      sql`insert into cutoff (company_id, id, job_id, office_id, transaction_type, kind, due_at,
          source, loss_vnd)
        select ${companyId}, gen_random_uuid(), s.id, s.office_id, s.transaction_type, 'si',
          now() + case when right(s.job_no, 1) < '5' then interval '-1 hour' else interval '5 hours' end,
          'job', 1000000
        from shipment s
        where s.company_id = ${companyId} and s.office_id = ${clerk.officeId}
          and ${jobInWork} limit 40`,
    );
    await run(
      tx,
      sql`delete from charge_claim where company_id = ${companyId} and slot = 'ledger'
        and charge_id in (select k.charge_id from charge_claim k
          join surcharge c on c.company_id = ${companyId} and c.id = k.charge_id
          where k.company_id = ${companyId} and k.slot = 'note' and right(c.id::text, 1) = '7')`,
    );
    // Some notes are to prepaid customers, and one of these waits for a release.
    await run(
      tx,
      sql`update cd_note set is_prepaid = true
        where company_id = ${companyId} and type <> 'CREDIT' and right(id::text, 1) = '5'`,
    );
    await run(
      tx,
      sql`insert into check_point_release (company_id, id, partner_id, office_id, types,
          released_until, reason, user_created)
        select ${companyId}, gen_random_uuid(), p.id, ${clerk.officeId}, '{5}', ${today}::date,
          'Pays today', ${userId}
        from partner p where p.company_id = ${companyId} order by p.id limit 1`,
    );
    const empty = new Set<string>(tileKeys);
    for (const as of [
      clerk,
      actor("truc", "operation"),
      actor("truc", "accountant"),
      actor("nam", "sales"),
      actor("admin", "administrator"),
    ]) {
      for (const key of tileKeys.filter((each) => mayHave(as.reach, each))) {
        for (const part of await countTile(tx, as, key)) {
          const { service, ...told } = part;
          const shown = await listAt(tx, as, tileAddress(key, service, as.today));
          expect([key, told]).toEqual([key, shown]);
          if (told.count > 0) empty.delete(key);
        }
      }
    }
    // Each generated job has a bill, none has an on-behalf line on a note, and nothing waits for these.
    expect([...empty]).toEqual(["toApprove", "noBill", "onBehalf"]);
    const accountant = actor("truc", "accountant");
    const late = await overdueCustomers(tx, accountant);
    expect(late.length).toBeGreaterThan(1);
    for (const { id, invoices, overdueVnd } of late) {
      const ofCustomer = await listAt(tx, accountant, overdueAddress(id));
      expect(ofCustomer).toEqual({ count: invoices, capped: false, amount: overdueVnd });
    }
  }));

test("of noted jobs the dashboard reads the lines of those that it sums", async () => {
  const noted = `insert into kept_noted (company_id, job_id)
    select company_id, id from shipment where service_date < now() - interval '400 days'`;
  const as = actor("truc", "documentation");
  for (const read of [countJobs, bestCustomers]) {
    const sent = await sentStatements(() => inTransaction<unknown>(database, (tx) => read(tx, as)));
    const statement = sent.find((each) => each.text.includes("kept_noted")) as SentStatement;
    expect(await rowsTouched(statement, "kept_noted", noted)).toBeGreaterThan(1000);
    expect(await rowsTouched(statement, "surcharge", noted)).toBe(0);
  }
});

test("the hourly clocks of reminders, of deadlines and of waiting mails read indexes", async () => {
  const companyId = people["truc"]?.companyId ?? "";
  usePublicAddress("https://fairway.example");
  const sent = await sentStatements(() =>
    inTransaction(database, async (tx) => {
      await remindOfDays(tx, companyId, "2026-11-24T03:00:00Z");
      await restateJobs(tx, companyId, { now: "2026-11-24T03:00:00Z", warningHours: 24 });
    }),
  );
  const read = sent.filter((each) => /shipment s|stage_assigned/.test(each.text));
  expect(read.length).toBeGreaterThanOrEqual(5);
  for (const statement of read) {
    const scans = await scansOf(statement);
    expect(scans.filter((scan) => /Seq Scan (shipment|stage_assigned)/.test(scan))).toEqual([]);
  }
  usePublicAddress(null);
  // The reminder reads the jobs that are in work, not those of the year.
  const [reminder] = read;
  const client = await database.pool.connect();
  const { rows: open } = await client.query(
    `select count(*)::int as count from shipment where company_id = $1 and not is_locked
      and current_status not in ('Finish', 'Canceled')`,
    [companyId],
  );
  client.release();
  const touched = await rowsTouched(reminder as SentStatement, "shipment");
  expect(touched).toBeLessThanOrEqual(open[0].count);
});

test("what somebody has in other offices is found by its maker, its person and its salesman", async () => {
  const scans = await listed(actor("truc", "documentation"), {});
  expect(scans.join("\n")).toMatch(/shipment_by_creator/);
  expect(scans.join("\n")).toMatch(/shipment_by_person/);
  expect(scans.join("\n")).toMatch(/house_bill_by_seller/);
});

test("a booking number and an old ward are looked for as they look, in an index", async () => {
  const as = actor("truc", "documentation");
  const booked = await listed(as, { searchType: "bookingNo", keyword: "ＢＫ-77" });
  expect(booked.join("\n")).toMatch(/Index Scan shipment_search/);
  const [ward] = await sentStatements(() =>
    inTransaction(database, (tx) => wardsOfOldAddress(tx, as, { oldWardCode: "26881", size: 20 })),
  ).then((sent) => sent.filter((each) => each.text.includes("ward_mapping")));
  const scans = (await scansOf(ward as SentStatement)).join("\n");
  expect(scans).toMatch(/ward_mapping_by_old_code/);
  expect(scans).toMatch(/ward_by_code/);
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
  const note = await database.pool.query(
    "select id from document where kind = 'note' order by number limit 1",
  );
  const as = actor("truc", "accountant");
  const sent = await sentStatements(() =>
    inTransaction(database, (tx) => getCharges(tx, as, { documentId: note.rows[0].id })),
  );
  const read = sent.find((each) => each.text.includes(`from "surcharge" s`));
  expect(await rowsTouched(read as SentStatement, "surcharge")).toBeLessThan(20);
});

/** The scans of all that some work reads of these tables. */
async function scansIn(tables: readonly string[], work: (tx: Tx) => Promise<unknown>) {
  const sent = await sentStatements(() => inTransaction(database, work));
  const asked = sent.filter(({ text }) => tables.some((each) => text.includes(`from ${each} `)));
  expect(asked.length).toBeGreaterThan(0);
  const scans = await Promise.all(asked.map(scansOf));
  return scans.flat();
}

const papers = ["due", "document", "acct_management", "receipt", "cd_note"];
const whole = new RegExp(`^Seq Scan (${papers.join("|")})$`);

test.each(paymentStatuses)(
  "invoices that are %s are found by the items of the newest, reading no table whole",
  async (paymentStatus) => {
    for (const as of [actor("truc", "accountant"), actor("admin", "administrator")]) {
      const ask = { ...pageInvoices.body.parse({ paymentStatus }), page: 1, size: 15 };
      const scans = await scansIn(papers, (tx) => listInvoices(tx, as, ask));
      expect(scans.join("\n")).toMatch(/Index (Only )?Scan due_/);
      expect(scans.filter((scan) => whole.test(scan))).toEqual([]);
    }
  },
);

test("lists of notes, invoices and receipts as they open are read from the newest documents", async () => {
  const as = actor("truc", "accountant");
  const page = { page: 1, size: 15 };
  for (const list of [
    (tx: Tx) => listNotes(tx, as, { ...pageNotes.body.parse({}), ...page }),
    (tx: Tx) => listInvoices(tx, as, { ...pageInvoices.body.parse({}), ...page }),
    (tx: Tx) => listReceipts(tx, as, { ...pageReceipts.body.parse({}), ...page }),
  ]) {
    const scans = await scansIn(papers, list);
    expect(scans.join("\n")).toMatch(/Index (Only )?Scan document_(newest|by_office)/);
    expect(scans.filter((scan) => whole.test(scan))).toEqual([]);
  }
});

test("what a partner owes is read from the index of its open items", async () => {
  const found = await database.pool.query(
    "select partner_id from due where is_open and side = 'debit' group by 1 order by count(*) limit 1",
  );
  const partnerId = String(found.rows[0].partner_id);
  const as = actor("truc", "accountant");
  for (const read of [
    (tx: Tx) => dueSums(tx, as, { partnerId, side: "debit", kind: "trade" }),
    (tx: Tx) => openInvoices(tx, as, "acctARP.detail", { partnerId }),
    (tx: Tx) => lockDues(tx, as, { documentIds: [], side: "debit", pool: pool(partnerId) }),
  ]) {
    const scans = await scansIn(papers, read);
    expect(scans.join("\n")).toMatch(/due_by_partner/);
    expect(scans.filter((scan) => whole.test(scan))).toEqual([]);
  }
});

const pool = (partnerId: string) => ({
  partnerId,
  agreementId: null,
  currencyId: "VND",
  officeId: null,
  reach: "acctARP.detail" as const,
});

test("a note learns of its invoices from its own lines, not from those of every invoice", async () => {
  const notes = await database.pool.query(
    "select id from document where kind = 'note' order by number limit 5",
  );
  const ids = notes.rows.map((row) => String(row.id));
  const as = actor("truc", "accountant");
  const sent = await sentStatements(() =>
    inTransaction(database, (tx) => restateNotes(tx, as, ids)),
  );
  const written = sent.find((each) => each.text.includes("update document"));
  const lines = await rowsTouched(written as SentStatement, "charge_claim");
  expect(lines).toBeLessThan(100);
});

// What grows with the company; a call of the main job needs a few rows of each.
const growing = ["shipment", "house_bill", "surcharge", "container", "document", "due"];
const mostRows = 300;
const stories = join(import.meta.dirname, "..", "scenarios", "stories");

test("no statement of the main job and of the stories reads more of what grows with the company than its own records", {
  timeout: 600_000,
}, async () => {
  const databaseName = new URL(database.url).pathname.slice(1);
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_analyze = on",
    "auto_explain.log_timing = off",
    "auto_explain.log_nested_statements = on",
    "auto_explain.log_format = 'json'",
    "auto_explain.log_level = 'notice'",
    // A company of this size is small enough to be read whole; a large one is not.
    "enable_seqscan = off",
    "enable_hashjoin = off",
    "enable_mergejoin = off",
  ]) {
    await database.pool.query(`alter database "${databaseName}" set ${setting}`);
  }
  const plans = await executedPlans(async () => {
    const server = await startServer({
      databaseUrl: database.url,
      port: 0,
      demo: false,
      quiet: true,
      worksOnJobs: false,
    });
    try {
      const person = { user: "admin", password: demonstrationPassword };
      const client = await openClient(server.address, person);
      await statementCounts(countingStatements(client), 3);
      await serviceCounts(countingStatements(client), 3);
      const signed = await signIn(server.address, person);
      const me = await whoAmI(signed);
      for (const file of (await readdir(stories)).filter((name) => !name.includes(".expected."))) {
        const story = storyOf(JSON.parse(await readFile(join(stories, file), "utf8")));
        await playStory(story, { signed, me }, await mkdtemp(join(tmpdir(), "plans-")));
      }
    } finally {
      await server.close();
    }
  });
  expect(new Set(plans.map((each) => each["Query Text"])).size).toBeGreaterThan(60);
  const large = new Set<string>();
  // Lists read a page and a capped count; their plans have tests of their own.
  for (const each of plans.filter((plan) => !plan["Query Text"].includes("total_items"))) {
    for (const [table, touched] of rowsOfTables(each.Plan)) {
      if (growing.includes(table) && touched > mostRows) {
        large.add(`${table} ${touched}: ${each["Query Text"].trim().slice(0, 400)}`);
      }
    }
  }
  expect([...large]).toEqual([]);
});

interface Executed {
  readonly "Query Text": string;
  readonly Plan: Node;
}

/** The plans of all statements that the connections opened during some work executed. */
async function executedPlans(work: () => Promise<unknown>): Promise<Executed[]> {
  const plans: Executed[] = [];
  const { emit } = NamedClient.prototype;
  NamedClient.prototype.emit = function heard(event: string, ...args: unknown[]) {
    const said = event === "notice" ? String((args[0] as Error).message) : "";
    const at = said.indexOf("plan:\n");
    if (at > 0) plans.push(JSON.parse(said.slice(at + 6)));
    return emit.call(this, event, ...args);
  };
  try {
    await work();
  } finally {
    NamedClient.prototype.emit = emit;
  }
  return plans;
}

/** The number of rows that a plan touched of each table. */
function rowsOfTables(node: Node, touched = new Map<string, number>()): Map<string, number> {
  const table = node["Relation Name"];
  if (table) {
    const one = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
    touched.set(table, (touched.get(table) ?? 0) + node["Actual Loops"] * one);
  }
  for (const each of node.Plans ?? []) rowsOfTables(each, touched);
  return touched;
}
