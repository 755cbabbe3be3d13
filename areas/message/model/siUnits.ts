import { Decimal } from "@fairway/core/money/decimal.ts";

const kilograms: Readonly<Record<string, string>> = {
  KGM: "1",
  KG: "1",
  KGS: "1",
  LBR: "0.45359237",
  LBS: "0.45359237",
  GRM: "0.001",
  TNE: "1000",
  ONZ: "0.028349523125",
};
const cubicMetres: Readonly<Record<string, string>> = {
  MTQ: "1",
  M3: "1",
  CBM: "1",
  FTQ: "0.028316846592",
  LTR: "0.001",
};

function measured(value: string, unit: string, table: Readonly<Record<string, string>>) {
  const factor = table[unit.toUpperCase()];
  if (!factor || !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) return null;
  const made = new Decimal(value).times(factor);
  return made.isNegative() || made.gte("1e12") ? null : made;
}

/**
 * Converts a weight to kilograms; null for an unknown unit or an unreadable number. Source: UN/ECE
 * Rec 20.
 */
export function weightInKg(value: string, unit: string): Decimal | null {
  return measured(value, unit, kilograms);
}

/** Converts a volume to cubic metres; null for an unknown unit or an unreadable number. */
export function volumeInM3(value: string, unit: string): Decimal | null {
  return measured(value, unit, cubicMetres);
}
