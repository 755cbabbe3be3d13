import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { AirBookingPaper } from "../../model/airBookingPaper.ts";

/** A sample booking note of an air house bill for tests. */
export function airBookingSample(language: Language): AirBookingPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-26 09:15",
    preparedBy: "Lê Thanh Trúc",
    hwbno: "HDX0042",
    mawb: "738-24681355",
    jobNo: "AE2611/00018",
    flexId: "FLX-2611-0042",
    shipper: "HOA SEN GARMENT EXPORT COMPANY LIMITED\n218 TRUONG CHINH STREET, HO CHI MINH CITY",
    consignee: "PACIFIC HOME IMPORTS INC.\n1850 HARBOR AVENUE, LONG BEACH, CA 90802, USA",
    notifyParty: "SAME AS CONSIGNEE",
    flight: "SGN-LAX:VN592/28 NOV",
    flight2: "NRT-LAX:JL062/29 NOV",
    receipt: "TAN SON NHAT AIRPORT, VIETNAM",
    discharge: "LOS ANGELES INTERNATIONAL AIRPORT, UNITED STATES",
    destination: "LONG BEACH, CA, USA",
    freight: "Prepaid",
    currency: "USD",
    totalPp: "831.00",
    totalCll: "",
    marks: "PACIFIC HOME\nPO 88120\nC/NO. 1-12",
    goods: "LADIES' COTTON GARMENTS",
    pieces: "12",
    packageType: "CARTONS",
    grossWeight: "218.4",
    chargeWeight: "240",
    cbm: "1.44",
    dimensions: "60*50*40*12",
    handling: "KEEP DRY",
    warehouse: "SAIGON CARGO SERVICE CORPORATION",
    contact: "MS. HANH, +84 90 333 1200",
    closingTime: "17:00 27/11/2026",
  };
}
