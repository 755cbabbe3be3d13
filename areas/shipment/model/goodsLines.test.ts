import { chargedTons, revenueTons, tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { describe, expect, test } from "vitest";
import { type ContainerForm, containerForm } from "./container.ts";
import { goodsOf, type NamedLine } from "./goodsOf.ts";
import {
  contSealNo,
  detailOfGoods,
  goodsSums,
  packageTypeOfLines,
  sayOfGoods,
} from "./goodsSummary.ts";
import { shipmentForm } from "./shipment.ts";
import { cleanContainers, type ListOfLines, whyNotContainers } from "./whyNotContainers.ts";

const line = (change: Partial<NamedLine> = {}): NamedLine => ({
  ...containerForm.parse({}),
  containerTypeId: "40HC",
  containerTypeCode: "40HC",
  containerTypeIso: "45G1",
  packageTypeName: null,
  ...change,
});
const noGoods = shipmentForm.parse({});

describe("a consol export in parts", () => {
  const parts = [
    line({ packageQuantity: "120", packageTypeName: "Cartons", gw: "2480.5", cbm: "9.876" }),
    line({ packageQuantity: "18", packageTypeName: "Pallets", gw: "14250", cbm: "11.4" }),
    line({ packageQuantity: "4", packageTypeName: "Cases", gw: "310", cbm: "0.62" }),
  ].map((each) => ({ ...each, partof: true }));

  test("each bill has its revenue tons, a part of the container and its packages in words", () => {
    const tons = parts.map(({ cbm, gw }) => tonsOf(serviceOf("SCE"), { cbm, grossWeight: gw }));
    expect(tons).toEqual([
      { revenueTons: "9.876", chargedTons: "9.876" },
      { revenueTons: "14.250", chargedTons: "14.250" },
      { revenueTons: "0.620", chargedTons: "1.000" },
    ]);
    expect(parts.map((each) => detailOfGoods("containers", [each]))).toEqual(
      Array.from({ length: 3 }, () => "A Part Of 1x40HC"),
    );
    expect(sayOfGoods("containers", parts.slice(0, 1))).toBe(
      "ONE HUNDRED TWENTY (120) CARTONS ONLY",
    );
    expect(sayOfGoods("containers", parts)).toBe("ONE HUNDRED FORTY-TWO (142) PACKAGES ONLY");
  });

  test("the box has the sums of its bills", () => {
    const sums = goodsSums(parts);
    expect(sums).toMatchObject({ grossWeight: "17040.500", cbm: "21.896", packageQty: "142" });
    expect(revenueTons(sums.cbm, sums.grossWeight)).toBe("21.896");
  });

  test.each([
    ["20940.5", []],
    ["20940.4", ["at.0.vgm"]],
  ])("a verified mass of %s", (vgm, fields) => {
    const verified = { vgm, vgmMethod: "2", vgmDate: "2026-12-10", vgmSigner: "TRAN" } as const;
    const box = line({ gw: "17040.500", tare: "3900", ...verified });
    const ofJob: ListOfLines = { goods: "containers", isOfBill: false };
    expect(whyNotContainers([box], "at", ofJob).map(({ field }) => field)).toEqual(fields);
  });
});

test("freight by full container has no revenue tons, and a tariff may have another minimum", () => {
  const none = { revenueTons: null, chargedTons: null };
  expect(tonsOf(serviceOf("SFE"), { cbm: "60", grossWeight: "1" })).toEqual(none);
  expect(chargedTons(revenueTons("0.6", "100"), "2")).toBe("2.000");
});

test("three boxes of an import add up, and stay in the order of the list", () => {
  const boxes = [
    line({
      containerNo: "FWTU4001246",
      packageQuantity: "465",
      gw: "17985.5",
      nw: "16870",
      cbm: "61.2",
    }),
    line({
      containerNo: "FWTU4001230",
      packageQuantity: "480",
      gw: "18240.25",
      nw: "17100",
      cbm: "62.35",
    }),
    line({
      containerTypeCode: "20GP",
      containerNo: "FWTU2004565",
      packageQuantity: "210",
      gw: "9120.125",
      nw: "8640.5",
      cbm: "24.875",
    }),
  ];
  expect(goodsOf(serviceOf("SFI"), { form: noGoods, lines: boxes })).toMatchObject({
    sumCont: 3,
    sumPackage: "1155",
    packageContainer: "2x40HC, 1x20GP",
    grossWeight: "45345.875",
    netWeight: "42610.500",
    cbm: "148.425",
  });
  expect(contSealNo(boxes, "asListed").split("\n")[0]).toBe("FWTU4001246/40HC/_");
  expect(contSealNo(boxes).split("\n")[0]).toBe("FWTU2004565/20GP/_");
});

describe("loose goods", () => {
  const loose: ListOfLines = { goods: "looseGoods", isOfBill: false };
  const carton = (change: Partial<ContainerForm> = {}) => ({
    ...containerForm.parse({}),
    packageTypeId: "CTN",
    packageQuantity: "12",
    gw: "310",
    cbm: "0.62",
    ...change,
  });
  const named = (each: ContainerForm): NamedLine => ({
    ...each,
    containerTypeCode: null,
    containerTypeIso: null,
    packageTypeName: "Cartons",
  });

  test.each<[string, Partial<ContainerForm>, string[]]>([
    ["a right line without a container", {}, []],
    ["no packages", { packageQuantity: "0" }, ["packageQuantity"]],
    ["half a package", { packageQuantity: "1.5" }, ["packageQuantity"]],
    ["packages below zero", { packageQuantity: "-1" }, ["packageQuantity"]],
    ["no type of package", { packageTypeId: null }, ["packageTypeId"]],
    ["no weight", { gw: null }, ["gw"]],
    ["no volume", { cbm: "0" }, ["cbm"]],
    ["a million tons", { gw: "1000000000" }, ["gw"]],
    ["an HS code of five digits", { hsCode: "64051" }, ["hsCode"]],
    ["a verified mass", { vgm: "1000" }, ["vgm"]],
    ["a temperature in a dry box", { setPoint: "-18" }, ["setPoint"]],
  ])("%s", (_name, change, fields) => {
    const faults = whyNotContainers(cleanContainers([carton(change)]), "at", loose);
    expect(faults.map(({ field }) => field)).toEqual(fields.map((field) => `at.0.${field}`));
  });

  test("fill the sums and the kind of packages of their job, and count no container", () => {
    const lines = [named(carton()), named(carton({ packageQuantity: "8" }))];
    expect(goodsOf(serviceOf("SLE"), { form: noGoods, lines })).toMatchObject({
      sumCont: 0,
      sumPackage: "20",
      packageQty: "20",
      packageType: "CTN",
      grossWeight: "620.000",
      cbm: "1.240",
    });
    const typed = shipmentForm.parse({ packageQty: "21" });
    expect(goodsOf(serviceOf("SLE"), { form: typed, lines })).toMatchObject({ sumPackage: "21" });
    expect(goodsOf(serviceOf("SLE"), { form: typed, lines: [] })).toEqual({
      sumCont: 0,
      sumPackage: "21",
    });
  });

  test("several lines are in one container, the same line is not there twice", () => {
    const box = { containerNo: "CSQU3054383", sealNo: "S1" };
    const codes = (...lines: Partial<ContainerForm>[]) =>
      whyNotContainers(
        lines.map((change) => carton({ ...box, ...change })),
        "at",
        loose,
      ).map(({ field, code }) => `${field} ${code}`);
    expect(codes({}, { packageTypeId: "PLT" }, { gw: "311" })).toEqual([]);
    expect(codes({}, { gw: "310.000" })).toEqual(["at.1.containerNo container.lineTwice"]);
    expect(codes({}, { containerNo: null, sealNo: null })).toEqual([]);
    const lines = [named(carton(box)), named(carton({ ...box, packageTypeId: "PLT" }))];
    expect(contSealNo(lines)).toBe("CSQU3054383/_/S1");
  });

  test("are a part of a container, whose blanks are marked", () => {
    const lines = [named(carton({ containerNo: "CSQU3054383" }))];
    expect(detailOfGoods("looseGoods", lines)).toBe("A Part Of Container");
    expect(contSealNo(lines)).toBe("CSQU3054383/_/_");
    expect(sayOfGoods("looseGoods", lines)).toBe("TWELVE (12) CARTONS ONLY");
  });
});

test("codes are read as they are written on papers", () => {
  const written = { hsCode: "6405.10 00", imoClass: "1.1a", ems: "f-a, s-b" };
  const [clean] = cleanContainers([containerForm.parse(written)]);
  expect(clean).toMatchObject({ hsCode: "64051000", imoClass: "1.1A", ems: "F-A, S-B" });
  expect(containerForm.parse({ unNumber: "２７３５" }).unNumber).toBe("2735");
});

describe("the kind of the packages of a list", () => {
  const ctn = { packageQuantity: "3", packageTypeId: "CTN" };
  const plt = { packageQuantity: "2", packageTypeId: "PLT" };
  const none = { packageQuantity: null, packageTypeId: "BAG" };
  const kindOf = (lines: (typeof none | typeof ctn)[], ask: object = {}) =>
    packageTypeOfLines({ typed: null, lines, together: "PKG", ...ask });

  test.each([
    ["is that of its lines", kindOf([ctn, ctn]), "CTN"],
    ["is that of the lines with packages", kindOf([ctn, none]), "CTN"],
    ["is the one for packages together where they differ", kindOf([ctn, plt]), "PKG"],
    ["is not one of several, also when it was typed", kindOf([ctn, plt], { typed: "CTN" }), "PKG"],
    ["stays as it was typed for several", kindOf([ctn, plt], { typed: "UNIT" }), "UNIT"],
    ["stays as it was typed for one", kindOf([ctn, ctn], { typed: "UNIT" }), "UNIT"],
    ["follows the lines again", kindOf([ctn, ctn], { typed: "PKG", isAgain: true }), "CTN"],
    [
      "stays without a unit for packages together",
      kindOf([ctn, plt], { typed: "CTN", together: null }),
      "CTN",
    ],
    ["is the typed one without lines", kindOf([], { typed: "CTN" }), "CTN"],
  ])("%s", (_, kind, expected) => {
    expect(kind).toBe(expected);
  });
});

describe("a verified mass of loose goods", () => {
  const list = { goods: "looseGoods", isOfBill: false } as const;
  const box = { containerNo: "CSQU3054383", packageQuantity: "10", packageTypeId: "CTN", cbm: "1" };
  const mass = { vgm: "3000", vgmMethod: "1" as const, vgmDate: "2026-11-26", vgmSigner: "Lan" };
  const faults = (...lines: Partial<ContainerForm>[]) =>
    whyNotContainers(
      lines.map((change) => ({ ...containerForm.parse({}), ...box, gw: "1000", ...change })),
      "at",
      list,
    ).map(({ field, code }) => `${field} ${code}`);

  test("is that of the container with all lines in it, on one of them", () => {
    const second = { markNo: "B", tare: "1000" };
    expect(faults(mass, second)).toEqual([]);
    expect(faults({ ...mass, vgm: "2999.9" }, second)).toEqual(["at.0.vgm goods.vgmMass"]);
    expect(faults(mass, { ...mass, ...second })).toEqual(["at.1.vgm goods.vgmTwice"]);
  });

  test("needs the number of the container", () => {
    expect(faults({ ...mass, containerNo: null })).toEqual(["at.0.vgm goods.vgmOfContainer"]);
  });
});
