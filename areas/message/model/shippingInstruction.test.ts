import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Json, readJson } from "./readJson.ts";
import { goodsText } from "./siCargo.ts";
import type { KnownThings } from "./siKnown.ts";
import { isPlaceholder, type ReadBill, readShippingInstruction } from "./shippingInstruction.ts";

const entry = (code: string, name: string) => ({ id: `id-${code}`, code, name });
const ports = [
  entry("VNSGN", "Ho Chi Minh City"),
  entry("VNHPH", "Hai Phong"),
  entry("USLAX", "Los Angeles"),
  entry("NLRTM", "Rotterdam"),
];
const known: KnownThings = {
  portsByCode: new Map(ports.map((port) => [port.code, port])),
  portsByName: new Map(ports.map((port) => [port.name.toLowerCase(), port])),
  containersByIso: new Map([
    ["45G1", entry("40HC", "40 high cube")],
    ["22G1", entry("20DC", "20 dry")],
  ]),
  packages: new Map([
    ["carton", entry("CTN", "Carton")],
    ["ctn", entry("CTN", "Carton")],
    ["drum", entry("DRUM", "Drum")],
    ["thung carton", entry("CTN", "Carton")],
  ]),
  job: {
    pol: "id-VNSGN",
    polName: "Ho Chi Minh City",
    pod: null,
    podName: null,
    bookingNo: null,
    mawb: null,
  },
};

function read(text: string): Json {
  const found = readJson(text);
  if ("fault" in found) throw new Error(found.fault.reason.en);
  return found.value;
}
function bills(name: string): ReadBill[] {
  const file = readShippingInstruction(
    read(readFileSync(join(import.meta.dirname, "samples", name), "utf8")),
    known,
  );
  if (file.kind === "other") throw new Error(`nothing was read: ${file.found}`);
  return file.bills;
}
const field = (bill: ReadBill | undefined, name: string) =>
  bill?.fields.find((each) => each.field === name);
const value = (bill: ReadBill | undefined, name: string) => field(bill, name)?.value;

describe("a full-container instruction", () => {
  const [bill] = bills("fcl-export.json");

  test.each([
    ["hbltype", "Original"],
    ["freightPayment", "Prepaid"],
    ["placeFreightPay", "Ho Chi Minh City"],
    ["originBlnumber", "THREE (3)"],
    ["pol", "VNSGN – Ho Chi Minh City"],
    ["polDescription", "Cat Lai, Ho Chi Minh City"],
    ["pod", "USLAX – Los Angeles"],
    ["podDescription", "Los Angeles"],
    ["deliveryPlace", "Los Angeles, US"],
    ["oceanVoyNo", "PACIFIC HERON - 048E"],
    ["etd", "2026-11-28"],
    ["eta", "2026-12-19"],
    ["bookingNo", "EGLV149600311"],
    ["referenceNo", "SX-2026-0418"],
    ["purchaseOrderNo", "PO-77120"],
    ["exportReferenceNo", "LT-EXP-311"],
    ["desOfGoods", "WOODEN DINING SETS\nINVOICE LT-2026-311"],
    ["shippingMark", "HHF / LOS ANGELES\nC/NO. 1-860"],
    ["hsCode", "940360"],
    ["grossWeight", "41250.000"],
    ["cbm", "128.050"],
    ["packageQty", "860"],
    [
      "shipperDescription",
      "LOTUS TIMBER JOINT STOCK COMPANY\nBinh Duong Avenue 88\nThuan An, Binh Duong, 75000\nVN\nTAX: 3700421560\nATTN: Ms. Huong  TEL: +84 274 3711 222  EMAIL: export@lotustimber.example",
    ],
    [
      "consigneeDescription",
      "Harbor Home Furnishing Inc.\nAlameda Street 2100\nLos Angeles, CA, 90058\nUS",
    ],
    [
      "notifyPartyDescription",
      "Harbor Home Furnishing Inc.\nAttn: Import Dept.\n2100 Alameda St, Los Angeles",
    ],
  ])("%s is taken as %j", (name, text) => {
    expect(field(bill, name)).toMatchObject({ value: text, verdict: "taken", why: null });
  });

  test("its containers carry type, seal, weight and packages", () => {
    expect(
      bill?.cargo.containers.map((box) => [
        box.containerNo,
        box.containerTypeCode,
        box.seals,
        box.gross.toString(),
        box.packages.toString(),
        box.doubts.length,
      ]),
    ).toEqual([
      ["CSQU3054383", "40HC", "VN118821", "20750", "430", 0],
      ["CBHU3202732", "40HC", "VN118822", "20500", "430", 0],
    ]);
  });

  test("a port is kept by its id, and packages by theirs", () => {
    expect(field(bill, "pol")?.keep).toBe("id-VNSGN");
    expect(field(bill, "packageType")?.keep).toBe("id-CTN");
  });
});

describe("an instruction for dangerous goods", () => {
  const [bill] = bills("dangerous-goods.json");

  test("a port other than the job's is doubtful and names the job's", () => {
    expect(field(bill, "pol")).toMatchObject({
      verdict: "doubtful",
      keep: "id-VNHPH",
      why: { facts: { value: "Ho Chi Minh City" } },
    });
  });

  test("pounds become kilograms and cubic feet cubic metres, without rounding on the way", () => {
    expect(value(bill, "grossWeight")).toBe("12000.013");
    expect(value(bill, "cbm")).toBe("28.317");
  });

  test("what is dangerous is told, and an impossible UN number is doubted", () => {
    const remarks = bill?.fields.filter((each) => each.field === "remark") ?? [];
    expect(remarks.map((each) => each.value)).toEqual([
      "DANGEROUS GOODS: UN 1263 PAINT CLASS 3 PG II EMS F-E S-E MARINE POLLUTANT",
      "DANGEROUS GOODS: UN 26X UNKNOWN MATTER CLASS 9",
    ]);
    expect(remarks.every((each) => each.verdict === "doubtful")).toBe(true);
    expect(remarks[1]?.why?.words.en).toContain("four digits");
  });

  test("a wrong check digit names the right number", () => {
    const [box] = bill?.cargo.containers ?? [];
    expect(box).toMatchObject({ expected: "HMMU5443125", seals: "S-1, S-2" });
    expect(box?.doubts[0]?.facts).toEqual({ expected: "HMMU5443125" });
  });

  test.each(["hsCode", "notifyPartyDescription", "consigneeDescription"])(
    "%s is doubtful",
    (name) => {
      expect(field(bill, name)?.verdict).toBe("doubtful");
    },
  );
});

describe("an instruction with house bills", () => {
  const [whole, first, second] = bills("house-bills.json");

  test("the whole file and each house bill can become a bill", () => {
    expect([whole?.key, first?.key, second?.key]).toEqual(["whole", "house0", "house1"]);
    expect(value(first, "hwbno")).toBe("BT-HBL-01");
    expect(value(second, "shipperDescription")).toBe("Gốm Bát Tràng B");
    expect(value(first, "pickupPlace")).toBe("Hai Phong, VN");
    expect(value(first, "finalPod")).toBe("Rotterdam, NL");
    expect(value(first, "packageQty")).toBe("150");
  });

  test("Japanese and Vietnamese come through unchanged", () => {
    expect(value(whole, "shippingMark")).toBe("東京 / TOKYO\nGỐM BÁT TRÀNG – DỄ VỠ");
    expect(value(whole, "consigneeDescription")).toBe("株式会社サンプル商事");
    expect(value(whole, "shipperDescription")).toContain("Công ty TNHH Gốm Bát Tràng");
  });

  test("a waybill to order, a placeholder and an unknown port are doubtful", () => {
    for (const name of ["hbltype", "oceanVoyNo", "pod"]) {
      expect(field(whole, name)?.verdict, name).toBe("doubtful");
    }
    expect(field(whole, "pod")?.keep).toBeNull();
  });

  test("grams become kilograms; a weight in an unknown unit is shown, not guessed", () => {
    const weights = whole?.fields.filter((each) => each.field === "grossWeight") ?? [];
    expect(weights.map((each) => [each.value, each.verdict])).toEqual([
      ["9000.000", "taken"],
      ["12 STN", "doubtful"],
    ]);
    expect(whole?.fields.find((each) => each.value === "many")?.verdict).toBe("doubtful");
  });

  test("a container that only the cargo names is listed, too", () => {
    expect(whole?.cargo.containers.map((box) => box.containerNo)).toEqual([
      "CSQU3054383",
      "TGHU7654090",
    ]);
  });

  test("a type code that differs in its last sign only is understood", () => {
    expect(first?.cargo.containers[0]?.containerTypeCode).toBe("40HC");
  });
});

describe("what is no shipping instruction", () => {
  test.each(["[]", "12", "{}", '{"arrivalNotices": []}', '{"documentParties": []}'])(
    "%s is said to be something else",
    (text) => {
      expect(readShippingInstruction(read(text), known).kind).toBe("other");
    },
  );

  test.each(["{CBR}", "${booking}", "<VESSEL NAME>", "TBA", "xxxx", "Vessel {name} 12"])(
    "%s is a placeholder",
    (text) => {
      expect(isPlaceholder(text)).toBe(true);
    },
  );
  test.each(["MAERSK TBATA", "5 < 6", "A{", "XIAMEN"])("%s is none", (text) => {
    expect(isPlaceholder(text)).toBe(false);
  });
});

describe("a hostile file", () => {
  test.each([
    '{"documentParties": {"shipper": 5, "consignee": [1, 2], "notifyParties": "x"}}',
    '{"consignmentItems": [null, 1, "a", {"cargoItems": {"cargoGrossWeight": 1}}]}',
    '{"consignmentItems": [{"cargoItems": [{"cargoGrossWeight": {"value": 1e400, "unit": "KGM"}}]}]}',
    '{"utilizedTransportEquipments": [[], {"equipmentReference": {"a": 1}}], "__proto__": {"a": 1}}',
    '{"documentParties": {"constructor": {"partyName": "x"}}, "toString": "x"}',
  ])("%s is read without harm", (text) => {
    expect(readShippingInstruction(read(text), known).kind).not.toBe("other");
  });

  const many = (text: string) => Array.from({ length: 4700 }, () => text);
  test.each([
    ["descriptions", { consignmentItems: [{ descriptionOfGoods: many("x") }] }, 500_000],
    ["streets", { documentParties: { shipper: { address: { street: many("x") } } } }, 1_500_000],
    [
      "lines of an address",
      { documentParties: { shipper: { displayedAddress: many("x") } } },
      500_000,
    ],
    [
      "marks of a container",
      {
        utilizedTransportEquipments: [
          { equipmentReference: "CSQU3054383", shippingMarks: many("x") },
        ],
      },
      500_000,
    ],
    ["brackets", { consignmentItems: [{ descriptionOfGoods: ["[".repeat(2e6)] }] }, 10_000_000],
    [
      "containers under as many descriptions",
      {
        consignmentItems: [
          {
            descriptionOfGoods: many("x")
              .slice(0, 1500)
              .map((text, no) => `${text}${no}`),
            cargoItems: many("")
              .slice(0, 1500)
              .map((_, no) => ({ equipmentReference: `A${no}` })),
          },
        ],
      },
      2_000_000,
    ],
  ])("as many %s as fit make an answer of bounded size", (_, file, most) => {
    const made = readShippingInstruction(read(JSON.stringify(file)), known);
    const boxes = made.kind === "other" ? [] : made.bills.flatMap((bill) => bill.cargo.containers);
    for (const box of boxes) expect(goodsText(box, 2000).length).toBeLessThanOrEqual(2000);
    expect(JSON.stringify(made).length).toBeLessThan(most);
  });
});

describe("reading JSON", () => {
  test.each([
    ["", 1, 1],
    ["{", 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{\n  "a": 01\n}', 2, 9],
    ['{"a": "x\ny"}', 1, 7],
    ["[1, 2", 1, 6],
    ["nul", 1, 1],
    ['{"a": 1} x', 1, 10],
    ["[".repeat(100), 1, 21],
  ])("%j stops at line %i, column %i", (text, line, column) => {
    const found = readJson(text);
    expect("fault" in found && [found.fault.line, found.fault.column]).toEqual([line, column]);
  });

  test.each([
    ["a text of megabytes without an end", `["${"x".repeat(12_000_000)}`, "does not end", 2],
    ["a name without measure", `{"${"n".repeat(81)}": 1}`, "a name of over 80", 85],
    ["half a million values", `[${"1,".repeat(490_000)}1]`, "more than 5000 values", 10_000],
  ])("%s stops where it is too much", (_, text, reason, column) => {
    const found = readJson(text);
    expect(found).toMatchObject({ fault: { line: 1, column } });
    expect("fault" in found && found.fault.reason.en).toContain(reason);
  });

  test("the fault is told in both languages", () => {
    const found = readJson('{"a" 1}');
    expect("fault" in found && found.fault.reason).toEqual({
      en: "“:” after “a” was expected, not “1”",
      vi: "cần “:” sau “a”, không phải “1”",
    });
  });

  test("numbers keep every digit they were written with", () => {
    expect(read("[20500.000, 12345678901234567890.123]")).toEqual([
      "20500.000",
      "12345678901234567890.123",
    ]);
  });

  test("a mark at the beginning of the file does no harm", () => {
    expect(read('\ufeff{"a": "\\u00e9"}')).toEqual({ a: "é" });
  });
});

const shared = join(import.meta.dirname, "..", "..", "..", "..", "shared", "real");
const real = existsSync(shared)
  ? readdirSync(shared).filter((name) => /^dcsa-.*\.json$/.test(name))
  : [];
describe.skipIf(real.length === 0)("messages that others wrote", () => {
  test.each(real)("%s: each value is taken, doubted or told to have no place", (name) => {
    const json = read(readFileSync(join(shared, name), "utf8"));
    const file = readShippingInstruction(json, known);
    expect(file.kind).toBe(name.startsWith("dcsa-ebl-si") ? "shippingInstructions" : "other");
    if (file.kind === "other") return;
    const said = file.bills
      .flatMap((bill) => [
        ...bill.fields.map((each) => each.value),
        ...bill.cargo.containers.flatMap((box) => [
          box.containerNo,
          box.isoCode,
          box.seals,
          ...box.packageNames,
          ...box.goods,
        ]),
      ])
      .join("\n");
    for (const text of ["NSL13386", "{CBR}", "Ruijggoordweg", "no-reply@dcsa.org"]) {
      expect(said).toContain(text);
    }
  });
});
