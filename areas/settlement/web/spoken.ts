import type { Words } from "@fairway/core/words/words.ts";

/** A text with a count, in the language of the page, as the words of a button. */
export const spoken = (text: string): Words => ({ en: text, vi: text });
