import { frameRow } from "./frameRow.ts";
import { frameWorkbook } from "./frameWorkbook.ts";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { FrameBox } from "./sheet.ts";

const textsOf = async (boxes: readonly FrameBox[]) => {
  const { sheets } = await readXlsx(await frameWorkbook("FORM", boxes));
  const cells = sheets[0]?.rows.flat() ?? [];
  return cells.filter((cell) => cell !== null && cell !== undefined && cell !== "");
};

describe("a form in Excel", () => {
  test("has captions, texts and numbers in its cells", async () => {
    const boxes = frameRow(
      [10, 10, 12],
      [
        [40, { caption: "Shipper", said: "HOA SEN\nHCM" }],
        [40, { caption: "Total", said: "1,381.40", figure: { value: "1381.4", decimals: 2 } }],
      ],
    );
    expect(await textsOf(boxes)).toEqual(["Shipper", "Total", "HOA SEN\nHCM", 1381.4]);
  });

  test("loses no text where boxes overlap, and runs nothing that was typed", async () => {
    const formula = '=HYPERLINK("http://x","y")';
    const at = [10, 10, 40, 12] as const;
    const boxes = [formula, "安녕 & <b>", "THIRD"].map((said): FrameBox => ({ at, said }));
    expect((await textsOf(boxes)).sort()).toEqual([formula, "THIRD", "安녕 & <b>"].sort());
  });
});
