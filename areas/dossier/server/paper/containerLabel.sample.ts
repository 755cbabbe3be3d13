import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { ContainerLabelPaper } from "../../model/containerLabelPaper.ts";

/** A sample label of a container for tests. */
export function containerLabelSample(language: Language): ContainerLabelPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    containerNo: "TCLU8765430",
    containerType: "40HC",
    sealNo: "VN0045871",
    quantity: "620",
    packageType: "CARTONS",
    grossWeight: "18270.5",
    cbm: "47.1",
    jobNo: "HCMSEC2611/00042",
    mawb: "ONEYSGNUG1234500",
    hwbnos: "HDSGNLAX2611042, HDSGNLAX2611043",
    vessel: "ONE HAMMERSMITH - 041E",
    pol: "CAT LAI, HO CHI MINH CITY",
    pod: "LOS ANGELES, CA",
    etd: "2026-11-18",
    eta: "2026-12-09",
  };
}
