import { crc32 } from "node:zlib";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, maybe, one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { pngOf } from "../../../tests/cast/png.ts";
import { companyId, departments, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { attachFiles } from "./attachFiles.ts";
import { askOwner, registerFileOwners } from "./fileOwners.ts";
import { handlers } from "./handlers.ts";
import { deleteFile, getFile, listFiles } from "./keptFiles.ts";

const database = await castDatabase();
const play = <T>(fn: (tx: Tx) => Promise<T>) => rolledBack(database, fn);

const truc = castActor("documentation");
const stranger = castActor("administrator", { companyId: companyId.replace(/1$/, "9") });
const job = { moduleName: "Document", folder: "Shipment", objectId: offices.hcm };
const otherJob = { ...job, objectId: offices.hph };

// The folder of jobs, with a rule like that of the shipment area: all users see, only Truc changes.
registerFileOwners({
  "Document/Shipment": async (_, actor, __, will) => {
    if (will === "change")
      actor.must("docSeaFCLExport.write", { ...actor, userCreated: truc.userId });
    return { jobNo: "SEF2611/00001", mawb: "ONEYHCM1" };
  },
  // The statements of an office.
  "Accounting/SOA": async (_, actor) => {
    actor.mustHave("acctSOA.list");
    return {};
  },
});

const pdf = (name: string, text = "") => sent(name, Buffer.from(`%PDF-1.7\n${text}`));
const png = (name: string, more = 0) => sent(name, pngOf({ more }));
const sent = (name: string, bytes: Buffer): SentFile => ({ name, mime: "text/html", bytes });

function ask(tx: Tx, actor: unknown, path: string, asked: object) {
  const [method, name] = path.split(" ");
  const found = handlers.find(({ call }) => call.method === method && call.path === name) as Served;
  const verb = found.verb as unknown as (...all: unknown[]) => Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- every call answers its own shape
  return verb(tx, actor, asked, { database });
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "went through",
    (fault: Refused) => fault.code,
  );

async function whole(file: AnsweredFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.bytes as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("files of a record", () => {
  test("are kept under names of their own and listed the newest first", async () => {
    await play(async (tx) => {
      const kept = await attachFiles(tx, truc, {
        owner: job,
        files: [pdf("bill.pdf"), pdf("Bill.pdf")],
        particulars: { documentType: "HBL" },
      });
      expect(kept.map((file) => file.name).sort()).toEqual(["Bill (2).pdf", "bill.pdf"]);
      await attachFiles(tx, truc, { owner: otherJob, files: [pdf("bill.pdf")] });
      const listed = await listFiles(tx, truc, job);
      expect(listed).toHaveLength(2);
      expect(listed[0]).toMatchObject({
        mime: "application/pdf",
        documentType: "HBL",
        userName: "documentation",
        version: 1,
      });
    });
  });

  test("of a record of accounting are listed by type, to who may see the record", async () => {
    await play(async (tx) => {
      const owner = { moduleName: "Accounting", folder: "SOA", objectId: offices.hcm };
      for (const documentType of ["Other", "DebitNote"])
        await attachFiles(tx, truc, {
          owner,
          files: [pdf(`${documentType}.pdf`)],
          particulars: { documentType },
        });
      const list = "GET EDoc/GetEDocByAccountant";
      const asked = { billingId: offices.hcm, transactionType: "SOA" };
      const found: { name: string }[] = await ask(tx, truc, list, asked);
      expect(found.map(({ name }) => name)).toEqual(["DebitNote.pdf", "Other.pdf"]);
      const other = castActor("sales", { change: { acctSOA: { list: "None" } } });
      expect(await refusal(ask(tx, other, list, asked))).toBe("access.forbidden");
      const unknown = { ...asked, transactionType: "Nothing" };
      expect(await refusal(ask(tx, truc, list, unknown))).toBe("record.notFound");
    });
  });

  test("are kept all or not at all", async () => {
    await play(async (tx) => {
      const both = { owner: job, files: [pdf("bill.pdf"), sent("run.exe", Buffer.from("MZ\0"))] };
      expect(await refusal(attachFiles(tx, truc, both))).toBe("file.kindUnknown");
      expect(await listFiles(tx, truc, job)).toEqual([]);
    });
  });

  test("come back byte for byte, part by part, under the type of their content", async () => {
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(1_300_000, "điện")]);
    const [file] = await inTransaction(database, (tx) =>
      attachFiles(tx, truc, { owner: otherJob, files: [sent("lớn.pdf", large)] }),
    );
    const path = { moduleName: "document", folder: "shipment", objId: job.objectId };
    await play(async (tx) => {
      const parts = await one<{ count: number }>(
        tx,
        sql`select count(*)::int as count from attached_file_part where company_id = ${companyId} and file_id = ${file?.id}`,
      );
      expect(parts.count).toBe(3);
      const named = { ...otherJob, objId: otherJob.objectId, fileName: "LỚN.pdf" };
      const open = "GET AWSS3/OpenFile/{moduleName}/{folder}/{objId}/{fileName}";
      const opened: AnsweredFile = await ask(tx, truc, open, named);
      expect(opened).toMatchObject({ name: "lớn.pdf", mime: "application/pdf", inline: true });
      expect((await whole(opened)).equals(large)).toBe(true);
      const saved = await ask(tx, truc, open.replace("Open", "Download"), {
        ...named,
        fileName: file?.id,
      });
      expect(saved.inline).toBe(false);
      expect(await refusal(ask(tx, truc, open, { ...path, fileName: file?.id }))).toBe(
        "record.notFound",
      );
    });
    await inTransaction(database, (tx) => deleteFile(tx, truc, otherJob, { id: file?.id ?? "" }));
  });

  test("come in one archive", async () => {
    const asked = {
      moduleName: "Document",
      folderName: "Shipment",
      objectId: job.objectId,
      fileName: "Job",
    };
    await inTransaction(database, (tx) =>
      attachFiles(tx, truc, {
        owner: job,
        files: [pdf("một.pdf"), sent("list.csv", Buffer.from("a,b"))],
      }),
    );
    const zip = await play(async (tx) => {
      expect(
        await refusal(
          ask(tx, truc, "POST AWSS3/DowloadAllFileAttached", { ...asked, objectId: offices.hph }),
        ),
      ).toBe("record.notFound");
      const file: AnsweredFile = await ask(tx, truc, "POST AWSS3/DowloadAllFileAttached", asked);
      expect(file.name).toBe("Job.zip");
      return whole(file);
    });
    const end = zip.length - 22;
    expect(zip.readUInt32LE(end)).toBe(0x06054b50);
    expect(zip.readUInt16LE(end + 10)).toBe(2);
    const directory = zip.readUInt32LE(end + 16);
    expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
    expect(zip.includes(Buffer.from("một.pdf"))).toBe(true);
    const bytes = Buffer.from("a,b");
    const sums = Buffer.alloc(4);
    sums.writeUInt32LE(crc32(bytes));
    expect(zip.includes(sums)).toBe(true);
    await inTransaction(database, (tx) =>
      ask(tx, truc, "DELETE AWSS3/DeleteFileFolder/{moduleName}/{folder}/{objectId}", job),
    );
  });

  test("are changed only by who may change the record", async () => {
    await play(async (tx) => {
      const nobody = castActor("sales", { change: { docSeaFCLExport: { write: "None" } } });
      const upload = "PUT AWSS3/UploadAttachedFiles/{moduleName}/{folder}/{id}";
      const asked = { ...job, id: job.objectId, files: [pdf("bill.pdf")], tag: "draft" };
      expect(await refusal(ask(tx, nobody, upload, asked))).toBe("access.forbidden");
      const { data } = await ask(tx, truc, upload, asked);
      const file = { ...data[0], aliasName: "House bill", documentType: "HBL" };
      expect(data[0]).toMatchObject({ name: "bill.pdf", tag: "draft" });
      expect(await refusal(ask(tx, nobody, "PUT EDoc/UpdateEdoc", file))).toBe("access.forbidden");
      const changed = await ask(tx, truc, "PUT EDoc/UpdateEdoc", file);
      expect(changed.data).toMatchObject({ aliasName: "House bill", name: "bill.pdf", version: 2 });
      expect(await refusal(ask(tx, truc, "PUT EDoc/UpdateEdoc", file))).toBe("record.conflict");
      const seen = await ask(
        tx,
        nobody,
        "GET AWSS3/GetAttachedFiles/{moduleName}/{folder}/{id}",
        asked,
      );
      expect(seen).toHaveLength(1);
      const ids = { ...job, id: file.id };
      const remove = "DELETE AWSS3/DeleteAttachedFile/{moduleName}/{folder}/{id}";
      expect(await refusal(ask(tx, nobody, remove, ids))).toBe("access.forbidden");
      await ask(tx, truc, remove, ids);
      expect(await refusal(ask(tx, truc, remove, ids))).toBe("record.notFound");
      const gone = await maybe<{ before: { name: string }; changedBy: string }>(
        tx,
        sql`select before, changed_by from history where company_id = ${companyId}
          and record_id = ${file.id} and action = 'delete'`,
      );
      expect(gone).toMatchObject({ before: { name: "bill.pdf" }, changedBy: truc.userId });
      const left = await rows(
        tx,
        sql`select 1 from attached_file_part where company_id = ${companyId} and file_id = ${file.id}`,
      );
      expect(left).toEqual([]);
    });
  });

  test("of another record, folder or company are not there", async () => {
    await play(async (tx) => {
      const [file] = await attachFiles(tx, truc, { owner: job, files: [pdf("bill.pdf")] });
      const id = file?.id ?? "";
      expect(await refusal(getFile(tx, truc, otherJob, { id }))).toBe("record.notFound");
      expect(await refusal(getFile(tx, truc, { ...job, folder: "SOA" }, { id }))).toBe(
        "record.notFound",
      );
      expect(await refusal(getFile(tx, stranger, job, { id }))).toBe("record.notFound");
      expect(await refusal(ask(tx, stranger, "GET EDoc/OpenFile/{id}", { id }))).toBe(
        "record.notFound",
      );
      expect(await refusal(askOwner(tx, truc, { ...job, folder: "Nobody" }, "see"))).toBe(
        "record.notFound",
      );
      const wrong = { edocId: id, jobId: offices.hph };
      expect(await refusal(ask(tx, truc, "DELETE EDoc/DeleteEDoc/{edocId}/{jobId}", wrong))).toBe(
        "record.notFound",
      );
      await ask(tx, truc, "DELETE EDoc/DeleteEDoc/{edocId}/{jobId}", {
        ...wrong,
        jobId: job.objectId,
      });
      expect(await listFiles(tx, truc, job)).toEqual([]);
    });
  });
});

describe("the list of all files", () => {
  const first = {
    isAcc: false,
    keyword: null,
    dateMode: "CreateDate",
    pageNumber: 1,
    pageSize: 15,
    page: 1,
    size: 15,
  };

  test("finds files by job, bill and name without accents, within reach", async () => {
    await play(async (tx) => {
      const numbers = { jobNo: "SEF2611/00001", mawb: "ONEYHCM1" };
      await attachFiles(tx, truc, {
        owner: job,
        files: [pdf("Vận đơn.pdf"), pdf("b.pdf")],
        numbers,
      });
      await attachFiles(tx, truc, {
        owner: { moduleName: "Accounting", folder: "SOA", objectId: offices.hph },
        files: [pdf("soa.pdf")],
        numbers: { billingNo: "SOA1", accountingDate: "2026-11-03" },
      });
      const list = (actor: unknown, change: object) =>
        ask(tx, actor, "POST FileManagement/GetEdocManagement", { ...first, ...change });
      const names = async (change: object) =>
        (await list(truc, change)).data.map((file: { name: string }) => file.name).sort();
      expect(await names({})).toEqual(["Vận đơn.pdf", "b.pdf"].sort());
      expect(await names({ keyword: "van don" })).toEqual(["Vận đơn.pdf"]);
      expect(await names({ referenceType: "mawb", referenceNos: ["oneyhcm1"] })).toHaveLength(2);
      expect(await names({ referenceType: "jobNo", referenceNos: ["X"] })).toEqual([]);
      expect(
        await names({
          isAcc: true,
          dateMode: "AccountingDate",
          fromDate: "2026-11-01",
          toDate: "2026-11-30",
        }),
      ).toEqual(["soa.pdf"]);
      expect(
        await names({ isAcc: true, dateMode: "AccountingDate", fromDate: "2026-12-01" }),
      ).toEqual([]);
      const owner = castActor("sales", { change: { settingFileManagement: { list: "Owner" } } });
      expect((await list(owner, {})).totalItems).toBe(0);
      const folders = await ask(tx, truc, "POST FileManagement/GetFileManagement", first);
      expect(folders).toMatchObject({
        totalItems: 1,
        data: [{ folderName: "Shipment", refNo: "SEF2611/00001", files: 2 }],
      });
      const detail = { folderName: "shipment\u200b", objectId: job.objectId };
      expect(
        await ask(tx, truc, "GET FileManagement/GetDetailFileManagement", detail),
      ).toHaveLength(2);
      expect(await ask(tx, owner, "GET FileManagement/GetDetailFileManagement", detail)).toEqual(
        [],
      );
    });
  });
});

describe("pictures", () => {
  test("of the company are added by who may change it, and used at once", async () => {
    await play(async (tx) => {
      const add = (actor: unknown, file: SentFile) =>
        ask(tx, actor, "POST SysImageUpload/image", { type: "Company", file });
      const clerk = castActor("documentation", { change: { sysCompany: { write: "None" } } });
      expect(await refusal(add(clerk, png("logo.png")))).toBe("access.forbidden");
      const admin = castActor("administrator");
      expect(await refusal(add(admin, pdf("logo.pdf")))).toBe("file.kindUnknown");
      expect(await refusal(add(admin, png("logo.png", 5_000_001)))).toBe("file.pictureTooLarge");
      const wide = sent("wide.png", pngOf({ width: 4001 }));
      expect(await refusal(add(admin, wide))).toBe("file.pictureTooWide");
      const cut = sent("cut.png", pngOf().subarray(0, 20));
      expect(await refusal(add(admin, cut))).toBe("file.pictureUnreadable");
      const { data } = await add(admin, png("logo.png"));
      const logo = () =>
        one<{ logo: string | null }>(
          tx,
          sql`select logo from company where company_id = ${companyId}`,
        );
      expect(await logo()).toEqual({ logo: data.id });
      const letterhead = async () => (await paperHead(tx, clerk, offices.hcm, null)).letterhead;
      expect(Buffer.from((await letterhead()).logo ?? [])).toEqual(pngOf());
      expect(data.link).toBe(`AWSS3/OpenFile/System/Company/${companyId}/${data.id}`);
      expect(await ask(tx, clerk, "GET SysImageUpload/company", {})).toMatchObject([
        { name: "logo.png", link: data.link },
      ]);
      expect(
        await refusal(ask(tx, clerk, "DELETE SysImageUpload/Delete", { image: data.id })),
      ).toBe("access.forbidden");
      await ask(tx, admin, "DELETE SysImageUpload/Delete", { image: data.id });
      expect(await logo()).toEqual({ logo: null });
      expect(await letterhead()).not.toHaveProperty("logo");
    });
  });

  test("of a person are their own affair and that of who administers users", async () => {
    await play(async (tx) => {
      const nam = castActor("sales", {
        change: { sysUserManagement: { write: "None", detail: "None" } },
      });
      const add = (actor: unknown, objectId?: string) =>
        ask(tx, actor, "POST SysImageUpload/image", {
          type: "User",
          objectId,
          file: png("chữ ký.png"),
        });
      await add(nam);
      expect(await refusal(add(nam, people.documentation.id))).toBe("record.notFound");
      await add(castActor("administrator"), people.sales.id);
      const mine = await ask(tx, nam, "GET SysImageUpload/User", {});
      expect(mine.map((file: { name: string }) => file.name).sort()).toEqual([
        "chữ ký (2).png",
        "chữ ký.png",
      ]);
      expect(
        await refusal(ask(tx, nam, "GET SysImageUpload/User", { userId: people.documentation.id })),
      ).toBe("record.notFound");
    });
  });

  test("of departments show as far as the right on departments reaches", async () => {
    await play(async (tx) => {
      const admin = castActor("administrator");
      const add = (objectId: string) =>
        ask(tx, admin, "POST SysImageUpload/image", {
          type: "Department",
          objectId,
          file: png("stamp.png"),
        });
      await add(departments.salesHcm);
      await add(departments.salesHph);
      const seen = (actor: unknown, asked = {}) =>
        ask(tx, actor, "GET SysImageUpload/Department", asked);
      expect(await seen(admin)).toHaveLength(2);
      expect(await seen(admin, { departmentId: departments.salesHph })).toHaveLength(1);
      const office = castActor("manager", { change: { sysDepartment: { detail: "Office" } } });
      expect(await seen(office)).toMatchObject([{ objectId: departments.salesHcm }]);
      expect(await seen(stranger)).toEqual([]);
    });
  });
});
