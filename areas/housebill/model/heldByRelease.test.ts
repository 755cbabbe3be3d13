import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { expect, test } from "vitest";
import { billParts } from "./billParts.ts";
import { fieldsOnFace, heldByRelease } from "./heldByRelease.ts";
import { type HouseBill, rootForm } from "./houseBill.ts";
import { printedBill } from "./printedBill.ts";

const fields = [...Object.keys(rootForm.shape), ...Object.keys(billParts.sea.form.shape)];
/** The names that are read with a reference. */
const names: Readonly<Record<string, readonly string[]>> = {
  pol: ["polName", "polCountry"],
  pod: ["podName", "podCountry"],
  originCountryId: ["originCountryName"],
  packageType: ["packageTypeName"],
};
const bill = {
  ...Object.fromEntries(fields.map((field) => [field, "1"])),
  ...Object.fromEntries(Object.values(names).flatMap((each) => each.map((name) => [name, "1"]))),
  hbltype: "Original",
  releaseState: "Issued",
  isSurrendered: false,
  originalsOut: 2,
  issuedOnBoard: null,
} as unknown as HouseBill;
const head = { letterhead: letterheadSample("en", {}), printedBy: "", printedAt: "" };
const printed = (change: object) =>
  JSON.stringify(
    printedBill(
      head,
      { ...bill, ...change },
      { jobNo: "SEF2612/00001", mawb: "ONEY1", atd: "2026-12-05" } as Shipment,
      [],
      { kind: "TYPE", original: "1/3" },
    ),
  );
const sfe = serviceOf("SFE");
const held = (change: object, was: object = {}) =>
  heldByRelease({ ...bill, ...was }, { ...bill, ...was, ...change }, sfe).map(
    ({ field, code }) => `${field} ${code}`,
  );

test("exactly the fields that an original prints are held while one is out", () => {
  const onFace = fields.filter((field) => {
    const others = Object.fromEntries((names[field] ?? []).map((name) => [name, "2"]));
    return printed({ [field]: "2", ...others }) !== printed({});
  });
  const ofRelease = ["hwbno", "hbltype", "originBlnumber"];
  expect(onFace.filter((field) => !ofRelease.includes(field)).toSorted()).toEqual(
    fieldsOnFace.toSorted(),
  );
});

test("party, weight and port stay while an original is out, and change when all are back", () => {
  const change = { consigneeDescription: "OTHER", grossWeight: "2", pod: "x", remark: "free" };
  expect(held(change)).toEqual([
    "consigneeDescription houseBill.printedOnOriginal",
    "pod houseBill.printedOnOriginal",
    "grossWeight houseBill.printedOnOriginal",
  ]);
  expect(held({ grossWeight: "1.000" })).toEqual([]);
  expect(held(change, { originalsOut: 0 })).toEqual([]);
  expect(held(change, { releaseState: null, originalsOut: 0 })).toEqual([]);
});

test("a bill that arrives is not surrendered by its type, nor freed of its originals", () => {
  const typed = (was: object, hbltype = "Surrendered") =>
    heldByRelease({ ...bill, originalsOut: 0, ...was }, { ...bill, hbltype }, serviceOf("SFI")).map(
      ({ code }) => code,
    );
  expect(typed({ releaseState: null })).toEqual(["houseBill.surrenderIsAStep"]);
  expect(typed({ releaseState: "Telex", isSurrendered: true })).toEqual([]);
  expect(typed({ releaseState: null, hbltype: "Surrendered" })).toEqual([]);
  for (const type of ["Sea Waybill", "Copy"]) {
    expect(typed({ releaseState: null }, type)).toEqual(["houseBill.surrenderIsAStep"]);
  }
  expect(typed({ releaseState: null, hbltype: "Copy" }, "Sea Waybill")).toEqual([]);
  expect(typed({ releaseState: null, hbltype: "Sea Waybill" }, "Original")).toEqual([]);
});
