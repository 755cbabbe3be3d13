import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { AttachListPaper } from "../../model/attachListPaper.ts";

/** A sample attached list for tests. */
export function attachListSample(language: Language): AttachListPaper {
  return {
    letterhead: letterheadSample(language),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    hwbno: "HDSGNLAX2611042",
    shipper: "TRUONG THINH WOODCRAFT CO., LTD",
    consignee: "PACIFIC HOME FURNISHINGS INC.",
    head: "ATTACHED LIST\nH-B/L No: HDSGNLAX2611042\nDate: 18/11/2026",
    text: [
      "<p><b>P.O. 7781</b> – C/NO. 1 - 620</p>",
      "<ul><li>Dining chair RW-210, 480 cartons, 14,160.00 kg</li>",
      "<li>Side table RW-118, 140 cartons, 4,110.50 kg</li></ul>",
      "<p><b>P.O. 7790</b> – C/NO. 621 - 1240</p>",
      "<ul><li>Dining chair RW-214, 620 cartons, 18,270.00 kg</li></ul>",
      "<p><i>All wood is heat treated according to ISPM 15.</i></p>",
    ].join(""),
  };
}
