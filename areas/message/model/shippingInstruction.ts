import { isDay } from "@fairway/core/time/day.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { Facts, Words } from "@fairway/core/words/words.ts";
import { type InstructionField, instructionFields, type Verdict } from "./instructionFields.ts";
import type { Json } from "./readJson.ts";
import { type Doubt, knownPackage, type ReadCargo, readCargo } from "./siCargo.ts";
import { type FilePart, isObject, openFile } from "./siFile.ts";
import type { KnownThings } from "./siKnown.ts";
import { addressText, partyText } from "./siParties.ts";
import { siWords } from "./siWords.ts";

/** One value of a file and its verdict. */
export interface ReadField {
  readonly field: InstructionField | null;
  readonly value: string;
  readonly from: string;
  readonly verdict: Verdict;
  readonly why: (Doubt & { readonly facts?: Facts }) | null;
  readonly keep: string | null;
}

/** One proposed bill. */
export interface ReadBill {
  readonly key: string;
  readonly title: Words;
  readonly titleFacts: Facts;
  readonly fields: readonly ReadField[];
  readonly cargo: ReadCargo;
}

/**
 * The result of reading a file: one of the two documents that can become a bill, or the kind of
 * file that was found instead.
 */
export type ReadFile =
  | { readonly kind: "shippingInstructions" | "transportDocument"; readonly bills: ReadBill[] }
  | { readonly kind: "other"; readonly found: string };

/**
 * Reads a shipping instruction or transport document (DCSA eBL v3) into the fields of a bill of
 * lading.
 *
 * Shape: every value of the file appears once: taken, doubtful with its reason, or without a place.
 * Source: rule ME-1, areas/message/README.md
 */
export function readShippingInstruction(file: Json, known: KnownThings): ReadFile {
  if (!isObject(file)) return { kind: "other", found: Array.isArray(file) ? "[ … ]" : "a value" };
  const inner = ["shippingInstructions", "transportDocument"].find((name) => isObject(file[name]));
  const at = inner ?? "";
  const root = inner ? (file[inner] as Json) : file;
  const names = isObject(root) ? Object.keys(root) : [];
  const tellingNames = ["documentParties", "consignmentItems", "utilizedTransportEquipments"];
  const parties = isObject(root) ? root["documentParties"] : undefined;
  if (!tellingNames.some((name) => names.includes(name)) || Array.isArray(parties)) {
    return { kind: "other", found: names.slice(0, 8).join(", ") || "{ }" };
  }
  const houses =
    isObject(root) && Array.isArray(root["houseBillOfLadings"]) ? root["houseBillOfLadings"] : [];
  const whole = isObject(root)
    ? without(root, houses.length > 0 ? "houseBillOfLadings" : "")
    : root;
  const bills = [
    readBill("whole", siWords.whole, {}, whole, at, known),
    ...houses.map((house, no) => {
      const path = `${at ? `${at}.` : ""}houseBillOfLadings[${no}]`;
      const reference = isObject(house) ? house["houseBillOfLadingReference"] : "";
      const value = typeof reference === "string" ? reference : String(no + 1);
      return readBill(`house${no}`, siWords.houseBill, { value }, house, path, known);
    }),
  ];
  const issued = ["transportDocumentReference", "transports", "carrierCode"];
  const isTransport =
    inner === "transportDocument" || (!inner && issued.every((name) => names.includes(name)));
  return { kind: isTransport ? "transportDocument" : "shippingInstructions", bills };
}

function without(root: { readonly [name: string]: Json }, name: string): Json {
  return Object.fromEntries(Object.entries(root).filter(([each]) => each !== name));
}

function readBill(
  key: string,
  title: Words,
  titleFacts: Facts,
  value: Json,
  at: string,
  known: KnownThings,
): ReadBill {
  const file = openFile(value, at);
  const fields: ReadField[] = [];
  const put = (
    field: InstructionField,
    text: string,
    from: string,
    doubt: Doubt | null = null,
    keep: string | null = text,
  ) => {
    if (!text) return;
    const most = instructionFields[field];
    const why =
      (isPlaceholder(text) ? { words: siWords.placeholder } : null) ??
      doubt ??
      (text.length > most ? { words: siWords.tooLong, facts: { value: String(most) } } : null);
    fields.push({
      field,
      value: text,
      from,
      verdict: why ? "doubtful" : "taken",
      why,
      keep,
    });
  };
  readHead(file.part, put, known);
  readParties(file.part, put);
  readRoute(file.part, put, known);
  const cargo = readCargo(file.part, known);
  putCargo(cargo, put, known);
  for (const leaf of file.unread()) {
    fields.push({
      field: null,
      value: leaf.value,
      from: leaf.path,
      verdict: "noPlace",
      why: { words: siWords.noPlace },
      keep: null,
    });
  }
  return { key, title, titleFacts, fields, cargo };
}

type Put = (
  field: InstructionField,
  text: string,
  from: string,
  doubt?: Doubt | null,
  keep?: string | null,
) => void;

function readHead(file: FilePart, put: Put, known: KnownThings): void {
  const plain = (field: InstructionField, ...names: string[]) => {
    const part = file.part(...names);
    put(field, part.text(), part.path);
  };
  const coded = (
    field: InstructionField,
    name: string,
    codes: Readonly<Record<string, string>>,
    doubt: Doubt | null = null,
  ) => {
    const part = file.part(name);
    const code = part.text();
    const meant = codes[code.toUpperCase()];
    if (meant) put(field, meant, part.path, doubt);
    else if (code) put(field, code, part.path, { words: siWords.unknownCode }, null);
  };
  plain("hwbno", "houseBillOfLadingReference");
  const toOrder = file.text("isToOrder") === "true";
  const waybill = file.part("transportDocumentTypeCode").value === "SWB";
  coded(
    "hbltype",
    "transportDocumentTypeCode",
    { SWB: "Sea Waybill", BOL: "Original" },
    waybill && toOrder ? { words: siWords.waybillToOrder } : null,
  );
  coded("freightPayment", "freightPaymentTermCode", {
    PRE: "Prepaid",
    COL: "Collect",
    PREPAID: "Prepaid",
    COLLECT: "Collect",
  });
  const payable = file.part("invoicePayableAt");
  if (payable.isThere) {
    const code = payable.text("UNLocationCode");
    const place = known.portsByCode.get(code.toUpperCase());
    const text = place?.name ?? (payable.text("freeText") || code);
    const doubt = code && !place ? { words: siWords.unknownPort } : null;
    put("placeFreightPay", text, payable.path, doubt);
  }
  const carriers = file.part("transportDocumentReference");
  const other = known.job.mawb && known.job.mawb !== carriers.value ? known.job.mawb : null;
  put(
    "mawb",
    carriers.text(),
    carriers.path,
    other ? { words: siWords.otherThanJob, facts: { value: other } } : null,
  );
  days(file, put, { issueHbldate: ["issueDate"], sailingDate: ["shippedOnBoardDate"] });
  const issued = file.part("placeOfIssue");
  if (issued.isThere) {
    const place = known.portsByCode.get(issued.text("UNLocationCode").toUpperCase());
    put("issueHblplace", issued.text("locationName") || (place?.name ?? ""), issued.path);
  }
  const originals = ["numberOfOriginalsWithCharges", "numberOfOriginalsWithoutCharges"]
    .map((name) => file.part(name))
    .find((part) => part.isThere);
  if (originals) {
    const said: Record<string, string> = {
      "0": "ZERO (0)",
      "1": "ONE (1)",
      "2": "TWO (2)",
      "3": "THREE (3)",
    };
    const count = originals.text();
    const meant = said[count];
    if (meant) put("originBlnumber", meant, originals.path);
    else put("originBlnumber", count, originals.path, { words: siWords.unknownCode }, null);
  }
  for (const reference of file.list("references")) {
    const type = reference.text("type").toUpperCase();
    const order = ["SPO", "CPO", "PO"].includes(type);
    const texts = [...reference.list("value"), ...reference.list("values")]
      .map((each) => each.text())
      .filter(Boolean);
    put(order ? "purchaseOrderNo" : "referenceNo", texts.join(", "), reference.path);
  }
}

function readParties(file: FilePart, put: Put): void {
  const parties = file.part("documentParties");
  const shipper = parties.part("shipper");
  const consignee = parties.part("consignee");
  put("shipperDescription", partyText(shipper), shipper.path);
  const references = [
    ["exportReferenceNo", shipper.part("reference")],
    ["referenceNo", consignee.part("reference")],
    ["purchaseOrderNo", shipper.part("purchaseOrderReference")],
    ["purchaseOrderNo", consignee.part("purchaseOrderReference")],
  ] as const;
  for (const [field, part] of references) put(field, part.text(), part.path);
  const endorsee = parties.part("endorsee");
  const toOrder = file.part("isToOrder").value === true;
  if (consignee.isThere) {
    put("consigneeDescription", partyText(consignee), consignee.path);
  } else if (endorsee.isThere) {
    put("consigneeDescription", `TO ORDER OF\n${partyText(endorsee)}`, endorsee.path);
  } else if (toOrder) {
    const from = file.part("isToOrder").path;
    put("consigneeDescription", "TO ORDER", from, { words: siWords.toOrderBlank });
  }
  const notify = parties.list("notifyParties", "notifyParty");
  const [first, ...others] = notify;
  if (first) {
    const doubt = others.length > 0 ? { words: siWords.severalValues } : null;
    put("notifyPartyDescription", partyText(first), first.path, doubt);
  }
}

function readRoute(file: FilePart, put: Put, known: KnownThings): void {
  const transports = file.part("transports", "transport");
  const route = transports.isThere ? transports : file;
  port(route.part("portOfLoading"), "pol", "polDescription", put, known, {
    id: known.job.pol,
    name: known.job.polName,
  });
  port(route.part("portOfDischarge"), "pod", "podDescription", put, known, {
    id: known.job.pod,
    name: known.job.podName,
  });
  const place = (field: "pickupPlace" | "deliveryPlace" | "finalPod", ...names: string[]) => {
    const part = route.part(...names).isThere ? route.part(...names) : file.part(...names);
    if (!part.isThere) return;
    const said = placeText(part, known);
    put(field, said.text, part.path, said.known ? null : { words: siWords.unknownPort });
  };
  place("pickupPlace", "placeOfReceipt", "placeOfAcceptance");
  place("deliveryPlace", "placeOfDelivery");
  place("finalPod", "placeOfFinalDelivery", "onwardInlandRouting");
  days(route, put, {
    etd: ["plannedDepartureDate", "departureDate"],
    eta: ["plannedArrivalDate", "arrivalDate"],
  });
  const [voyage, ...more] = route.list("vesselVoyages", "vesselVoyage");
  if (voyage) {
    const vessel = voyage.part("vessel").isThere
      ? voyage.part("vessel").text("name", "vesselName")
      : voyage.text("vesselName");
    const number = voyage.text(
      "carrierExportVoyageNumber",
      "universalExportVoyageReference",
      "voyageNumber",
    );
    const doubt = more.length > 0 ? { words: siWords.severalValues } : null;
    put("oceanVoyNo", [vessel, number].filter(Boolean).join(" - "), voyage.path, doubt);
  }
}

function port(
  part: FilePart,
  field: "pol" | "pod",
  description: "polDescription" | "podDescription",
  put: Put,
  known: KnownThings,
  job: { readonly id: string | null; readonly name: string | null },
): void {
  if (!part.isThere) return;
  const said = placeText(part, known);
  const meant = said.known;
  if (!meant) {
    put(field, said.text, part.path, { words: siWords.unknownPort }, null);
    put(description, said.text, part.path);
    return;
  }
  const otherwise = job.id && job.id !== meant.id ? { value: job.name ?? "" } : null;
  const doubt = otherwise ? { words: siWords.otherThanJob, facts: otherwise } : null;
  put(field, `${meant.code} – ${meant.name}`, part.path, doubt, meant.id);
  put(description, said.text, part.path, doubt);
}

function placeText(part: FilePart, known: KnownThings) {
  const code = part.text("UNLocationCode").toUpperCase();
  const name = part.text("locationName");
  part.part("locationType").markRead();
  const address = part.part("address");
  const printed = name || (address.isThere ? addressText(address).replaceAll("\n", ", ") : "");
  const country = part.text("countryCode");
  const found =
    known.portsByCode.get(code) ??
    known.portsByName.get(fold(name)) ??
    known.portsByName.get(fold(name.split(",")[0] ?? "")) ??
    null;
  const text = [printed || found?.name || code, country].filter(Boolean).join(", ");
  return { text, known: found };
}

function days(
  part: FilePart,
  put: Put,
  names: Partial<Record<InstructionField, readonly string[]>>,
): void {
  for (const [field, from] of Object.entries(names) as [InstructionField, string[]][]) {
    const found = part.part(...from);
    const text = found.text();
    const day = text.slice(0, 10);
    if (isDay(day)) put(field, day, found.path);
    else put(field, text, found.path, { words: siWords.notDay }, null);
  }
}

function putCargo(cargo: ReadCargo, put: Put, known: KnownThings): void {
  const lines = (list: readonly { text: string; from: string }[]) => ({
    text: [...new Set(list.map((each) => each.text))].join("\n"),
    from: list[0]?.from ?? "",
  });
  const listed = (field: InstructionField, list: readonly { text: string; from: string }[]) => {
    const { text, from } = lines(list);
    put(
      field,
      text,
      from,
      list.some((each) => isPlaceholder(each.text)) ? { words: siWords.placeholder } : null,
    );
  };
  listed("desOfGoods", cargo.descriptions);
  listed("shippingMark", cargo.marks);
  const codes = lines(cargo.hsCodes);
  const wrong = cargo.hsCodes.some(({ text }) => !/^\d{6,10}$/.test(text.replace(/[.\s]/g, "")));
  put(
    "hsCode",
    codes.text.replaceAll("\n", ", "),
    codes.from,
    wrong ? { words: siWords.wrongHs } : null,
  );
  const bookings = lines(cargo.bookings);
  const different =
    known.job.bookingNo && bookings.text !== known.job.bookingNo ? known.job.bookingNo : null;
  put(
    "bookingNo",
    bookings.text.replaceAll("\n", ", "),
    bookings.from,
    different ? { words: siWords.otherThanJob, facts: { value: different } } : null,
  );
  const goods = "consignmentItems[].cargoItems[]";
  if (cargo.gross.gt(0)) put("grossWeight", cargo.gross.toFixed(3), `${goods}.cargoGrossWeight`);
  if (cargo.volume.gt(0)) put("cbm", cargo.volume.toFixed(3), `${goods}.cargoGrossVolume`);
  if (cargo.packages.gt(0)) {
    put("packageQty", cargo.packages.toString(), `${goods}.outerPackaging.numberOfPackages`);
  }
  if (cargo.packageNames.length > 0) {
    const meant = knownPackage(cargo.packageNames, known);
    const names = cargo.packageNames.join(", ");
    const doubt =
      cargo.packageNames.length > 1
        ? { words: siWords.severalPackages, facts: { value: names } }
        : { words: siWords.unknownPackage };
    put("packageType", names, `${goods}.outerPackaging`, meant ? null : doubt, meant?.id ?? null);
  }
  for (const each of cargo.dangerous) put("remark", each.text, each.from, each.doubt);
  for (const each of cargo.unread) {
    const field = each.from.includes("Volume")
      ? "cbm"
      : each.from.includes("Packages")
        ? "packageQty"
        : "grossWeight";
    put(field, each.value, each.from, each.doubt, null);
  }
}

const longestField = instructionFields.desOfGoods;

/** Is this the unfilled placeholder of a template: {CBR}, ${name}, <vessel>, TBA? */
export function isPlaceholder(whole: string): boolean {
  // A longer text is doubtful because of its length.
  const text = whole.slice(0, longestField);
  return (
    /\$?\{[^{}]{0,60}\}|<[A-Za-z_ ]{1,40}>|\[\[.{0,60}\]\]/.test(text) ||
    /^(tba|tbc|tbd|x{3,})$/i.test(text.trim())
  );
}
