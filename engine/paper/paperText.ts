import { execFile } from "node:child_process";

/** Reads the text of a PDF as a person would select it (for tests; needs poppler's pdftotext). */
export function paperText(pdf: Buffer): Promise<string> {
  return new Promise((done, failed) => {
    const reading = execFile(
      "pdftotext",
      ["-layout", "-", "-"],
      { maxBuffer: 64 * 1024 * 1024 },
      (fault, text) => (fault ? failed(fault) : done(text.replaceAll("\u200B", ""))),
    );
    reading.stdin?.end(pdf);
  });
}

/** How many pages a PDF has, by its page objects. */
export function pageCount(pdf: Buffer): number {
  const counts = [...pdf.toString("latin1").matchAll(/\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/g)];
  return Math.max(0, ...counts.map((count) => Number(count[1])));
}
