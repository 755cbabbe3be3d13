import { expect, test } from "vitest";
import { commoditiesIn, commodityText } from "./commodities.ts";

test("several commodities are one text with commas, each once", () => {
  expect(commodityText(["Shoes", "Bags", "Shoes "], 500)).toBe("Shoes, Bags");
  expect(commodityText(["Shoes, Bags"], 500)).toBe("Shoes, Bags");
  expect(commodityText([" "], 500)).toBeNull();
  expect(commoditiesIn("Shoes,  Bags ,")).toEqual(["Shoes", "Bags"]);
  expect(commoditiesIn(null)).toEqual([]);
});

test("the text has as many whole commodities as the field takes", () => {
  expect(commodityText(["Shoes", "Handbags"], 8)).toBe("Shoes");
});
