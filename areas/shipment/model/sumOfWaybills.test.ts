import { expect, test } from "vitest";
import { sumOfWaybills } from "./sumOfWaybills.ts";

test("the goods of a master are the sum of those of its house waybills", () => {
  const bills = [
    { packageQty: "12", grossWeight: "218.4", cbm: "1.440" },
    { packageQty: "5", grossWeight: "1012.3", cbm: "4.656" },
    { packageQty: "10", grossWeight: "150.7", cbm: "1.393" },
  ];
  expect(sumOfWaybills(bills)).toEqual({ packageQty: "27", grossWeight: "1381.4", cbm: "7.489" });
});

test("a figure that no waybill says is not taken", () => {
  const bills = [{ packageQty: "3", grossWeight: null, cbm: null }];
  expect(sumOfWaybills(bills)).toEqual({ packageQty: "3", grossWeight: null, cbm: null });
});
