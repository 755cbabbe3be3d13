import { createHouseBill as createHouseBillCall } from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { createShipment as createShipmentCall } from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { addDays, type Day, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import { type FoundedCompany, officeBlock } from "./demonstrationCompany.ts";
import { seedFirstStages } from "./demonstrationFirstStages.ts";
import { containerNo } from "./demonstrationJobs.ts";
import { writePapers } from "./demonstrationPapers.ts";

/** What the line of some goods declares besides their amounts. */
interface Declared {
  readonly unNumber?: string;
  readonly imoClass?: string;
  readonly packingGroup?: string;
  readonly properShippingName?: string;
  readonly flashPoint?: string;
  readonly ems?: string;
  readonly setPoint?: string;
  readonly vent?: string;
}

const adhesive: Declared = {
  unNumber: "1133",
  imoClass: "3",
  packingGroup: "III",
  properShippingName: "ADHESIVES",
  flashPoint: "38",
  ems: "F-E, S-D",
};
const amines: Declared = {
  unNumber: "2735",
  imoClass: "8",
  packingGroup: "II",
  properShippingName: "AMINES, LIQUID, CORROSIVE, N.O.S.",
  ems: "F-A, S-B",
};
const frozen: Declared = { setPoint: "-18", vent: "0" };

/** A bill of a sea job: customer, its partner overseas, goods, pieces, weight and volume. */
type Bill = readonly [
  customer: string,
  overseas: string,
  goods: string,
  pieces: number,
  gross: string,
  cbm: string,
  declared?: Declared,
];

/** A sea job: service, days from today of ETD, line, vessel, the other port and its agent, bills. */
type Line = readonly [
  service: "SFI" | "SLE" | "SLI" | "SCE" | "SCI",
  days: number,
  carrier: string,
  vessel: string,
  port: string,
  agent: string,
  bills: readonly Bill[],
];

const lines: readonly Line[] = [
  [
    "SFI",
    -16,
    "ORIENT STAR",
    "ORIENT GRACE",
    "KRINC",
    "HAN RIVER SHIPPING",
    [["SAIGON TEXTILE", "INCHEON STYLE", "COTTON YARN", 480, "18240.25", "62.35"]],
  ],
  [
    "SFI",
    -6,
    "NORDIC OCEAN",
    "NORDIC HERON",
    "SGSIN",
    "STRAITS PARTNER",
    [["BINH MINH PLASTIC", "NORDHAUS", "POLYETHYLENE RESIN", 990, "24750", "58.4"]],
  ],
  [
    "SFI",
    -21,
    "PEARL DELTA LINES",
    "PEARL HARMONY",
    "JPUKB",
    "KANSAI EXPRESS",
    [["DONG A STEEL", "KOBE FOODS", "STEEL COILS", 22, "23980.5", "24.2"]],
  ],
  [
    "SLE",
    4,
    "STRAITS PARTNER",
    "VIET SPIRIT",
    "SGSIN",
    "STRAITS PARTNER",
    [
      ["HOA SEN GARMENT", "NORDHAUS", "READY-MADE GARMENTS", 86, "1204.5", "5.86"],
      ["VIET RUBBER", "NORDHAUS", "RUBBER MATS", 12, "1800", "2"],
    ],
  ],
  [
    "SLE",
    -2,
    "KANSAI EXPRESS",
    "HAI AU 08",
    "JPUKB",
    "KANSAI EXPRESS",
    [["SONG MA FURNITURE", "KOBE FOODS", "BAMBOO STOOLS", 40, "612", "3.9"]],
  ],
  [
    "SLE",
    8,
    "STRAITS PARTNER",
    "VIET SPIRIT",
    "SGSIN",
    "STRAITS PARTNER",
    [["VIET RUBBER", "NORDHAUS", "RUBBER ADHESIVE IN DRUMS", 24, "1032", "1.9", adhesive]],
  ],
  [
    "SFI",
    -2,
    "PEARL DELTA LINES",
    "PEARL HARMONY",
    "JPUKB",
    "KANSAI EXPRESS",
    [["MEKONG SEAFOOD", "KOBE FOODS", "FROZEN SALMON", 900, "21600", "48.6", frozen]],
  ],
  [
    "SCE",
    9,
    "ALPINE CONTAINER",
    "ALPINE SUMMIT",
    "DEHAM",
    "ELBE FORWARDING",
    [["BINH MINH PLASTIC", "NORDHAUS", "CURING AGENT", 40, "8200", "10.5", amines]],
  ],
  [
    "SLI",
    -8,
    "STRAITS PARTNER",
    "MEKONG BRIDGE",
    "SGSIN",
    "STRAITS PARTNER",
    [["BINH MINH PLASTIC", "NORDHAUS", "MOULD PARTS", 9, "740.2", "1.15"]],
  ],
  [
    "SLI",
    -5,
    "HAN RIVER SHIPPING",
    "PEARL HARMONY",
    "KRINC",
    "HAN RIVER SHIPPING",
    [["SAIGON TEXTILE", "INCHEON STYLE", "ZIPPERS AND BUTTONS", 31, "418.75", "2.04"]],
  ],
  [
    "SCE",
    6,
    "ALPINE CONTAINER",
    "ALPINE SUMMIT",
    "DEHAM",
    "ELBE FORWARDING",
    [
      ["HOA SEN GARMENT", "NORDHAUS", "READY-MADE GARMENTS", 120, "2480.5", "9.876"],
      ["VIET RUBBER", "NORDHAUS", "NATURAL RUBBER SVR 3L", 18, "14250", "11.4"],
      ["SONG MA FURNITURE", "NORDHAUS", "WOODEN FRAMES", 4, "310", "0.62"],
    ],
  ],
  [
    "SCE",
    -3,
    "VIET OCEAN LINES",
    "CAPE LOTUS",
    "USLGB",
    "GOLDEN GATE LOGISTICS",
    [
      ["SAIGON TEXTILE", "PACIFIC HOME", "BED LINEN", 210, "3105", "14.2"],
      ["SONG MA FURNITURE", "PACIFIC HOME", "WOODEN FURNITURE", 64, "2890", "17.75"],
    ],
  ],
  [
    "SCI",
    -7,
    "ORIENT STAR",
    "ORIENT GRACE",
    "SGSIN",
    "STRAITS PARTNER",
    [
      ["BINH MINH PLASTIC", "NORDHAUS", "PIGMENTS", 60, "1500", "2.4"],
      ["MEKONG SEAFOOD", "NORDHAUS", "PACKING MACHINE", 2, "1980", "8.6"],
    ],
  ],
  [
    "SCI",
    -4,
    "NORDIC OCEAN",
    "NORDIC HERON",
    "KRINC",
    "HAN RIVER SHIPPING",
    [["SAIGON TEXTILE", "INCHEON STYLE", "POLYESTER FABRIC", 75, "5230", "19.3"]],
  ],
];

/**
 * Opens sea jobs of the services other than FCL export with their bills, papers and first stages;
 * returns their ids.
 */
export async function seedSeaJobs(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<string[]> {
  const clerk = company.acting("truc", today(), "administrator");
  const opened: string[] = [];
  for (const [at, line] of lines.entries()) {
    const ask = jobOf(book, line, at);
    const { data: job } = await createShipment(tx, clerk, createShipmentCall.body.parse(ask));
    opened.push(job.id);
    for (const [which, bill] of line[6].entries()) {
      await createHouseBill(
        tx,
        clerk,
        createHouseBillCall.body.parse({
          jobId: job.id,
          mawb: ask.mawb,
          saleManId: company.userIds.get("nam"),
          ...billOf(book, line, bill, `${ask.mawb}${which + 1}`),
        }),
      );
    }
  }
  for (const jobId of opened) await writePapers(tx, clerk, book, jobId);
  await seedFirstStages(tx, company, opened);
  return opened;
}

/** A line of loose goods, as the job and its bill have it. */
const looseLine = (
  book: DemonstrationBook,
  [, , description, pieces, gw, cbm, declared]: Bill,
) => ({
  quantity: 1,
  packageTypeId: book.unit("CTNS"),
  packageQuantity: String(pieces),
  description,
  gw,
  cbm,
  ...declared,
});

/** The verified mass of an export container, taken at the latest on the day before it sails. */
function verifiedMass(gross: string, etd: Day) {
  const before = addDays(etd, -1);
  return {
    tare: "3900",
    vgm: decimal(gross).plus("3900").toFixed(),
    vgmMethod: "1",
    vgmDate: before < today() ? before : today(),
    vgmSigner: "TRAN MINH DUC",
    vgmCutOff: etd,
  };
}

function jobOf(book: DemonstrationBook, line: Line, at: number) {
  const [service, days, carrier, vessel, port, agent, bills] = line;
  const { direction, goods } = serviceOf(service);
  const etd = addDays(today(), days);
  const isExport = direction === "export";
  const sum = (column: 3 | 4 | 5) =>
    bills.reduce((total, bill) => total.plus(String(bill[column])), decimal("0")).toFixed();
  const packages = { packageQty: sum(3), packageType: book.unit("CTNS") };
  const declared: Declared = Object.assign({}, ...bills.map((bill) => bill[6]));
  const weights = { grossWeight: sum(4), cbm: sum(5) };
  return {
    transactionType: service,
    mawb: `MB${carrier.slice(0, 3)}26${String(1047 + at * 13)}`,
    mbltype: "Original",
    coloaderId: book.partner(carrier),
    agentId: book.partner(agent),
    pol: book.port(isExport ? "VNCLI" : port),
    pod: book.port(isExport ? port : "VNCLI"),
    etd,
    eta: addDays(etd, isExport ? 14 : 9),
    flightVesselName: vessel,
    voyNo: `${String(11 + at).padStart(3, "0")}E`,
    shipmentType: "Freehand",
    ...(isExport ? { paymentTerm: "Prepaid" } : {}),
    incotermId: book.incoterm("CIF"),
    ...packages,
    ...(goods === "containers"
      ? {
          csMawbcontainers: [
            {
              containerTypeId: book.unit(declared.setPoint ? "40RF" : "40HC"),
              quantity: 1,
              containerNo: containerNo("FWTU", 400_125 + at),
              sealNo: `FW${81_020 + at}`,
              packageTypeId: packages.packageType,
              packageQuantity: packages.packageQty,
              gw: weights.grossWeight,
              cbm: weights.cbm,
              ...declared,
              ...(isExport ? verifiedMass(weights.grossWeight, etd) : {}),
            },
          ],
        }
      : { ...weights, csMawbcontainers: bills.map((bill) => looseLine(book, bill)) }),
  };
}

function billOf(
  book: DemonstrationBook,
  [service, , , , port, agent]: Line,
  bill: Bill,
  number: string,
) {
  const [customer, overseas, desOfGoods, pieces, grossWeight, cbm] = bill;
  const isExport = serviceOf(service).direction === "export";
  const [shipper, consignee] = isExport ? [customer, overseas] : [overseas, customer];
  const parties = {
    customerId: book.partner(customer),
    shipperId: book.partner(shipper),
    shipperDescription: book.block(shipper),
    consigneeId: book.partner(consignee),
    consigneeDescription: book.block(consignee),
    notifyPartyDescription: "SAME AS CONSIGNEE",
  };
  const goods = {
    packageQty: String(pieces),
    packageType: book.unit("CTNS"),
    grossWeight,
    cbm,
    desOfGoods,
  };
  const { goods: kind } = serviceOf(service);
  return {
    ...parties,
    ...goods,
    ...(kind === "looseGoods" ? { csMawbcontainers: [looseLine(book, bill)] } : {}),
    hbltype: "Original",
    ...(isExport
      ? {
          forwardingAgentDescription: officeBlock("HCM"),
          goodsDeliveryId: book.partner(agent),
          goodsDeliveryDescription: book.block(agent),
          freightPayment: "Prepaid",
          placeFreightPay: "Origin",
          shippingMark: `${customer}\n${port}\nMADE IN VIET NAM`,
          originCountryId: "VN",
        }
      : { hwbno: number }),
  };
}
