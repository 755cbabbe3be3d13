const digits = 12;
const leading: Readonly<Record<string, string>> = { Import: "1", Export: "3" };

/**
 * What is unusual in the number of a declaration: VNACCS gives 12 digits, to imports from 1 and to exports
 * from 3. Numbers of other forms, as of paper declarations, are not doubted. Rule CU-33
 */
export function doubtOfNumber(clearanceNo: string, type: string): "length" | "leading" | null {
  const no = clearanceNo.trim();
  if (!/^\d{6,}$/.test(no)) return null;
  if (no.length !== digits) return "length";
  const first = leading[type];
  return first && !no.startsWith(first) ? "leading" : null;
}
