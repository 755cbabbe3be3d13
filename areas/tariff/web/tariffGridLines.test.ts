import { expect, test } from "vitest";
import { choicePick } from "@fairway/areas/catalogue/web/choicePicker.ts";
import { lineTypes } from "../model/tariffWords.ts";
import { emptyLine, freshLine, isBlank, lineOf, sentOf, withType } from "./tariffGridLines.ts";

const row = {
  id: "l-1",
  chargeId: "c-1",
  chargeCode: "S_CFS",
  chargeName: "CFS",
  type: "Min-Max",
  rangeType: "CBM",
  unitPrice: "6.75",
  min: "30",
  max: "75",
  unitId: "u-1",
  unitCode: "CBM",
  currencyId: "USD",
  currencyCode: "USD",
  pod: "p-1",
  podCode: "USLAX",
  carrierId: "k-1",
  carrierName: "EVERGREEN",
};

test("a line is sent as it was read", () => {
  expect(sentOf(lineOf(row, "en"))).toMatchObject({
    id: "l-1",
    chargeId: "c-1",
    type: "Min-Max",
    rangeType: "CBM",
    min: "30",
    max: "75",
    pol: null,
    pod: "p-1",
    carrierId: "k-1",
    rangeFrom: null,
  });
});

test("TF-5: another type clears the figures that it does not have", () => {
  const line = withType(lineOf(row, "en"), choicePick(lineTypes, "Range", "en"));
  expect(line).toMatchObject({ min: null, max: null, unitPrice: "6.75" });
});

test("an empty line is not sent, and a copied one is new", () => {
  expect(isBlank(emptyLine("vi"))).toBe(true);
  expect(isBlank(lineOf(row, "vi"))).toBe(false);
  expect(freshLine(lineOf(row, "vi")).id).toBeNull();
});
