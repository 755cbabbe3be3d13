import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { HouseBillPaper } from "@fairway/areas/housebill/model/houseBillPaper.ts";
import { countInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample house bill for tests, over two containers of furniture. */
export function houseBillSample(language: Language): HouseBillPaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language, {
      fax: "+84 28 3822 1235",
      email: "docs.hcm@haidang.example",
    }),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    hwbno: "HDSGNLAX2611042",
    kind: "ORIGINAL",
    original: "1/3",
    jobNo: "HCMSEF2611/00042",
    mawb: "ONEYSGNUG1234500",
    bookingNo: "SGNUG1234500",
    referenceNo: "TT-PO-7781",
    exportReferenceNo: "INV TT/2026/1118",
    shipper:
      "TRUONG THINH WOODCRAFT CO., LTD\nLOT B7, SONG THAN 2 INDUSTRIAL PARK,\nDI AN WARD, HO CHI MINH CITY, VIETNAM\nTEL: +84 274 379 0000  TAX CODE: 3700987654",
    consignee:
      "PACIFIC HOME FURNISHINGS INC.\n2200 HARBOR GATEWAY, SUITE 410\nTORRANCE, CA 90501, USA\nTEL: +1 310 555 0147",
    notifyParty: "SAME AS CONSIGNEE",
    deliveryAgent:
      "WEST COAST LOGISTICS LLC\n880 APOLLO STREET, EL SEGUNDO, CA 90245, USA\nTEL: +1 424 555 0199  OPS@WCL.EXAMPLE",
    forwardingAgent: "",
    originCountry: "VIET NAM",
    placeReceipt: "HO CHI MINH CITY, VIETNAM",
    placeDelivery: "LOS ANGELES, CA, USA",
    feederVessel: "",
    motherVessel: "ONE HAMMERSMITH / 041E",
    pol: "CAT LAI, HO CHI MINH CITY, VIETNAM",
    pod: "LOS ANGELES, CA, USA",
    finalDestination: "TORRANCE, CA, USA",
    serviceType: "CY/CY",
    onBoard: "SHIPPED ON BOARD ONE HAMMERSMITH 041E\nAT CAT LAI, HO CHI MINH CITY ON 18 NOV 2026",
    marks: "PHF / LAX\nP.O. 7781\nC/NO. 1 - 1240\nMADE IN VIETNAM",
    quantity: "1240",
    packageType: "CARTONS",
    packageKinds: [],
    description:
      "SHIPPER'S LOAD, COUNT AND SEAL\nSAID TO CONTAIN:\n1,240 CARTONS OF WOODEN FURNITURE\n(DINING CHAIRS AND TABLES, RUBBERWOOD)\nHS CODE: 9401.61, 9403.60\nINVOICE NO. TT/2026/1118\nFREIGHT PREPAID",
    grossWeight: "36540.5",
    cbm: "134.2",
    containerSummary: "2 x 40HC",
    containers: [
      {
        containerNo: "TCLU8765430",
        containerType: "40HC",
        sealNo: "VN0045871",
        quantity: "620",
        packageType: "CARTONS",
        grossWeight: "18270.5",
        cbm: "67.1",
      },
      {
        containerNo: "ONEU0123454",
        containerType: "40HC",
        sealNo: "VN0045872",
        quantity: "620",
        packageType: "CARTONS",
        grossWeight: "18270",
        cbm: "67.1",
      },
    ],
    inWords: vi
      ? `${countInWords(2, "vi")} (2) container 40HC, ${countInWords(1240, "vi")} (1.240) thùng`
      : `${countInWords(2, "en")} (2) x 40HC containers, ${countInWords(1240, "en")} (1,240) cartons`,
    freight: "FREIGHT PREPAID",
    freightRate: "",
    freightPayableAt: vi ? "TP. HỒ CHÍ MINH" : "HO CHI MINH CITY",
    issuePlace: vi ? "TP. HỒ CHÍ MINH" : "HO CHI MINH CITY",
    issueDate: "2026-11-18",
    originals: "THREE (3)",
    signedAs: "",
    attachList: "",
  };
}
