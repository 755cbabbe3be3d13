import type { Said, TableBlock } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { PaperContainer } from "../../model/paperContainer.ts";
import { tradeWords } from "../../model/tradeWords.ts";

/** The containers of a bill under their titles, with the sums if given. */
export function containerList(
  { say, figure, weight }: Writing,
  containers: readonly PaperContainer[],
  sums?: { quantity: string; grossWeight: string; cbm: string },
): TableBlock {
  return {
    block: "table",
    columns: [
      { head: say(tradeWords.containerNo), width: 32, longest: 18 },
      { head: say(tradeWords.containerType), width: 18, longest: 10 },
      { head: say(tradeWords.sealNo), width: 32, longest: 18 },
      { head: say(tradeWords.packages), width: "auto", align: "right" },
      { head: say(tradeWords.packageType), width: "1fr" },
      { head: say(tradeWords.gross), width: "auto", align: "right" },
      { head: say(tradeWords.cbm), width: "auto", align: "right" },
    ],
    rows: [
      ...containers.map((one) => ({
        cells: [
          one.containerNo,
          one.containerType,
          one.sealNo,
          figure(one.quantity),
          one.packageType,
          weight(one.grossWeight),
          weight(one.cbm),
        ] satisfies Said[],
      })),
      ...(sums
        ? [
            {
              sum: say(tradeWords.goodsTotal),
              across: 3,
              cells: [figure(sums.quantity), "", weight(sums.grossWeight), weight(sums.cbm)],
            },
          ]
        : []),
    ],
  };
}
