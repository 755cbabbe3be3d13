import { fullRights } from "@fairway/areas/access/model/rightsFor.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import {
  inReach,
  type MenuRights,
  type Owned,
  type Reach,
  reaches,
} from "@fairway/core/permission/permission.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource, ResourceCallName } from "@fairway/core/resource/resource.ts";
import type { HistoryAnswer } from "@fairway/core/history/historyAnswer.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { isNumber, isSet } from "@fairway/core/resource/values.ts";
import { say } from "@fairway/core/words/words.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { guardsOf } from "@fairway/engine/uses/findUses.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type CastName, companyId } from "../cast/people.ts";
import { pngOf } from "../cast/png.ts";
import { castActor } from "../cast/actors.ts";
import { seedCast } from "../cast/seedCast.ts";
import { make, pathOf, refusalOf, servedBy } from "./calls.ts";
import { findDeclarations } from "./declarations.ts";
import { type Sample, samples } from "./samples.ts";

/** Every declared record of every area, and what each of its calls must do. */
const declarations = await findDeclarations();
const table = [...declarations.values()].map((resource) => ({ name: resource.name, resource }));
const withCall = (...names: ResourceCallName[]) =>
  table.filter(({ resource }) => names.every((each) => servedBy(resource, each)));

type Row = Record<string, unknown>;
const administrator = castActor("administrator");
const vietnamese = castActor("administrator", { language: "vi" });
const database = await testDatabase();

// Made once for all cases: record 0 of every declaration, which others link to.
const stood = new Map<string, string>([["company", companyId]]);
const standing = (name: string) => stood.get(name) as string;
const sampleOf = (resource: Resource) => samples[resource.name] as Sample;
const valuesOf = (resource: Resource, n: number) => sampleOf(resource).values(n, standing);

/** Makes the n-th record, by the call where there is one. */
async function made(tx: Tx, resource: Resource, n: number, more: Row = {}, actor = administrator) {
  const values = { ...valuesOf(resource, n), ...(await sentFiles(tx, actor, resource)), ...more };
  if (resource.name === "company") return companyId;
  if (!servedBy(resource, "add")) return (await createRecord(tx, actor, resource, values)).id;
  return ((await make(tx, actor, resource, "add", values)) as { data: { id: string } }).data.id;
}

const filesOf = (resource: Resource) =>
  Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === "file");

/** Sends a picture for every field of a file, as a form does before it is saved. */
async function sentFiles(tx: Tx, actor: Actor, resource: Resource): Promise<Row> {
  const sent: Row = {};
  for (const field of filesOf(resource)) {
    const file = { name: `${field}.png`, mime: "image/png", bytes: pngOf() };
    const answer = await make(tx, actor, resource, "attach", { field, file });
    sent[field] = (answer as { data: { id: string } }).data.id;
  }
  return sent;
}

beforeAll(async () => {
  await inTransaction(database, async (tx) => {
    await seedCast(tx);
    for (const name of Object.keys(samples)) {
      const resource = declarations.get(name);
      if (resource) stood.set(name, await made(tx, resource, 0));
    }
  });
});

const playing = (play: (tx: Tx) => Promise<void>) => rolledBack(database, play);
const read = (tx: Tx, resource: Resource, id: string, actor = administrator) =>
  readRecord(tx, actor, resource, id);
const listed = async (tx: Tx, actor: Actor, resource: Resource, more: Row = {}) =>
  (await make(tx, actor, resource, "paging", {
    page: 1,
    size: 100,
    ...sampleOf(resource).asked,
    ...more,
  })) as { data: Row[]; totalItems: number };

/** Somebody with every right, but on the declaration's screen only so far. */
function reaching(name: CastName, resource: Resource, change: Partial<MenuRights>): Actor {
  return castActor(name, { change: { [resource.menu]: change } });
}
const nothing = {
  access: true,
  list: "None",
  detail: "None",
  write: "None",
  delete: "None",
  import: false,
  export: false,
  special: [],
} satisfies MenuRights;

test("every declaration has sample values, and no sample is without its declaration", () => {
  expect(Object.keys(samples).sort()).toEqual([...declarations.keys()].sort());
});

test.each(table)("every call that $name declares is answered", ({ resource }) => {
  // These come of themselves, and an area may answer them otherwise.
  const derived = ["history", "uses", "activate"];
  const silent = (Object.keys(resource.calls.paths) as ResourceCallName[])
    .filter((each) => !derived.includes(each))
    .filter((each) => !servedBy(resource, each));
  expect(silent.map((each) => pathOf(resource, each))).toEqual([]);
});

describe("a record that is made", () => {
  test.each(withCall("add", "get"))("$name is read as it was sent", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const row = (await make(tx, administrator, resource, "get", { id })) as Row;
      expect(row).toMatchObject({ ...valuesOf(resource, 1), id, version: 1 });
    }),
  );

  test.each(withCall("add"))("$name names each field that is missing", ({ resource }) =>
    playing(async (tx) => {
      const values = valuesOf(resource, 1);
      const required = Object.keys(values).filter((name) => {
        const spec = resource.fields[name] as Field;
        const itself = sampleOf(resource).filled?.includes(name);
        return !itself && !spec.optional && spec.start === undefined && !isSet(spec);
      });
      for (const name of required) {
        const refusal = await refusalOf(tx, administrator, resource, "add", {
          ...values,
          [name]: null,
        });
        expect.soft(refusal?.entry.status, name).toBe(400);
        expect.soft(refusal?.fields.map((each) => each.field) ?? []).toContain(name);
        for (const { words } of refusal?.fields ?? []) expect.soft(words.en).not.toBe(words.vi);
      }
    }),
  );

  test.each(withCall("add"))("$name is refused what another has, at the field", ({ resource }) =>
    playing(async (tx) => {
      const { once } = sampleOf(resource);
      const first = valuesOf(resource, 1);
      const groups = [...(once ? [once] : []), ...resource.unique];
      await made(tx, resource, 1);
      for (const fields of groups) {
        const same = Object.fromEntries(
          fields.map((name) => [name, otherCase(resource.fields[name] as Field, first[name])]),
        );
        const refusal = await refusalOf(tx, administrator, resource, "add", {
          ...valuesOf(resource, 2),
          ...same,
        });
        expect.soft(refusal?.entry.status, fields.join()).toBe(409);
        expect.soft(fields).toContain(refusal?.fields[0]?.field);
      }
    }),
  );
});

function otherCase(spec: Field, value: unknown): unknown {
  return typeof value === "string" && /^(code|text|taxCode)$/.test(spec.kind)
    ? value.toLowerCase()
    : value;
}

describe("a record that is changed", () => {
  test.each(withCall("update"))("$name takes the change and counts it", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const { version } = await read(tx, resource, id);
      const { change } = sampleOf(resource);
      await make(tx, administrator, resource, "update", {
        ...valuesOf(resource, 1),
        ...change,
        id,
        version,
      });
      const row = await read(tx, resource, id);
      expect(row).toMatchObject({ ...valuesOf(resource, 1), ...change, version: version + 1 });
    }),
  );

  test.each(withCall("update"))("$name in between by somebody else is a conflict", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const sent = { ...valuesOf(resource, 1), ...sampleOf(resource).change, id };
      const refusal = await refusalOf(tx, administrator, resource, "update", {
        ...sent,
        version: 99,
      });
      expect(refusal).toMatchObject({ code: "record.conflict", entry: { status: 409 } });
    }),
  );

  test.each(withCall("update", "history"))("$name tells who changed what", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const { version } = await read(tx, resource, id);
      const sent = { ...valuesOf(resource, 1), ...sampleOf(resource).change, id, version };
      await make(tx, administrator, resource, "update", sent);
      const [last] = (await make(tx, vietnamese, resource, "history", { id })) as HistoryAnswer;
      const [field, now] = Object.entries(sampleOf(resource).change)[0] as [string, string];
      const { label } = resource.fields[field] as Field;
      expect(last).toMatchObject({ action: "update", by: expect.stringMatching(/./) });
      expect(last?.changes).toContainEqual(expect.objectContaining({ label: label.vi, now }));
    }),
  );

  test.each(withCall("activate"))("$name is retired and taken back", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1, { active: true });
      const turn = (active: boolean) =>
        make(tx, administrator, resource, "activate", { ids: [id], active });
      await turn(false);
      const retired = await read(tx, resource, id);
      expect(retired).toMatchObject({ active: false, inactiveOn: expect.any(String) });
      await turn(true);
      expect(await read(tx, resource, id)).toMatchObject({ active: true, inactiveOn: null });
    }),
  );
});

describe("a record with a file", () => {
  const kept = withCall("attach", "file", "update");
  // One that it had before keeps its name.
  const named = (field: string) => expect.stringMatching(new RegExp(`^${field}( \\(2\\))?\\.png$`));

  test("is among the declarations", () => expect(kept.length).toBeGreaterThan(1));

  test.each(kept)("$name keeps what was sent for it, and gives it out", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const { version } = await read(tx, resource, id);
      const files = await sentFiles(tx, administrator, resource);
      const sent = { ...valuesOf(resource, 1), ...files, id, version };
      await make(tx, administrator, resource, "update", sent);
      for (const field of filesOf(resource)) {
        expect(await read(tx, resource, id)).toMatchObject({
          [field]: files[field],
          [`${field}Name`]: named(field),
        });
        const file = (await make(tx, administrator, resource, "file", {
          id,
          field,
        })) as AnsweredFile;
        expect(file).toMatchObject({ name: named(field), mime: "image/png" });
        const [last] = (await make(tx, administrator, resource, "history", {
          id,
        })) as HistoryAnswer;
        expect(last?.changes).toContainEqual(expect.objectContaining({ field, now: named(field) }));
      }
    }),
  );

  test.each(kept)("$name takes no file that somebody else sent", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const { version } = await read(tx, resource, id);
      const files = await sentFiles(tx, castActor("documentation"), resource);
      const refusal = await refusalOf(tx, administrator, resource, "update", {
        ...valuesOf(resource, 1),
        ...files,
        id,
        version,
      });
      expect(refusal?.fields.map((each) => each.field)).toEqual(filesOf(resource));
    }),
  );
});

describe("a record that is to be deleted", () => {
  // Some must be switched off first.
  const switchOff = (tx: Tx, resource: Resource, id: string) =>
    resource.fields["active"]
      ? run(
          tx,
          sql`update ${sql.table(resource.table)} set active = false, inactive_on = now()
            where id::text = ${id}`,
        )
      : Promise.resolve();

  const many = withCall("remove").filter(({ resource }) => !sampleOf(resource).only);

  test.each(many)("$name goes when nothing uses it", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      await switchOff(tx, resource, id);
      await make(tx, administrator, resource, "remove", { id });
      await expect(read(tx, resource, id)).rejects.toMatchObject({ code: "record.notFound" });
    }),
  );

  test.each(withCall("remove"))("$name stays while it is used, and is told where", ({ resource }) =>
    playing(async (tx) => {
      const id = standing(resource.name);
      const { use } = sampleOf(resource);
      if (use) await use(tx, id);
      await switchOff(tx, resource, id);
      const refusal = await refusalOf(tx, administrator, resource, "remove", { id });
      if ((await guardsOf(tx, resource.table)).length === 0) {
        expect(refusal).toBeNull();
        return;
      }
      expect(refusal).toMatchObject({ code: "record.inUse", entry: { status: 409 } });
      expect(refusal?.say("vi")).toMatch(/\(.*\p{Letter}{3}.*\)/u);
      expect(refusal?.say("vi")).not.toBe(refusal?.say("en"));
    }),
  );
});

const isText = (kind = "") => ["code", "text", "note", "email", "phone", "taxCode"].includes(kind);

describe("a list", () => {
  const makers = ["documentation", "documentation2", "operation", "documentationHph"] as const;

  test.each(withCall("paging"))("of $name shows what each reach covers", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1, {}, castActor("documentation"));
      const owned = (await read(tx, resource, id)) as unknown as Owned;
      const open = resource.guard === "menu" || owned.officeId === null;
      for (const name of makers) {
        for (const list of reaches.filter((each) => each !== "None")) {
          const actor = reaching(name, resource, { list });
          const should = open || inReach(list as Reach, actor, owned);
          const { data } = await listed(tx, actor, resource);
          const seen = data.some((row) => row["id"] === id);
          expect.soft(seen, `${name} ${list}`).toBe(should);
        }
      }
    }),
  );

  test.each(withCall("paging"))("of $name sorts by every column it shows", ({ resource }) =>
    playing(async (tx) => {
      const ids = [await made(tx, resource, 1), await made(tx, resource, 2)];
      for (const column of [...resource.list.columns, "datetimeModified"]) {
        for (const sort of [column, `-${column}`]) {
          const { data } = await listed(tx, administrator, resource, { sort });
          const found = data.map((row) => row["id"]);
          expect.soft(found, sort).toEqual(expect.arrayContaining(ids));
        }
      }
    }),
  );

  test.each(withCall("paging"))("of $name finds words without their accents", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const row = (await read(tx, resource, id)) as Row;
      const { search, columns } = resource.list;
      const shown = columns.filter((name) => isText(resource.fields[name]?.kind));
      for (const name of new Set([...search, ...shown])) {
        const text = String(row[name] ?? "");
        if (!text) continue;
        const keyword = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d");
        for (const searchBy of search.includes(name) ? ["All", name] : ["All"]) {
          const { data } = await listed(tx, administrator, resource, { keyword, searchBy });
          const found = data.map((each) => each["id"]);
          expect.soft(found, `${keyword} by ${searchBy}`).toContain(id);
        }
      }
    }),
  );

  test.each(withCall("paging", "activate"))("of $name is found by its status", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const found = async (keyword: string) =>
        (await listed(tx, administrator, resource, { keyword })).data.map((row) => row["id"]);
      expect(await found("active")).toContain(id);
      expect(await found("Đang dùng")).toContain(id);
      expect(await found("Inactive")).not.toContain(id);
    }),
  );

  test.each(withCall("paging"))("of $name is in the reader's language", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      const row = (await read(tx, resource, id)) as Row;
      for (const actor of [administrator, vietnamese]) {
        const { data } = await listed(tx, actor, resource);
        const found = data.find((each) => each["id"] === id);
        expect(found?.["name"]).toBe(row[resource.names[actor.language]]);
      }
    }),
  );
});

describe("without the right", () => {
  const guarded: readonly ResourceCallName[] = [
    "paging",
    "get",
    "history",
    "uses",
    "attach",
    "file",
    "add",
    "update",
    "activate",
    "remove",
    "template",
    "upload",
    "import",
    "export",
  ];

  test.each(table)("nothing of $name is done or seen", ({ resource }) =>
    playing(async (tx) => {
      const id = standing(resource.name);
      // The menus of the three screens of partners open each other's records.
      const menus = ["commercialCustomer", "commercialAgent", resource.menu];
      const change = Object.fromEntries(menus.map((menu) => [menu, nothing]));
      const stranger = castActor("documentationHph", { change });
      const sent = {
        ...valuesOf(resource, 3),
        ...sampleOf(resource).asked,
        id,
        version: 1,
        ids: [id],
        active: true,
        rows: [],
        field: filesOf(resource)[0],
        file: { name: "x.xlsx", mime: "x", bytes: new Uint8Array([1]) },
      };
      for (const name of guarded.filter((each) => servedBy(resource, each))) {
        const refusal = await refusalOf(tx, stranger, resource, name, sent);
        // Records that every signed-in user may open in part are hidden where they are not the user's.
        const part = servedBy(resource, name)?.call.right === "signedIn";
        const code = part ? "record.notFound" : "access.forbidden";
        expect.soft(refusal?.code, name).toBe(code);
        expect.soft(refusal?.entry.status, name).toBe(part ? 404 : 403);
      }
    }),
  );

  test.each(table.filter(({ resource }) => resource.shared === "company"))(
    "$name of another company is not there",
    ({ resource }) =>
      playing(async (tx) => {
        const id = standing(resource.name);
        const rights = fullRights();
        const stranger = castActor("administrator", {
          rights,
          companyId: "0190c0de-0000-7000-8000-0000000fffff",
        });
        if (servedBy(resource, "paging")) {
          expect(await listed(tx, stranger, resource)).toMatchObject({ data: [], totalItems: 0 });
        }
        for (const name of ["get", "update", "remove"] as const) {
          if (!servedBy(resource, name)) continue;
          const sent = { ...valuesOf(resource, 0), id, version: 1 };
          const refusal = await refusalOf(tx, stranger, resource, name, sent);
          expect.soft(refusal?.code, name).toBe("record.notFound");
        }
      }),
  );
});

describe("a sheet", () => {
  const bytesOf = async ({ bytes }: Pick<AnsweredFile, "bytes">) => {
    if (bytes instanceof Uint8Array) return bytes;
    const parts: Uint8Array[] = [];
    for await (const part of bytes) parts.push(part);
    return Buffer.concat(parts);
  };
  const sheetOf = async (tx: Tx, actor: Actor, resource: Resource, ids: readonly string[]) => {
    const asked = { ids, ...sampleOf(resource).asked };
    const file = servedBy(resource, "export")
      ? ((await make(tx, actor, resource, "export", asked)) as AnsweredFile)
      : await exportRecords(tx, actor, resource, asked);
    return { name: file.name, mime: file.mime, bytes: await bytesOf(file) };
  };
  const upload = async (tx: Tx, actor: Actor, resource: Resource, file: object) =>
    (await make(tx, actor, resource, "upload", { file })) as UploadAnswer;
  const gone = (tx: Tx, resource: Resource, id: string) =>
    run(tx, sql`delete from ${sql.table(resource.table)} where id::text = ${id}`);

  test.each(withCall("export"))("of $name leaves in the reader's language", ({ resource }) =>
    playing(async (tx) => {
      const id = await made(tx, resource, 1);
      for (const actor of [administrator, vietnamese]) {
        const asked = { ids: [id], format: "csv", ...sampleOf(resource).asked };
        const file = (await make(tx, actor, resource, "export", asked)) as AnsweredFile;
        const text = new TextDecoder().decode(await bytesOf(file));
        const headings = resource.excel.map((name) =>
          say((resource.fields[name] as Field).label, actor.language),
        );
        for (const heading of headings) expect(text).toContain(heading);
        expect(text.trim().split("\r\n").length, text).toBe(2);
      }
    }),
  );

  test.each(withCall("upload"))(
    "of $name with other headings is told which is missing",
    ({ resource }) =>
      playing(async (tx) => {
        const columns = [{ header: "Nonsense", key: "nonsense", kind: "text" as const }];
        const sheet = writeExcel({ sheet: "S", columns, rows: [{ nonsense: "x" }] });
        const file = { name: "x.xlsx", mime: "", bytes: await bytesOf({ bytes: sheet }) };
        const refusal = await refusalOf(tx, vietnamese, resource, "upload", { file });
        expect(refusal).toMatchObject({ code: "import.header", entry: { status: 400 } });
        const labels = resource.excel.map((name) => (resource.fields[name] as Field).label.vi);
        expect(labels).toContain(refusal?.facts["column"]);
      }),
  );

  test.each(withCall("upload", "import"))(
    "of $name comes back as it left, and a second time changes nothing",
    ({ resource }) =>
      playing(async (tx) => {
        for (const [n, actor] of [administrator, vietnamese].entries()) {
          const id = await made(tx, resource, n + 1);
          const before = (await read(tx, resource, id)) as Row;
          const file = await sheetOf(tx, actor, resource, [id]);
          await gone(tx, resource, id);
          const first = await upload(tx, actor, resource, file);
          expect(first.data).toMatchObject([{ isValid: true, errors: {}, state: "new" }]);
          const stored = await make(tx, actor, resource, "import", { rows: first.data });
          expect(stored).toMatchObject({ data: { count: 1, added: 1, changed: 0 } });
          if (resource.unique.length === 0 && resource.shared === "company") continue;
          const again = await upload(tx, actor, resource, file);
          expect(again.data).toMatchObject([{ isValid: true, state: "same", was: {} }]);
          const twice = await make(tx, actor, resource, "import", { rows: again.data });
          expect(twice).toMatchObject({ data: { count: 1, added: 0, changed: 0 } });
          const found = await idByKey(tx, resource, before);
          const after = (await read(tx, resource, found)) as Row;
          const sent = resource.excel.map((name) => [name, before[name]]);
          expect(after).toMatchObject(Object.fromEntries(sent));
        }
      }),
  );

  const idByKey = async (tx: Tx, resource: Resource, before: Row) => {
    const fields = resource.unique[0] ?? [resource.key];
    const same = fields.map(
      (name) => sql`${sql.ref(name.replace(/[A-Z]/g, (x) => `_${x.toLowerCase()}`))}::text
        = ${String(before[name])}`,
    );
    const fixed = Object.entries(resource.fixed).map(
      ([name, value]) => sql`${sql.ref(name.replace(/[A-Z]/g, (x) => `_${x.toLowerCase()}`))}
        = ${value}`,
    );
    const found = await sql<{ id: string }>`select id::text from ${sql.table(resource.table)}
      where ${sql.join([...same, ...fixed], sql` and `)}`.execute(tx);
    return found.rows[0]?.id as string;
  };

  test.each(withCall("upload", "import"))(
    "of $name with a wrong cell names the cell in the reader's language and stores nothing",
    ({ resource }) =>
      playing(async (tx) => {
        const id = await made(tx, resource, 1);
        const [good] = (
          await upload(
            tx,
            administrator,
            resource,
            await sheetOf(tx, administrator, resource, [id]),
          )
        ).data;
        await gone(tx, resource, id);
        const wrong = resource.excel.flatMap((name) => {
          const cell = badCell(resource.fields[name] as Field);
          return cell === undefined ? [] : [{ name, cell }];
        });
        expect(wrong.length).toBeGreaterThan(0);
        for (const { name, cell } of wrong) {
          const rows = [{ row: 2, cells: { ...good?.cells, [name]: cell } }];
          const refusal = await refusalOf(tx, administrator, resource, "import", { rows });
          expect.soft(refusal, name).toMatchObject({
            code: "import.wrongRows",
            fields: expect.arrayContaining([expect.objectContaining({ field: `rows.2.${name}` })]),
          });
          expect.soft(refusal?.say("vi")).not.toBe(refusal?.say("en"));
        }
        const twice = [2, 3].map((row) => ({ row, cells: good?.cells }));
        if (resource.unique.length > 0) {
          const refusal = await refusalOf(tx, administrator, resource, "import", { rows: twice });
          expect(refusal?.fields[0]?.code).toBe("field.twice");
        }
      }),
  );
});

/** A cell that the field cannot take; undefined where it takes any text. */
function badCell(spec: Field): string | null | undefined {
  if (spec.to) return "no such record";
  if (spec.of) return "no such choice";
  if (spec.kind === "flag") return "perhaps";
  if (isNumber(spec)) return "twelve";
  if (spec.kind === "date") return "31/02/2026";
  if (spec.max) return "x".repeat(spec.max + 1);
  return undefined;
}
