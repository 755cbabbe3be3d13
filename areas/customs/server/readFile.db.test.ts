import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { importRead } from "./importRead.ts";
import { getReading, listReadRows, listUnstored } from "./listReadings.ts";
import { noteDeclarations } from "./noteDeclarations.ts";
import { readFile } from "./readFile.ts";

const database = await testDatabase();
const nga = castActor("operation");
beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const file = (name: string, text: string | Uint8Array) => ({
  name,
  mime: "application/octet-stream",
  bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
});
const xml = (...numbers: string[]) =>
  `<DToKhaiMD>${numbers
    .map((no) => `<Data><SOTK>${no}</SOTK><NGAY_DK>2026-11-20</NGAY_DK><_XorN>N</_XorN></Data>`)
    .join("")}</DToKhaiMD>`;

test(
  "several files are one reading, whose rows are chosen and stored (CU-19)",
  story(async (tx) => {
    const first = await readFile(tx, nga, {
      file: file("a.xml", xml("107000000010", "107000000020", "12")),
    });
    const readingId = first.data.id;
    await readFile(tx, nga, {
      file: file("b.xml", xml("107000000020", "107000000030")),
      readingId,
    });
    const { sources } = await getReading(tx, nga, { id: readingId });
    expect(
      sources.map((each) => [each.name, each.newCount, each.twiceCount, each.doubtfulCount]),
    ).toEqual([
      ["a.xml", 2, 0, 1],
      ["b.xml", 1, 1, 0],
    ]);
    expect((await listUnstored(tx, nga, {})).totalItems).toBe(3);
    expect((await importRead(tx, nga, { readingId })).data).toEqual({
      count: 3,
      known: 0,
      changed: 0,
    });
    const again = await readFile(tx, nga, { file: file("a.xml", xml("107000000010")) });
    expect((await getReading(tx, nga, again.data)).sources[0]).toMatchObject({ knownCount: 1 });
  }),
);

const lan = castActor("documentation");
const released = `<DToKhaiMD><Data><SOTK>107000000010</SOTK><NGAY_DK>2026-11-20</NGAY_DK><_XorN>N</_XorN>
  <PLUONG>3</PLUONG><NGAY_TQ>2026-11-25</NGAY_TQ><TR_LUONG>1</TR_LUONG></Data></DToKhaiMD>`;
/** A green declaration of the other office on a job. */
async function declared(tx: Tx): Promise<string> {
  const { id: jobId } = await openOperation(tx, {});
  await insertRow(tx, "customs_declaration", {
    companyId,
    id: newId(),
    officeId: offices.hph,
    clearanceNo: "107000000010",
    clearanceDate: "2026-11-20",
    type: "Import",
    route: "Green",
    gateway: "VNHPH",
    hblid: "H1",
    grossWeight: "777",
    source: "eFMS",
    jobId,
    userCreated: lan.userId,
    userModified: lan.userId,
  });
  await noteDeclarations(tx, lan, [jobId]);
  return jobId;
}
const stored = (tx: Tx) =>
  one(
    tx,
    sql`select route, released_on::text, version from customs_declaration
      where company_id = ${companyId} and clearance_no = '107000000010'`,
  );

test(
  "a file neither changes nor tells a declaration outside the user's reach (CU-15)",
  story(async (tx) => {
    await declared(tx);
    const stranger = castActor("operation", {
      change: { opsCustomClearance: { detail: "Owner", write: "None", list: "Owner" } },
    });
    const { data } = await readFile(tx, stranger, { file: file("a.xml", released) });
    const readRow = (await listReadRows(tx, stranger, { readingId: data.id })).data[0];
    expect(readRow).toMatchObject({ outcome: "Known", isChanged: false, declarationId: null });
    expect(readRow?.differences).toEqual([]);
    expect((await importRead(tx, stranger, { readingId: data.id })).data.known).toBe(0);
    const reader = castActor("operation", { change: { opsCustomClearance: { write: "None" } } });
    const seen = await readFile(tx, reader, { file: file("a.xml", released) });
    expect((await listReadRows(tx, reader, { readingId: seen.data.id })).data).toMatchObject([
      { isChanged: false, differences: [{ field: "grossWeight", stored: "777.000", read: "1" }] },
    ]);
    expect(await stored(tx)).toMatchObject({ route: "Green", releasedOn: null, version: 1 });
  }),
);

test(
  "a change waits for its choice and then moves the milestones of the job (CU-15, CU-29)",
  story(async (tx) => {
    const jobId = await declared(tx);
    const line = async () =>
      (await listMilestones(tx, lan, { jobId }))
        .filter(({ kind }) => kind === "channel" || kind === "cleared")
        .map(({ actual }) => actual && [actual.when, actual.reference]);
    const { data } = await readFile(tx, nga, { file: file("a.xml", released) });
    const readingId = data.id;
    expect(await stored(tx)).toMatchObject({ route: "Green", version: 1 });
    expect(await line()).toEqual([["2026-11-20", "Green"], null]);
    expect((await listUnstored(tx, nga, {})).data).toMatchObject([
      { outcome: "Known", isChanged: true },
    ]);
    expect((await importRead(tx, nga, { readingId })).data).toEqual({
      count: 0,
      known: 1,
      changed: 1,
    });
    expect(await stored(tx)).toMatchObject({ route: "Red", releasedOn: "2026-11-25", version: 2 });
    expect(await line()).toEqual([
      ["2026-11-20", "Red"],
      ["2026-11-25", "107000000010"],
    ]);
    expect((await listUnstored(tx, nga, {})).totalItems).toBe(0);
  }),
);

test(
  "all that a search lists is stored, and no more (CU-18)",
  story(async (tx) => {
    const { data } = await readFile(tx, nga, {
      file: file("a.xml", xml("107000000010", "107000000020", "107000000030")),
    });
    const criteria = { clearanceNos: "107000000010\n107000000030" };
    expect((await listUnstored(tx, nga, criteria)).totalItems).toBe(2);
    const { data: result } = await importRead(tx, nga, { readingId: data.id, ...criteria });
    expect(result).toMatchObject({ count: 2 });
    expect((await listUnstored(tx, nga, {})).totalItems).toBe(1);
  }),
);

test(
  "texts of other encodings and halves of characters are stored, not a fault (CU-19)",
  story(async (tx) => {
    const exported = (no: string, name: string) =>
      `<DToKhaiMD><Data><SOTK>${no}</SOTK><NGAY_DK>2026-11-20</NGAY_DK><_XorN>N</_XorN>` +
      `<DV_DT>${name}</DV_DT></Data></DToKhaiMD>`;
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(exported("107000000040", "CÔNG TY \ud800 A"), "utf16le"),
    ]);
    for (const [name, bytes] of [
      ["halves.xml", exported("107000000050", "A&#xD800;&#0x;")],
      ["half.xml", exported("107000000060", "A&#xDFFF;B &#1; ' \" \\u0000")],
      ["utf16.xml", utf16],
      ["ansi.xml", Buffer.from(exported("107000000070", "SOCIÉTÉ"), "latin1")],
    ] as const) {
      const read = readFile(tx, nga, { file: file(name, bytes) });
      if (name === "halves.xml") {
        expect((await refusal(read)).code).toBe("ecusFile.broken");
        continue;
      }
      const { data } = await read;
      const [source] = (await getReading(tx, nga, { id: data.id })).sources;
      expect([source?.newCount, source?.doubtfulCount]).toEqual([1, 0]);
      expect((await importRead(tx, nga, { readingId: data.id })).data.count).toBe(1);
    }
    const kept = await one<{ name: string }>(
      tx,
      sql`select shipper as name from customs_declaration
        where company_id = ${companyId} and clearance_no = '107000000070'`,
    );
    expect(kept.name).toBe("SOCIÉTÉ");
  }),
);

test.each([
  ["old.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "ecusFile.xls"],
  ["text.xml", "SOTK;NGAY_DK", "ecusFile.unknown"],
  ["bomb.xml", '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', "ecusFile.entities"],
  ["half.xml", "<DToKhaiMD><Data>", "ecusFile.broken"],
  ["other.xml", "<a/>", "ecusFile.nothing"],
  ["large.xml", new Uint8Array(10 * 1024 * 1024 + 1), "ecusFile.tooLarge"],
  ["zip.xlsx", new Uint8Array([0x50, 0x4b, 3, 4]), "excel.notXlsx"],
])("%s is refused by name (CU-19, CU-20)", (name, bytes, code) =>
  story(async (tx) => {
    expect((await refusal(readFile(tx, nga, { file: file(name, bytes) }))).code).toBe(code);
  })(),
);
