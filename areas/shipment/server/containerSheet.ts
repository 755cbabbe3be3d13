import type { Ask } from "@fairway/core/contract/call.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { columnCalled } from "@fairway/core/words/title.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { containerSheetColumns } from "../model/containerSheetColumns.ts";
import { refuseShipment } from "../model/refusals.ts";
import { cleanContainers, whyNotContainers } from "../model/whyNotContainers.ts";
import { excelFile } from "./excelFile.ts";
import { rightOnJobs, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { lockShipmentRow, refuseClosed } from "./lockShipmentRow.ts";

/** An empty container sheet to fill in. */
export async function downloadContainerTemplate(_tx: Tx, actor: Actor) {
  actor.mustHave(...rightOnJobs("access"));
  return excelFile("containers", {
    sheet: "Containers",
    columns: containerSheetColumns.map(({ key, head }) => ({
      key,
      header: say(head, actor.language),
      kind: "text" as const,
    })),
    rows: [],
  });
}

/**
 * Reads a container sheet and returns its errors cell by cell; stores nothing.
 *
 * Shape: columns are found by their title in either language or a former title, types and units by
 *   code or name.
 */
export async function uploadContainers(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.uploadContainers>,
) {
  const job = await lockShipmentRow(tx, actor, ask.id);
  const service = serviceOf(job.transactionType);
  actor.must(`${service.menu}.write`, job);
  refuseClosed(job);
  if (service.goods !== "containers") throw refuseShipment("container.otherGoods");
  const sheet = await readExcel(ask.file.bytes, { maxRows: 500 });
  const place = new Map(
    containerSheetColumns.map(({ key, head }) => [key, columnCalled(sheet.headers, head, key)]),
  );
  const units = await unitsByName(tx, actor.companyId);
  const read = sheet.rows.map(({ row, cells }) => {
    const cell = (key: (typeof containerSheetColumns)[number]["key"]) => {
      const at = place.get(key) ?? -1;
      return (at < 0 ? null : (cells[at]?.trim() ?? null)) || null;
    };
    const numberAt = (key: "gw" | "cbm" | "nw" | "packageQuantity") => {
      const text = cell(key)?.replaceAll(",", "") ?? null;
      return { text, value: text && isDecimal(text) ? text : null };
    };
    const quantity = cell("quantity") ?? "1";
    const unit = (key: "containerTypeCode" | "packageTypeName" | "unitOfMeasureCode") => {
      const name = cell(key);
      return { name, id: name ? (units.get(fold(name)) ?? null) : null };
    };
    const type = unit("containerTypeCode");
    const packageType = unit("packageTypeName");
    const measure = unit("unitOfMeasureCode");
    const numbers = {
      gw: numberAt("gw"),
      cbm: numberAt("cbm"),
      nw: numberAt("nw"),
      packageQuantity: numberAt("packageQuantity"),
    };
    const faults = [
      ...Object.entries({
        containerTypeId: type,
        packageTypeId: packageType,
        unitOfMeasureId: measure,
      })
        .filter(([, found]) => found.name && !found.id)
        .map(([field, found]) => refuse.field(field, "field.unknown", { value: found.name })),
      ...Object.entries(numbers)
        .filter(([, found]) => found.text && found.value === null)
        .map(([field, found]) => refuse.field(field, "field.unknown", { value: found.text })),
    ];
    const line = {
      rowNo: row,
      id: null,
      containerTypeId: type.id,
      containerTypeCode: type.name,
      quantity: /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0,
      containerNo: cell("containerNo"),
      sealNo: cell("sealNo"),
      markNo: cell("markNo"),
      unitOfMeasureId: measure.id,
      unitOfMeasureCode: measure.name,
      commodityId: null,
      commodity: cell("commodity"),
      packageTypeId: packageType.id,
      packageTypeName: packageType.name,
      packageQuantity: numbers.packageQuantity.value,
      description: cell("description"),
      gw: numbers.gw.value,
      nw: numbers.nw.value,
      chargeAbleWeight: null,
      cbm: numbers.cbm.value,
      partof: false,
      overrideReason: null,
    };
    return { line, faults };
  });
  const lines = cleanContainers(read.map(({ line }) => line));
  const more = whyNotContainers(lines, "at");
  const data = lines.map((line, at) => {
    const faults = [
      ...(read[at]?.faults ?? []),
      ...more
        .filter((fault) => fault.field.startsWith(`at.${at}.`))
        .map((fault) => ({ ...fault, field: fault.field.slice(`at.${at}.`.length) })),
    ].map(({ field, words, facts }) => ({ field, message: say(words, actor.language, facts) }));
    return { ...line, faults, isValid: faults.length === 0 };
  });
  const totalValidRows = data.filter((row) => row.isValid).length;
  return { data, totalValidRows, totalInvalidRows: data.length - totalValidRows };
}

async function unitsByName(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const found = await rows<{ id: string; code: string; en: string; vn: string }>(
    tx,
    sql`select id, code, unit_name_en as en, unit_name_vn as vn from unit
      where company_id = ${companyId} and active`,
  );
  return new Map(
    found.flatMap((unit) =>
      [unit.vn, unit.en, unit.code].map((name) => [fold(name), unit.id] as const),
    ),
  );
}
