import { company } from "@fairway/areas/organisation/model/company.ts";
import { department } from "@fairway/areas/organisation/model/department.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { uploadRecords } from "@fairway/engine/imports/importRecords.ts";
import { attachFile, openFile } from "@fairway/engine/files/recordFiles.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { handlers } from "../../../apps/server/handlers.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { pngOf } from "../../../tests/cast/png.ts";

const database = await castDatabase();
const admin = castActor("administrator");
const departments = department as unknown as Resource;
const companies = company as unknown as Resource;

const png = (name: string, more = 0): SentFile => ({
  name,
  mime: "image/png",
  bytes: pngOf({ more }),
});
const withCast = (play: (tx: Tx) => Promise<void>) => rolledBack(database, play);
const send = (tx: Tx, actor: Actor, file = png("stamp.png")) =>
  attachFile(tx, actor, departments, { field: "signPath", file });
const yard = {
  code: "YARD",
  deptNameEn: "Yard",
  deptName: "Bãi",
  deptNameAbbr: "YD",
  branchId: offices.hcm,
  active: false,
};
const filesOf = (tx: Tx, objectId: string) =>
  rows<{ name: string; moduleName: string }>(
    tx,
    sql`select name, module_name from attached_file
      where company_id = ${companyId} and object_id = ${objectId} order by name`,
  );

test("a file that was sent belongs to the record that is saved with it, and opens from there", () =>
  withCast(async (tx) => {
    expect(handlers.some(({ call }) => call.path === "CatDepartment/File/{id}/{field}")).toBe(true);
    const sent = await send(tx, admin);
    const { id } = await createRecord(tx, admin, departments, { ...yard, signPath: sent.id });
    expect(await getRecord(tx, admin, departments, id)).toMatchObject({
      signPath: sent.id,
      signPathName: "stamp.png",
    });
    expect(await filesOf(tx, id)).toEqual([{ name: "stamp.png", moduleName: "System" }]);
    const file = await openFile(tx, admin, departments, { id, field: "signPath" }, database);
    expect(file).toMatchObject({ name: "stamp.png", mime: "image/png", inline: true });
  }));

test("what it replaces stays with the record, and all of it goes with the record", () =>
  withCast(async (tx) => {
    const first = await send(tx, admin);
    const { id } = await createRecord(tx, admin, departments, { ...yard, signPath: first.id });
    const second = await send(tx, admin);
    await updateRecord(tx, admin, departments, { id, version: 1, signPath: second.id });
    const names = (await filesOf(tx, id)).map((each) => each.name);
    expect(names).toEqual(["stamp (2).png", "stamp.png"]);
    await updateRecord(tx, admin, departments, { id, version: 2, signPath: null });
    expect(await getRecord(tx, admin, departments, id)).toMatchObject({ signPath: null });
    await deleteRecord(tx, admin, departments, id);
    expect(await filesOf(tx, id)).toEqual([]);
  }));

test("a record takes only a file that the same person sent for this very field", () =>
  withCast(async (tx) => {
    const logo = await attachFile(tx, admin, companies, { field: "logo", file: png("logo.png") });
    const another = await send(tx, clerkWhoMay);
    const first = await send(tx, admin);
    const { id } = await createRecord(tx, admin, departments, { ...yard, signPath: first.id });
    for (const signPath of [logo.id, another.id, newId(), "stamp.png"]) {
      const saved = createRecord(tx, admin, departments, { ...yard, code: "B", signPath });
      await expect(saved).rejects.toMatchObject({
        code: "ask.invalid",
        fields: [{ field: "signPath", code: "field.unknown" }],
      });
    }
    // A file of one record cannot belong to another.
    const taken = createRecord(tx, admin, departments, { ...yard, code: "B", signPath: first.id });
    await expect(taken).rejects.toMatchObject({ fields: [{ field: "signPath" }] });
    // Saving again with its own file keeps the file.
    await updateRecord(tx, admin, departments, { id, version: 1, signPath: first.id });
  }));

const clerkWhoMay = castActor("documentation", { change: { sysDepartment: { write: "Company" } } });

test("the database itself refuses the file of another company", () =>
  withCast(async (tx) => {
    const other = newId();
    const fileId = newId();
    await run(
      tx,
      sql`insert into attached_file (company_id, id, module_name, folder, object_id, name,
          alias_name, mime, size, sha256)
        values (${other}, ${fileId}, 'System', 'Company', ${other}, 'x.png', 'x.png',
          'image/png', 1, 'x')`,
    );
    const taken = run(tx, sql`update company set logo = ${fileId} where company_id = ${companyId}`);
    await expect(taken).rejects.toMatchObject({ code: "record.unknownReference" });
  }));

test("what the field does not take is refused when it is sent", () =>
  withCast(async (tx) => {
    const pdf = { name: "a.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
    await expect(send(tx, admin, pdf)).rejects.toMatchObject({ code: "file.kindUnknown" });
    const large = send(tx, admin, png("a.png", 600_001));
    await expect(large).rejects.toMatchObject({ code: "file.fieldTooLarge" });
    for (const field of ["code", "constructor", "nothing"]) {
      const sent = attachFile(tx, admin, departments, { field, file: png("a.png") });
      await expect(sent).rejects.toMatchObject({ code: "record.notFound" });
    }
  }));

test("who may not change such records sends nothing, who may not open one gets no file", () =>
  withCast(async (tx) => {
    const barred = castActor("documentation", {
      change: { sysDepartment: { write: "None", detail: "None", list: "None" } },
    });
    await expect(send(tx, barred)).rejects.toMatchObject({ code: "access.forbidden" });
    const sent = await send(tx, admin);
    const { id } = await createRecord(tx, admin, departments, { ...yard, signPath: sent.id });
    const opened = openFile(tx, barred, departments, { id, field: "signPath" }, database);
    await expect(opened).rejects.toMatchObject({ code: "record.notFound" });
  }));

test("what was never saved is gone when the person sends something a day later", () =>
  withCast(async (tx) => {
    const old = await send(tx, admin);
    await run(
      tx,
      sql`update attached_file set datetime_created = now() - interval '2 days'
        where company_id = ${companyId} and id = ${old.id}`,
    );
    const fresh = await send(tx, admin);
    const left = await rows<{ id: string }>(
      tx,
      sql`select id from attached_file where company_id = ${companyId} and module_name = 'Waiting'`,
    );
    expect(left).toEqual([{ id: fresh.id }]);
  }));

test("a sheet says the name of the file; an import neither asks for one nor takes it away", () =>
  withCast(async (tx) => {
    const logo = await attachFile(tx, admin, companies, { field: "logo", file: png("logo.png") });
    const { version } = await one<{ version: number }>(
      tx,
      sql`select version from company where company_id = ${companyId}`,
    );
    await updateRecord(tx, admin, companies, { id: companyId, version, logo: logo.id });
    const csv = await exportRecords(tx, admin, companies, { format: "csv" });
    expect((await bytesOf(csv)).toString()).toContain(",logo.png,");

    const template = await readExcel(await bytesOf(await importTemplate(tx, admin, companies)));
    expect(template.headers).toContain("Website");
    expect(template.headers).not.toContain("Logo");
    const exported = await exportRecords(tx, admin, companies, {});
    const file = { name: "x.xlsx", mime: exported.mime, bytes: await bytesOf(exported) };
    const { data } = await uploadRecords(tx, admin, companies, { file });
    expect(data).toMatchObject([{ isValid: true, state: "same", errors: {} }]);
    expect(data[0]?.cells).not.toHaveProperty("logo");
  }));

async function bytesOf({ bytes }: AnsweredFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
