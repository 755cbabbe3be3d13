import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { ManifestPaper } from "../../model/manifestPaper.ts";

/** A sample manifest for tests: two bills in one container. */
export function manifestSample(language: Language): ManifestPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    no: "HCMMSCE2611/00042",
    jobNo: "HCMSEC2611/00042",
    mawb: "ONEYSGNUG1234500",
    issuer: "HAI DANG FREIGHT CO., LTD\n12 NGUYEN HUE, HO CHI MINH CITY, VIETNAM",
    marks: "SINGAPORE",
    vessel: "ONE HAMMERSMITH - 041E",
    date: "2026-11-18",
    loadingDate: "2026-11-17",
    pol: "CAT LAI, HO CHI MINH CITY",
    pod: "LOS ANGELES, CA",
    freight: "FREIGHT PREPAID",
    supplier: "OCEAN NETWORK EXPRESS",
    attention: "MS. HANH, DOCUMENTATION DESK",
    agent: "WEST COAST LOGISTICS",
    consolidator: "HAI DANG FREIGHT CO., LTD",
    deConsolidator: "WEST COAST LOGISTICS LLC",
    shipper: "HAI DANG FREIGHT CO., LTD",
    consignee: "WEST COAST LOGISTICS LLC\n880 APOLLO STREET, EL SEGUNDO, CA 90245, USA",
    seals: "TCLU8765430/40HC/VN0045871",
    bills: [
      {
        hwbno: "HDSGNLAX2611042",
        marks: "PHF / LAX\nC/NO. 1 - 620",
        packages: [{ quantity: "620", kind: "CARTONS" }],
        containers: "TCLU8765430/40HC/VN0045871",
        goods: "WOODEN DINING CHAIRS, RUBBERWOOD",
        shipper: "TRUONG THINH WOODCRAFT CO., LTD",
        consignee: "PACIFIC HOME FURNISHINGS INC.",
        notify: "SAME AS CONSIGNEE",
        destination: "TORRANCE, CA, USA",
        freight: "Prepaid",
        grossWeight: "18270.5",
        cbm: "47.1",
      },
      {
        hwbno: "HDSGNLAX2611043",
        marks: "N/M",
        packages: [{ quantity: "24", kind: "PALLETS" }],
        containers: "TCLU8765430/40HC/VN0045871",
        goods: "RUBBERWOOD TABLE TOPS",
        shipper: "SAIGON TIMBER JSC",
        consignee: "BAYVIEW TABLES LLC",
        notify: "BAYVIEW TABLES LLC",
        destination: "LOS ANGELES, CA",
        freight: "Collect",
        grossWeight: "7905.25",
        cbm: "18.44",
      },
    ],
    containers: [
      {
        quantity: "1",
        type: "40HC",
        no: "TCLU8765430",
        seal: "VN0045871",
        packages: "644",
        unit: "PKGS",
        grossWeight: "26175.75",
        cbm: "65.54",
      },
    ],
    packages: [
      { quantity: "620", kind: "CARTONS" },
      { quantity: "24", kind: "PALLETS" },
    ],
    grossWeight: "26175.750",
    volume: "65.540",
  };
}
