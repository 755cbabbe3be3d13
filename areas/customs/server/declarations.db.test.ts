import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as lists from "./listDeclarations.ts";
import {
  removeDeclaration,
  removeDeclarations,
  mayRemoveDeclarations,
} from "./removeDeclarations.ts";
import { addDeclaration, updateDeclaration } from "./saveDeclaration.ts";

const database = await testDatabase();
const nga = castActor("operation");
const day = today();

beforeAll(() => inTransaction(database, (tx) => writeShippingGround(tx)));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const filled = {
  clearanceNo: "103852741950",
  clearanceDate: day,
  type: "Import",
  customerId: ground.customer,
  hblid: "FWHCM2611/001-A",
  gateway: "vnsgn",
  serviceType: "Sea",
  cargoType: "FCL",
  pcs: "120",
  unitCode: "CTN",
  importCountryCode: "VN",
};
const add = async (tx: Tx, change: object = {}, actor = nga) =>
  (await addDeclaration(tx, actor, { ...filled, ...change })).data.id;
const get = (tx: Tx, id: string, actor = nga) =>
  lists.getDeclaration(tx, actor, { id }) as Promise<Record<string, unknown>>;
const numbersOf = async (tx: Tx, ask: Parameters<typeof lists.listDeclarations>[2], actor = nga) =>
  (await lists.listDeclarations(tx, actor, ask)).data
    .map((row) => (row as Record<string, unknown>)["clearanceNo"])
    .toSorted();

/** Puts a declaration on a job, as the area above does. */
async function onJob(tx: Tx, id: string, jobNo = "LOG2611/00001"): Promise<void> {
  const jobId = newId();
  await insertRow(tx, "shipment", {
    companyId,
    id: jobId,
    jobNo,
    transactionType: "SFE",
    family: "S",
    serviceDate: day,
    personIncharge: people.operation.id,
    officeId: offices.hcm,
  });
  await run(
    tx,
    sql`update customs_declaration set job_id = ${jobId}
      where company_id = ${companyId} and id = ${id}`,
  );
}

async function copyOf(tx: Tx, id: string): Promise<string> {
  const copy = newId();
  await run(
    tx,
    sql`insert into customs_declaration (company_id, id, clearance_no, type, clearance_date, source)
      select company_id, ${copy}, clearance_no, type, clearance_date, 'Replicate'
      from customs_declaration where company_id = ${companyId} and id = ${id}`,
  );
  return copy;
}

test(
  "a declaration keeps code, name and tax code of its customer (CU-2)",
  story(async (tx) => {
    const before = statementCount(tx);
    const id = await add(tx);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
    expect(await get(tx, id)).toMatchObject({
      clearanceNo: "103852741950",
      gateway: "VNSGN",
      accountNo: expect.stringMatching(/./),
      partnerName: "Hoa Sen Export",
      partnerTaxCode: "0300588142",
      source: "eFMS",
      isReplicate: false,
      jobNo: null,
      pcs: "120",
    });
  }),
);

test(
  "every wrong field is named at once (CU-2, CU-3)",
  story(async (tx) => {
    const bare = add(tx, { clearanceNo: "10*3", customerId: null, gateway: null, hblid: " " });
    expect(wrongFields(await refusal(bare)).toSorted()).toEqual([
      "clearanceNo field.invalid",
      "customerId field.required",
      "gateway field.required",
      "hblid field.required",
    ]);
    const unknown = add(tx, { gateway: "XXABC", unitCode: "BOX9", importCountryCode: "QQ" });
    expect(wrongFields(await refusal(unknown)).toSorted()).toEqual([
      "gateway field.unknown",
      "importCountryCode field.unknown",
      "unitCode field.unknown",
    ]);
    expect(wrongFields(await refusal(add(tx, { cargoType: null })))).toEqual([
      "cargoType field.required",
    ]);
    expect(wrongFields(await refusal(add(tx, { pcs: "5000001" })))).toEqual([
      "pcs field.notBetween",
    ]);
    expect(wrongFields(await refusal(add(tx, { hblid: "A'B\"" })))).toEqual([
      "hblid field.invalid",
    ]);
  }),
);

test(
  "air goods have no cargo type, and a cargo type alone means sea (CU-3)",
  story(async (tx) => {
    const air = await add(tx, { serviceType: "Air" });
    expect(await get(tx, air)).toMatchObject({ serviceType: "Air", cargoType: null });
    const sea = await add(tx, { clearanceNo: "2", serviceType: null, cargoType: "LCL" });
    expect(await get(tx, sea)).toMatchObject({ serviceType: "Sea", cargoType: "LCL" });
  }),
);

test(
  "number and date are unique, as they look; copies for other offices aside (CU-1)",
  story(async (tx) => {
    const id = await add(tx, { clearanceNo: "ab 1" });
    await copyOf(tx, id);
    const twice = await refusal(add(tx, { clearanceNo: "AB  1" }));
    expect([twice.code, twice.fields[0]?.field]).toEqual(["customs.numberTaken", "clearanceNo"]);
  }),
);

test(
  "the number may return on another day (CU-1)",
  story(async (tx) => {
    await add(tx);
    await add(tx, { clearanceDate: addDays(day, -1) });
    expect(await numbersOf(tx, {})).toHaveLength(2);
  }),
);

test(
  "nobody sets the source or the job of a declaration",
  story(async (tx) => {
    const id = await add(tx, { source: "Ecus", jobId: newId(), idfromEcus: "7" });
    expect(await get(tx, id)).toMatchObject({ source: "eFMS", jobId: null, idfromEcus: null });
    await updateDeclaration(tx, nga, { id, version: 1, source: "Ecus", jobId: newId(), note: "x" });
    expect(await get(tx, id)).toMatchObject({ source: "eFMS", jobId: null, note: "x" });
  }),
);

test(
  "a change keeps a code that the declaration has already (CU-2)",
  story(async (tx) => {
    const id = await add(tx);
    await run(
      tx,
      sql`update customs_declaration set gateway = '02CIRCA'
        where company_id = ${companyId} and id = ${id}`,
    );
    await updateDeclaration(tx, nga, { id, version: 1, note: "kept" });
    expect(await get(tx, id)).toMatchObject({ gateway: "02CIRCA", note: "kept" });
    const other = updateDeclaration(tx, nga, { id, version: 2, gateway: "02CIRCB" });
    expect(wrongFields(await refusal(other))).toEqual(["gateway field.unknown"]);
  }),
);

test(
  "another customer brings its code and tax code",
  story(async (tx) => {
    const id = await add(tx);
    await updateDeclaration(tx, nga, { id, version: 1, customerId: ground.otherCustomer });
    expect(await get(tx, id)).toMatchObject({
      partnerName: "Lotus Furniture",
      partnerTaxCode: "0312345003",
    });
  }),
);

test(
  "a day of clearance that is keyed lies between the registration and today (CU-34)",
  story(async (tx) => {
    const wrong = async (releasedOn: string) =>
      wrongFields(await refusal(add(tx, { clearanceDate: addDays(day, -3), releasedOn })));
    expect(await wrong(addDays(nga.today, 1))).toEqual(["releasedOn customs.releasedAhead"]);
    expect(await wrong(addDays(day, -4))).toEqual(["releasedOn customs.releasedBefore"]);
    const id = await add(tx, { clearanceDate: addDays(day, -3), releasedOn: addDays(day, -3) });
    const ahead = updateDeclaration(tx, nga, {
      id,
      version: 1,
      releasedOn: addDays(nga.today, 400),
    });
    expect(wrongFields(await refusal(ahead))).toEqual(["releasedOn customs.releasedAhead"]);
  }),
);

test(
  "on a job number, date and customer are fixed, and it is not deleted (CU-4)",
  story(async (tx) => {
    const id = await add(tx);
    await onJob(tx, id);
    expect(await get(tx, id)).toMatchObject({ jobNo: "LOG2611/00001" });
    const change = { id, version: 1, customerId: ground.otherCustomer };
    expect((await refusal(updateDeclaration(tx, nga, change))).code).toBe("customs.fixedOnJob");
    await updateDeclaration(tx, nga, { id, version: 1, note: "Inspected" });
    await run(
      tx,
      sql`update shipment set is_locked = true, locked_date = now() where company_id = ${companyId} and id = (
        select job_id from customs_declaration where company_id = ${companyId} and id = ${id})`,
    );
    const locked = updateDeclaration(tx, nga, { id, version: 2, releasedOn: nga.today });
    expect((await refusal(locked)).code).toBe("shipment.locked");
    expect((await refusal(removeDeclaration(tx, nga, { id }))).code).toBe("customs.onJob");
    expect(await mayRemoveDeclarations(tx, nga, { ids: [id] })).toBe(false);
  }),
);

test(
  "copies without a job go with their origin, one on a job keeps it (CU-4)",
  story(async (tx) => {
    const [one, other] = [await add(tx), await add(tx, { clearanceNo: "2" })];
    const copy = await copyOf(tx, one);
    const used = await copyOf(tx, other);
    await onJob(tx, used);
    expect((await refusal(removeDeclarations(tx, nga, { ids: [one, other] }))).code).toBe(
      "customs.twinOnJob",
    );
    expect(await removeDeclarations(tx, nga, { ids: [one] })).toMatchObject({ data: { count: 1 } });
    expect((await refusal(get(tx, copy))).code).toBe("record.notFound");
    expect((await refusal(get(tx, one))).code).toBe("record.notFound");
  }),
);

test(
  "many are deleted with the statements of one, all or none (CU-4)",
  story(async (tx) => {
    const ids: string[] = [];
    for (const at of Array.from({ length: 12 }).keys()) {
      // oxlint-disable-next-line no-await-in-loop
      ids.push(await add(tx, { clearanceNo: `9${at}` }));
    }
    expect((await refusal(removeDeclarations(tx, nga, { ids: [...ids, newId()] }))).code).toBe(
      "record.notFound",
    );
    expect(await mayRemoveDeclarations(tx, nga, { ids })).toBe(true);
    const before = statementCount(tx);
    await removeDeclarations(tx, nga, { ids });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(5);
    expect(await numbersOf(tx, {})).toEqual([]);
  }),
);

test(
  "lists find declarations by numbers, job, day and customer, without copies (CU-5)",
  story(async (tx) => {
    const old = await add(tx, { clearanceNo: "1", clearanceDate: addDays(day, -40) });
    await add(tx, { clearanceNo: "2", type: "Export", route: "Red" });
    const third = await add(tx, { clearanceNo: "3", customerId: ground.otherCustomer });
    await copyOf(tx, old);
    await onJob(tx, third);
    expect(await numbersOf(tx, {})).toEqual(["1", "2", "3"]);
    expect(await numbersOf(tx, { clearanceNos: "1, 3\n7" })).toEqual(["1", "3"]);
    expect(await numbersOf(tx, { imported: "Imported" })).toEqual(["3"]);
    expect(await numbersOf(tx, { imported: "NotImported" })).toEqual(["1", "2"]);
    expect(await numbersOf(tx, { fromDate: addDays(day, -1), toDate: day })).toEqual(["2", "3"]);
    const created = { dateType: "ImportDate", fromDate: day, toDate: day } as const;
    expect(await numbersOf(tx, created)).toEqual(["1", "2", "3"]);
    expect(await numbersOf(tx, { customerId: ground.otherCustomer })).toEqual(["3"]);
    expect(await numbersOf(tx, { route: "Red", type: "Export" })).toEqual(["2"]);
    expect(await numbersOf(tx, { keyword: "lotus" })).toEqual(["3"]);
    const found = await lists.searchDeclarations(tx, nga, { keySearch: "1\n3", page: 1, size: 30 });
    expect(found.data.map((row) => row["clearanceNo" as never])).toEqual(["1"]);
    const ofJob = await lists.declarationsOfJob(tx, nga, { jobNo: "log2611/1" });
    expect(ofJob.map((row) => row.id)).toEqual([third]);
    expect((await lists.unlockedDeclarations(tx, nga, { size: 30 })).map((row) => row.id)).toEqual([
      third,
    ]);
    expect(await lists.declarationsInCharge(tx, nga, { size: 30 })).toHaveLength(1);
    const others = castActor("accountant");
    expect(await lists.declarationsInCharge(tx, others, { size: 30 })).toHaveLength(0);
  }),
);

test(
  "a declaration out of reach is neither listed nor changed",
  story(async (tx) => {
    const id = await add(tx);
    const rights = { list: "Office", detail: "Office", write: "Owner", delete: "Owner" } as const;
    const hph = castActor("documentationHph", { change: { opsCustomClearance: rights } });
    expect(await numbersOf(tx, {}, hph)).toEqual([]);
    expect((await refusal(get(tx, id, hph))).entry.status).toBeGreaterThanOrEqual(403);
    const lan = castActor("documentation", { change: { opsCustomClearance: rights } });
    expect(await numbersOf(tx, {}, lan)).toEqual(["103852741950"]);
    const change = updateDeclaration(tx, lan, { id, version: 1, note: "x" });
    expect((await refusal(change)).code).toBe("access.forbidden");
    expect((await refusal(removeDeclaration(tx, lan, { id }))).code).toBe("access.forbidden");
  }),
);

test(
  "the exported list has the filters of the list",
  story(async (tx) => {
    await add(tx, { clearanceNo: "1" });
    await add(tx, { clearanceNo: "2", type: "Export" });
    const file = await lists.exportDeclarations(tx, nga, { type: "Export" });
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const sheet = await readExcel(Buffer.concat(parts));
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(["2"]);
  }),
);
