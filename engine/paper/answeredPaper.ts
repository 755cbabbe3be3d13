import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { type PaperAsk, renderPaper } from "./renderPaper.ts";

/** Sets a paper and answers it as a download named after its document; "/" in a number becomes "_". */
export async function answeredPaper(number: string, ask: PaperAsk): Promise<AnsweredFile> {
  return {
    name: `${number.replaceAll("/", "_")}.pdf`,
    mime: "application/pdf",
    bytes: await renderPaper(ask),
  };
}
