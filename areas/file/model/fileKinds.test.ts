import { expect, test } from "vitest";
import { pngOf } from "../../../tests/cast/png.ts";
import { type FileKindName, kindOf, kindReader } from "./fileKinds.ts";
import { freeNames } from "./freeName.ts";
import { arePictures, whyNotDrawn, whyNotKept } from "./whyNotKept.ts";

const file = (name: string, ...parts: (string | number[])[]) => ({
  name,
  mime: "application/pdf",
  bytes: Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
  ),
});

const whyKept = ({ name, bytes }: ReturnType<typeof file>, allowed?: readonly FileKindName[]) =>
  whyNotKept({ name, size: bytes.length, kind: kindOf(bytes) }, allowed);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const zip = [0x50, 0x4b, 3, 4, 0, 0];

test.each([
  ["a bill as PDF is kept", file("bill.pdf", "%PDF-1.7"), null],
  ["a photograph is kept", file("seal.JPG", [0xff, 0xd8, 0xff, 0xe0]), null],
  ["a workbook is kept", file("rates.xlsx", zip, "xl/workbook.xml"), null],
  [
    "an old letter is kept",
    file("letter.doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    null,
  ],
  ["a list of containers is kept", file("cont.csv", "số,loại\nTCLU1234567,40HC"), null],
  ["text in an old encoding is not kept", file("a.txt", [0x76, 0xe0, 0x20]), "file.kindUnknown"],
  ["nothing is not kept", file("empty.pdf"), "file.empty"],
  ["a program is not kept", file("invoice.pdf", "MZ", [0x90, 0, 3]), "file.kindUnknown"],
  [
    "a workbook with macros is not kept",
    file("a.xlsx", zip, "xl/workbook.xml", "xl/vbaProject.bin"),
    "file.kindUnknown",
  ],
  ["a plain archive is not kept", file("all.zip", zip, "a.exe"), "file.kindUnknown"],
  [
    "a page that calls itself a picture is not kept",
    file("logo.png", "<script>alert(1)</script>"),
    "file.misnamed",
  ],
  ["a page is not kept under its own name", file("page.html", "<html></html>"), "file.misnamed"],
  ["a drawing with a script is not kept", file("logo.svg", "<svg onload='x'/>"), "file.misnamed"],
  ["a picture that calls itself a bill is not kept", file("bill.pdf", png), "file.misnamed"],
  ["a name without an ending is not kept", file("bill", "%PDF-1.7"), "file.misnamed"],
])("%s", (_, sent, code) => {
  expect(whyKept(sent)?.code ?? null).toBe(code);
});

test("a kind is found in pieces as in the whole, wherever they are cut", () => {
  const workbook = file("a.xlsx", zip, "xl/workbook.xml", "xl/vbaProject.bin").bytes;
  const letter = file("a.docx", zip, "x".repeat(50), "word/document.xml").bytes;
  const text = file("a.txt", "số lượng: 12 thùng, Việt Nam").bytes;
  for (const [bytes, kind] of [
    [workbook, null],
    [letter, "docx"],
    [text, "text"],
  ] as const) {
    for (const length of [1, 2, 3, 7, 13]) {
      const reader = kindReader();
      for (let at = 0; at < bytes.length; at += length)
        reader.take(bytes.subarray(at, at + length));
      expect(reader.kind()).toBe(kind);
    }
  }
});

test("only a picture is kept where a picture is wanted", () => {
  const pictures = ["png", "jpeg"] as const;
  expect(whyKept(file("bill.pdf", "%PDF-1.7"), pictures)?.code).toBe("file.kindUnknown");
  expect(whyKept(file("logo.png", [...pngOf()]), pictures)).toBeNull();
  expect(arePictures(pictures)).toBe(true);
  expect(arePictures(undefined)).toBe(false);
  expect(whyNotDrawn(file("logo.png", [...pngOf()]))).toBeNull();
  expect(whyNotDrawn(file("logo.png", png))?.code).toBe("file.pictureUnreadable");
});

test("a second file of the same name gets a number before its ending", () => {
  expect(freeNames(["Bill.pdf", "bill.pdf", "note"], ["bill.PDF", "note"])).toEqual([
    "Bill (2).pdf",
    "bill (3).pdf",
    "note (2)",
  ]);
});
