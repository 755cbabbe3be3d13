import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Sheet } from "./sheet.ts";
import { wordFile } from "./wordFile.ts";

const sheet: Sheet = {
  language: "en",
  title: "Debit note",
  no: "DN 1",
  footer: { page: "Page", right: "Printed by Lan" },
  blocks: [
    { block: "text", said: 'A & B <Ltd> "quoted"' },
    {
      block: "facts",
      rows: [
        ["Job", "SEF1"],
        ["Empty", ""],
      ],
    },
    {
      block: "table",
      columns: [
        { head: "Charge", width: "1fr" },
        { head: "Amount", width: 30, align: "right" },
      ],
      rows: [
        { section: "On behalf" },
        { cells: ["Port fee", "4,400,000"] },
        { sum: "Total", across: 1, cells: ["4,400,000"] },
      ],
    },
  ],
};

/** The files of an archive by their names, read from its directory. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    found.set(name, archive.subarray(data, data + size));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

test("a sheet is written as a Word document with its texts, tables and foot", async () => {
  const files = filesOf(await wordFile(sheet));
  expect([...files.keys()].sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "word/_rels/document.xml.rels",
    "word/document.xml",
    "word/footer1.xml",
  ]);
  const text = (name: string) => inflateRawSync(files.get(name) as Buffer).toString("utf8");
  const document = text("word/document.xml");
  expect(document).toContain("A &amp; B &lt;Ltd&gt; &quot;quoted&quot;");
  expect(document).not.toContain("Empty");
  expect(document).toContain("<w:tblHeader/>");
  expect(document.match(/<w:tr>/g)).toHaveLength(5);
  for (const tag of ["w:tbl", "w:tr", "w:tc", "w:p", "w:r"]) {
    const opened = document.match(new RegExp(`<${tag}>`, "g"))?.length;
    expect(document.match(new RegExp(`</${tag}>`, "g"))?.length).toBe(opened);
  }
  expect(text("word/footer1.xml")).toContain("DN 1");
});

test("a frame has no text document", async () => {
  const frame = { block: "frame", boxes: [], attached: { title: "", continued: "", blocks: [] } };
  await expect(wordFile({ ...sheet, blocks: [frame as never] })).rejects.toThrow("frame");
});
