import { streamXlsxRows } from "hucre/xlsx";
import { crc32, deflateRawSync } from "node:zlib";
import { readXlsx } from "hucre/xlsx";

/** Makes a zip with the given parts, in the format of office programs. */
export function zip(parts: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const name = Buffer.from(path);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(plain), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(plain.length, 18);
    sizes.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), sizes, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), sizes, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Makes a workbook with one sheet of the given rows of XML. */
export function workbook(
  rows: string,
  after = "",
  extra: Record<string, string | Buffer> = {},
): Buffer {
  return zip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...extra,
  });
}

/** Returns the sheets of a workbook with their drop-down lists, hidden ones as well. */
export const sheetsOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets;

/** Makes a text cell at the given place. */
export const text = (cell: string, value: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** Returns the cells of the first sheet of a workbook, row by row; a formula as its present value. */
export async function cellsOf(bytes: Uint8Array): Promise<(string | null)[][]> {
  const rows: (string | null)[][] = [];
  for await (const { values } of streamXlsxRows(bytes)) {
    rows.push(
      values.map((value) => (value === null || value === undefined ? null : String(value))),
    );
  }
  return rows;
}
