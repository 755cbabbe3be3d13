import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { CombineDebitPaper } from "../../model/combinePaper.ts";
import { combinePaperSample } from "./combinePaper.sample.ts";

/** A sample of the debit note of a combined billing for tests. */
export function combineDebitSample(language: Language): CombineDebitPaper {
  const vi = language === "vi";
  const charge = (own: Partial<PaperCharge>): PaperCharge => ({
    section: "charge",
    description: "",
    notes: "",
    quantity: "1",
    unit: "SET",
    unitPrice: "0",
    currency: "VND",
    vat: "0",
    vatAmount: "0",
    total: "0",
    rates: [],
    ...own,
  });
  return {
    ...combinePaperSample(language),
    bills: [
      {
        documentNo: "2600042",
        jobNo: "SEF2611/00061",
        hwbno: "FWLAX2611061",
        mblno: "EGLV0000061",
        customNo: "106123456789",
        pol: "Cát Lái",
        pod: "Los Angeles",
        warehouse: "",
        commodity: vi ? "Đồ gỗ nội thất" : "Wooden furniture",
        containers: "2 x 40HC",
        grossWeight: "24800.5",
        netWeight: "23110",
        cbm: "135.2",
        lines: [
          charge({
            description: vi ? "Cước biển" : "Ocean freight",
            quantity: "2",
            unit: "40HC",
            unitPrice: "1450.00",
            currency: "USD",
            vatAmount: "0.00",
            total: "2900.00",
          }),
          charge({
            section: "obh",
            description: vi ? "Giấy chứng nhận xuất xứ" : "Certificate of origin",
            unitPrice: "1250000",
            total: "1250000",
          }),
        ],
      },
      {
        documentNo: "2600045",
        jobNo: "LOG2611/00007",
        hwbno: "",
        mblno: "",
        customNo: "106555000111",
        pol: "",
        pod: "",
        warehouse: "Sóng Thần",
        commodity: "",
        containers: "",
        grossWeight: "",
        netWeight: "",
        cbm: "",
        lines: [
          charge({
            description: vi ? "Phí lưu kho" : "Storage",
            unit: "CBM",
            quantity: "3",
            unitPrice: "415000",
            vat: "8",
            vatAmount: "99600",
            total: "1344600",
          }),
        ],
      },
    ],
  };
}
