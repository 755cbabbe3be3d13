import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** A report as it is printed, every value written out. */
export interface ReportPaper extends PaperHead {
  /** With the currency. */
  readonly title: string;
  /** The days that it covers. */
  readonly range: string;
  readonly table: { readonly columns: readonly ReportPaperColumn[] };
  readonly lines: readonly ReportPaperLine[];
  /** The names of those who sign; empty when nobody holds the position. */
  readonly director: string;
  readonly accountant: string;
}

export interface ReportPaperColumn {
  readonly head: string;
  readonly isRight: boolean;
  /** In mm; null shares what is left. */
  readonly width: number | null;
}

/** A line, the heading above some, or a sum below them. */
export interface ReportPaperLine {
  readonly look: "line" | "heading" | "sum";
  readonly cells: readonly string[];
}
