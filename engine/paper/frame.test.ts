import { afterAll, describe, expect, it } from "vitest";
import { stopPress } from "./paperPress.ts";
import { pageCount, paperText, placedTexts } from "./paperText.ts";
import { renderPaper } from "./renderPaper.ts";
import type { FrameBlock, FrameBox, Sheet } from "./sheet.ts";

function form(boxes: readonly FrameBox[], more: Partial<FrameBlock> = {}): Sheet {
  const attached = { title: "ATTACHED TO F-1", continued: "continued", blocks: [] };
  return {
    language: "en",
    title: "Form",
    no: "F-1",
    footer: { page: "Page", right: "Lan" },
    blocks: [{ block: "frame", boxes, attached, ...more }],
  };
}

const pagesOf = async (sheet: Sheet) =>
  paperText(await renderPaper(sheet, 60_000))
    .split("\f")
    .slice(0, -1);

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `LINE ${at + 1}.`).join("\n");

afterAll(stopPress);

describe("a frame", { timeout: 60_000 }, () => {
  const measured: FrameBox[] = [
    { at: [20, 30, 60, 20], caption: "Shipper", said: "AN PHUOC" },
    { at: [80, 30, 60, 20], form: true, said: "BILL OF LADING" },
    { at: [20, 200, 60, 20], align: "right", said: "18 NOV" },
  ];

  it("puts each text into its measured box", async () => {
    const texts = placedTexts(await renderPaper(form(measured), 60_000));
    const shipper = texts.find(({ text }) => text === "AN PHUOC");
    expect(shipper?.x).toBeGreaterThan(20);
    expect(shipper?.x).toBeLessThan(22);
    expect(shipper?.y).toBeGreaterThan(34);
    expect(shipper?.y).toBeLessThan(38);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Shipper", "BILL OF LADING", "18 NOV", "F-1", "Page 1/1"]),
    );
  });

  it("prints the values alone on a form that is there already", async () => {
    const texts = placedTexts(await renderPaper(form(measured, { preprinted: true }), 60_000));
    expect(texts.map(({ text }) => text)).toEqual(["AN PHUOC", "18 NOV"]);
  });

  it.each([
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: -4.5, y: 2.5 },
  ])("moves all values by the offset of the printer: $x, $y", async (offset) => {
    const on = async (more: Partial<FrameBlock>) =>
      placedTexts(await renderPaper(form(measured, { preprinted: true, ...more }), 60_000));
    const [still, moved] = [await on({}), await on({ offset })];
    expect(moved).toHaveLength(2);
    for (const [at, { x, y }] of moved.entries()) {
      expect(x - (still[at]?.x ?? 0)).toBeCloseTo(offset.x, 2);
      expect(y - (still[at]?.y ?? 0)).toBeCloseTo(offset.y, 2);
    }
  });

  it("continues on the attached sheet what a box does not hold", async () => {
    const [face = "", attached = ""] = await pagesOf(
      form([{ at: [20, 30, 60, 12], caption: "Notify party", said: lines(9) }]),
    );
    expect(face).toContain("LINE 2.");
    expect(face).toContain("…");
    expect(face).not.toContain("LINE 9.");
    expect(attached).toContain("ATTACHED TO F-1");
    expect(attached).toContain("Notify party (continued)");
    expect(attached).not.toContain("LINE 2.");
    expect(attached).toContain("LINE 9.");
  });

  it("cuts with a mark where nothing is to be continued", async () => {
    const pages = await pagesOf(form([{ at: [20, 30, 60, 12], rest: "cut", said: lines(9) }]));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("…");
    expect(pages[0]).not.toContain("LINE 9.");
  });

  it("takes the first size at which a text fits", async () => {
    const box: FrameBox = { at: [20, 30, 60, 10], said: lines(4) };
    expect(await pagesOf(form([box]))).toHaveLength(2);
    expect(await pagesOf(form([{ ...box, sizes: [8, 6, 4] }]))).toHaveLength(1);
  });

  it("says on its face that a text goes on, and continues a group side by side", async () => {
    const mark = { said: "*** MORE ***" };
    const [face = "", attached = ""] = await pagesOf(
      form([
        { at: [20, 30, 40, 20], name: "Marks", group: "goods", mark, said: lines(30) },
        { at: [60, 30, 80, 20], name: "Goods", group: "goods", mark, said: lines(40) },
        { at: [20, 60, 80, 20], name: "Seal", mark: { ...mark, always: true }, said: "1" },
      ]),
    );
    expect(face.split("*** MORE ***")).toHaveLength(4);
    expect(attached.split("Marks")).toHaveLength(2);
    expect(attached.split("LINE 30.")).toHaveLength(3);
    expect(attached).not.toContain("Seal");
  });

  it("takes boxes without a text, and a text of one word without end", async () => {
    const boxes: FrameBox[] = [
      { at: [20, 30, 40, 20] },
      { at: [60, 30, 40, 20], caption: "Empty", said: "" },
      { at: [20, 60, 20, 4], caption: "Too low", said: "X".repeat(500) },
    ];
    const pdf = await renderPaper(form(boxes), 60_000);
    expect(pageCount(pdf)).toBe(2);
    expect(paperText(pdf).match(/X/g)).toHaveLength(500);
  });
});
