import type { Language } from "@fairway/core/words/words.ts";

/** A piece of text that differs from what stands around it. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points; without it as the text around. */
  readonly size?: number;
  /** `label` small and grey, `caption` the small print of a form, `boxed` in a border. */
  readonly look?: "label" | "caption" | "boxed";
  readonly colour?: Colour;
}

export type Colour = "ink" | "grey" | "pale" | "warning";

/** Text as printed; line breaks are kept and nothing in it is interpreted. */
export type Said = string | readonly Run[];

/** Millimetres, a share of what is left over, or what the content needs. */
export type Width = number | `${number}fr` | "auto";

type Align = "left" | "center" | "right";

/** Who sends a paper: a name in large letters and the lines under it. */
export interface LetterheadBlock {
  readonly block: "letterhead";
  readonly name: string;
  readonly unit?: string;
  readonly lines: readonly string[];
}

/** The head of a paper: sender, rule, title and what stands under it. */
export interface OpeningBlock {
  readonly block: "opening";
  readonly letterhead: LetterheadBlock;
  readonly title: string;
  readonly under?: Said;
  /** Sender left and title right, for a flat sheet, where height is dear. */
  readonly side?: boolean;
}

/** A paragraph. */
export interface TextBlock {
  readonly block: "text";
  readonly said: Said;
  readonly align?: Align;
}

/** A line in bold over what follows; never the last line of a page. */
export interface HeadingBlock {
  readonly block: "heading";
  readonly said: string;
}

/** A label, its value, and whether the value stands out. */
export type Fact = readonly [label: string, value: string | undefined, look?: "bold" | "half"];

/** Label and value in two columns; a row without a value is left out. */
export interface FactsBlock {
  readonly block: "facts";
  readonly rows: readonly Fact[];
}

/** Blocks side by side. */
export interface ColumnsBlock {
  readonly block: "columns";
  readonly widths: readonly Width[];
  readonly parts: readonly (readonly Block[])[];
  /** Hair lines above and below, or below only. */
  readonly rules?: "around" | "under";
  /** Between the columns, in mm; 6 without it. */
  readonly gutter?: number;
}

/** Captioned boxes in rows, as high as their text: parties, routing. */
export interface BoxesBlock {
  readonly block: "boxes";
  readonly widths: readonly Width[];
  readonly boxes: readonly {
    readonly caption: string;
    readonly said: Said;
    /** How many columns and rows the box takes; 1 without it. */
    readonly across?: number;
    readonly down?: number;
  }[];
}

/** A column of a table. */
export interface TableColumn {
  readonly head: string;
  readonly width: Width;
  readonly align?: Align;
  /** The longest word that stays whole, in a narrow column; 24 letters without it. */
  readonly longest?: number;
}

/** A row: its cells, a title across, or sums under a label across the first columns. */
export type TableRow =
  | { readonly cells: readonly Said[] }
  | { readonly section: string }
  | { readonly sum: string; readonly across: number; readonly cells: readonly Said[] };

/** Rows under a head that is repeated on every page: cargo, charges, cleared documents. */
export interface TableBlock {
  readonly block: "table";
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Without lines and shade, in small letters, as inside a box of a frame. */
  readonly plain?: boolean;
}

/** Sums at the right edge; the last rows stand out under a line. */
export interface TotalsBlock {
  readonly block: "totals";
  /** In mm. */
  readonly width: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Said[])[];
  readonly grand: readonly TotalsRow[];
}

/** The label of a grand total, the columns that it takes, and the sums. */
export interface TotalsRow {
  readonly label: Said;
  readonly across: number;
  readonly cells: readonly Said[];
}

/** Blocks on a shaded ground, or in a border that warns. */
export interface PanelBlock {
  readonly block: "panel";
  readonly blocks: readonly Block[];
  readonly warns?: boolean;
}

/** Blocks that stay on one page as long as they fit on one. */
export interface KeepBlock {
  readonly block: "keep";
  readonly blocks: readonly Block[];
}

/** Who signs, side by side, with room for a stamp. */
export interface SignaturesBlock {
  readonly block: "signatures";
  readonly people: readonly {
    readonly title: string;
    /** What is asked for, such as "(Signature, full name)". */
    readonly how: string;
    readonly name: string;
  }[];
  /** For the signature itself, in mm; 21 without it. */
  readonly room?: number;
}

export interface RuleBlock {
  readonly block: "rule";
}

/** A measured box of a frame; places and sizes in mm from the left and upper edge of the paper. */
export interface FrameBox {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** The small print at the top of the box. */
  readonly caption?: string;
  /** Under what name the rest of the text is continued; the caption without it. */
  readonly name?: string;
  readonly said?: string;
  /** Stands above the text and is never cut. */
  readonly head?: Said;
  /** Blocks instead of text; the first of `sizes` at which they fit is taken. */
  readonly blocks?: readonly Block[];
  /** Letters in points, the largest first: the first size at which everything fits, else the last. */
  readonly sizes?: readonly number[];
  readonly bold?: boolean;
  readonly align?: Align;
  readonly middle?: boolean;
  readonly justify?: boolean;
  /** Without room between the border and what is in it. */
  readonly tight?: boolean;
  /** The part of the form: nothing of it is printed on a pre-printed one. */
  readonly border?: "all" | "top" | "none";
  readonly ground?: "shade" | "white";
  /** The whole box belongs to the form, such as its title and its clauses. */
  readonly form?: boolean;
  /** What does not fit: goes to the attached sheet, or is cut with a mark; attached without it. */
  readonly rest?: "attach" | "cut";
  /** The line under a text that goes on elsewhere, instead of "…"; `always` where something else does. */
  readonly mark?: { readonly said: string; readonly always?: boolean };
  /** Boxes of one group are continued side by side. */
  readonly group?: string;
}

/**
 * Measured boxes on one page, and the attached sheet for what does not fit them.
 *
 * Shape: `preprinted` prints the values alone, on paper that has the form already, moved by
 *   `offset` (mm to the right and down) to where the printer puts it.
 */
export interface FrameBlock {
  readonly block: "frame";
  readonly boxes: readonly FrameBox[];
  readonly preprinted?: boolean;
  readonly offset?: Offset;
  readonly attached: {
    readonly title: string;
    readonly under?: string;
    /** What follows the name of a continued box, such as "continued". */
    readonly continued: string;
    /** What stands on the attached sheet in any case. */
    readonly blocks: readonly Block[];
  };
}

/** Where a printer puts a pre-printed form: mm to the right and down. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export type Block =
  | LetterheadBlock
  | OpeningBlock
  | TextBlock
  | HeadingBlock
  | FactsBlock
  | ColumnsBlock
  | BoxesBlock
  | TableBlock
  | TotalsBlock
  | PanelBlock
  | KeepBlock
  | SignaturesBlock
  | RuleBlock
  | FrameBlock;

/**
 * One paper, ready to be set: blocks one under the other, with all their words.
 *
 * Shape: every text is already in the paper's language, every amount and day already written out.
 */
export interface Sheet {
  readonly language: Language;
  /** Again at the head of every page but the first. */
  readonly title: string;
  /** On every page. */
  readonly no: string;
  readonly format?: "a4" | "a5";
  readonly flipped?: boolean;
  /** In mm. */
  readonly margin?: { readonly x: number; readonly top: number; readonly bottom: number };
  /** Letters in points; 9 without it. */
  readonly size?: number;
  /** The word before the page number, and what stands right of it. */
  readonly footer: { readonly page: string; readonly right: string };
  /** Across every page, such as CANCELLED. */
  readonly stamp?: { readonly said: string; readonly colour: Colour };
  readonly blocks: readonly Block[];
}
