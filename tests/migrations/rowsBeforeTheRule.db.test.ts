import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { saveServices } from "@fairway/areas/service/server/saveServices.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { migrate } from "@fairway/engine/db/migrate.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { rolledBack, testServerUrl } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { chargedJob, plainLine, writeChargedJob } from "../cast/chargedJob.ts";
import { companyId, offices, people } from "../cast/people.ts";

const folder = join(import.meta.dirname, "..", "..", "db", "migrations");
const names = readdirSync(folder)
  .flatMap((file) => /^(\d{4}_\w+)\.sql$/.exec(file)?.[1] ?? [])
  .toSorted();

// The state before the first of these migrations; each case goes on from it and is rolled back.
const scratch = await createScratchDatabase(testServerUrl());
const database = openDatabase(scratch.url, { poolSize: 1 });
const warnings: string[] = [];
database.pool.on("connect", (client) =>
  client.on("notice", ({ severity, message }) => {
    if (severity === "WARNING" && message) warnings.push(message);
  }),
);
afterAll(async () => {
  await database.close();
  await scratch.drop();
});
await migrate(
  database,
  folder,
  names.filter((name) => name < "0245"),
);
await inTransaction(database, async (tx) => {
  await saveServices(tx);
  await writeChargedJob(tx);
});

const { jobId, jobNo, bill, otherBill, customer, carrier, day } = chargedJob;
const stranger = "0190c0de-0000-7000-8000-00000000dead";
const stamp = { companyId, officeId: offices.hcm, userCreated: people.documentation.id };

const send = (tx: Tx, text: string) => sql.raw(text).execute(tx);
async function step(tx: Tx, name: string) {
  await send(tx, readFileSync(join(folder, `${name}.sql`), "utf8"));
  await send(tx, "set constraints all immediate; set constraints all deferred");
}

/** Runs a test on the rows of a state: every migration before the named one has run. */
const before = (number: string, fn: (tx: Tx, run: () => Promise<void>) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    const at = names.findIndex((name) => name.startsWith(number));
    for (const name of names.slice(0, at)) if (name >= "0245") await step(tx, name);
    warnings.length = 0;
    await fn(tx, async () => {
      await send(tx, "set constraints all immediate; set constraints all deferred");
      await step(tx, names[at] as string);
    });
  });

/** The list of a refusal, a line each, and its hint; the rows stand as before. */
async function refused(tx: Tx, run: () => Promise<void>) {
  await send(tx, "savepoint before_the_rule");
  const why: unknown = await run().catch((error: unknown) => error);
  await send(tx, "rollback to savepoint before_the_rule");
  const { message, hint } = why as { message: string; hint?: string };
  const [title, ...lines] = message.split("\n");
  return { title, lines, hint };
}

async function job(tx: Tx, changes: object) {
  const id = newId();
  await insertRow(tx, "shipment", {
    ...stamp,
    id,
    jobNo: "SEF2611/00062",
    transactionType: "SFE",
    family: "S",
    serviceDate: day,
    personIncharge: people.documentation.id,
    ...changes,
  });
  await insertRow(tx, "sea_job", { companyId, id, userModified: stamp.userCreated });
  return id;
}

/** The head of a document; its number is unique within a scope, and without one not at all. */
async function document(tx: Tx, head: object) {
  const id = newId();
  const { userCreated: userModified } = stamp;
  const row = { ...stamp, userModified, id, currencyId: "VND", numberScope: "", state: "New" };
  await insertRow(tx, "document", { ...row, ...head });
  return id;
}

async function invoice(
  tx: Tx,
  voucherId: string,
  serie: string,
  invoiceNoTempt: string,
  excRateUsdToLocal: string | null = null,
) {
  // An invoice without lines is enough here.
  await send(tx, "alter table acct_management disable trigger acct_management_total_is_its_lines");
  const id = await document(tx, {
    kind: "invoice",
    number: voucherId,
    numberScope: null,
  });
  await insertRow(tx, "acct_management", {
    companyId,
    id,
    type: "Invoice",
    voucherId,
    invoiceNoTempt,
    serie,
    date: day,
    excRateUsdToLocal,
    totalAmount: "1",
    totalAmountVnd: "1",
  });
  return id;
}

async function line(tx: Tx, changes: object) {
  const id = newId();
  const { notes: _, ...plain } = plainLine("SELL", "100");
  await insertRow(tx, "surcharge", {
    ...stamp,
    ...plain,
    id,
    jobId,
    hblid: bill,
    type: "SELL",
    lineNo: 1,
    netAmount: "200",
    vatAmount: "16",
    total: "216",
    finalExchangeRate: "1",
    amountVnd: "200",
    vatAmountVnd: "16",
    ...changes,
  });
  return id;
}

describe("numbers that are used twice", () => {
  const twice = "Each line is one number on several records.";
  test.each<[of: string, rows: (tx: Tx) => Promise<unknown>, listed: RegExp, cure: string]>([
    [
      "job",
      (tx) => job(tx, { jobNo: "sef2611/61" }),
      new RegExp(`^job: '${jobNo}', 'sef2611/61'$`),
      "update shipment set job_no = 'SEF2611/00099' where job_no = 'sef2611/61'",
    ],
    [
      "house bill",
      (tx) =>
        send(tx, `update house_bill set hwbno = 'fwlax2611061\u200b' where id = '${otherBill}'`),
      /^house bill: 'FWLAX2611061', 'fwlax2611061\u200b'$/,
      `update house_bill set hwbno = 'FWLAX2611099' where id = '${otherBill}'`,
    ],
    [
      "note",
      async (tx) => {
        await document(tx, { kind: "note", number: "AB26/0017" });
        await document(tx, { kind: "note", number: "ab26/17\u200b" });
      },
      /^debit or credit note: 'AB26\/0017', 'ab26\/17\u200b'$/,
      "update document set number = 'AB26/0018' where number = 'AB26/0017'",
    ],
    [
      "receipt",
      async (tx) => {
        const receipt = { kind: "receipt", number: "PT2600007" };
        await document(tx, { ...receipt, numberScope: "2026-11-20" });
        await document(tx, { ...receipt, numberScope: "2026-11-21" });
      },
      /^receipt: 'PT2600007' of 2026-11-20, 'PT2600007' of 2026-11-21$/,
      "update document set number = 'PT2600008' where number_scope = '2026-11-21'",
    ],
    [
      "voucher ID",
      async (tx) => {
        await invoice(tx, "FHD2611/00007", "1C26", "0000001");
        await invoice(tx, "FHD2611/7", "1C26", "0000002");
      },
      /^voucher ID: 'FHD2611\/00007', 'FHD2611\/7'$/,
      "update acct_management set voucher_id = 'FHD2611/00008' where voucher_id = 'FHD2611/7'",
    ],
    [
      "invoice number",
      async (tx) => {
        await invoice(tx, "FHD2611/00001", "1C26", "0000007");
        await invoice(tx, "FHD2611/00002", "1c26", "7");
      },
      /^invoice number: '1C26 0000007', '1c26 7'$/,
      "update acct_management set invoice_no_tempt = '0000008' where invoice_no_tempt = '7'",
    ],
  ])("of kind %s stop the upgrade with a list, until one is changed", (_, put, listed, cure) =>
    before("0245", async (tx, run) => {
      await put(tx);
      const { title, lines, hint } = await refused(tx, run);
      expect(title).toBe("numbers that are used twice:");
      expect(lines).toEqual([expect.stringMatching(listed)]);
      expect(hint).toContain(twice);
      await send(tx, cure);
      await run();
    })(),
  );
});

test(
  "rates outside the bound stay, are marked, and are listed with their remedy",
  before("0270", async (tx, run) => {
    const fixed = { currencyId: "USD", isRateFixed: true };
    const far = await line(tx, { ...fixed, finalExchangeRate: "27000" });
    await line(tx, { ...fixed, lineNo: 2, finalExchangeRate: "25500" });
    const unknown = await line(tx, {
      ...fixed,
      lineNo: 3,
      currencyId: "SGD",
      finalExchangeRate: "19000",
    });
    const note = await document(tx, {
      kind: "note",
      number: "DN2611/00001",
      currencyId: "USD",
    });
    await insertRow(tx, "cd_note", {
      companyId,
      id: note,
      type: "DEBIT",
      jobId,
      currencyId: "USD",
      exchangeRate: "1",
      exchangeDate: day,
      excRateUsdToLocal: "1",
      total: "108",
      totalVnd: "108",
      chargeCount: 1,
    });
    await run();
    const stays =
      "it stays and is marked. A user with the right to rates outside the bound saves the record with a reason";
    expect(warnings.toSorted((a, b) => a.length - b.length)).toEqual([
      `DN2611/00001: the rate 1 of USD is outside the bound around the rate of ${day}, 25412.5; ${stays}`,
      `${jobNo} SS_OCF: the rate 27000 of USD is outside the bound around the rate of ${day}, 25412.5; ${stays}`,
      `${jobNo} SS_OCF: the rate 19000 of SGD is outside the bound around the rate of ${day}, which is missing; ${stays}`,
    ]);
    const marked = await rows(
      tx,
      sql`select id, final_exchange_rate::int as rate from surcharge where rate_outside
        union all select id, null from document where rate_outside order by 2`,
    );
    expect(marked).toEqual([
      { id: unknown, rate: 19000 },
      { id: far, rate: 27000 },
      { id: note, rate: null },
    ]);
  }),
);

test(
  "amounts of an unrounded rate are marked; other differences are listed with their remedy",
  before("0271", async (tx, run) => {
    const cross = {
      currencyId: "SGD",
      quantity: "1",
      unitPrice: "9999999999.99",
      vatrate: null,
      netAmount: "9999999999.99",
      vatAmount: "0",
      total: "9999999999.99",
      finalExchangeRate: "2509.87648988",
      vatAmountVnd: "0",
    };
    await line(tx, { ...cross, amountVnd: "25098764898775" });
    const cut = await line(tx, { ...cross, lineNo: 2, amountVnd: "25098764898725" });
    await line(tx, { ...cross, lineNo: 3, amountVnd: "25098764898700" });
    await run();
    expect(await rows(tx, sql`select id from surcharge where is_rate_cut`)).toEqual([{ id: cut }]);
    expect(warnings).toEqual([
      `${jobNo}, charge SS_OCF: 9999999999.99 times 1 at the rate 2509.87648988 is not 25098764898700 VND; it stays. Save the line again, or re-rate its note, once no document holds it`,
    ]);
  }),
);

test(
  "columns that name a record that does not exist stop the upgrade, until they are cured",
  before("0275", async (tx, run) => {
    await job(tx, { canceledBy: stranger, lockedUser: stranger });
    await line(tx, { chargeGroup: stranger });
    const { title, lines, hint } = await refused(tx, run);
    expect(title).toBe("columns that name a record that does not exist:");
    const cures = [
      ["shipment", "canceled_by"],
      ["shipment", "locked_user"],
      ["surcharge", "charge_group"],
    ].map(([table, column]) => [
      `${table}.${column} of company ${companyId} names ${stranger}: `,
      `update ${table} set ${column} = null`,
      " where this id stands there",
      ` and ${column} = '${stranger}'`,
    ]);
    expect(lines).toEqual(cures.map(([named, cure, where]) => `${named}${cure}${where}`));
    expect(hint).toContain("Each line ends with its cure.");
    for (const [, cure, , where] of cures)
      await send(tx, `${cure}${where?.replace("and", "where")}`);
    await run();
  }),
);

test(
  "rows on a merged partner are listed, each with the statement that leads it to the kept one",
  before("0276", async (tx, run) => {
    await send(
      tx,
      `update partner set merged_into_id = '${customer}', active = false where id = '${carrier}'`,
    );
    const onMerged = await line(tx, { paymentObjectId: carrier });
    await send(tx, `update house_bill set customer_id = '${carrier}' where id = '${otherBill}'`);
    await run();
    const choose = "names S00001, which is merged into C00001: choose C00001 there, or run ";
    const cures = [...warnings].toSorted().map((each) => each.split(choose));
    expect(cures.map(([where]) => where)).toEqual([
      `house_bill.customer_id of ${otherBill} `,
      `surcharge.payment_object_id of ${onMerged} `,
    ]);
    for (const [, cure = ""] of cures) await send(tx, cure);
    expect(await rows(tx, sql`select * from rows_on_merged_partners(${companyId})`)).toEqual([]);
  }),
);

test(
  "codes that look alike stop the upgrade with the records that have them, until one is changed",
  before("0278", async (tx, run) => {
    const unit = async (code: string) => {
      const row = { companyId, code, unitNameEn: code, unitNameVn: code, unitType: "Other" };
      const id = newId();
      await insertRow(tx, "unit", { ...row, id });
      return id;
    };
    const [first, second] = [await unit("KGZ"), await unit("ＫＧＺ\u200b")];
    await send(
      tx,
      `update partner set tax_code = 'c00001\u200b', account_no = 'c00001\u200b'
      where id = '${carrier}'`,
    );
    const { title, lines, hint } = await refused(tx, run);
    expect(title).toBe("codes that look alike:");
    expect(lines).toEqual([
      `partner.account_no: 'C00001' (${customer}), 'c00001\u200b' (${carrier})`,
      `unit.code: 'KGZ' (${first}), 'ＫＧＺ\u200b' (${second})`,
    ]);
    expect(hint).toContain("give all but one of the records another code");
    expect(hint).toContain("update TABLE set COLUMN = another code where id = ID");
    await send(
      tx,
      `update partner set tax_code = 'C00002', account_no = 'C00002'
      where id = '${carrier}'`,
    );
    await send(tx, `update unit set code = 'KGZ-2' where id = '${second}'`);
    await run();
  }),
);

test(
  "items under an agreement that was deleted are listed, and stand without an agreement",
  before("0283", async (tx, run) => {
    const receipt = await document(tx, { kind: "receipt", number: "PT2600007" });
    const due = { companyId, documentId: receipt, partnerId: customer, currencyId: "VND" };
    await send(tx, "alter table due disable trigger user");
    await insertRow(tx, "due", {
      ...due,
      id: newId(),
      side: "credit",
      kind: "advance",
      agreementId: stranger,
      raisedOn: day,
      total: "1",
      totalVnd: "1",
      entries: 1,
    });
    await send(tx, "alter table due enable trigger user");
    await run();
    expect(warnings).toEqual([expect.stringMatching(`^the item of PT2600007 .* ${stranger}, .*`)]);
    expect(await rows(tx, sql`select agreement_id from due`)).toEqual([{ agreementId: null }]);
  }),
);

test(
  "a commission rate outside the limits stays and is listed with its remedy",
  before("0284", async (tx, run) => {
    await send(tx, "update company set kb_exchange_rate = 0.001");
    await run();
    expect(warnings).toEqual([
      "company FW: the commission rate 0.001 is not between 10000 and 100000 VND for one US dollar; it stays. Type another rate on the form of the company, or leave it empty for 20000",
    ]);
    expect(await rows(tx, sql`select trim_scale(kb_exchange_rate) as rate from company`)).toEqual([
      { rate: "0.001" },
    ]);
  }),
);

test(
  "bills of carriers that look alike stop the upgrade and say which jobs to unlock; other letters stay",
  before("0279", async (tx, run) => {
    const lock = { isLocked: true, lockedDate: "2026-11-20" };
    const cancel = { currentStatus: "Canceled", canceledAt: "2026-11-20" };
    await job(tx, { jobNo: "SEF2611/00071", mawb: "EGLV0071" });
    await job(tx, { jobNo: "SEF2611/00072", mawb: "eglv0071\u200b", ...lock });
    const { title, lines, hint } = await refused(tx, run);
    expect(title).toBe("numbers that look alike:");
    expect(lines).toEqual([
      "shipment.mawb: 'EGLV0071' (SEF2611/00071), 'eglv0071\u200b' (SEF2611/00072, locked)",
    ]);
    expect(hint).toContain("A job that is marked as locked is unlocked before");
    await send(tx, "update shipment set mawb = 'EGLV0072Ж' where job_no = 'SEF2611/00072'");
    await job(tx, { jobNo: "SEF2611/00073", mawb: "EGLV0073Ж", ...cancel });
    await job(tx, { jobNo: "SEF2611/00074", mawb: "EGLV0074Ж" });
    await send(tx, `update house_bill set hwbno = 'Ж61' where id = '${otherBill}'`);
    await send(tx, `update partner set tax_code = 'Ж', active = true where id = '${carrier}'`);
    await send(tx, "update office set code = 'ЖCM' where code = 'HCM'");
    await run();
    const stays = "so it stays, and nothing is to be done";
    const cures = warnings.map((each) => /"(.*)" has other than Latin letters; (.*)/.exec(each));
    expect(Object.fromEntries(cures.map((each) => [each?.[1], each?.[2]]))).toEqual({
      EGLV0072Ж: "unlock job SEF2611/00072 (right LockShipment), type it again, and lock the job",
      EGLV0073Ж: `job SEF2611/00073 is canceled, ${stays}`,
      EGLV0074Ж: "open job SEF2611/00074 and type it again",
      Ж61: `open job ${jobNo} and type it again`,
      Ж: "switch the partner off, type its tax code and reference again, and switch it on",
      ЖCM: `no form changes it, ${stays}`,
    });
  }),
);

test(
  "rates outside the bound without a mark are marked, with the reason of their note, and listed",
  before("0291", async (tx, run) => {
    const by = { rateOutside: true, rateReason: "Agreed" };
    const note = await document(tx, { kind: "note", number: "DN2611/00001", ...by });
    await insertRow(tx, "cd_note", {
      companyId,
      id: note,
      type: "DEBIT",
      jobId,
      currencyId: "VND",
      exchangeRate: "1",
      exchangeDate: day,
      excRateUsdToLocal: "1000",
      total: "1000000",
      totalVnd: "1000000",
      chargeCount: 1,
    });
    const million = {
      netAmount: "1000000",
      vatAmount: "0",
      amountVnd: "1000000",
      vatAmountVnd: "0",
    };
    const vnd = { currencyId: "VND", ...million, total: "1000000", vatAmountUsd: "0" };
    const dong = await line(tx, { ...vnd, amountUsd: "1000.00" });
    await line(tx, { ...vnd, lineNo: 2, amountUsd: "39.35" });
    const usd = { currencyId: "USD", isRateFixed: true, finalExchangeRate: "27000" };
    const far = await line(tx, { ...usd, lineNo: 3 });
    const claim = { companyId, chargeId: dong, side: "debit", slot: "note", documentId: note };
    await insertRow(tx, "charge_claim", claim);
    const at1000 = await invoice(tx, "FHD2611/00007", "1C26", "0000007", "1000");
    await invoice(tx, "FHD2611/00008", "1C26", "0000008", "25412.5");
    const { slot: _, documentId: __, ...held } = claim;
    await insertRow(tx, "acct_management_line", {
      ...held,
      id: newId(),
      acctManagementId: at1000,
      lineNo: 1,
      jobId,
      jobNo,
      hblid: bill,
      hwbno: "FWLAX2611061",
      cdNoteId: note,
      chargeCode: "SS_OCF",
      chargeNameEn: "Ocean freight",
      chargeNameVi: "Ocean freight",
      quantity: "1",
      unitCode: "SET",
      unitPrice: "1000000",
      currencyId: "VND",
      finalExchangeRate: "1",
      ...million,
    });
    await run();
    const stays = /^(.*): an exchange rate is outside the bound .* it stays and is marked\./;
    expect(warnings.map((each) => stays.exec(each)?.[1])).toEqual([
      "FHD2611/00007",
      `${jobNo} SS_OCF`,
      `${jobNo} SS_OCF`,
    ]);
    const marked = await rows<{ id: string; rateReason: string | null }>(
      tx,
      sql`select id, rate_reason from surcharge where rate_outside
        union all select id, rate_reason from document where rate_outside`,
    );
    const expected: readonly (readonly [string, string | null])[] = [
      [far, null],
      ...[dong, note, at1000].map((id) => [id, by.rateReason] as const),
    ];
    expect(new Map(marked.map((each) => [each.id, each.rateReason]))).toEqual(new Map(expected));
    expect(await rows(tx, sql`select * from unmarked_rates(${companyId})`)).toEqual([]);
  }),
);

test(
  "rates of arrival notices outside the bound of their day are marked and named",
  before("0580", async (tx, run) => {
    const { userCreated } = stamp;
    const notice = { companyId, id: bill, jobId, serial: 1, arrivalFirstNotice: day, userCreated };
    await insertRow(tx, "arrival_notice", notice);
    const { chargeId, unitId } = plainLine("SELL", "100");
    const written = async (lineNo: number, exchangeRate: string) => {
      const id = newId();
      await insertRow(tx, "arrival_charge", {
        companyId,
        id,
        hblid: bill,
        lineNo,
        chargeId,
        unitId,
        quantity: "1",
        unitPrice: "100",
        currencyId: "USD",
        netAmount: "100",
        vatAmount: "0",
        total: "100",
        exchangeRate,
        isRateFixed: true,
        amountVnd: "2541250",
        vatAmountVnd: "0",
        isShow: true,
        isFull: true,
        isTick: true,
        userCreated,
      });
      return id;
    };
    const far = await written(1, "1000");
    await written(2, "25412.5");
    await run();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`${jobNo}-A01`);
    const marked = sql<{ id: string }>`select id from arrival_charge where rate_outside`;
    expect(await rows(tx, marked)).toEqual([{ id: far }]);
  }),
);

describe("receipts of before the rules", () => {
  /** An invoice of one million that is open on the day, with its item. */
  async function owed(tx: Tx, at: number): Promise<string> {
    const id = await document(tx, {
      kind: "invoice",
      number: `000000${at}`,
      numberScope: null,
      partnerId: customer,
    });
    await send(tx, "set local session_replication_role = replica");
    await insertRow(tx, "due", { ...item, id, documentId: id, side: "debit", kind: "trade" });
    await entry(tx, id, { entryNo: 1, cause: "raised", documentId: id, open: "1000000" });
    await send(tx, "set local session_replication_role = origin");
    return id;
  }
  const worth = (amount: string) => ({ amount, amountVnd: amount });
  const item = {
    companyId,
    partnerId: customer,
    currencyId: "VND",
    raisedOn: day,
    dueOn: day,
    total: "1000000",
    totalVnd: "1000000",
    entries: 1,
  };
  const entry = (
    tx: Tx,
    dueId: string,
    row: { amount?: string; open: string; [name: string]: unknown },
  ) =>
    insertRow(tx, "due_entry", {
      companyId,
      dueId,
      day,
      openVnd: row.open,
      ...worth("1000000"),
      ...row,
      ...(row.amount ? worth(row.amount) : {}),
    });
  async function receipt(tx: Tx, number: string, changes: object = {}) {
    const id = await document(tx, { kind: "receipt", number, partnerId: customer, state: "Draft" });
    await insertRow(tx, "receipt", {
      companyId,
      id,
      type: "Customer",
      paymentDate: day,
      currencyId: "VND",
      exchangeRate: "1",
      excRateUsdToLocal: "25412.5",
      ...changes,
    });
    return id;
  }
  const pays = (tx: Tx, receiptId: string, lineNo: number, dueId: string | null, amount: string) =>
    insertRow(tx, "receipt_line", {
      companyId,
      id: newId(),
      receiptId,
      lineNo,
      type: dueId ? "DEBIT" : "ADV",
      dueId,
      refCurrency: dueId ? "VND" : null,
      unpaidAmountVnd: dueId ? "1000000" : "0",
      paidAmount: amount,
      paidAmountVnd: amount,
      ...(dueId ? { totalPaid: amount, totalPaidVnd: amount } : {}),
      balanceVnd: dueId ? String(1_000_000 - Number(amount)) : "0",
    });

  test(
    "draft amounts in the order of spreading are spread, others were typed; so with the rate of the day",
    before("0294", async (tx, run) => {
      const [first, second] = [await owed(tx, 1), await owed(tx, 2)] as const;
      const spread = await receipt(tx, "PT2600001");
      await pays(tx, spread, 1, first, "1000000");
      await pays(tx, spread, 2, second, "300000");
      const typed = await receipt(tx, "PT2600002", { excRateUsdToLocal: "25000" });
      await pays(tx, typed, 1, first, "400000");
      await pays(tx, typed, 2, second, "600000");
      await run();
      const kept = await rows(
        tx,
        sql`select d.number, r.is_rate_typed, array_agg(l.asked_amount::int order by l.line_no) as asked
          from receipt r
          join document d on d.company_id = r.company_id and d.id = r.id
          join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
          group by 1, 2 order by 1`,
      );
      expect(kept).toEqual([
        { number: "PT2600001", isRateTyped: false, asked: [null, null] },
        { number: "PT2600002", isRateTyped: true, asked: [400000, 600000] },
      ]);
    }),
  );

  test(
    "money from before its invoice clears it on the day of the invoice, by further entries",
    before("0295", async (tx, run) => {
      const id = await owed(tx, 1);
      const early = await document(tx, { kind: "receipt", number: "PT2600001" });
      const usual = await document(tx, { kind: "receipt", number: "PT2600002" });
      const then = "2026-11-10";
      await send(tx, "set local session_replication_role = replica");
      await entry(tx, id, {
        entryNo: 2,
        cause: "cleared",
        documentId: early,
        day: then,
        amount: "-300000",
        open: "700000",
      });
      await entry(tx, id, {
        entryNo: 3,
        cause: "cleared",
        documentId: usual,
        amount: "-200000",
        open: "500000",
      });
      await send(tx, `update due set cleared = 500000, cleared_vnd = 500000, entries = 3`);
      await send(tx, "set local session_replication_role = origin");
      await run();
      const entries = await rows(
        tx,
        sql`select entry_no, cause, document_id, day, amount::int, open::int from due_entry
          where due_id = ${id} and entry_no > 3 order by entry_no`,
      );
      expect(entries).toEqual([
        {
          entryNo: 4,
          cause: "reversed",
          documentId: early,
          day: then,
          amount: 300000,
          open: 800000,
        },
        { entryNo: 5, cause: "cleared", documentId: early, day, amount: -300000, open: 500000 },
      ]);
      const items = await rows(tx, sql`select entries, last_on, open::int from due`);
      expect(items).toEqual([{ entries: 5, lastOn: day, open: 500000 }]);
    }),
  );
});

describe("lines that a note valued before what was keyed stayed", () => {
  const noteDay = "2026-11-24";
  const inDollars = {
    currencyId: "USD",
    quantity: "1",
    unitPrice: "45",
    vatrate: null,
    netAmount: "45.00",
    vatAmount: "0.00",
    total: "45.00",
    vatAmountVnd: "0",
    amountUsd: "45.00",
    vatAmountUsd: "0.00",
  };
  const dong = {
    quantity: "1",
    unitPrice: "1500000",
    vatrate: "10",
    netAmount: "1500000",
    vatAmount: "150000",
    total: "1650000",
    finalExchangeRate: "1",
    amountVnd: "1500000",
    vatAmountVnd: "150000",
    amountUsd: "59.03",
    vatAmountUsd: "5.90",
  };

  test(
    "are the note's, with the rates, the day and the typed rate that they had before",
    before("0620", async (tx, run) => {
      const dollars = await line(tx, {
        ...inDollars,
        finalExchangeRate: "25412.5",
        amountVnd: "1143563",
      });
      const local = await line(tx, { ...dong, lineNo: 2 });
      const typed = await line(tx, {
        ...inDollars,
        lineNo: 3,
        isRateFixed: true,
        finalExchangeRate: "25000",
        amountVnd: "1125000",
      });
      const guessed = await line(tx, {
        ...dong,
        lineNo: 4,
        amountUsd: "60.00",
        vatAmountUsd: "6.00",
      });
      const note = await document(tx, { kind: "note", number: "DN2611/00001" });
      await insertRow(tx, "cd_note", {
        companyId,
        id: note,
        type: "DEBIT",
        jobId,
        currencyId: "VND",
        exchangeRate: "1",
        exchangeDate: noteDay,
        excRateUsdToLocal: "26000",
        total: "2820000",
        totalVnd: "2820000",
        chargeCount: 2,
      });
      const valued = (id: string, set: string) =>
        send(tx, `update surcharge set exchange_date = '${noteDay}', ${set} where id = '${id}'`);
      await valued(
        dollars,
        "is_rate_fixed = true, final_exchange_rate = 26000, amount_vnd = 1170000",
      );
      await valued(local, "amount_usd = 57.69, vat_amount_usd = 5.77");
      for (const chargeId of [dollars, local]) {
        const claim = { companyId, chargeId, side: "debit", slot: "note", documentId: note };
        await insertRow(tx, "charge_claim", claim);
      }
      await run();
      const found = await rows(
        tx,
        sql`select id, exchange_date::text, exchange_rate::text, valued_by, valued_on::text,
            trim_scale(exc_rate_usd_to_local)::text as usd, trim_scale(own_rate)::text as own_rate,
            trim_scale(own_usd_rate)::text as own_usd_rate, is_unproven
          from surcharge where hblid = ${bill} order by line_no`,
      );
      const keyed = { exchangeDate: day, exchangeRate: null, isUnproven: false };
      const ofNote = { valuedBy: note, valuedOn: noteDay, usd: "26000", ownUsdRate: "25412.5" };
      const free = { valuedBy: null, valuedOn: null, ownRate: null, ownUsdRate: null };
      expect(found).toEqual([
        { id: dollars, ...keyed, ...ofNote, ownRate: "25412.5" },
        { id: local, ...keyed, ...ofNote, ownRate: "1" },
        { id: typed, ...keyed, ...free, exchangeRate: "25000", usd: "25000" },
        { id: guessed, ...keyed, ...free, usd: null, isUnproven: true },
      ]);
      expect(
        await rows(
          tx,
          sql`select cd_note_id, currency_id, rate::text, rate_outside from cd_note_rate`,
        ),
      ).toEqual([{ cdNoteId: note, currencyId: "USD", rate: "26000", rateOutside: false }]);
    }),
  );
});

test(
  "0670 carries the deadlines of stage sets over, and a stage that nobody has waits again",
  before("0670", async (tx, run) => {
    const lines = [
      ["A", "48", "Hours", "AfterOpening"],
      ["B", "3", "Days", "BeforeEtd"],
      ["C", null, "Hours", "AfterEta"],
      ["D", "0", "Days", "AfterServiceDate"],
    ] as const;
    const departmentId = newId();
    await insertRow(tx, "department", {
      companyId,
      id: departmentId,
      branchId: offices.hcm,
      code: "OPS",
      deptName: "OPS",
      deptNameEn: "OPS",
      deptNameAbbr: "OPS",
      deptType: "NORMAL",
    });
    const stages: string[] = [];
    for (const [at, [code, dueCount, dueUnit, dueFrom]] of lines.entries()) {
      const id = newId();
      stages.push(id);
      await insertRow(tx, "stage", {
        companyId,
        id,
        code,
        stageNameEn: code,
        stageNameVn: code,
        active: true,
      });
      const set = { service: "SFE", orderNo: at + 1, stageId: id, dueCount, dueUnit, dueFrom };
      await insertRow(tx, "stage_set", { companyId, id: newId(), ...set });
    }
    const assigned = newId();
    await insertRow(tx, "stage_assigned", {
      companyId,
      id: assigned,
      jobId,
      stageId: stages[0],
      departmentId,
      status: "Processing",
      orderNumberProcessed: 99,
      userCreated: people.documentation.id,
    });
    await run();
    const found = await rows(
      tx,
      sql`select due_base as base, due_direction as direction, due_days::text as days,
          due_hours::text as hours
        from stage_set where company_id = ${companyId} and service = 'SFE' order by order_no`,
    );
    expect(found).toEqual([
      { base: "opening", direction: "After", days: null, hours: "48" },
      { base: "etd", direction: "Before", days: "3", hours: null },
      { base: "eta", direction: "After", days: null, hours: null },
      { base: "serviceDate", direction: "After", days: "0", hours: null },
    ]);
    const [waits] = await rows(tx, sql`select status from stage_assigned where id = ${assigned}`);
    expect(waits).toEqual({ status: "InSchedule" });
  }),
);

test(
  "0983 drops the trips of jobs that were canceled before, and ends the links of their drivers",
  before("0983", async (tx, run) => {
    const gone = await job(tx, {
      currentStatus: "Canceled",
      canceledAt: "now",
      canceledBy: stamp.userCreated,
      cancelReason: "no cargo",
    });
    const trip = async (ofJob: string, state: string) => {
      const id = newId();
      await insertRow(tx, "trip", {
        companyId,
        id,
        jobId: ofJob,
        serial: 1,
        state,
        supplierId: carrier,
        userCreated: stamp.userCreated,
      });
      await insertRow(tx, "trip_link", {
        companyId,
        id: newId(),
        tripId: id,
        sha256: id,
        userCreated: stamp.userCreated,
      });
      return id;
    };
    const dropped = await trip(gone, "Accepted");
    const living = await trip(jobId, "Accepted");
    await run();
    const found = await rows<{ id: string }>(
      tx,
      sql`select t.id, t.state, t.drop_reason, t.version, l.revoked_at is null as is_valid
        from trip t join trip_link l on l.trip_id = t.id where t.company_id = ${companyId}`,
    );
    const foundOf = (id: string) => found.find((each) => each.id === id);
    const after = { state: "Dropped", dropReason: "no cargo", version: 2, isValid: false };
    expect(foundOf(dropped)).toMatchObject(after);
    expect(foundOf(living)).toMatchObject({ state: "Accepted", version: 1, isValid: true });
  }),
);
