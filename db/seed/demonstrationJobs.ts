import { addDays, type Day, daysBetween } from "@fairway/core/time/day.ts";
import { demonstrationPartners } from "./demonstrationPartners.ts";
import { type Dice, dice } from "./dice.ts";

/** The progress of a demonstration job. */
export type JobStage =
  | "booked"
  | "billed"
  | "noted"
  | "invoiced"
  | "partPaid"
  | "paid"
  | "closed"
  | "canceled";

/** One charge line of a demonstration job; codes are those of the charge catalogue. */
export interface PlannedLine {
  readonly type: "BUY" | "SELL" | "OBH";
  readonly charge: string;
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly currency: "USD" | "VND";
  readonly vat: string;
  /** The partner's short name; null for the customer of the job. */
  readonly partner: string | null;
  /** The payee of an on-behalf line. */
  readonly payee: string | null;
}

/** One container of a demonstration job. */
export interface PlannedContainer {
  readonly type: string;
  readonly containerNo: string;
  readonly sealNo: string;
  readonly packages: number;
  readonly gw: string;
  readonly cbm: string;
}

/** All keyed values of one demonstration job. */
export interface PlannedJob {
  readonly office: "HCM" | "HPH";
  readonly bookedOn: Day;
  readonly etd: Day;
  readonly eta: Day;
  readonly pol: string;
  readonly pod: string;
  readonly carrier: string;
  readonly agent: string | null;
  readonly customer: string;
  readonly consignee: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly mawb: string;
  readonly bookingNo: string;
  readonly goods: string;
  readonly packageType: string;
  readonly prepaid: boolean;
  readonly nominated: boolean;
  readonly containers: readonly PlannedContainer[];
  readonly lines: readonly PlannedLine[];
  readonly stage: JobStage;
}

const lanes = [
  {
    pod: "DEHAM",
    agent: "ELBE FORWARDING",
    consignee: "NORDHAUS",
    days: 31,
    buy: 1310,
    sell: 1450,
  },
  {
    pod: "NLRTM",
    agent: "MAAS CARGO",
    consignee: "ROTTERDAM COFFEE",
    days: 29,
    buy: 1280,
    sell: 1420,
  },
  {
    pod: "USLGB",
    agent: "GOLDEN GATE LOGISTICS",
    consignee: "PACIFIC HOME",
    days: 19,
    buy: 1890,
    sell: 2050,
  },
  { pod: "JPUKB", agent: "KANSAI EXPRESS", consignee: "KOBE FOODS", days: 9, buy: 290, sell: 360 },
  {
    pod: "KRINC",
    agent: "HAN RIVER SHIPPING",
    consignee: "INCHEON STYLE",
    days: 7,
    buy: 180,
    sell: 240,
  },
  { pod: "AUSYD", agent: null, consignee: "SYDNEY BUILD", days: 17, buy: 980, sell: 1120 },
  { pod: "SGSIN", agent: "STRAITS PARTNER", consignee: "NORDHAUS", days: 3, buy: 95, sell: 140 },
] as const;

const goods: Readonly<Record<string, readonly [text: string, packageType: string]>> = {
  "SONG MA FURNITURE": ["WOODEN FURNITURE, KNOCKED DOWN\nHS CODE 9403.60", "CTNS"],
  "HOA SEN GARMENT": ["READY-MADE GARMENTS, 100% COTTON\nHS CODE 6109.10", "CTNS"],
  "MEKONG SEAFOOD": ["FROZEN PANGASIUS FILLETS\nHS CODE 0304.62", "CTNS"],
  "TAY NGUYEN COFFEE": ["VIETNAM ROBUSTA GREEN COFFEE BEANS, GRADE 1\nHS CODE 0901.11", "BAGS"],
  "DONG A STEEL": ["GALVANIZED STEEL PIPES\nHS CODE 7306.30", "BUNDLE"],
  "BINH MINH PLASTIC": ["PLASTIC HOUSEHOLD WARE\nHS CODE 3924.10", "CTNS"],
  "AN PHAT FOOTWEAR": ["SPORTS SHOES\nHS CODE 6404.11", "CTNS"],
  "RED RIVER CERAMICS": ["CERAMIC POTS, GLAZED\nHS CODE 6913.90", "PALLET"],
  "VIET RUBBER": ["NATURAL RUBBER SVR 3L\nHS CODE 4001.22", "PALLET"],
  "LOTUS RICE": ["VIETNAM JASMINE RICE, 5% BROKEN\nHS CODE 1006.30", "BAGS"],
  "NORTHERN ELECTRONICS": ["PRINTED CIRCUIT ASSEMBLIES\nHS CODE 8534.00", "PALLET"],
  "HALONG MACHINERY": ["MACHINED CASTINGS FOR PUMPS\nHS CODE 8413.91", "CRATE"],
  "PHU QUOC PEPPER": ["BLACK PEPPER 550 G/L\nHS CODE 0904.11", "BAGS"],
  "SAIGON TEXTILE": ["BED LINEN, PRINTED\nHS CODE 6302.21", "CTNS"],
  "CENTRAL WOODCHIP": ["ACACIA WOODCHIPS\nHS CODE 4401.22", "BAGS"],
  "DALAT FRESH": ["FRESH DRAGON FRUIT, CHILLED\nHS CODE 0810.90", "CTNS"],
};

const northern = [
  "AN PHAT FOOTWEAR",
  "RED RIVER CERAMICS",
  "NORTHERN ELECTRONICS",
  "HALONG MACHINERY",
];
const customers = demonstrationPartners
  .filter((each) => each.groups.includes("SHIPPER"))
  .map((each) => each.shortName);
const carriers = demonstrationPartners
  .filter((each) => each.groups.includes("SHIPPINGLINE"))
  .map((each) => each.shortName);
const vessels = [
  "ORIENT GRACE",
  "NORDIC HERON",
  "ALPINE SUMMIT",
  "PEARL HARMONY",
  "VIET SPIRIT",
  "MEKONG BRIDGE",
  "CAPE LOTUS",
  "HAI AU 08",
];
const owners = ["OSTU", "NOCU", "ALPU", "PDLU", "VOLU"];

const letterValue = (letter: string) => {
  const at = letter.charCodeAt(0) - 65;
  // Values run from 10 and leave out the multiples of 11.
  return 10 + at + Math.floor((at + 9) / 10);
};

/** A container number with its check digit (ISO 6346) from owner and serial. */
export function containerNo(owner: string, serial: number): string {
  const ten = owner + String(serial).padStart(6, "0");
  const total = [...ten].reduce((sum, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : letterValue(sign);
    return sum + value * 2 ** at;
  }, 0);
  return `${ten}${(total % 11) % 10}`;
}

function containers(d: Dice, carrier: string): PlannedContainer[] {
  const owner = owners[carriers.indexOf(carrier)] ?? "FWYU";
  const type = d.pick(["40HC", "40HC", "40HC", "20GP", "40GP"]);
  return Array.from({ length: d.pick([1, 1, 2, 2, 3, 5]) }, () => ({
    type,
    containerNo: containerNo(owner, d.between(100_000, 999_999)),
    sealNo: `${owner.slice(0, 2)}${d.between(1_000_000, 9_999_999)}`,
    packages: d.between(180, 1_150),
    gw: `${d.between(8_000, type === "20GP" ? 21_000 : 25_500)}.${d.between(0, 9)}`,
    cbm:
      type === "20GP"
        ? `${d.between(22, 28)}.${d.between(0, 9)}`
        : `${d.between(52, 67)}.${d.between(0, 9)}`,
  }));
}

function lines(
  d: Dice,
  lane: (typeof lanes)[number],
  boxes: readonly PlannedContainer[],
  carrier: string,
  office: string,
): PlannedLine[] {
  const unit = boxes[0]?.type ?? "40HC";
  const quantity = String(boxes.length);
  const terminal = office === "HCM" ? "CAT LAI TERMINAL" : "LACH HUYEN PORT";
  const trucker = office === "HCM" ? "MIEN NAM TRUCKING" : "THANG LONG TRUCKING";
  const swing = d.between(-60, 90);
  const line = (
    type: PlannedLine["type"],
    charge: string,
    price: number,
    currency: "USD" | "VND",
    vat: string,
    more: Partial<PlannedLine> = {},
  ): PlannedLine => ({
    type,
    charge,
    quantity,
    unit,
    unitPrice: String(price),
    currency,
    vat,
    partner: null,
    payee: null,
    ...more,
  });
  const list = [
    line("SELL", "S_OF", lane.sell + swing, "USD", "0"),
    line("SELL", "S_THC", unit === "20GP" ? 2_900_000 : 4_150_000, "VND", "8"),
    line("SELL", "S_BL", 950_000, "VND", "8", { quantity: "1", unit: "SET" }),
    line("SELL", "S_SEAL", 9.5, "USD", "8", { unit: "PCS" }),
    line("BUY", "B_OF", lane.buy + Math.round(swing / 2), "USD", "0", { partner: carrier }),
    line("BUY", "B_THC", unit === "20GP" ? 2_820_000 : 4_050_000, "VND", "8", { partner: carrier }),
    line("BUY", "B_BL", 850_000, "VND", "8", { quantity: "1", unit: "SET", partner: carrier }),
  ];
  if (d.chance(55)) {
    const price = d.between(28, 74) * 100_000;
    list.push(line("SELL", "S_TRUCK", price, "VND", "8"));
    list.push(
      line(
        "BUY",
        "B_TRUCK",
        Math.round((price * d.between(78, 97)) / 100_000) * 1_000,
        "VND",
        "8",
        { partner: trucker },
      ),
    );
  }
  if (d.chance(40))
    list.push(line("SELL", "S_CUS", 1_200_000, "VND", "8", { quantity: "1", unit: "SHIPMENT" }));
  if (d.chance(60)) {
    const infrastructure = office === "HCM" ? 2_200_000 : 500_000;
    list.push(
      line("OBH", "O_INFRA", infrastructure, "VND", "0", {
        payee: office === "HCM" ? "PORT INFRA HCM" : terminal,
      }),
    );
  }
  return list;
}

function stage(d: Dice, age: number, sailed: boolean): JobStage {
  if (d.chance(3)) return "canceled";
  if (!sailed) return d.chance(55) ? "booked" : "billed";
  if (age < 20) return d.pick(["billed", "noted", "noted", "invoiced"]);
  if (age < 45) return d.pick(["noted", "invoiced", "invoiced", "partPaid", "paid"]);
  if (age < 75) return d.pick(["invoiced", "partPaid", "paid", "paid", "paid", "closed"]);
  return d.chance(6) ? "partPaid" : d.pick(["paid", "closed", "closed", "closed"]);
}

/** Plans 300 jobs over the six months before a day, oldest first. */
export function planJobs(today: Day, count = 300): PlannedJob[] {
  const d = dice(20_260_701);
  const planned = Array.from({ length: count }, (_, at): PlannedJob => {
    const bookedOn = addDays(today, -Math.floor(((count - at) * 182) / count));
    const office = d.chance(68) ? "HCM" : "HPH";
    const home = customers.filter((name) => northern.includes(name) === (office === "HPH"));
    const customer = d.pick(home);
    const lane = d.pick(lanes);
    const carrier = d.pick(carriers);
    const etd = addDays(bookedOn, d.between(4, 16));
    const boxes = containers(d, carrier);
    const [text, packageType] = goods[customer] ?? ["GENERAL CARGO", "CTNS"];
    const nominated = lane.agent !== null && d.chance(25);
    return {
      office,
      bookedOn,
      etd,
      eta: addDays(etd, lane.days),
      pol: office === "HCM" ? d.pick(["VNCLI", "VNCMT"]) : "VNHPH",
      pod: lane.pod,
      carrier,
      agent: lane.agent,
      customer,
      consignee: lane.consignee,
      vessel: d.pick(vessels),
      voyage: `${String(d.between(1, 52)).padStart(3, "0")}${d.pick(["E", "W"])}`,
      mawb: `${(owners[carriers.indexOf(carrier)] ?? "FWYU").slice(0, 3)}${office}${d.between(1_000_000, 9_999_999)}`,
      bookingNo: String(d.between(100_000_000, 999_999_999)),
      goods: text,
      packageType,
      prepaid: !nominated,
      nominated,
      containers: boxes,
      // Freight collect is paid at destination: the agent there owes it.
      lines: lines(d, lane, boxes, carrier, office).map((line) =>
        nominated && line.charge === "S_OF" ? { ...line, partner: lane.agent } : line,
      ),
      stage: stage(d, daysBetween(bookedOn, today), etd <= today),
    };
  });
  return planned;
}
