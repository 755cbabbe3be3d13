import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { mustReadInstructions } from "./mustReadInstructions.ts";
import { type Json, readJson } from "@fairway/areas/message/model/readJson.ts";
import { houseBillLabels } from "../model/houseBillLabels.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import {
  goodsText,
  knownPackage,
  type ReadContainer,
} from "@fairway/areas/message/model/siCargo.ts";
import {
  type KnownEntry,
  type KnownThings,
  portsMentioned,
} from "@fairway/areas/message/model/siKnown.ts";
import type { Proposal, ProposedContainer } from "../model/proposalShapes.ts";
import {
  type ReadBill,
  readShippingInstruction,
} from "@fairway/areas/message/model/shippingInstruction.ts";

const most = 2 * 1024 * 1024;

/**
 * Returns the verdict on each field of a shipping instruction for a house bill; saves nothing.
 *
 * Refuses: shipment.locked · shipment.canceled · si.malformed with line and column · si.wrongShape ·
 *   si.notText · si.tooLarge · si.otherService
 * Source: rule HB-8.
 */
export async function previewShippingInstruction(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.previewShippingInstruction>,
): Promise<Proposal> {
  const job = await lockJobToWrite(tx, actor, { id: ask.jobId });
  mustReadInstructions(job);
  const file = jsonOf(ask.file.bytes);
  const known = await knownThings(tx, actor, file, job);
  const read = readShippingInstruction(file, known);
  if (read.kind === "other") throw refuseHouseBill("si.wrongShape", { found: read.found });
  return {
    kind: read.kind,
    fileName: ask.file.name,
    bills: read.bills.map((bill) => proposed(bill, known, actor)),
  };
}

function jsonOf(bytes: Uint8Array): Json {
  if (bytes.byteLength > most) throw refuseHouseBill("si.tooLarge", { megabytes: 2 });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseHouseBill("si.notText");
  }
  const read = readJson(text);
  if ("fault" in read) {
    const { reason, line, column } = read.fault;
    const facts = { reasonEn: reason.en, reasonVi: reason.vi, line, column };
    throw refuseHouseBill("si.malformed", facts);
  }
  return read.value;
}

async function knownThings(
  tx: Tx,
  actor: Actor,
  file: Json,
  job: KnownThings["job"],
): Promise<KnownThings> {
  const { companyId } = actor;
  const { codes, names } = portsMentioned(file);
  const folded = names.flatMap((name) => [fold(name), fold(name.split(",")[0] ?? "")]);
  const ports = await rows<KnownEntry & { aliases: string[] }>(
    tx,
    sql`select p.id, p.code, p.name_en as name, p.aliases from place p
      where p.company_id = ${companyId} and p.place_type = 'Port' and p.active
        and (upper(p.code) = any(${codes}) or p.aliases && ${codes}::text[]
          or f_unaccent(p.name_en) = any(${folded}))
      order by p.code`,
  );
  const units = await rows<
    KnownEntry & { unitType: string; isoCode: string | null; nameVn: string }
  >(
    tx,
    sql`select u.id, u.code, u.unit_name_en as name, u.unit_name_vn as name_vn, u.unit_type,
        u.iso_code
      from unit u where u.company_id = ${companyId} and u.active
        and u.unit_type in ('Container', 'Package') order by u.code`,
  );
  const byCode = new Map<string, KnownEntry>();
  const byName = new Map<string, KnownEntry>();
  for (const port of ports) {
    // The code of a port wins over the alias of another one.
    for (const alias of port.aliases) if (!byCode.has(alias)) byCode.set(alias, port);
    if (!byName.has(fold(port.name))) byName.set(fold(port.name), port);
  }
  for (const port of ports) byCode.set(port.code.toUpperCase(), port);
  const boxes = units.filter((unit) => unit.unitType === "Container" && unit.isoCode);
  const packages = units.filter((unit) => unit.unitType === "Package");
  return {
    job,
    portsByCode: byCode,
    portsByName: byName,
    containersByIso: new Map(boxes.map((unit) => [unit.isoCode ?? "", unit])),
    packages: new Map(
      packages.flatMap((unit) =>
        [unit.nameVn, unit.name, unit.code].map((name) => [fold(name), unit] as const),
      ),
    ),
  };
}

function proposed(bill: ReadBill, known: KnownThings, actor: Actor): Proposal["bills"][number] {
  const { language } = actor;
  return {
    key: bill.key,
    title: say(bill.title, language, bill.titleFacts),
    fields: bill.fields.map((field) => ({
      field: field.field,
      label: field.field ? say(houseBillLabels[field.field], language) : field.from,
      value: field.value,
      from: field.from,
      verdict: field.verdict,
      why: field.why ? say(field.why.words, language, field.why.facts ?? {}) : null,
      keep: field.keep,
    })),
    containers: bill.cargo.containers.map((box) => proposedBox(box, known, actor)),
  };
}

function proposedBox(box: ReadContainer, known: KnownThings, actor: Actor): ProposedContainer {
  const names = [...box.packageNames];
  const packageType = knownPackage(names, known);
  const why = box.doubts
    .map((doubt) => say(doubt.words, actor.language, doubt.facts ?? {}))
    .join("; ");
  return {
    containerTypeId: box.containerTypeId,
    containerTypeCode: box.containerTypeCode,
    isoCode: box.isoCode || null,
    containerNo: box.containerNo,
    sealNo: box.seals || null,
    gw: box.gross.gt(0) ? box.gross.toFixed(3) : null,
    cbm: box.volume.gt(0) ? box.volume.toFixed(3) : null,
    packageQuantity: box.packages.gt(0) ? box.packages.toString() : null,
    packageTypeId: packageType?.id ?? null,
    packageTypeName: packageType?.name ?? (names.join(", ") || null),
    markNo: box.marks.join("\n").slice(0, 200) || null,
    description: goodsText(box, 2000) || null,
    from: box.from,
    verdict: box.doubts.length > 0 ? "doubtful" : "taken",
    why: why || null,
    expected: box.expected,
    isWrongNumber: containerNoFault(box.containerNo) !== null,
  };
}
