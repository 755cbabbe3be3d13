import type { EcusRow } from "./declarationOfEcus.ts";
import { repairedText } from "./repairedText.ts";

type Cells = readonly (string | null)[];

const plainOf = (text: string) =>
  repairedText(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/gi, "d")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** The labels whose value stands to their right, by the column of ECUS; plain, without accents. */
const labels = {
  SOTK: ["so to khai"],
  SOTK_DAU_TIEN: ["so to khai dau tien"],
  PLUONG: ["ma phan loai kiem tra"],
  MA_HQ: ["ten co quan hai quan tiep nhan to khai"],
  NGAY_DK: ["ngay dang ky"],
  MA_HIEU_PTVC: ["ma hieu phuong thuc van chuyen"],
  VAN_DON: ["so van don"],
  SO_KIEN: ["so luong"],
  TR_LUONG: ["tong trong luong hang (gross)"],
  SO_CONTAINER: ["so luong container"],
  NGAYDEN: ["ngay hang den"],
  NGAY_TQ: ["ngay thong quan"],
} as const satisfies Record<string, readonly string[]>;
const places = {
  Import: { MA_CK: "dia diem do hang", MA_CANGNN: "dia diem xep hang" },
  Export: { MA_CK: "dia diem xep hang", MA_CANGNN: "dia diem nhan hang cuoi cung" },
} as const;
const headings = {
  importer: "nguoi nhap khau",
  exporter: "nguoi xuat khau",
  agent: "dai ly hai quan",
  importAgent: "nguoi uy thac nhap khau",
  exportAgent: "nguoi uy thac xuat khau",
} as const;
const partyLabels = ["ma", "ten", "ma nuoc", "ma buu chinh", "dia chi", "so dien thoai"];
const everyLabel = new Set<string>([
  ...Object.values(labels).flat(),
  ...Object.values(places).flatMap((each) => Object.values(each)),
  ...Object.values(headings),
  ...partyLabels,
  "ma loai hinh",
  "ma so hang hoa dai dien cua to khai",
  "ma bo phan xu ly to khai",
  "ngay thay doi dang ky",
  "thoi han tai nhap/ tai xuat",
  "dia diem luu kho",
  "phuong tien van chuyen",
  "ky hieu va so hieu",
]);
const longestFirst = [...everyLabel].toSorted((a, b) => b.length - a.length);

/**
 * Reads a printed declaration by its labels, wherever they stand, as a row of ECUS. Returns the
 * label that another form lacks.
 *
 * Source: rule CU-20
 */
export function rowOfPrint(grid: readonly Cells[]): EcusRow | { readonly lacks: string } {
  const type = typeOf(grid);
  if (type === null) return { lacks: "Tờ khai hàng hóa nhập khẩu / xuất khẩu" };
  const row: Record<string, string | null> = { _XorN: type === "Import" ? "N" : "X" };
  for (const [column, names] of Object.entries(labels)) row[column] = valueOf(grid, names[0]);
  for (const [column, name] of Object.entries(places[type])) {
    row[column] = valueOf(grid, name)?.split(/\s+/)[0] ?? null;
  }
  if (!row["SOTK"]) return { lacks: "Số tờ khai" };
  const importer = partyUnder(grid, headings.importer);
  const exporter = partyUnder(grid, headings.exporter);
  const [own, other] = type === "Import" ? [importer, exporter] : [exporter, importer];
  const [ownCountry, otherCountry] =
    type === "Import" ? (["NUOC_NK", "NUOC_XK"] as const) : (["NUOC_XK", "NUOC_NK"] as const);
  const [pieces, unit] = measureOf(row["SO_KIEN"] ?? null);
  return {
    ...row,
    SOTK: row["SOTK"].split(/\s+/)[0] ?? null,
    SOTK_DAU_TIEN: /^[0-9]{12}/.exec(row["SOTK_DAU_TIEN"] ?? "")?.[0] ?? null,
    PLUONG: /^[0-9]|^\p{L}+/u.exec(row["PLUONG"] ?? "")?.[0] ?? null,
    MA_HIEU_PTVC: /^[0-9]+/.exec(row["MA_HIEU_PTVC"] ?? "")?.[0] ?? null,
    MA_HQ: row["MA_HQ"]?.split(/\s+/)[0] ?? null,
    VAN_DON: billOf(grid) ?? row["VAN_DON"] ?? null,
    SO_KIEN: pieces,
    DVT_KIEN: unit,
    TR_LUONG: measureOf(row["TR_LUONG"] ?? null)[0],
    SO_CONTAINER: measureOf(row["SO_CONTAINER"] ?? null)[0],
    MA_DV: own["ma"] ?? null,
    _Ten_DV_L1: own["ten"] ?? null,
    DV_DT: other["ten"] ?? null,
    [ownCountry]: "VN",
    [otherCountry]: other["ma nuoc"] ?? null,
  };
}

function typeOf(grid: readonly Cells[]): "Import" | "Export" | null {
  for (const cells of grid.slice(0, 20)) {
    const text = plainOf(cells.filter(Boolean).join(" "));
    const found = /to khai hang hoa (nhap|xuat) khau/.exec(text)?.[1];
    if (found) return found === "nhap" ? "Import" : "Export";
  }
  return null;
}

/** The label with which a cell begins, and the rest of the cell. */
function labelled(cell: string | null): { readonly label: string; readonly rest: string } | null {
  if (!cell) return null;
  const plain = plainOf(cell).replace(/\s*:\s*$/, "");
  if (everyLabel.has(plain)) return { label: plain, rest: "" };
  const at = cell.indexOf(":");
  const before = at < 0 ? "" : plainOf(cell.slice(0, at));
  return longestFirst.includes(before) ? { label: before, rest: cell.slice(at + 1).trim() } : null;
}

function valueOf(grid: readonly Cells[], label: string): string | null {
  for (const cells of grid) {
    const at = cells.findIndex((cell) => labelled(cell)?.label === label);
    if (at >= 0) return valueAt(cells, at);
  }
  return null;
}

/** The rest of a label's cell, or the cells up to the next label. */
function valueAt(cells: Cells, at: number): string | null {
  const rest = labelled(cells[at] ?? null)?.rest;
  if (rest) return rest;
  const after = cells.slice(at + 1);
  const end = after.findIndex((cell) => labelled(cell) !== null);
  const own = (end < 0 ? after : after.slice(0, end)).filter((cell) => cell && cell.trim() !== ":");
  return own.join(" ").trim() || null;
}

/** Code, name and country of the party under a heading, up to the next heading. */
function partyUnder(grid: readonly Cells[], heading: string): Record<string, string> {
  const isHeading = (cells: Cells, name?: string) =>
    cells.some((cell) => {
      const label = labelled(cell)?.label;
      return name ? label === name : Object.values<string>(headings).includes(label ?? "");
    });
  const start = grid.findIndex((cells) => isHeading(cells, heading));
  const party: Record<string, string> = {};
  if (start < 0) return party;
  for (const cells of grid.slice(start + 1, start + 12)) {
    if (isHeading(cells)) break;
    for (const [at, cell] of cells.entries()) {
      const label = labelled(cell)?.label;
      const value = label && partyLabels.includes(label) ? valueAt(cells, at) : null;
      if (label && value) party[label] ??= value;
    }
  }
  return party;
}

/** The first of up to five bills, which stand in numbered rows under their label. */
function billOf(grid: readonly Cells[]): string | null {
  const start = grid.findIndex((cells) =>
    cells.some((cell) => labelled(cell)?.label === "so van don"),
  );
  if (start < 0) return null;
  for (const cells of grid.slice(start, start + 6)) {
    const at = cells.findIndex((cell) => cell?.trim() === "1");
    if (at < 0) continue;
    const bill = cells.slice(at + 1).find((cell) => cell !== null);
    return bill && labelled(bill) === null ? bill.trim() : null;
  }
  return null;
}

/** A number as it is printed in Vietnam, and its unit. */
function measureOf(text: string | null): readonly [string | null, string | null] {
  const [, printed, unit] = /^([0-9][0-9.,]*)\s*([A-Za-z]{1,4})?/.exec(text ?? "") ?? [];
  if (!printed) return [null, null];
  const isVietnamese = printed.includes(",") || /^[0-9]{1,3}(\.[0-9]{3})+$/.test(printed);
  const number = isVietnamese ? printed.replaceAll(".", "").replace(",", ".") : printed;
  return [number.replace(/\.$/, ""), unit?.toUpperCase() ?? null];
}
