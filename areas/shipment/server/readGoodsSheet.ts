import { sameUnits } from "@fairway/areas/catalogue/model/unitSynonyms.ts";
import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
import { refuseGoods } from "@fairway/areas/goods/model/refusals.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { columnCalled } from "@fairway/core/words/title.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import { type ContainerForm, type ContainerSheetRow, containerForm } from "../model/container.ts";
import { goodsSheets, headOf, type SheetColumn } from "../model/goodsSheets.ts";
import { refuseShipment } from "../model/refusals.ts";
import { cleanContainers, whyNotContainers } from "../model/whyNotContainers.ts";

/** The lines that a sheet may have, as many as a list. */
const mostLines = 500;

/** A read sheet with the errors of its cells. */
export interface ReadSheet {
  readonly data: ContainerSheetRow[];
  readonly totalValidRows: number;
  readonly totalInvalidRows: number;
}

/** What a sheet is read for. */
interface SheetAsk {
  readonly goods: LineKind;
  readonly bytes: Uint8Array;
  readonly isOfBill: boolean;
  /** The stored lines of the list, which no row of the sheet may repeat. */
  readonly stored: readonly ContainerForm[];
}

/**
 * Reads a sheet of goods and returns its errors cell by cell; stores nothing.
 *
 * Shape: columns are found by their title in either language or a former title, units and
 *   commodities by code or name.
 * Refuses: container.otherSheet · as readExcel
 * Source: rule SH-34
 */
export async function readGoodsSheet(tx: Tx, actor: Actor, ask: SheetAsk): Promise<ReadSheet> {
  const { goods, stored } = ask;
  const { columns, required } = goodsSheets[goods];
  const sheet = await readExcel(ask.bytes, { maxRows: mostLines });
  const places = new Map(
    columns.map((column) => [column, columnCalled(sheet.headers, headOf(goods, column), column)]),
  );
  const missing = required.filter((column) => (places.get(column) ?? -1) < 0);
  if (missing.length > 0) {
    const heads = missing.map((column) => say(headOf(goods, column), actor.language));
    throw refuseShipment("container.otherSheet", { heads: heads.join(", ") });
  }
  const units = await unitsByName(tx, actor.companyId);
  const commodities = await commoditiesByName(tx, actor.companyId);
  const read = sheet.rows.map(({ row, cells }) => {
    const cell = (column: SheetColumn) => {
      const at = places.get(column) ?? -1;
      return at < 0 ? null : tidyText(cells[at] ?? "") || null;
    };
    return lineOf(row, cell, units, commodities);
  });
  const lines = cleanContainers(read.map(({ line }) => line));
  const more = whyNotContainers([...stored, ...lines], "at", { goods, isOfBill: ask.isOfBill });
  const data = lines.map((line, at): ContainerSheetRow => {
    const before = `at.${stored.length + at}.`;
    const cells = read[at]?.faults ?? [];
    const unread = new Set(cells.map((fault) => fault.field));
    const faults = [
      ...cells,
      ...more
        .filter((fault) => fault.field.startsWith(before))
        .map((fault) => ({ ...fault, field: fault.field.slice(before.length) }))
        // The cell has a text that could not be read, so it is not called empty.
        .filter((fault) => !unread.has(fault.field)),
    ].map(({ field, words, facts }) => ({ field, message: say(words, actor.language, facts) }));
    return { ...line, faults, isValid: faults.length === 0 };
  });
  const totalValidRows = data.filter((row) => row.isValid).length;
  return { data, totalValidRows, totalInvalidRows: data.length - totalValidRows };
}

const unitColumns = {
  containerTypeId: "containerTypeCode",
  packageTypeId: "packageTypeName",
  unitOfMeasureId: "unitOfMeasureCode",
} as const satisfies Record<string, SheetColumn>;

/** The unit of a code or name, else of another usual code of the same. */
const unitCalled = (units: ReadonlyMap<string, string>, name: string): string | null =>
  [name, ...sameUnits(name)].map((each) => units.get(fold(each))).find(Boolean) ?? null;

const numberColumns = ["gw", "cbm", "nw", "packageQuantity", "tare"] as const;

function lineOf(
  rowNo: number,
  cell: (column: SheetColumn) => string | null,
  units: ReadonlyMap<string, string>,
  commodities: ReadonlyMap<string, string>,
) {
  const faults: FieldRefusal[] = [];
  const unitIds = Object.entries(unitColumns).map(([field, column]) => {
    const name = cell(column);
    const id = name ? unitCalled(units, name) : null;
    if (name && !id) faults.push(refuse.field(field, "field.unknown", { value: name }));
    return [field, id];
  });
  const numbers = numberColumns.map((field) => {
    const value = cell(field);
    const number = value === null ? null : numberOf(value);
    if (value !== null && number === null) {
      faults.push(refuseGoods.field(field, "goods.number", { value }));
    }
    return [field, number];
  });
  const quantity = cell("quantity") ?? "1";
  const commodity = cell("commodity");
  const line = {
    ...containerForm.parse({}),
    rowNo,
    ...Object.fromEntries([...unitIds, ...numbers]),
    quantity: /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0,
    containerTypeCode: cell("containerTypeCode"),
    packageTypeName: cell("packageTypeName"),
    unitOfMeasureCode: cell("unitOfMeasureCode"),
    containerNo: cell("containerNo"),
    sealNo: cell("sealNo"),
    markNo: cell("markNo"),
    description: cell("description"),
    hsCode: cell("hsCode"),
    commodity,
    commodityId: commodity ? (commodities.get(fold(commodity)) ?? null) : null,
  };
  return { line, faults };
}

/**
 * Returns a number of a sheet as decimal text, or null when it is none.
 *
 * Shape: a number cell comes with a point; in a text only groups of three before a point, or several
 *   groups, are thousands, because `1,5` and `1,500` may be meant either way.
 */
function numberOf(text: string): string | null {
  if (isDecimal(text)) return text;
  const isGrouped = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/.test(text);
  return isGrouped ? text.replaceAll(",", "") : null;
}

async function unitsByName(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const found = await rows<{ id: string; code: string; en: string; vn: string }>(
    tx,
    sql`select id, code, unit_name_en as en, unit_name_vn as vn from unit
      where company_id = ${companyId} and active`,
  );
  return byName(found);
}

async function commoditiesByName(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const found = await rows<{ id: string; code: string; en: string; vn: string }>(
    tx,
    sql`select id, code, commodity_name_en as en, commodity_name_vn as vn from commodity
      where company_id = ${companyId} and active`,
  );
  return byName(found);
}

const byName = (found: readonly { id: string; code: string; en: string; vn: string }[]) =>
  new Map(
    found.flatMap(({ id, code, en, vn }) =>
      [vn, en, code].map((name) => [fold(name ?? ""), id] as const),
    ),
  );
