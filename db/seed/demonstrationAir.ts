import { nextWaybillNo } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { createHouseBill as createHouseBillCall } from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { createShipment as createShipmentCall } from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { seedFirstStages } from "./demonstrationFirstStages.ts";
import { writePapers } from "./demonstrationPapers.ts";

/** The airlines of the demonstration, the first number of their stock, and their warehouse. */
const airlines = {
  "VIETNAM AIRLINES": { prefix: "738", stock: "738-24680003", flight: "VN", warehouse: "TCS" },
  "CATHAY PACIFIC": { prefix: "160", stock: "160-51730011", flight: "CX", warehouse: "SCSC" },
  "KOREAN AIR": { prefix: "180", stock: "180-33210553", flight: "KE", warehouse: "SCSC" },
} as const;
type Airline = keyof typeof airlines;

const warehouses = [
  ["TCS", "Tan Son Nhat Cargo Services", "Kho hàng Tân Sơn Nhất (TCS)", "VN, VJ"],
  ["SCSC", "Saigon Cargo Service Corporation", "Kho hàng Sài Gòn (SCSC)", "CX, KE, QR"],
] as const;

/** Sides in cm and pieces of a dimension line. */
type Sides = readonly [length: number, width: number, height: number, pieces: number];

/** A bill of an air job: gross weight, dimension lines, rate. */
type Bill = readonly [gross: string, dimensions: readonly Sides[], rate: string | null];

/** An air job: service, days from today of ETD, airline, flight, the other airport, its bills. */
type Line = readonly [
  service: "AE" | "AI",
  days: number,
  airline: Airline,
  flight: string,
  airport: string,
  bills: readonly Bill[],
];

const lines: readonly Line[] = [
  [
    "AE",
    5,
    "VIETNAM AIRLINES",
    "300",
    "NRT",
    [
      ["218.4", [[60, 50, 40, 12]], "3.40"],
      ["1012.3", [[120, 80, 97, 5]], "3.10"],
    ],
  ],
  [
    "AE",
    3,
    "CATHAY PACIFIC",
    "766",
    "LAX",
    [
      [
        "150.7",
        [
          [45, 35, 30, 7],
          [102, 62, 56, 3],
        ],
        null,
      ],
    ],
  ],
  ["AE", 2, "KOREAN AIR", "476", "ICN", [["512", [[60, 40, 27, 40]], "2.15"]]],
  ["AE", -1, "VIETNAM AIRLINES", "37", "FRA", [["388.2", [[60, 45, 30, 22]], null]]],
  ["AE", -4, "CATHAY PACIFIC", "764", "HKG", [["84.5", [[60, 50, 32, 6]], "1.90"]]],
  ["AE", -9, "KOREAN AIR", "684", "LAX", [["640", [[80, 60, 28, 31]], "4.20"]]],
  ["AI", 2, "KOREAN AIR", "683", "ICN", [["203", [[50, 40, 32, 14]], null]]],
  ["AI", 0, "VIETNAM AIRLINES", "301", "NRT", [["45.5", [[60, 50, 40, 3]], null]]],
  ["AI", -3, "CATHAY PACIFIC", "767", "HKG", [["330", [[55, 45, 32, 25]], null]]],
  ["AI", -7, "VIETNAM AIRLINES", "36", "FRA", [["122.4", [[50, 45, 33, 8]], null]]],
];

/**
 * Opens the air jobs of the demonstration with their waybills and papers, and gives each two stages;
 * returns their ids.
 */
export async function seedAirJobs(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<string[]> {
  const { companyId } = company;
  const warehouseIds = await seedWarehouses(tx, companyId);
  const stock = new Map<string, string>();
  for (const [name, { prefix, stock: first }] of Object.entries(airlines)) {
    stock.set(name, first);
    await run(
      tx,
      sql`update partner set co_loader_code = ${prefix}
        where company_id = ${companyId} and id = ${book.partner(name)}`,
    );
  }
  const clerk = company.acting("truc", today(), "administrator");
  const saleManId = company.userIds.get("nam");
  const opened: string[] = [];
  for (const [service, days, airline, flight, airport, bills] of lines) {
    const { flight: code, warehouse } = airlines[airline];
    const etd = addDays(today(), days);
    const mawb = stock.get(airline) as string;
    stock.set(airline, nextWaybillNo(mawb) as string);
    const isExport = service === "AE";
    const whole = goodsOf(bills);
    const { data: job } = await createShipment(
      tx,
      clerk,
      createShipmentCall.body.parse({
        transactionType: service,
        mawb,
        mbltype: "Original",
        coloaderId: book.partner(airline),
        agentId: book.partner("GOLDEN GATE LOGISTICS"),
        pol: book.port(isExport ? "SGN" : airport),
        pod: book.port(isExport ? airport : "SGN"),
        etd,
        eta: addDays(etd, 1),
        flightVesselName: `${code}${flight}`,
        flightDate: etd,
        warehouseId: warehouseIds.get(warehouse),
        shipmentType: "Freehand",
        paymentTerm: "Prepaid",
        incotermId: book.incoterm("FCA"),
        applyDim: "Total",
        roundUpMethod: "0.5",
        packageType: book.unit("CTNS"),
        ...whole,
        desOfGoods: "AS PER BILL",
      }),
    );
    opened.push(job.id);
    for (const bill of bills) {
      const [shipper, consignee] = isExport
        ? ["HOA SEN GARMENT", "PACIFIC HOME"]
        : ["PACIFIC HOME", "HOA SEN GARMENT"];
      await createHouseBill(
        tx,
        clerk,
        createHouseBillCall.body.parse({
          jobId: job.id,
          customerId: book.partner("HOA SEN GARMENT"),
          saleManId,
          shipperId: book.partner(shipper as string),
          shipperDescription: book.block(shipper as string),
          consigneeId: book.partner(consignee as string),
          consigneeDescription: book.block(consignee as string),
          freightPayment: "Prepaid",
          packageType: book.unit("CTNS"),
          ...goodsOf([bill]),
          ...(isExport ? { rateCharge: bill[2] } : {}),
          originCountryId: "VN",
        }),
      );
    }
  }
  for (const jobId of opened) await writePapers(tx, clerk, book, jobId);
  await seedFirstStages(tx, company, opened);
  return opened;
}

/** The gross weight and the dimension lines of bills; the server computes the rest from them. */
const goodsOf = (bills: readonly Bill[]) => ({
  grossWeight: sum(bills.map(([gross]) => gross)).toFixed(),
  dimensionDetails: bills
    .flatMap(([, dimensions]) => dimensions)
    .map(([length, width, height, pieces]) => ({
      length: String(length),
      width: String(width),
      height: String(height),
      package: pieces,
    })),
});

async function seedWarehouses(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { id: provinceId } = await one<{ id: string }>(
    tx,
    sql`select id from city where company_id = ${companyId} and name_en ilike '%ho chi minh%' limit 1`,
  );
  const made = warehouses.map(([code, nameEn, nameVn, flightVesselNo]) => ({
    companyId,
    id: newId(),
    placeType: "Warehouse",
    code,
    nameEn,
    nameVn,
    displayName: code,
    countryId: "VN",
    provinceId,
    address: "Tan Son Nhat Airport, Ho Chi Minh City",
    flightVesselNo,
  }));
  await insertRows(tx, "place", made);
  return new Map(made.map((each) => [each.code, each.id]));
}
