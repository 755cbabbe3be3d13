import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Paper, Printing } from "./paper.ts";
import { renderPaper, renderPapers } from "./renderPaper.ts";
import type { Sheet } from "./sheet.ts";
import { wordFile, wordMime } from "./wordFile.ts";

/** The sheets of answered papers, as long as somebody holds the paper. */
const sheetsOf = new WeakMap<AnsweredFile, readonly Sheet[]>();

/**
 * Renders a paper and returns it as a download named after its document; "/" in a number becomes
 * "_".
 */
export function answeredPaper<Content, Layout extends string>(
  number: string,
  paper: Paper<Content, Layout>,
  content: Content,
  printing: Printing<Layout>,
): Promise<AnsweredFile> {
  return answeredSheets(number, [paper.sheet(content, printing)]);
}

/** Renders sheets into one download in the same way. */
export async function answeredSheets(
  number: string,
  sheets: readonly Sheet[],
): Promise<AnsweredFile> {
  const [only] = sheets;
  const file: AnsweredFile = {
    name: `${number.replaceAll("/", "_")}.pdf`,
    mime: "application/pdf",
    bytes: await (only && sheets.length === 1 ? renderPaper(only) : renderPapers(sheets)),
  };
  sheetsOf.set(file, sheets);
  return file;
}

/** Renders answered papers, and further sheets after them, into one PDF in their order. */
export function printTogether(
  files: readonly AnsweredFile[],
  further: readonly Sheet[] = [],
): Promise<Buffer> {
  const printed = files.flatMap((file) => {
    const sheets = sheetsOf.get(file);
    if (!sheets) throw new Error(`${file.name} was not printed by answeredPaper`);
    return sheets;
  });
  return renderPapers([...printed, ...further]);
}

/** Writes a sheet as a Word document, named in the same way. */
export async function answeredWord(number: string, sheet: Sheet): Promise<AnsweredFile> {
  return {
    name: `${number.replaceAll("/", "_")}.docx`,
    mime: wordMime,
    bytes: await wordFile(sheet),
  };
}
