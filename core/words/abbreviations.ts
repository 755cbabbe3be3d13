import type { Words } from "./words.ts";

/** What the abbreviations on screens stand for; the key is the abbreviation of either language. */
const meanings: Readonly<Record<string, Words>> = {
  ATA: { en: "actual time of arrival", vi: "ngày đến thực tế" },
  ATD: { en: "actual time of departure", vi: "ngày khởi hành thực tế" },
  "B/L": { en: "bill of lading", vi: "vận đơn đường biển" },
  CBM: { en: "cubic metres", vi: "mét khối" },
  CDS: { en: "customs declaration", vi: "tờ khai hải quan" },
  ETA: { en: "estimated time of arrival", vi: "ngày tàu đến dự kiến" },
  ETD: { en: "estimated time of departure", vi: "ngày tàu đi dự kiến" },
  FCL: { en: "full container load", vi: "hàng nguyên container" },
  HBL: { en: "house bill, issued by us", vi: "vận đơn nhà do công ty phát hành" },
  HH: { en: "commission", vi: "hoa hồng trả lại cho khách" },
  KB: { en: "kickback: commission returned to the customer", vi: "hoa hồng trả lại cho khách" },
  LCL: { en: "less than a container load", vi: "hàng lẻ ghép container" },
  LN: { en: "profit", vi: "lợi nhuận" },
  MBL: { en: "master bill of lading of the carrier", vi: "vận đơn chủ của hãng tàu" },
  "P/L": { en: "profit and loss", vi: "lãi lỗ" },
  POD: { en: "port of discharge", vi: "cảng dỡ" },
  POL: { en: "port of loading", vi: "cảng xếp" },
  SI: { en: "shipping instruction for the bill", vi: "hướng dẫn lập vận đơn" },
  SOA: { en: "statement of account", vi: "bảng kê công nợ" },
  VGM: { en: "verified gross mass", vi: "khối lượng toàn bộ được xác nhận" },
};

/** Says in full the abbreviations of a text: "ETD: estimated time of departure"; null without one. */
export function spelledOut(text: string, say: (words: Words) => string): string | null {
  const said = text.split(/[^\p{L}\p{N}/]+/u).flatMap((part) => {
    const meaning = Object.hasOwn(meanings, part) ? meanings[part] : undefined;
    return meaning ? [`${part}: ${say(meaning)}`] : [];
  });
  return said.length > 0 ? said.join(" · ") : null;
}
