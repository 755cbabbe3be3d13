import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import { addDays, type Day, isDay } from "@fairway/core/time/day.ts";
import { tidyName } from "@fairway/core/text/tidyText.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { channels, declarationTypes } from "./declarationTerms.ts";
import { columnWords } from "./ecusColumnWords.ts";
import { sayDoubt } from "./ecusDoubts.ts";
import type { FeedName } from "./ecusTables.ts";
import { repairedText } from "./repairedText.ts";
import { type Carriage, settledCargo } from "./settledCargo.ts";

/** A row of customs software: texts by the name of the column, null where there is nothing. */
export type EcusRow = Readonly<Record<string, string | null>>;

/** A declaration as customs software has it, before its partner is known. */
export interface EcusDeclaration extends Carriage {
  readonly clearanceNo: string;
  readonly clearanceDate: Day;
  readonly type: keyof typeof declarationTypes;
  readonly firstClearanceNo: string | null;
  /** Without separators. */
  readonly partnerTaxCode: string | null;
  readonly partnerName: string | null;
  readonly mblid: string | null;
  readonly hblid: string | null;
  readonly gateway: string | null;
  readonly portCodeCk: string | null;
  readonly portCodeNn: string | null;
  readonly customsOffice: string | null;
  readonly grossWeight: string | null;
  readonly netWeight: string | null;
  readonly cbm: string | null;
  readonly qtyCont: string | null;
  readonly pcs: string | null;
  readonly unitCode: string | null;
  readonly route: keyof typeof channels | null;
  readonly importCountryCode: string | null;
  readonly exportCountryCode: string | null;
  readonly shipper: string | null;
  readonly consignee: string | null;
  readonly eta: Day | null;
  readonly releasedOn: Day | null;
  readonly idfromEcus: string | null;
}

/** A row that can be stored, or the reasons why a person must look at it. */
export type ReadRow =
  | { readonly clearanceNo: string; readonly declaration: EcusDeclaration }
  | { readonly clearanceNo: string; readonly doubts: readonly Words[] };

/** How a means of transport is declared here, by its code. */
export type Transports = ReadonlyMap<string, Carriage>;

/** The codes of means of transport, unless the company says otherwise. Source: rule CU-14 */
export const usualTransports: Transports = new Map<string, Carriage>([
  ["1", { serviceType: "Air", cargoType: null }],
  ["2", { serviceType: "Sea", cargoType: "FCL" }],
  ["3", { serviceType: "Sea", cargoType: "LCL" }],
  ["4", { serviceType: "Trucking", cargoType: null }],
  ["5", { serviceType: "Railway", cargoType: null }],
  ["6", { serviceType: "Warehouse", cargoType: null }],
  ["9", { serviceType: "Warehouse", cargoType: null }],
]);

const longest = { name: 250, bill: 250, code: 20, country: 2, tax: 50, id: 50 } as const;
const mostPieces = decimal("5000000");
const mostWeight = decimal("999999999999999");
// ECUS writes a number without a value, and Excel a day without one, in this way.
const noDay = /^(0000-00-00|1899-12-30|1900-01-01)/;

/**
 * Maps a row of customs software to a declaration.
 *
 * Shape: what cannot be stored as it is makes the row doubtful, with every reason.
 * Source: rules CU-11 to CU-14
 */
export function declarationOfEcus(
  row: EcusRow,
  feed: FeedName = "Declarations",
  transports: Transports = usualTransports,
): ReadRow {
  const doubts: Words[] = [];
  const doubt = (reason: Parameters<typeof sayDoubt>[0], column: string, value = "") =>
    void doubts.push(sayDoubt(reason, { column: columnWords(column), value: value.slice(0, 60) }));
  const text = (column: string, most: number = longest.name): string | null => {
    const value = tidied(row[column]);
    if (value.length <= most) return value || null;
    doubt("tooLong", column, value);
    return null;
  };
  const code = (column: string, most: number = longest.code) =>
    text(column, most)?.toUpperCase() ?? null;
  const amount = (column: string, whole = false): string | null => {
    const value = tidied(row[column]);
    if (value === "") return null;
    const read = plainNumber(value);
    if (read === null) doubt("noNumber", column, value);
    else if (read.lt(0) || read.gt(whole ? mostPieces : mostWeight)) {
      doubt(whole ? "pieces" : "outOfRange", column, value);
    } else if (whole && !read.isInteger()) doubt("notWhole", column, value);
    else return whole ? read.toFixed() : read.toDecimalPlaces(3).toFixed();
    return null;
  };
  const day = (column: string): Day | null => {
    const value = tidied(row[column]);
    if (value === "" || noDay.test(value)) return null;
    const read = dayIn(value);
    if (read === null) doubt("noDay", column, value);
    return read;
  };

  const clearanceNo = numberIn(row["SOTK"]);
  if (!/^[0-9]{12}$/.test(clearanceNo)) doubt("number", "SOTK", clearanceNo);
  const isCarriers = feed === "CarrierFeed";
  const dayColumn = isCarriers ? "NGAY_KB" : "NGAY_DK";
  const before = doubts.length;
  const clearanceDate = day(dayColumn);
  if (clearanceDate === null && doubts.length === before) doubt("undated", dayColumn);
  const flag = tidied(row["_XorN"]);
  const type = flag.toUpperCase().includes("N") ? "Import" : "Export";
  const bill = text(isCarriers ? "SO_VAN_DON" : "VAN_DON", longest.bill);
  const first = numberIn(row["SOTK_DAU_TIEN"]);
  const channel = tidied(row["PLUONG"]);
  const route = channelOf(channel);
  if (!["", "0"].includes(channel) && route === null) doubt("channel", "PLUONG", channel);
  const gateway = code("MA_CK");
  const grossWeight = amount(isCarriers ? "TRLUONG" : "TR_LUONG");
  const transport = tidied(row["MA_HIEU_PTVC"]);
  const carriage = isCarriers ? carriageOfText(transport) : carriageOf(transport, transports);
  // The one who declares sends exported goods and receives imported ones.
  const [declarant, foreigner] = [text("_Ten_DV_L1"), text(isCarriers ? "TEN_DVXK" : "DV_DT")];
  const isSent = !isCarriers && type === "Export";
  const declaration: Omit<EcusDeclaration, "clearanceDate"> = {
    clearanceNo,
    type,
    firstClearanceNo: first === "" || first === "0" ? null : first.slice(0, 100),
    partnerTaxCode: strippedTax(text("MA_DV", longest.tax) ?? ""),
    partnerName: declarant,
    mblid: bill,
    hblid: bill,
    gateway,
    portCodeCk: gateway,
    portCodeNn: code("MA_CANGNN"),
    customsOffice: code("MA_HQ"),
    grossWeight,
    netWeight: isCarriers ? grossWeight : null,
    cbm: isCarriers ? amount("THE_TICH") : null,
    qtyCont: amount("SO_CONTAINER", true),
    pcs: amount(isCarriers ? "LUONG" : "SO_KIEN", true),
    unitCode: code(isCarriers ? "MA_DVT" : "DVT_KIEN"),
    route,
    importCountryCode: code("NUOC_NK", longest.country),
    exportCountryCode: code("NUOC_XK", longest.country),
    shipper: isSent ? declarant : foreigner,
    consignee: isSent ? foreigner : declarant,
    eta: day("NGAYDEN"),
    releasedOn: day("NGAY_TQ"),
    idfromEcus: numberIn(row["_DToKhaiMDID"]).slice(0, longest.id) || null,
    ...carriage,
  };
  if (doubts.length > 0 || clearanceDate === null) return { clearanceNo, doubts };
  return { clearanceNo, declaration: { ...declaration, clearanceDate } };
}

/** A tax code without dashes, underscores and blanks; null when nothing is left. */
export function strippedTax(code: string): string | null {
  return code.replace(/[-_\s]/g, "").toUpperCase() || null;
}

/** The channel of a declaration: by its colour, with or without accents, or by its number. */
export function channelOf(text: string): keyof typeof channels | null {
  const word = fold(text).replace(/^luong\s+/, "");
  if (/^(xanh|1|green)\b/.test(word)) return "Green";
  if (/^(vang|2|yellow)\b/.test(word)) return "Yellow";
  return /^(do|3|red)\b/.test(word) ? "Red" : null;
}

const nothing: Carriage = { serviceType: null, cargoType: null };

function carriageOf(code: string, transports: Transports): Carriage {
  const plain = numberIn(code);
  return settledCargo(transports.get(plain) ?? transports.get(plain.charAt(0)) ?? nothing);
}

/** Carriers name their means of transport: an aircraft, or else containers at sea. */
function carriageOfText(text: string): Carriage {
  const isAir = /may bay|aircraft|\bair\b|hang khong|duong khong|^1$/.test(fold(text));
  return isAir ? { serviceType: "Air", cargoType: null } : { serviceType: "Sea", cargoType: "FCL" };
}

// Halves of characters, which no database stores.
const halves = /\p{Surrogate}/gu;

function tidied(value: string | null | undefined): string {
  return tidyName(repairedText((value ?? "").replaceAll("\0", "").replace(halves, "\ufffd")));
}

/** A whole number that a column of numbers may have written with decimals or with an exponent. */
function numberIn(value: string | null | undefined): string {
  const text = tidied(value).replace(/\s/g, "");
  const read = /[.eE]/.test(text) ? plainNumber(text) : null;
  return read?.isInteger() && !read.lt(0) ? read.toFixed() : text;
}

/**
 * A number with a decimal point, of one that a Vietnamese or an English program wrote. A comma before
 * three digits may be either and stays.
 */
function pointed(text: string): string {
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(text)) {
    return text.replaceAll(".", "").replace(",", ".");
  }
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(",", "");
  const isEither = /^[+-]?\d{1,3},\d{3}$/.test(text);
  return /^[+-]?\d+,\d+$/.test(text) && !isEither ? text.replace(",", ".") : text;
}

function plainNumber(value: string) {
  const text = pointed(value.replace(/\s/g, ""));
  const found = /^([+-]?[0-9]+(?:\.[0-9]+)?)(?:e([+-]?[0-9]{1,2}))?$/i.exec(text);
  if (!found?.[1] || !isDecimal(found[1])) return null;
  return decimal(found[1]).mul(decimal("10").pow(Number(found[2] ?? 0)));
}

/** A day as databases, XML and prints write it. */
function dayIn(value: string): Day | null {
  const [date = ""] = value.split(/[T ]/);
  const turned = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(date);
  const read = turned
    ? `${turned[3]}-${turned[2]?.padStart(2, "0")}-${turned[1]?.padStart(2, "0")}`
    : date.replace(/^([0-9]{4})([0-9]{2})([0-9]{2})$/, "$1-$2-$3");
  if (isDay(read)) return read;
  // Excel and some exports count days.
  return /^[0-9]{5}$/.test(date) ? addDays("1899-12-30", Number(date)) : null;
}
