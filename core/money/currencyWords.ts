import type { Words } from "../words/words.ts";
import { type BookCurrency, bookCurrencies } from "./currency.ts";

/** The currencies of the books by their codes, for a choice. */
export const currencyWords = Object.fromEntries(
  bookCurrencies.map((code) => [code, { en: code, vi: code }]),
) as Record<BookCurrency, Words>;
