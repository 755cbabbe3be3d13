import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { companyId, offices, people } from "./people.ts";
import { seedCast } from "./seedCast.ts";

const id = (no: number) => `0190c0de-0000-7000-8000-0000000007${String(no).padStart(2, "0")}`;

/** The ports, partners and units that tests of jobs and house bills play with. */
export const ground = {
  saigon: id(1),
  haiphong: id(2),
  losAngeles: id(3),
  rotterdam: id(4),
  /** An airport that no ship calls at. */
  narita: id(5),
  customer: id(11),
  carrier: id(12),
  agent: id(13),
  otherCustomer: id(14),
  hc40: id(21),
  dc20: id(22),
  carton: id(23),
  kgs: id(24),
  drum: id(25),
  fob: id(31),
} as const;

/** Writes the cast and what their jobs refer to. */
export async function writeShippingGround(
  tx: Tx,
  options: { signIns?: boolean } = {},
): Promise<void> {
  await seedCast(tx, options);
  await insertRows(
    tx,
    "country",
    [
      ["VN", "Vietnam", "Việt Nam"],
      ["US", "United States", "Hoa Kỳ"],
      ["NL", "Netherlands", "Hà Lan"],
      ["JP", "Japan", "Nhật Bản"],
    ].map(([code, nameEn, nameVn]) => ({ id: code, code, nameEn, nameVn })),
  );
  await insertRows(tx, "place", [
    place(ground.saigon, "VNSGN", "Ho Chi Minh City", "Cảng Sài Gòn", "VN", "AIR - SEA"),
    place(ground.haiphong, "VNHPH", "Hai Phong", "Cảng Hải Phòng", "VN"),
    place(ground.losAngeles, "USLAX", "Los Angeles", "Los Angeles", "US", "AIR - SEA"),
    place(ground.rotterdam, "NLRTM", "Rotterdam", "Rotterdam", "NL"),
    place(ground.narita, "NRT", "Tokyo Narita", "Sân bay Narita", "JP", "AIR"),
  ]);
  await insertRows(tx, "partner", [
    partner(ground.customer, "0300588142", "Hoa Sen Export", "Customer", ["Customer", "Shipper"]),
    partner(ground.carrier, "0312345001", "Evergreen Line", "Supplier", ["Carrier"]),
    partner(ground.agent, "0312345002", "Pacific Bridge LLC", "Agent", ["Agent"]),
    partner(ground.otherCustomer, "0312345003", "Lotus Furniture", "Customer", ["Customer"]),
  ]);
  await insertRows(tx, "unit", [
    unit(ground.hc40, "40HC", "Container", "45G1"),
    unit(ground.dc20, "20DC", "Container", "22G1"),
    unit(ground.carton, "CTN", "Package", null, "Carton"),
    unit(ground.drum, "DRUM", "Package", null, "Drum"),
    unit(ground.kgs, "KGS", "WeightMeasurement", null),
  ]);
  await insertRows(tx, "incoterm", [
    {
      companyId,
      id: ground.fob,
      code: "FOB",
      nameEn: "Free on board",
      nameLocal: "FOB",
      service: ["SFE"],
    },
  ]);
  const agreements = [
    [id(41), ground.customer, people.sales.id],
    [id(42), ground.otherCustomer, people.salesHph.id],
  ] as const;
  await insertRows(
    tx,
    "currency",
    ["VND", "USD"].map((code) => ({ id: code, code, currencyName: code })),
  );
  await insertRows(
    tx,
    "partner_agreement",
    agreements.map(([agreementId, partnerId, salemanId]) => ({
      companyId,
      id: agreementId,
      partnerId,
      salemanId,
      contractType: "Cash",
      shipmentType: "Freehand & Nominated",
      paymentMethod: "All",
      baseOn: "Invoice Date",
      effectiveDate: "2020-01-01",
      currencyId: "VND",
      creditCurrency: "VND",
      active: true,
    })),
  );
  await insertRows(
    tx,
    "partner_agreement_office",
    agreements.map(([agreementId], at) => ({
      companyId,
      id: id(51 + at),
      agreementId,
      officeId: at === 0 ? offices.hcm : offices.hph,
    })),
  );
  await insertRows(
    tx,
    "partner_agreement_service",
    agreements.map(([agreementId], at) => ({
      companyId,
      id: id(61 + at),
      agreementId,
      service: "SFE",
    })),
  );
}

function place(
  placeId: string,
  code: string,
  nameEn: string,
  nameVn: string,
  countryId: string,
  modeOfTransport = "SEA",
) {
  return {
    companyId,
    id: placeId,
    placeType: "Port",
    code,
    nameEn,
    nameVn,
    countryId,
    modeOfTransport,
  };
}

function partner(
  partnerId: string,
  accountNo: string,
  name: string,
  partnerType: string,
  partnerGroup: string[],
) {
  return {
    companyId,
    id: partnerId,
    accountNo,
    taxCode: accountNo,
    partnerNameEn: name,
    partnerNameVn: name,
    shortName: name,
    partnerType,
    partnerGroup,
    partnerLocation: "Domestic",
    addressEn: `1 ${name} street`,
    addressVn: `1 ${name}`,
    tel: "028 1234567",
  };
}

function unit(unitId: string, code: string, unitType: string, isoCode: string | null, name = code) {
  return { companyId, id: unitId, code, unitNameEn: name, unitNameVn: name, unitType, isoCode };
}
