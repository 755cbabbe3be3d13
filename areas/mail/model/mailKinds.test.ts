import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { describe, expect, test } from "vitest";
import type { MailFact } from "./mailFacts.ts";
import { hasMail, mailFamily, mailKind, type MailKindName, sentKinds } from "./mailKinds.ts";
import type { MailPaper } from "./mailPapers.ts";
import { placesIn } from "./mailTemplate.ts";

/** A mail as the trade sends it: who gets it (its copies are in mailsByService.db.test.ts), what it names and attaches, and its stage. */
interface Row {
  readonly kind: MailKindName;
  readonly of: readonly ServiceCode[];
  readonly to: "customer" | "customer and consignee" | "carrier" | "partner";
  readonly subject: readonly MailFact[];
  readonly facts: readonly MailFact[];
  readonly papers: readonly MailPaper[];
  readonly stage: string | null;
  readonly signed?: true;
  readonly inVnd?: true;
}

const seaExports = ["SFE", "SLE", "SCE"] as const;
const seaImports = ["SFI", "SLI", "SCI"] as const;
const ofAirImport: readonly MailFact[] = [
  "mawb",
  "hwbno",
  "packages",
  "grossWeight",
  "carriage",
  "ata",
  "route",
  "warehouse",
  "exchangeRate",
  "consignee",
];
const ofSeaImport: readonly MailFact[] = [
  "hwbno",
  "pol",
  "pod",
  "packages",
  "eta",
  "carriage",
  "mawb",
  "shipper",
  "consignee",
  "notifyParty",
  "etd",
];
const rows: readonly Row[] = [
  {
    kind: "arrivalNotice",
    of: ["AI"],
    to: "customer",
    subject: ["hwbno", "pol", "pod", "eta"],
    facts: ofAirImport,
    papers: ["arrivalNotice", "authorizeLetter", "debitNotes"],
    stage: "S_AN",
    signed: true,
    inVnd: true,
  },
  {
    kind: "authorizeLetter",
    of: ["AI"],
    to: "customer",
    subject: ["hwbno", "pol", "pod", "eta"],
    facts: ofAirImport,
    papers: ["authorizeLetter"],
    stage: "S_AL",
    inVnd: true,
  },
  {
    kind: "proofOfDelivery",
    of: ["AE"],
    to: "customer",
    subject: ["hwbno", "pol", "pod"],
    facts: ofAirImport,
    papers: ["proofOfDelivery"],
    stage: "S_POD",
  },
  {
    kind: "houseBill",
    of: ["AE"],
    to: "customer",
    subject: ["hwbno", "pol", "pod", "etd"],
    facts: ofAirImport,
    papers: ["houseBill"],
    stage: "S_HB",
  },
  {
    kind: "preAlert",
    of: ["AE"],
    to: "customer",
    subject: ["jobNo", "mawb", "hwbno", "pol", "pod", "etd"],
    facts: [
      "incoterm",
      "pol",
      "pod",
      "mawb",
      "hwbno",
      "carriage",
      "etd",
      "freight",
      "shipper",
      "consignee",
      "packages",
      "grossWeight",
      "chargeWeight",
      "goods",
    ],
    papers: ["houseBill", "manifest", "debitNotes"],
    stage: "S_PA",
  },
  {
    kind: "preAlert",
    of: seaExports,
    to: "customer",
    subject: ["jobNo", "mawb", "hwbno", "pol", "pod", "etd"],
    facts: [
      "pol",
      "pod",
      "hwbno",
      "mawb",
      "packages",
      "shipper",
      "consignee",
      "etd",
      "eta",
      "carriage",
      "mbltype",
      "freight",
      "containers",
      "grossWeight",
      "cbm",
      "notifyParty",
    ],
    papers: ["houseBill", "manifest", "debitNotes"],
    stage: "S_PA",
  },
  {
    kind: "arrivalNotice",
    of: seaImports,
    to: "customer and consignee",
    subject: ["hwbno", "pol", "pod", "eta"],
    facts: ofSeaImport,
    papers: ["arrivalNotice", "debitNotes"],
    stage: "S_AN",
    inVnd: true,
  },
  {
    kind: "deliveryOrder",
    of: seaImports,
    to: "customer",
    subject: ["hwbno", "pol", "pod", "eta"],
    facts: ofSeaImport,
    papers: ["deliveryOrder", "debitNotes"],
    stage: "S_DO",
    inVnd: true,
  },
  {
    kind: "proofOfDelivery",
    of: seaImports,
    to: "customer",
    subject: ["hwbno", "pol", "pod"],
    facts: ofSeaImport,
    papers: ["proofOfDelivery"],
    stage: "S_POD",
  },
  {
    kind: "houseBill",
    of: seaImports,
    to: "customer",
    subject: ["hwbno", "pol", "pod", "etd"],
    facts: ofSeaImport,
    papers: ["houseBill"],
    stage: "S_HB",
  },
  {
    kind: "note",
    of: [...seaExports, ...seaImports],
    to: "partner",
    subject: ["noteKind", "cdNo", "jobNo", "mawb", "hwbno"],
    facts: [
      "cdNo",
      "noteAmount",
      "noteDue",
      "mawb",
      "hwbno",
      "packages",
      "grossWeight",
      "carriage",
      "etd",
      "ata",
      "pol",
      "pod",
      "agent",
    ],
    papers: ["notes"],
    stage: "S_INV",
  },
  {
    kind: "note",
    of: ["AE"],
    to: "partner",
    subject: ["noteKind", "cdNo", "jobNo", "mawb", "hwbno"],
    facts: [
      "cdNo",
      "noteAmount",
      "noteDue",
      "mawb",
      "hwbno",
      "packages",
      "grossWeight",
      "carriage",
      "etd",
      "ata",
      "route",
      "agent",
    ],
    papers: ["notes"],
    stage: "S_INV",
  },
  {
    kind: "shippingInstruction",
    of: seaExports,
    to: "carrier",
    subject: ["bookingNo", "pol", "pod", "etd"],
    facts: ["bookingNo", "user"],
    papers: ["instruction"],
    stage: null,
  },
];
const cases = rows.flatMap((row) => row.of.map((code) => [row.kind, code, row] as const));

describe("mails as the trade sends them", () => {
  test.each(cases)("%s of %s", (name, code, row) => {
    const service = serviceOf(code);
    const family = mailFamily(service) ?? "sea";
    const kind = mailKind(name);
    const isOf = (families: readonly string[] | undefined) => families?.includes(family) ?? false;
    expect(hasMail(service, name)).toBe(true);
    const to = kind.toCarrier
      ? "carrier"
      : kind.about === "note"
        ? "partner"
        : isOf(kind.toConsignee)
          ? "customer and consignee"
          : "customer";
    expect(to).toBe(row.to);
    for (const language of ["en", "vi"] as const) {
      expect(placesIn(kind.subject[language])).toEqual(row.subject);
    }
    const { once = [], each = [] } = kind.facts[family] ?? {};
    expect([...once, ...each]).toEqual(expect.arrayContaining([...row.facts]));
    expect(kind.papers).toEqual(expect.arrayContaining([...row.papers]));
    expect(kind.stage).toBe(row.stage);
    expect(isOf(kind.withSignature)).toBe(row.signed ?? false);
    expect(kind.noteCurrency === "VND").toBe(row.inVnd ?? false);
  });

  test("every kind that is sent stands in the table", () => {
    const told = new Set(rows.map(({ kind }) => kind));
    expect(sentKinds.filter((kind) => !told.has(kind))).toEqual([]);
  });
});
