import { decimalsOf } from "../money/currency.ts";
import { currencyWords } from "./currencyWords.ts";
import { enNumber, viNumber } from "./numberInWords.ts";
import type { Language } from "./words.ts";

/**
 * Writes an amount of money in words, as printed on notes and receipts.
 *
 * Shape: `amount` is a decimal string; a currency without words here is written by its code, with
 *   hundredths as a fraction.
 * Refuses: RangeError if `amount` is not a number or has more decimals than its currency.
 */
export function amountInWords(amount: string, currency: string, language: Language): string {
  const { negative, whole, fraction } = partsOf(amount);
  const names = currencyWords[currency];
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals)
    throw new RangeError(`${amount} has more decimals than ${currency} allows`);
  const minor = BigInt(fraction.padEnd(decimals, "0") || "0");
  if (!names) return sentence(unnamed(whole, minor, currency, language), negative, language);
  if (language === "vi") {
    const words = [viNumber(whole), names.vi.unit];
    if (minor > 0n) words.push("và", viNumber(minor), names.vi.minor);
    return sentence(words.join(" "), negative, language);
  }
  const words = [whole === 1n ? names.en.one : names.en.many, enNumber(whole)];
  if (minor > 0n)
    words.push("and", minor === 1n ? names.en.minorOne : names.en.minorMany, enNumber(minor));
  return sentence(`${words.join(" ")} only`, negative, language);
}

/** Writes a number of packages or containers in words, in lower case: 40 is "forty", "bốn mươi". */
export function countInWords(count: string | number, language: Language): string {
  const { negative, whole, fraction } = partsOf(String(count));
  if (fraction) throw new RangeError(`${count} is not a whole number`);
  const words = language === "vi" ? viNumber(whole) : enNumber(whole);
  return negative ? `${language === "vi" ? "âm" : "minus"} ${words}` : words;
}

function unnamed(whole: bigint, minor: bigint, currency: string, language: Language): string {
  const decimals = decimalsOf(currency);
  const rest = minor > 0n ? `${String(minor).padStart(decimals, "0")}/${10 ** decimals}` : "";
  return language === "vi"
    ? `${viNumber(whole)} ${currency}${rest && ` và ${rest}`}`
    : `${currency} ${enNumber(whole)}${rest && ` and ${rest}`} only`;
}

function sentence(text: string, negative: boolean, language: Language): string {
  const full = negative ? `${language === "vi" ? "âm" : "minus"} ${text}` : text;
  return full.charAt(0).toUpperCase() + full.slice(1);
}

/** The largest supported amount, beyond any real ledger. */
const most = 10n ** 18n;

function partsOf(text: string): { negative: boolean; whole: bigint; fraction: string } {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!found) throw new RangeError(`${text} is not an amount`);
  const whole = BigInt(found[2] ?? "0");
  if (whole >= most) throw new RangeError(`${text} is too large to be read`);
  const fraction = (found[3] ?? "").replace(/0+$/, "");
  return { negative: found[1] === "-" && (whole > 0n || fraction !== ""), whole, fraction };
}
