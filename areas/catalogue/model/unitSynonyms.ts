/**
 * Codes and names that the trade writes for the same container type or kind of packages. The first
 * of each line is the usual one; a company has any of them as its unit. Rule CA-23
 */
const synonyms: readonly (readonly string[])[] = [
  ["20GP", "20DC", "20DV", "20ST", "20SD", "20FT"],
  ["40GP", "40DC", "40DV", "40ST", "40SD", "40FT"],
  ["40HC", "40HQ", "40HD"],
  ["45HC", "45HQ"],
  ["20RF", "20RE", "20REF"],
  ["40RF", "40RH", "40RQ", "40HR", "40RE", "40REF"],
  ["20OT", "20UT"],
  ["40OT", "40UT"],
  ["20FR", "20PL", "20FL"],
  ["40FR", "40PL", "40FL"],
  ["20TK", "20TN", "20TC"],
  ["40TK", "40TN", "40TC"],
  ["CTNS", "CTN", "CARTON", "CARTONS", "CT", "CTS"],
  ["PKGS", "PKG", "PK", "PKS", "PACKAGE", "PACKAGES"],
  ["PALLET", "PALLETS", "PLT", "PLTS", "PAL", "PALS", "PX", "PALET"],
  ["BAGS", "BAG", "BG"],
  ["BALES", "BALE", "BL", "BLS"],
  ["BOX", "BOXES", "BX", "BXS"],
  ["BUNDLE", "BUNDLES", "BDL", "BDLS", "BDLE", "BE"],
  ["CASES", "CASE", "CS", "CSE"],
  ["COILS", "COIL", "COL"],
  ["CRATE", "CRATES", "CRT", "CRTS", "CR"],
  ["DRUM", "DRUMS", "DR", "DRM", "DRMS"],
  ["PCS", "PC", "PCE", "PIECE", "PIECES"],
  ["REELS", "REEL", "RL"],
  ["ROLLS", "ROLL", "RO", "RLS"],
  ["SACKS", "SACK", "SA", "SCK"],
  ["SKIDS", "SKID", "SI", "SKD"],
  ["TINS", "TIN", "TN"],
  ["UNITS", "UNIT", "UNT"],
  ["WCASE", "WCASES", "WOODENCASE", "WOODENCASES", "WDC"],
];

/** A code as it is compared: capitals and figures without blanks and marks, so `20'DC` is `20DC`. */
const unitKey = (code: string) => code.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, "");

const lineOf = new Map(synonyms.flatMap((line) => line.map((code) => [code, line] as const)));

/** The codes that mean the same unit as a text, the usual one first; none for other texts. */
export const sameUnits = (text: string): readonly string[] => lineOf.get(unitKey(text)) ?? [];

/** Do two codes mean the same unit? */
export function isSameUnit(one: string, other: string): boolean {
  const [first, second] = [unitKey(one), unitKey(other)];
  return first === second || sameUnits(first).includes(second);
}

/** The usual code of packages of several kinds together. */
export const packagesCode = "PKGS";
