import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { importRead } from "./importRead.ts";
import { getReading, listUnstored } from "./listReadings.ts";
import { readFile } from "./readFile.ts";

const database = await testDatabase();
const nga = castActor("operation");
beforeAll(() => inTransaction(database, writeShippingGround));
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
    expect((await importRead(tx, nga, { readingId })).data).toEqual({ count: 3, known: 0 });
    const again = await readFile(tx, nga, { file: file("a.xml", xml("107000000010")) });
    expect((await getReading(tx, nga, again.data)).sources[0]).toMatchObject({ knownCount: 1 });
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
