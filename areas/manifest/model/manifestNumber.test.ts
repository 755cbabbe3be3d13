import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, test } from "vitest";
import { manifestNumber } from "./manifestNumber.ts";

test.each([
  ["AE", "AE2612/00001", "MAE2612/00001"],
  ["AI", "AI2612/00001", "MAI2612/00001"],
  ["SFE", "SEF2612/00001", "MSE2612/00001"],
  ["SLE", "SEL2612/00001", "MSE2612/00001"],
  ["SFI", "SIF2612/00001", "MSI2612/00001"],
  ["SLI", "SIL2612/00001", "MSI2612/00001"],
  ["SCE", "SEC2612/00001", "MSCE2612/00001"],
  ["SCI", "SIC2612/00001", "MSCI2612/00001"],
  ["SFE", "HCMSEF2612/00042", "HCMMSE2612/00042"],
])("%s: the manifest of %s is %s", (code, jobNo, number) => {
  expect(manifestNumber(serviceOf(code), jobNo)).toBe(number);
  expect(manifestNumber(serviceOf(code), jobNo, 2)).toBe(`${number}-2`);
});
