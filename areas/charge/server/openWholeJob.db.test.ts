import * as houseBills from "@fairway/areas/housebill/contract.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as shipments from "@fairway/areas/shipment/contract.ts";
import { copiedContainers, copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { importJob } from "./importJob.ts";
import { getCharges } from "./getCharges.ts";
import { houseBillHistory, jobHistory } from "./jobHistory.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const idOf = (no: number) => `0190c0de-0000-7000-8000-0000000043${String(no).padStart(2, "0")}`;
const [freight, handling, bought, port] = [idOf(1), idOf(2), idOf(3), idOf(4)] as const;

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const kinds = [
      ["SS_OCF", "DEBIT"],
      ["SS_THC", "DEBIT"],
      ["BS_OCF", "CREDIT"],
      ["OBH_PORT", "OBH"],
    ] as const;
    await insertRows(
      tx,
      "charge",
      kinds.map(([code, type], at) => ({
        companyId,
        id: idOf(at + 1),
        code,
        chargeNameEn: code,
        chargeNameVn: code,
        type,
        serviceTypeId: [],
        officeIds: [],
      })),
    );
    await insertRows(
      tx,
      "exchange_rate",
      [{ companyId, id: idOf(9), currencyFrom: "USD", currencyTo: "VND", rate: "25412.5" }].map(
        (rate) => ({ ...rate, effectiveOn: day }),
      ),
    );
  }),
);

const job = {
  transactionType: "SFE" as const,
  mbltype: "Original",
  coloaderId: ground.carrier,
  agentId: ground.agent,
  pol: ground.saigon,
  pod: ground.losAngeles,
  etd: day,
  eta: addDays(day, 20),
  incotermId: ground.fob,
  flightVesselName: "EVER ACE",
  voyNo: "1234E",
  csMawbcontainers: [
    {
      containerTypeId: ground.hc40,
      containerNo: "CSQU3054383",
      sealNo: "S1",
      gw: "12000.5",
      cbm: "60",
      packageQuantity: "400",
      packageTypeId: ground.carton,
      description: "CHAIRS",
    },
    { containerTypeId: ground.dc20, quantity: 2, gw: "9000" },
  ],
};
const form = {
  customerId: ground.customer,
  shipperId: ground.customer,
  shipperDescription: "HOA SEN EXPORT",
  consigneeDescription: "TO ORDER",
};
const line = (chargeId: string, change: object = {}) => ({
  chargeId,
  quantity: "2",
  unitId: ground.hc40,
  unitPrice: "1450.55",
  currencyId: "USD",
  vatrate: "8",
  paymentObjectId: ground.customer,
  exchangeDate: day,
  ...change,
});
/** Before the first rate. */
const longAgo = addDays(today(), -1000);
const selling = [line(freight), line(handling, { currencyId: "VND", unitPrice: "4150000" })];
const buying = [line(bought, { paymentObjectId: ground.carrier, unitPrice: "1310" })];
const onBehalf = [line(port, { payerId: ground.carrier })];
const bill = { ...form, selling, buying, onBehalf };

const open = async (tx: Tx, change: object = {}, actor: Actor = lan) => {
  const ask = { ...job, houseBills: [bill], ...change };
  return (await importJob(tx, actor, contract.importJob.body.parse(ask))).data;
};
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

/** The same job by four consecutive calls. */
async function byFourCalls(tx: Tx): Promise<string> {
  const opened = await createShipment(tx, lan, shipments.createShipment.body.parse(job));
  const jobId = opened.data.id;
  const ask = houseBills.createHouseBill.body.parse({ jobId, ...form });
  const { data } = await createHouseBill(tx, lan, ask);
  for (const [type, charges] of [
    ["BUY", buying],
    ["SELL", selling],
    ["OBH", onBehalf],
  ] as const) {
    const tab = contract.addAndUpdate.body.parse({ hblid: data.id, type, charges });
    await saveCharges(tx, lan, tab);
  }
  return jobId;
}

/** All stored rows of a job and its history, without ids, numbers and times. */
async function standing(tx: Tx, jobId: string): Promise<unknown[]> {
  const own = ["id", "job_id", "hblid", "mblid", "list_id", "job_no", "hwbno", "search"];
  const apart = sql`${[...own, "datetime_created", "datetime_modified"]}::text[]`;
  const rowsOf = (table: string, key: string, order: string) => sql`
    select ${table} as of, to_jsonb(t) - ${apart} as row,
      (select jsonb_agg(jsonb_build_object('action', h.action, 'by', h.changed_by,
          'after', h.after - ${apart}))
        from history h where h.company_id = ${companyId} and h.table_name = ${table}
          and h.record_id = t.id) as history
    from ${sql.table(table)} t
    where t.company_id = ${companyId} and t.${sql.ref(key)} = ${jobId}
    order by ${sql.raw(order)}`;
  return [
    ...(await rows(tx, rowsOf("shipment", "id", "t.id"))),
    ...(await rows(tx, rowsOf("house_bill", "job_id", "t.hwbno"))),
    ...(await rows(tx, rowsOf("container", "mblid", "t.hblid nulls first, t.line_no"))),
    ...(await rows(tx, rowsOf("surcharge", "job_id", "t.hblid, t.type, t.line_no"))),
  ];
}

/** The number of job rows and the values of the counters. */
const books = (tx: Tx) =>
  one<Record<string, unknown>>(
    tx,
    sql`select (select count(*) from shipment where company_id = ${companyId}) as jobs,
      (select count(*) from house_bill where company_id = ${companyId}) as bills,
      (select count(*) from container where company_id = ${companyId}) as containers,
      (select count(*) from surcharge where company_id = ${companyId}) as lines,
      (select count(*) from history where company_id = ${companyId}) as history,
      (select coalesce(sum(last_number), 0) from document_sequence
        where company_id = ${companyId}) as numbers`,
  );

describe("opening a whole job", () => {
  test(
    "it has the same result as job, bill and three tabs called one by one, to the dong",
    story(async (tx) => {
      const apart = await standing(tx, await byFourCalls(tx));
      const whole = await standing(tx, (await open(tx)).id);
      expect(apart).toHaveLength(1 + 1 + 4 + 4);
      expect(whole).toEqual(apart);
    }),
  );

  test(
    "job and bills get the next numbers of their series, and typed ones are stepped over",
    story(async (tx) => {
      const first = await open(tx);
      const month = yearMonth(day);
      expect(first).toMatchObject({
        jobNo: `SEF${month}/00001`,
        houseBills: [{ hwbno: `CASTUSLAX${month}001` }],
      });
      const second = await open(tx, {
        houseBills: [
          form,
          { ...form, pod: ground.rotterdam },
          { ...form, hwbno: `castuslax${month}003` },
          form,
        ],
      });
      expect(second.jobNo).toBe(`SEF${month}/00002`);
      expect(second.houseBills.map((each) => each.hwbno)).toEqual([
        `CASTUSLAX${month}002`,
        `CASTNLRTM${month}001`,
        `CASTUSLAX${month}003`,
        `CASTUSLAX${month}004`,
      ]);
      expect((await open(tx)).houseBills[0]?.hwbno).toBe(`CASTUSLAX${month}005`);
    }),
  );

  test(
    "the statements of two hundred lines on five bills are those of one line and a draw of numbers",
    story(async (tx) => {
      await open(tx);
      const count = async (bills: object[]) => {
        const before = statementCount(tx);
        await open(tx, { houseBills: bills });
        return statementCount(tx) - before;
      };
      const many = Array.from({ length: 40 }, (_, at) => line(freight, { quantity: `${at + 1}` }));
      expect(await count([{ ...form, selling: [line(freight)] }])).toBe(11);
      expect(await count(Array.from({ length: 5 }, () => ({ ...form, selling: many })))).toBe(12);
    }),
  );

  test(
    "a job with neither bills nor charges is opened as well",
    story(async (tx) => {
      const { id: jobId, houseBills: none } = await open(tx, { houseBills: [] });
      expect(none).toEqual([]);
      expect(await standing(tx, jobId)).toHaveLength(1 + 2);
    }),
  );
});

describe("what is refused leaves nothing behind", () => {
  test("everything wrong is named at once, with its bill and its line", async () => {
    const before = await inTransaction(database, books);
    const wrong = {
      pod: ground.saigon,
      houseBills: [
        bill,
        {
          ...bill,
          customerId: null,
          selling: [selling[0], { ...selling[1], unitPrice: "0" }],
          buying: [...buying, ...buying],
        },
      ],
    };
    const refused = await refusal(inTransaction(database, (tx) => open(tx, wrong)));
    expect(refused.code).toBe("ask.invalid");
    expect(wrongFields(refused)).toEqual(
      expect.arrayContaining([
        "pod shipment.samePorts",
        "houseBills.1.customerId field.required",
        "houseBills.1.selling.1.unitPrice charge.unitPrice",
        "houseBills.1.buying.1.chargeId charge.duplicate",
      ]),
    );
    expect(await inTransaction(database, books)).toEqual(before);
  });

  test("a line without a rate undoes job, bill and number", async () => {
    const before = await inTransaction(database, books);
    const unrated = { ...bill, selling: [line(freight, { exchangeDate: longAgo })] };
    const refused = await refusal(
      inTransaction(database, (tx) => open(tx, { houseBills: [bill, unrated] })),
    );
    expect(refused.code).toBe("rate.missing");
    expect(wrongFields(refused)).toEqual(["houseBills.1.selling.0.currencyId rate.missing"]);
    expect(await inTransaction(database, books)).toEqual(before);
  });

  test("a job that must not earn is undone after its lines were written", async () => {
    const before = await inTransaction(database, books);
    const refused = await refusal(inTransaction(database, (tx) => open(tx, { noProfit: true })));
    expect(refused.code).toBe("charge.noProfit");
    expect(await inTransaction(database, books)).toEqual(before);
  });

  test(
    "one number on two bills of the job is refused on both",
    story(async (tx) => {
      const twice = [
        { ...form, hwbno: "FW-1" },
        { ...form, hwbno: "fw-1" },
      ];
      expect(wrongFields(await refusal(open(tx, { houseBills: twice })))).toEqual([
        "houseBills.0.hwbno houseBill.hwbnoTwice",
        "houseBills.1.hwbno houseBill.hwbnoTwice",
      ]);
    }),
  );
});

describe("who may", () => {
  const only = (change: object) =>
    castActor("documentation", { change: { docSeaFCLExport: change } });

  test(
    "who reaches only their own opens it, for it is their own",
    story(async (tx) => {
      const own = only({ write: "Owner", detail: "Owner", list: "Owner" });
      expect((await open(tx, {}, own)).houseBills).toHaveLength(1);
    }),
  );

  test(
    "who may not change charges opens the job with bills, but not with charges",
    story(async (tx) => {
      const keeper = only({ special: [] });
      expect((await refusal(open(tx, {}, keeper))).code).toBe("access.forbidden");
      expect((await open(tx, { houseBills: [form] }, keeper)).houseBills).toHaveLength(1);
    }),
  );

  test(
    "who may not write opens nothing",
    story(async (tx) => {
      const reader = only({ write: "None" });
      expect((await refusal(open(tx, {}, reader))).code).toBe("access.forbidden");
    }),
  );
});

describe("a copy of a job", () => {
  const all = { etd: addDays(day, 7) };
  /** What the form of a copy sends. */
  const copy = async (
    tx: Tx,
    id: string,
    { parts = {}, ...change }: { readonly parts?: object; readonly [field: string]: unknown } = {},
    actor: Actor = lan,
  ) => {
    const source = await getShipment(tx, lan, { id });
    const ask = {
      ...copiedForm(source, { userId: actor.userId, mayNoProfit: false }),
      transactionType: source.transactionType,
      csMawbcontainers: copiedContainers(source.csMawbcontainers),
      ...all,
      ...change,
      id,
      copies: parts,
    };
    return (await importJob(tx, actor, contract.importJob.body.parse(ask))).data.id;
  };
  const counts = (tx: Tx, jobId: string) =>
    one<Record<string, number>>(
      tx,
      sql`select
        (select count(*)::int from house_bill b where b.company_id = ${companyId}
          and b.job_id = ${jobId} and not b.is_virtual) as bills,
        (select count(*)::int from container k where k.company_id = ${companyId}
          and k.mblid = ${jobId}) as containers,
        (select count(*)::int from surcharge s where s.company_id = ${companyId}
          and s.job_id = ${jobId}) as lines`,
    );

  test.each([
    ["everything", {}, { bills: 1, containers: 4, lines: 4 }],
    ["no charges", { parts: { charges: false } }, { bills: 1, containers: 4, lines: 0 }],
    ["other containers", { csMawbcontainers: [] }, { bills: 1, containers: 2, lines: 4 }],
    [
      "charges need their bill",
      { parts: { houseBills: false } },
      { bills: 0, containers: 2, lines: 0 },
    ],
  ])("takes the chosen parts: %s", (_, choice, expected) =>
    rolledBack(database, async (tx) => {
      const source = await open(tx, { mawb: "EGLV0001", notes: "Call before loading" });
      expect(await counts(tx, await copy(tx, source.id, choice))).toEqual(expected);
    }),
  );

  test(
    "has the parties and the route, but no number, day, state, seal or invoice of the first",
    story(async (tx) => {
      const invoiced = buying.map((each) => ({ ...each, invoiceNo: "V-1", seriesNo: "A" }));
      const source = await open(tx, {
        mawb: "EGLV0001",
        bookingNo: "BK1",
        ata: day,
        notes: "Call before loading",
        houseBills: [{ ...bill, buying: invoiced, referenceNo: "R-1", shippingMark: "HS" }],
      });
      const { id: first } = source;
      await run(
        tx,
        sql`update shipment set is_locked = true, locked_date = now(), current_status = 'Finish'
          where company_id = ${companyId} and id = ${first}`,
      );
      const id = await copy(tx, first);
      const made = await getShipment(tx, lan, { id });
      expect(made).toMatchObject({
        coloaderId: ground.carrier,
        pol: ground.saigon,
        notes: "Call before loading",
        mawb: null,
        bookingNo: null,
        voyNo: null,
        etd: all.etd,
        eta: null,
        ata: null,
        serviceDate: all.etd,
        currentStatus: "Processing",
        isLocked: false,
        personIncharge: lan.userId,
      });
      expect(made.jobNo).not.toBe(source.jobNo);
      expect(made.csMawbcontainers.map((each) => [each.gw, each.containerNo, each.sealNo])).toEqual(
        [
          ["12000.500", null, null],
          ["9000.000", null, null],
        ],
      );
      const [vendorLine] = await getCharges(tx, lan, { jobId: id, type: "BUY" });
      expect(vendorLine).toMatchObject({ invoiceNo: null, seriesNo: null, exchangeDate: day });
      const copied = await one<Record<string, unknown>>(
        tx,
        sql`select b.customer_id, l.reference_no, l.shipping_mark, l.etd from house_bill b
          join sea_bill l on l.company_id = ${companyId} and l.id = b.id
          where b.company_id = ${companyId} and b.job_id = ${id}`,
      );
      expect(copied).toMatchObject({
        customerId: ground.customer,
        referenceNo: null,
        shippingMark: "HS",
        etd: all.etd,
      });
    }),
  );

  test(
    "without its day, or of what is no longer in use, it is refused with its field and leaves nothing",
    story(async (tx) => {
      const { id } = await open(tx);
      expect(wrongFields(await refusal(copy(tx, id, { etd: null })))).toContain(
        "etd field.required",
      );
      await run(
        tx,
        sql`update charge set active = false where company_id = ${companyId} and id = ${freight}`,
      );
      const before = await books(tx);
      expect(wrongFields(await refusal(copy(tx, id)))).toEqual([
        "houseBills.0.selling.0.chargeId charge.inactive",
      ]);
      expect(await books(tx)).toEqual(before);
    }),
  );

  test.each([
    ["who may write their own jobs", { write: "Owner" }, {}, null],
    ["who may not add", { write: "None" }, { parts: { houseBills: false } }, "access.forbidden"],
    [
      "who may not open it",
      { detail: "None" },
      { parts: { houseBills: false } },
      "access.forbidden",
    ],
    ["charges take theirs", { special: [] }, {}, "access.forbidden"],
    ["bills without charges do not", { special: [] }, { parts: { charges: false } }, null],
  ] as const)("%s", (_, change, choice, code) =>
    rolledBack(database, async (tx) => {
      const { id } = await open(tx);
      const actor = castActor("documentation", { change: { docSeaFCLExport: change } });
      if (code) expect((await refusal(copy(tx, id, choice, actor))).code).toBe(code);
      else await copy(tx, id, choice, actor);
    }),
  );
});

describe("a revision of a job", () => {
  const revise = async (tx: Tx, id: string) => {
    const source = await getShipment(tx, lan, { id });
    const values = copiedForm(source, { userId: lan.userId, mayNoProfit: false });
    const ask = { ...values, transactionType: "SFE", etd: day, id, revises: true };
    return (await importJob(tx, lan, contract.importJob.body.parse(ask))).data.id;
  };

  test(
    "is a copy without charges of a closed job, and both name each other",
    story(async (tx) => {
      const { id, jobNo } = await open(tx);
      expect((await refusal(revise(tx, id))).code).toBe("shipment.notClosed");
      await run(
        tx,
        sql`update shipment set current_status = 'Finish'
          where company_id = ${companyId} and id = ${id}`,
      );
      const made = await getShipment(tx, lan, { id: await revise(tx, id) });
      expect(made).toMatchObject({ revisedJobId: id, revisedJobNo: jobNo, revisions: [] });
      expect(await getShipment(tx, lan, { id })).toMatchObject({
        revisedJobId: null,
        revisions: [{ id: made.id, jobNo: made.jobNo }],
      });
      expect(await getCharges(tx, lan, { jobId: made.id })).toEqual([]);
    }),
  );
});

describe("the history of a job", () => {
  type Told = Awaited<ReturnType<typeof jobHistory>>;
  /** Statements of one test lie within a second; the history tells saves by their second. */
  const apart = (tx: Tx) =>
    run(
      tx,
      sql`with told as (select id, dense_rank() over (order by changed_at) as nth from history
          where company_id = ${companyId})
        update history h set changed_at = h.changed_at + told.nth * interval '1 minute'
        from told where h.company_id = ${companyId} and h.id = told.id`,
    );
  const said = (told: Told) =>
    told.map(({ action, changes }) => [
      action,
      ...changes.map(({ label, was, now }) => `${label}: ${was} → ${now}`),
    ]);

  test(
    "one save is one entry, with names, containers, bills and the sums of charges",
    story(async (tx) => {
      const {
        id,
        houseBills: [made],
      } = await open(tx);
      const [opened] = await jobHistory(tx, lan, { id });
      expect(opened?.action).toBe("insert");
      const lines = said([opened] as Told)[0];
      expect(lines).toEqual(
        expect.arrayContaining([
          "Shipping line:  → 0312345001 · Evergreen Line",
          "Container:  → 1 × 40HC · CSQU3054383 · S1",
          `House bill:  → ${made?.hwbno}`,
          "Selling:  → 2 lines, 82,024,204 VND: SS_OCF, SS_THC",
        ]),
      );
    }),
  );

  test(
    "later saves tell what changed, and what is gone",
    story(async (tx) => {
      const {
        id,
        houseBills: [made],
      } = await open(tx);
      const hblid = made?.id ?? "";
      await run(tx, sql`alter table history disable trigger user`);
      const stored = await getShipment(tx, lan, { id });
      const [box] = stored.csMawbcontainers;
      await updateShipment(tx, lan, {
        ...shipments.updateShipment.body.parse({
          ...stored,
          notes: "Seal is new",
          csMawbcontainers: [{ ...box, sealNo: "S2" }],
        }),
      });
      const [first, second] = await getCharges(tx, lan, { hblid, type: "SELL" });
      await saveCharges(
        tx,
        lan,
        contract.addAndUpdate.body.parse({
          hblid,
          type: "SELL",
          charges: [{ ...second, unitPrice: "5000000" }],
          removed: [{ id: first?.id, version: first?.version }],
        }),
      );
      await deleteHouseBill(tx, lan, { id: hblid });
      await apart(tx);
      const saves = await jobHistory(tx, lan, { id });
      const olderThan = saves[1]?.id;
      expect(await jobHistory(tx, lan, { id, olderThan })).toEqual(saves.slice(2));
      const told = said(saves);
      const flat = told.flat();
      expect(flat).toEqual(
        expect.arrayContaining([
          "Notes:  → Seal is new",
          "Container: Seal no.: S1 → S2",
          "Container: 2 × 20DC → ",
          `House bill: ${made?.hwbno} → `,
          "Selling: 1 line, 73,724,204 VND: SS_OCF → ",
          "Selling: 1 line, 8,300,000 VND: SS_THC → 1 line, 10,000,000 VND: SS_THC",
        ]),
      );
      expect(told.map(([action]) => action)).not.toContain("delete");
    }),
  );

  test(
    "a bill has its own, and those who may not open the record see none",
    story(async (tx) => {
      const {
        id,
        houseBills: [made],
      } = await open(tx);
      const told = said(
        await houseBillHistory(tx, castActor("documentation", { language: "vi" }), {
          id: made?.id ?? "",
        }),
      );
      expect(told[0]).toEqual(
        expect.arrayContaining([
          "Khách hàng:  → 0300588142 · Hoa Sen Export",
          "Phí mua:  → 1 dòng, 66.580.750 VND: BS_OCF",
        ]),
      );
      const stranger = castActor("documentation", {
        change: { docSeaFCLExport: { detail: "None", write: "None" } },
      });
      const none = await refusal(jobHistory(tx, stranger, { id }));
      expect(none.code).toBe("access.forbidden");
      expect((await refusal(houseBillHistory(tx, stranger, { id: made?.id ?? "" }))).code).toBe(
        none.code,
      );
    }),
  );
});

test("twelve people open whole jobs at once, two are refused late: no number is missing", async () => {
  const last = () =>
    inTransaction(database, (tx) =>
      rows<{ kind: string; lastNumber: string }>(
        tx,
        sql`select kind, last_number from document_sequence
          where company_id = ${companyId} order by kind`,
      ),
    );
  const before = await last();
  const made = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) =>
      inTransaction(database, (tx) => open(tx, { noProfit: at % 6 === 3 })),
    ),
  );
  const opened = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(opened).toHaveLength(10);
  const ends = (numbers: (string | undefined)[]) =>
    numbers.map((each) => Number(each?.slice(-3))).sort((a, b) => a - b);
  const from = (kind: string) =>
    Number(before.find((each) => each.kind === kind)?.lastNumber ?? 0) + 1;
  const consecutive = (first: number) => Array.from({ length: 10 }, (_, at) => first + at);
  expect(ends(opened.map((each) => each.jobNo))).toEqual(consecutive(from("job")));
  expect(ends(opened.map((each) => each.houseBills[0]?.hwbno))).toEqual(
    consecutive(from("houseBill")),
  );
});
