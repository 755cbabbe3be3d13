import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { expect, test } from "vitest";
import { type MailFact, type MoreFacts, sayFact } from "./mailFacts.ts";

const bill = {
  packageQty: "1155",
  packageTypeCode: "CTN",
  grossWeight: "3514.500",
  cbm: "148.425",
  freightPayment: "Collect",
} as HouseBill;
const job = { mbltype: "Original" } as Shipment;

test.each([
  ["packages", "1,155 CTN", "1.155 CTN"],
  ["grossWeight", "3,514.5 kg", "3.514,5 kg"],
  ["cbm", "148.425 m³", "148,425 m³"],
  ["freight", "Collect", "Trả sau"],
  ["mbltype", "Original", "Bản gốc"],
] as const satisfies readonly (readonly [MailFact, string, string])[])(
  "%s is said in the words and figures of the mail's language",
  (fact, en, vi) => {
    const said = (language: "en" | "vi") =>
      sayFact(fact, { job, bill, more: { language } as MoreFacts });
    expect([said("en"), said("vi")]).toEqual([en, vi]);
  },
);
