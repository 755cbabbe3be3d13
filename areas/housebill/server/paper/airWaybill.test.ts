import { hostileTexts } from "@fairway/engine/paper/hostileTexts.ts";
import { pageCount, paperText, placedTexts } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { describe, expect, it } from "vitest";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import { type WaybillLayout, waybillLayouts } from "../../model/waybillPlacing.ts";
import { houseAirWaybill } from "./airWaybill.paper.ts";
import { airWaybillSample } from "./airWaybill.sample.ts";

const print = (
  paper: AirWaybillPaper,
  layout: WaybillLayout,
  language: "en" | "vi" = "en",
  offset?: { x: number; y: number },
) => renderPaper(houseAirWaybill.sheet(paper, { language, layout, offset }));

const ofHead = ["letterhead", "printedBy", "printedAt", "kind", "wtVal", "other", "issueDate"];

describe("a house air waybill", { timeout: 60_000 }, () => {
  it.each(waybillLayouts)("prints every field of the record on one page: %s", async (layout) => {
    const sample = airWaybillSample("en");
    const pdf = await print(sample, layout);
    const text = paperText(pdf);
    expect(pageCount(pdf)).toBe(1);
    for (const [field, value] of Object.entries(sample)) {
      if (ofHead.includes(field)) continue;
      // Our own layouts have the letterhead in place of the typed issuer.
      if (field === "issuedBy" && layout.startsWith("LASTEST_ITL")) continue;
      for (const said of String(value).split("\n")) {
        const figure = /^-?\d+\.\d{1,3}$/.test(said) ? Number(said).toLocaleString("en-US") : said;
        expect(text, field).toContain(figure);
      }
    }
    expect(text).toContain("08/12/2026");
  });

  it("marks the sides of payment", async () => {
    const marks = async (change: Partial<AirWaybillPaper>) => {
      const pdf = await print({ ...airWaybillSample("en"), ...change }, "LASTEST_ITL");
      return placedTexts(pdf)
        .filter(({ text }) => text === "X")
        .map(({ x }) => x);
    };
    const [prepaid = 0, collect = 0] = await marks({ wtVal: "PP", other: "PP" });
    const both = await marks({ wtVal: "CLL", other: "CLL" });
    expect(both).toHaveLength(2);
    expect((both[0] ?? 0) - prepaid).toBeCloseTo(8, 0);
    expect((both[1] ?? 0) - collect).toBeCloseTo(8, 0);
    expect(await marks({ wtVal: "", other: "" })).toEqual([]);
  });

  it("leaves an amount of zero blank and says words as they are", async () => {
    const amounts = { weightPp: "0.00", totalPp: "As Arranged", rate: "As Arranged", taxPp: "0" };
    const text = paperText(await print({ ...airWaybillSample("en"), ...amounts }, "HAWB_FRAME"));
    expect(text.match(/AS ARRANGED/g)).toHaveLength(2);
    expect(text).not.toMatch(/(^|\s)0\.00(\s|$)/);
  });

  it.each(["LASTEST_ITL", "LASTEST_HAWB"] as const)(
    "on a form prints no word of the form, and moves with the printer: %s",
    async (layout) => {
      const still = placedTexts(await print(airWaybillSample("en"), layout));
      const moved = placedTexts(await print(airWaybillSample("en"), layout, "en", { x: 2, y: -1 }));
      const said = still.map(({ text }) => text).join("\n");
      for (const word of ["AIR WAYBILL", "Handling", "Prepaid", "Shipper", "Page 1/1", "ORIGINAL"])
        expect(said).not.toContain(word);
      expect(moved).toHaveLength(still.length);
      for (const [at, { x, y }] of moved.entries()) {
        expect(x - (still[at]?.x ?? 0)).toBeCloseTo(2, 2);
        expect(y - (still[at]?.y ?? 0)).toBeCloseTo(-1, 2);
      }
    },
  );

  it.each(["en", "vi"] as const)("prints what was typed, literally (%s)", async (language) => {
    const { paper, marks } = hostileTexts(airWaybillSample(language), ["kind", "wtVal", "other"]);
    const sheet = houseAirWaybill.sheet(paper, { language, layout: "HAWB_FRAME" });
    const text = paperText(await renderPaper(sheet));
    const printed = JSON.stringify(sheet);
    for (const mark of marks.filter((each) => printed.includes(each))) {
      expect(text, mark).toContain(mark);
    }
    expect(text).not.toContain("root:");
  });

  it.each([
    ["KOREAN", "부산 항공화물 주식회사\n서울특별시 강서구"],
    ["CHINESE", "深圳国际货运代理有限公司\n广东省深圳市宝安区"],
  ])("prints the parties in %s", async (_name, consignee) => {
    const text = paperText(
      await print({ ...airWaybillSample("en"), consignee }, "LASTEST_ITL_FRAME"),
    );
    for (const word of consignee.split(/[\s\n]/)) expect(text).toContain(word);
  });

  it("continues a long description on an attached list", async () => {
    const goods = Array.from({ length: 70 }, (_, at) => `ITEM (${at + 1}) OF THE LIST`);
    const pdf = await print({ ...airWaybillSample("en"), goods: goods.join("\n") }, "HAWB_FRAME");
    const [face = "", attached = ""] = paperText(pdf).split("\f");
    expect(face).toContain("CONTINUED ON ATTACHED LIST");
    expect(attached).toContain("ATTACHED LIST TO AWB No. HD0031");
    for (const item of goods) expect(`${face}${attached}`.split(item)).toHaveLength(2);
  });
});
