import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { InstructionLine, InstructionPaper } from "../../model/instructionPaper.ts";

const cartons: InstructionLine = {
  name: "HDSGNLAX2611042",
  containers: "TCLU8765430/40HC/VN0045871",
  marks: "PHF / LAX\nC/NO. 1 - 620",
  packages: [{ quantity: "620", kind: "CARTONS" }],
  goods: "WOODEN DINING CHAIRS, RUBBERWOOD",
  grossWeight: "18270.5",
  cbm: "67.1",
};
const pallets: InstructionLine = {
  name: "HDSGNLAX2611043",
  containers: "ONEU0123454/40HC/VN0045872",
  marks: "N/M",
  packages: [{ quantity: "24", kind: "PALLETS" }],
  goods: "RUBBERWOOD TABLE TOPS",
  grossWeight: "17905.25",
  cbm: "58.44",
};

/** A sample instruction for tests, over two containers of two bills. */
export function instructionSample(language: Language): InstructionPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    jobNo: "HCMSEF2611/00042",
    to: "OCEAN NETWORK EXPRESS",
    attention: "MS. HANH, DOCUMENTATION DESK",
    bookingNo: "SGNUG1234500",
    refNo: "TT-PO-7781",
    issueDate: "2026-11-16",
    issuedBy: "Trần Thị Lan",
    shipper: "HAI DANG FREIGHT CO., LTD\n12 NGUYEN HUE, HO CHI MINH CITY, VIETNAM",
    consignee: "WEST COAST LOGISTICS LLC\n880 APOLLO STREET, EL SEGUNDO, CA 90245, USA",
    notifyParty: "SAME AS CONSIGNEE",
    actualShipper: "TRUONG THINH WOODCRAFT CO., LTD",
    actualConsignee: "PACIFIC HOME FURNISHINGS INC.",
    pol: "CAT LAI, HO CHI MINH CITY",
    pod: "LOS ANGELES, CA",
    placeDelivery: "TORRANCE, CA, USA",
    vessel: "ONE HAMMERSMITH - 041E",
    loadingDate: "2026-11-18",
    payment: "FREIGHT PREPAID",
    route: "VIA KAOHSIUNG",
    remark: "SURRENDERED BILL, RATE AS PER CONTRACT SGN-2611",
    packages: "620 CARTONS\n24 PALLETS",
    containerTotal: "2x40HC",
    contSeals: [cartons.containers, pallets.containers],
    marks: "PHF / LAX\nN/M",
    goods: "WOODEN DINING CHAIRS, RUBBERWOOD\nRUBBERWOOD TABLE TOPS",
    grossWeight: "36175.75",
    cbm: "125.54",
    bills: [cartons, pallets],
    containers: [cartons, pallets].map((line) => ({
      ...line,
      name: line.containers,
      containers: line.name,
    })),
    parts: [cartons, pallets],
  };
}
