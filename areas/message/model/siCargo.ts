import { cleanContainerNo, containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import { Decimal } from "@fairway/core/money/decimal.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { FilePart } from "./siFile.ts";
import type { KnownEntry, KnownThings } from "./siKnown.ts";
import { volumeInM3, weightInKg } from "./siUnits.ts";
import { siWords } from "./siWords.ts";

type Total = InstanceType<typeof Decimal>;

/** Why a value is doubtful, with the facts for its text. */
export interface Doubt {
  readonly words: Words;
  readonly facts?: Readonly<Record<string, string>>;
}

/** A container of the file; weights in kg, volumes in m³. */
export interface ReadContainer {
  readonly containerNo: string;
  readonly isoCode: string;
  readonly containerTypeId: string | null;
  readonly containerTypeCode: string | null;
  readonly seals: string;
  readonly marks: readonly string[];
  gross: Total;
  volume: Total;
  packages: Total;
  readonly packageNames: Set<string>;
  /** The descriptions of the items in the container; several items may share one. */
  readonly goods: Set<readonly string[]>;
  readonly from: string;
  readonly doubts: Doubt[];
  readonly expected: string | null;
}

/** All the goods of a file. */
export interface ReadCargo {
  readonly containers: ReadContainer[];
  readonly gross: Total;
  readonly volume: Total;
  readonly packages: Total;
  readonly packageNames: readonly string[];
  readonly descriptions: readonly { text: string; from: string }[];
  readonly hsCodes: readonly { text: string; from: string }[];
  readonly marks: readonly { text: string; from: string }[];
  readonly bookings: readonly { text: string; from: string }[];
  readonly dangerous: readonly { text: string; from: string; doubt: Doubt }[];
  /** Weights and volumes that could not be read, with their paths. */
  readonly unread: readonly { value: string; from: string; doubt: Doubt }[];
}

/** Reads consignment items and equipment of a file, or of one of its house bills. */
export function readCargo(file: FilePart, known: KnownThings): ReadCargo {
  const boxes = new Map<string, ReadContainer>();
  const marks: { text: string; from: string }[] = [];
  for (const line of file.list("utilizedTransportEquipments", "utilizedTransportEquipment")) {
    const box = readContainer(line, known);
    if (!box) continue;
    for (const text of box.marks) marks.push({ text, from: `${line.path}.shippingMarks` });
    boxes.set(box.containerNo, box);
  }
  const unread: ReadCargo["unread"][number][] = [];
  const descriptions: { text: string; from: string }[] = [];
  const hsCodes: { text: string; from: string }[] = [];
  const bookings: { text: string; from: string }[] = [];
  const dangerous: ReadCargo["dangerous"][number][] = [];
  const packageNames = new Set<string>();
  let gross = new Decimal(0);
  let volume = new Decimal(0);
  let packages = new Decimal(0);
  const keep = (list: { text: string; from: string }[], part: FilePart) => {
    const text = part.text();
    if (text) list.push({ text, from: part.path });
  };
  for (const item of file.list("consignmentItems", "consignmentItem")) {
    const lines = item.list("descriptionOfGoods");
    for (const line of lines) keep(descriptions, line);
    const goods = [...new Set(lines.map((line) => line.text()).filter(Boolean))];
    for (const code of item.list("HSCodes", "HSCode")) keep(hsCodes, code);
    for (const mark of item.list("shippingMarks")) keep(marks, mark);
    if (item.part("carrierBookingReference").isThere) {
      keep(bookings, item.part("carrierBookingReference"));
    }
    for (const cargo of item.list("cargoItems")) {
      const no = cleanContainerNo(cargo.text("equipmentReference"));
      const box = boxes.get(no) ?? (no ? readContainer(cargo, known) : null);
      if (box) boxes.set(no, box);
      const weight = measure(cargo, ["cargoGrossWeight", "grossWeight"], weightInKg, unread);
      const room = measure(cargo, ["cargoGrossVolume", "grossVolume"], volumeInM3, unread);
      const packing = cargo.part("outerPackaging");
      const count = counted(packing, unread);
      const name = packing.text("description") || packing.text("packageCode");
      // The code only repeats the description.
      packing.part("packageCode").markRead();
      if (name) packageNames.add(name);
      for (const each of packing.list("dangerousGoods")) dangerous.push(readDangerous(each));
      gross = gross.plus(weight);
      volume = volume.plus(room);
      packages = packages.plus(count);
      if (!box) continue;
      box.gross = box.gross.plus(weight);
      box.volume = box.volume.plus(room);
      box.packages = box.packages.plus(count);
      if (name) box.packageNames.add(name);
      box.goods.add(goods);
    }
  }
  return {
    containers: [...boxes.values()],
    gross,
    volume,
    packages,
    packageNames: [...packageNames],
    descriptions,
    hsCodes,
    marks,
    bookings,
    dangerous,
    unread,
  };
}

function readContainer(line: FilePart, known: KnownThings): ReadContainer | null {
  const inner = line.part("equipment").isThere ? line.part("equipment") : line;
  const containerNo = cleanContainerNo(inner.text("equipmentReference"));
  if (!containerNo) return null;
  const isoCode = inner.text("ISOEquipmentCode").toUpperCase();
  const type = typeOf(isoCode, known);
  const fault = containerNoFault(containerNo);
  const doubts: Doubt[] = [];
  if (/[{}<>]/.test(containerNo)) doubts.push({ words: siWords.placeholder });
  else if (fault?.kind === "digit") {
    doubts.push({ words: siWords.wrongDigit, facts: { expected: fault.expected ?? "" } });
  } else if (fault) doubts.push({ words: siWords.wrongForm });
  if (!isoCode) doubts.push({ words: siWords.noType });
  else if (!type) doubts.push({ words: siWords.unknownType, facts: { value: isoCode } });
  return {
    containerNo,
    isoCode,
    containerTypeId: type?.id ?? null,
    containerTypeCode: type?.code ?? null,
    seals: line
      .list("seals")
      .map((seal) => seal.text("number", "sealNumber"))
      .filter(Boolean)
      .join(", "),
    marks: line
      .list("shippingMarks")
      .map((mark) => mark.text())
      .filter(Boolean),
    gross: new Decimal(0),
    volume: new Decimal(0),
    packages: new Decimal(0),
    packageNames: new Set(),
    goods: new Set(),
    from: line.path,
    doubts,
    expected: fault?.expected ?? null,
  };
}

/**
 * The last character of an ISO code stands for vents and similar details, so a type of the same
 * group is enough.
 */
function typeOf(isoCode: string, known: KnownThings): KnownEntry | null {
  const exact = known.containersByIso.get(isoCode);
  if (exact || isoCode.length !== 4) return exact ?? null;
  const group = isoCode.slice(0, 3);
  return [...known.containersByIso].find(([code]) => code.startsWith(group))?.[1] ?? null;
}

function measure(
  cargo: FilePart,
  names: string[],
  convert: (value: string, unit: string) => Total | null,
  unread: { value: string; from: string; doubt: Doubt }[],
): Total {
  const part = cargo.part(...names);
  if (!part.isThere) return new Decimal(0);
  const value = part.text("value");
  const unit = part.text("unit");
  const made = convert(value, unit);
  if (made) return made;
  const facts = { value: unit || "–" };
  unread.push({
    value: [value, unit].filter(Boolean).join(" "),
    from: part.path,
    doubt: /^\d/.test(value) ? { words: siWords.unknownUnit, facts } : { words: siWords.notNumber },
  });
  return new Decimal(0);
}

function counted(
  packing: FilePart,
  unread: { value: string; from: string; doubt: Doubt }[],
): Total {
  const text = packing.text("numberOfPackages");
  if (!text) return new Decimal(0);
  if (/^\d{1,9}(\.0+)?$/.test(text)) return new Decimal(text);
  const from = packing.part("numberOfPackages").path;
  unread.push({ value: text, from, doubt: { words: siWords.notNumber } });
  return new Decimal(0);
}

function readDangerous(goods: FilePart): { text: string; from: string; doubt: Doubt } {
  const unNumber = goods.text("UNNumber", "unNumber");
  const naNumber = goods.text("NANumber", "naNumber");
  const group = goods.text("packingGroup");
  const parts = [
    unNumber ? `UN ${unNumber}` : naNumber ? `NA ${naNumber}` : "",
    goods.text("properShippingName"),
    goods.text("technicalName") && `(${goods.text("technicalName")})`,
    goods.text("imoClass") && `CLASS ${goods.text("imoClass")}`,
    goods.text("subsidiaryRisk1") && `SUB ${goods.text("subsidiaryRisk1")}`,
    group && `PG ${["", "I", "II", "III"][Number(group)] ?? group}`,
    goods.text("EMSNumber") && `EMS ${goods.text("EMSNumber")}`,
    goods.text("isMarinePollutant") === "true" ? "MARINE POLLUTANT" : "",
  ];
  const wrong = unNumber !== "" && !/^\d{4}$/.test(unNumber);
  return {
    text: `DANGEROUS GOODS: ${parts.filter(Boolean).join(" ")}`,
    from: goods.path,
    doubt: { words: wrong ? siWords.wrongUnNumber : siWords.dangerous },
  };
}

/** Returns the package type with one of these names, or null. */
export function knownPackage(names: readonly string[], known: KnownThings) {
  const found = names.map((name) => {
    const folded = fold(name);
    return known.packages.get(folded) ?? known.packages.get(folded.replace(/s$/, "")) ?? null;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns the goods of a container as lines with at most `most` characters in total. */
export function goodsText(box: ReadContainer, most: number): string {
  const lines = new Set<string>();
  let length = 0;
  for (const item of box.goods) {
    for (const line of item) {
      if (length > most) break;
      if (!lines.has(line)) length += line.length + 1;
      lines.add(line);
    }
  }
  return [...lines].join("\n").slice(0, most);
}
