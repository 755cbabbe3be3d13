/** The error of a master air waybill number. */
export interface WaybillNoFault {
  /** `form`: not three characters, a dash and eight digits; `digit`: wrong check digit. */
  readonly kind: "form" | "digit";
  /** The number with the right check digit; null when the form itself is wrong. */
  readonly expected: string | null;
}

const form = /^([A-Z0-9]{3})-(\d{7})(\d)$/;
const placeholder = /^[A-Z0-9]{3}-X{8}$/;

/** Returns a typed waybill number in its form: capitals, the dash after the prefix, no blanks. */
export function cleanWaybillNo(text: string | null | undefined): string {
  const plain = (text ?? "").normalize("NFKC").toUpperCase().replace(/\s/g, "");
  const bare = plain.replace(/[-./]/g, "");
  return /^[A-Z0-9]{3}(\d{8}|X{8})$/.test(bare) ? `${bare.slice(0, 3)}-${bare.slice(3)}` : plain;
}

/** The check digit of a serial number: its first seven digits modulo 7. Source: IATA Resolution 600a. */
const checkDigit = (seven: string) => String(Number(seven) % 7);

/** Returns the error of a master air waybill number, or null when it is right. Rule SH-23. */
export function waybillNoFault(text: string): WaybillNoFault | null {
  if (placeholder.test(text)) return null;
  const [, prefix, seven, digit] = form.exec(text) ?? [];
  if (!prefix || !seven) return { kind: "form", expected: null };
  const right = checkDigit(seven);
  return digit === right ? null : { kind: "digit", expected: `${prefix}-${seven}${right}` };
}

/** The three characters that name the airline; null without them. */
export function prefixOf(waybillNo: string | null | undefined): string | null {
  return /^([A-Z0-9]{3})-/.exec(cleanWaybillNo(waybillNo))?.[1] ?? null;
}

/** The next number of an airline's stock; null after the last one, and for a placeholder. */
export function nextWaybillNo(waybillNo: string): string | null {
  const [, prefix, seven] = form.exec(waybillNo) ?? [];
  if (!prefix || !seven || seven === "9999999") return null;
  const next = String(Number(seven) + 1).padStart(7, "0");
  return `${prefix}-${next}${checkDigit(next)}`;
}
