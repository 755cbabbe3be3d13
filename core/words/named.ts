import type { Words } from "./words.ts";

/** A name that is stored in both languages. */
export const named = (en: string | null, vi: string | null): Words => ({
  en: en ?? "",
  vi: vi ?? en ?? "",
});
