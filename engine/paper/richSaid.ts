import { readRichText } from "@fairway/core/richText/richText.ts";
import type { Block, Run } from "./sheet.ts";

/** The paragraphs of a rich text as blocks of a paper; none for an empty text. */
export function richSaid(text: string): Block[] {
  const runs = readRichText(text).flatMap((block, at): Run[] => [
    ...(at > 0 ? [{ text: "\n" }] : []),
    ...(block.item ? [{ text: "• " }] : []),
    ...block.runs,
  ]);
  return runs.length > 0 ? [{ block: "text", said: runs }] : [];
}
