import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { BookingPaper } from "../../model/bookingPaper.ts";

/** A sample booking note for tests. */
export function bookingSample(language: Language): BookingPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    preparedBy: "Lê Thanh Trúc",
    bookingNo: "BKN2611/00018",
    bookingDate: "2026-11-20",
    revision: "1",
    from: "LE THANH TRUC",
    telFrom: "+84 28 3821 0001",
    to: "TRUONG THINH WOODCRAFT CO., LTD",
    telTo: "+84 274 3777 120",
    contact: "MR. PHUC, WAREHOUSE 2, GATE B",
    shipper: "TRUONG THINH WOODCRAFT CO., LTD\nLOT C12, SONG THAN 2, DI AN, BINH DUONG, VIETNAM",
    consignee: "PACIFIC HOME FURNISHINGS INC.\n2200 CRENSHAW BLVD, TORRANCE, CA 90501, USA",
    dateOfStuffing: "2026-11-24",
    placeOfStuffing: "CFS CAT LAI, WAREHOUSE 5",
    closingTime: "17:00 25/11/2026",
    etd: "2026-11-27",
    eta: "2026-12-19",
    vessel: "ONE HAMMERSMITH - 041E",
    pol: "CAT LAI, HO CHI MINH CITY, VIETNAM",
    pod: "LOS ANGELES, CA, UNITED STATES",
    placeOfDelivery: "TORRANCE, CA, USA",
    freight: "Collect",
    freightRate: "USD 85.00 / RT",
    noOfContainer: "PART OF 1X40HC",
    commodity: "WOODEN DINING CHAIRS, RUBBERWOOD",
    packageQty: "120",
    gw: "2480.5",
    cbm: "9.876",
    serviceRequired: "CFS/CFS",
    pickupAt: "DI AN FACTORY",
    dropOffAt: "CFS CAT LAI",
    hblNo: "HDSGNLAX2611042",
    noOfBl: "3/3",
    specialRequest: "DO NOT STACK. KEEP DRY.",
    otherTerms: "SUBJECT TO SPACE AND EQUIPMENT.",
    note: "PLEASE SEND VGM AND SI BEFORE THE CLOSING TIME.",
  };
}
