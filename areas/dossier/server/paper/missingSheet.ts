import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { say, type Language } from "@fairway/core/words/words.ts";

const title = { en: "NOT PRINTED", vi: "CHỨNG TỪ KHÔNG IN ĐƯỢC" };

/** The last page of the papers of a job in one file: what could not be printed, and why. */
export function missingSheet(
  jobNo: string,
  missing: readonly { readonly name: string; readonly why: string }[],
  language: Language,
): Sheet {
  return {
    language,
    title: say(title, language),
    no: jobNo,
    footer: { page: say(sheetWords.page, language), right: "" },
    blocks: [
      { block: "heading", said: `${say(title, language)} · ${jobNo}` },
      { block: "facts", rows: missing.map(({ name, why }) => [name, why]) },
    ],
  };
}
