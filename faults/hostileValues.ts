/** Texts that trip up programs: SQL, HTML, control characters, halves of characters, long ones. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "'; drop table shipment; --",
  '" or 1=1 --',
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "{{7*7}} ${7*7} #{7*7} %s %n",
  "\u0000",
  "a\u0000b",
  "\u0001\u001b[31m\u007f",
  "\ud800",
  "\udc00 \ud83d",
  "Nguyễn Thị Đào ố 💥 \u202e‮ \u200b",
  "e\u0301 é ﷽",
  "../../etc/passwd",
  "C:\\con\\nul",
  "=cmd|' /C calc'!A1",
  "%00%0a%5c_%",
  "\\",
  "_%\\",
  "NaN",
  "-Infinity",
  "1e400",
  "0x10",
  "true",
  "null",
  "[]",
  "\r\nSet-Cookie: a=b",
  "x".repeat(300),
  "ố".repeat(5000),
];

/** Codes that look like others: full width, invisible, of another script, composed otherwise. */
export const lookAlikes: readonly string[] = [
  "ＫＧＺ",
  "KGZ\u200b",
  "K\u00adGZ",
  "\u202eKGZ",
  "\ufeffKGZ",
  "КGZ",
  "Kgź",
  "Kgz\u0301",
  "kgz",
  " KGZ ",
  "0000001",
  "１",
  "ａ\u202efdp.txt",
];

/** Texts of exactly a length, as long as a field takes them: one line, many, without a space, wide. */
export function fullTexts(length: number): readonly string[] {
  const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return ["A\n", "WWWWWWWWWW ", "W", "Công hàng \r\n", "漢字", "\n", "ภาษาไทย ", "نص "].map(filled);
}

/** Days and instants at the edges of calendars. */
export const edgeDays: readonly string[] = [
  "2026-09-15",
  "2026-02-30",
  "2024-02-29",
  "0001-01-01",
  "0000-00-00",
  "9999-12-31",
  "1989-12-31",
  "1990-01-01",
  "2100-12-31",
  "2101-01-01",
  "99999-01-01",
  "-0044-03-15",
  "2026-09-15T10:00:00Z",
  "15/09/2026",
  "infinity",
  "now",
];

/** Decimals as text, at the edges of what columns and reckoning take. */
export const edgeDecimals: readonly string[] = [
  "0",
  "1",
  "-1",
  "0.5",
  "1250.50",
  "0.00000001",
  "0.000000000000000000001",
  "999999999999.99",
  "999999999999",
  "1000000000000",
  "0.000000001",
  "25412.00000001",
  "999999999999999",
  "-999999999999999",
  "1e3",
  "9".repeat(40),
  `0.${"9".repeat(37)}`,
  "1,5",
  "०",
  "+1",
  "-0",
];

/** Numbers at the edges. */
export const edgeNumbers: readonly number[] = [
  0, 1, 2, 3, -1, 0.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 1e308,
];

/** An object within an object, so deep that a careless reader overflows. */
export function deepObject(depth: number): unknown {
  let value: unknown = "deep";
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { value };
  return value;
}
