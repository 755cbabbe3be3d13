import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Paper, Printing } from "./paper.ts";
import { renderPaper } from "./renderPaper.ts";

/**
 * Renders a paper and returns it as a download named after its document; "/" in a number becomes
 * "_".
 */
export async function answeredPaper<Content, Layout extends string>(
  number: string,
  paper: Paper<Content, Layout>,
  content: Content,
  printing: Printing<Layout>,
): Promise<AnsweredFile> {
  return {
    name: `${number.replaceAll("/", "_")}.pdf`,
    mime: "application/pdf",
    bytes: await renderPaper(paper.sheet(content, printing)),
  };
}
