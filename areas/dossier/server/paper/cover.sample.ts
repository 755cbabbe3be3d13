import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { CoverPaper } from "../../model/coverPaper.ts";

/** A sample cover page for tests: two bills in two containers. */
export function coverSample(language: Language): CoverPaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    jobNo: "HCMSEC2611/00042",
    service: vi ? "Xuất khẩu đường biển gom hàng" : "Sea Consol Export",
    serviceDate: "2026-11-12",
    shipmentType: vi ? "Hàng tự khai thác (Freehand)" : "Freehand",
    mawb: "ONEYSGNUG1234500",
    carrier: "OCEAN NETWORK EXPRESS",
    agent: "WEST COAST LOGISTICS LLC",
    vessel: "ONE HAMMERSMITH - 041E",
    pol: "CAT LAI, HO CHI MINH CITY",
    pod: "LOS ANGELES, CA",
    etd: "2026-11-18",
    eta: "2026-12-09",
    customers: vi ? "Gỗ Trường Thịnh" : "Truong Thinh Woodcraft",
    declarations: vi
      ? "305938471120 · Luồng xanh · 17/11/2026"
      : "305938471120 · Green · 17/11/2026",
    trucks: "MIEN NAM TRUCKING · 51C-123.45 · TCLU8765430",
    salesmen: "Lê Quốc Huy, Nguyễn Văn Trúc",
    containerDetail: "2x40HC",
    containers: [
      {
        containerNo: "TCLU8765430",
        containerType: "40HC",
        sealNo: "VN0045871",
        quantity: "620",
        packageType: "CARTONS",
        grossWeight: "18270.5",
        cbm: "47.1",
      },
      {
        containerNo: "ONEU0123454",
        containerType: "40HC",
        sealNo: "VN0045872",
        quantity: "24",
        packageType: "PALLETS",
        grossWeight: "7905.25",
        cbm: "18.44",
      },
    ],
    bills: [
      {
        hwbno: "HDSGNLAX2611042",
        shipper: "TRUONG THINH WOODCRAFT CO., LTD",
        consignee: "PACIFIC HOME FURNISHINGS INC.",
        freight: vi ? "Trả trước" : "Prepaid",
        packages: "620",
        packageType: "CTN",
        grossWeight: "18270.5",
        chargeWeight: "18270.5",
        cbm: "47.1",
        releasedOn: "2026-11-20",
      },
      {
        hwbno: "HDSGNLAX2611043",
        shipper: "SAIGON TIMBER JSC",
        consignee: "BAYVIEW TABLES LLC",
        freight: vi ? "Trả sau" : "Collect",
        packages: "24",
        packageType: "PLT",
        grossWeight: "7905.25",
        chargeWeight: "7905.25",
        cbm: "18.44",
        releasedOn: "",
      },
    ],
    grossWeight: "26175.750",
    chargeWeight: "26175.750",
    cbm: "65.540",
  };
}
