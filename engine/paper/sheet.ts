import type { Language } from "@fairway/core/words/words.ts";

/** A piece of text with its own look. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points; by default the size of the surrounding text. */
  readonly size?: number;
  /** `label` is small and grey, `caption` the small print of a form, `boxed` has a border. */
  readonly look?: "label" | "caption" | "boxed";
  readonly colour?: Colour;
}

export type Colour = "ink" | "grey" | "pale" | "warning";

/** Text as printed; line breaks are kept and no markup is interpreted. */
export type Said = string | readonly Run[];

/** Millimetres, a share of the remaining width, or the width of the content. */
export type Width = number | `${number}fr` | "auto";

type Align = "left" | "center" | "right";

/** The sender of a paper: a name in large letters and the lines below it. */
export interface LetterheadBlock {
  readonly block: "letterhead";
  readonly name: string;
  readonly unit?: string;
  readonly lines: readonly string[];
  /** The name of a picture of the sheet, to the left of the text. */
  readonly logo?: string;
}

/** The head of a paper: sender, rule, title and the lines below it. */
export interface OpeningBlock {
  readonly block: "opening";
  readonly letterhead: LetterheadBlock;
  readonly title: string;
  readonly under?: Said;
  /** Sender on the left and title on the right, which saves height on a landscape page. */
  readonly side?: boolean;
}

/** A paragraph. */
export interface TextBlock {
  readonly block: "text";
  readonly said: Said;
  readonly align?: Align;
}

/** A bold line above the following block; it is never the last line of a page. */
export interface HeadingBlock {
  readonly block: "heading";
  readonly said: string;
}

/** A label, its value, and whether the value is emphasised. */
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
  /** Thin lines above and below, or below only. */
  readonly rules?: "around" | "under";
  /** The distance between the columns in mm; 6 by default. */
  readonly gutter?: number;
}

/** Captioned boxes in rows, with the height of their text: parties, routing. */
export interface BoxesBlock {
  readonly block: "boxes";
  readonly widths: readonly Width[];
  readonly boxes: readonly {
    readonly caption: string;
    readonly said: Said;
    /** The number of columns and rows of the box; 1 by default. */
    readonly across?: number;
    readonly down?: number;
  }[];
}

/** A column of a table. */
export interface TableColumn {
  readonly head: string;
  readonly width: Width;
  readonly align?: Align;
  /** The longest unbroken word in a narrow column, in letters; 24 by default. */
  readonly longest?: number;
}

/** A row: its cells, a title across all columns, or sums with a label across the first columns. */
export type TableRow =
  | { readonly cells: readonly Said[] }
  | { readonly section: string }
  | { readonly sum: string; readonly across: number; readonly cells: readonly Said[] };

/** Rows under a head that is repeated on every page: cargo, charges, cleared documents. */
export interface TableBlock {
  readonly block: "table";
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** In letters of 6 points with less room around them, for many columns. */
  readonly dense?: boolean;
  /** Without lines and shading, in small letters, for a table inside a box of a frame. */
  readonly plain?: boolean;
}

/** Sums at the right edge; a line precedes the last rows, which are emphasised. */
export interface TotalsBlock {
  readonly block: "totals";
  /** In mm. */
  readonly width: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Said[])[];
  readonly grand: readonly TotalsRow[];
}

/** The label of a grand total, the number of columns it spans, and the sums. */
export interface TotalsRow {
  readonly label: Said;
  readonly across: number;
  readonly cells: readonly Said[];
}

/** Blocks on a shaded background, or in the border of a warning. */
export interface PanelBlock {
  readonly block: "panel";
  readonly blocks: readonly Block[];
  readonly warns?: boolean;
}

/** Blocks that stay together on one page if they fit on one. */
export interface KeepBlock {
  readonly block: "keep";
  readonly blocks: readonly Block[];
}

/** Signatures side by side, with room for a stamp. */
export interface SignaturesBlock {
  readonly block: "signatures";
  readonly people: readonly {
    readonly title: string;
    /** The instruction below the role, such as "(Signature, full name)". */
    readonly how: string;
    readonly name: string;
    /** The name of a picture of the sheet: what this person signed. */
    readonly picture?: string;
  }[];
  /** The height of the signature in mm; 21 by default. */
  readonly room?: number;
}

/** Pictures of the sheet in two columns, each with a line below it. */
export interface PicturesBlock {
  readonly block: "pictures";
  readonly pictures: readonly {
    /** The name of a picture of the sheet. */
    readonly picture: string;
    readonly caption: string;
    /** What stands in the place of a picture that cannot be drawn. */
    readonly instead: string;
  }[];
}

export interface RuleBlock {
  readonly block: "rule";
}

/**
 * A box of a frame with fixed position and size, in mm from the left and upper edge of the paper.
 */
export interface FrameBox {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** The small print at the top of the box. */
  readonly caption?: string;
  /** The name of the box on the attached sheet; the caption by default. */
  readonly name?: string;
  readonly said?: string;
  /** Text above the main text; it is never cut. */
  readonly head?: Said;
  /** Blocks instead of text; printed in the first of `sizes` at which they fit. */
  readonly blocks?: readonly Block[];
  /** Font sizes in points, the largest first: the first at which everything fits, else the last. */
  readonly sizes?: readonly number[];
  readonly bold?: boolean;
  readonly align?: Align;
  readonly middle?: boolean;
  readonly justify?: boolean;
  /** Without padding inside the border. */
  readonly tight?: boolean;
  /** The border belongs to the form, so it is not printed on a pre-printed one. */
  readonly border?: "all" | "top" | "none";
  readonly ground?: "shade" | "white";
  /** The whole box belongs to the form, such as its title and its clauses. */
  readonly form?: boolean;
  /**
   * Overflowing text continues on the attached sheet, or is cut with a mark; attached by default.
   */
  readonly rest?: "attach" | "cut";
  /**
   * The line below a text that continues elsewhere, instead of "…"; `always` prints it in any case.
   */
  readonly mark?: { readonly said: string; readonly always?: boolean };
  /** Boxes of one group are continued side by side on the attached sheet. */
  readonly group?: string;
  /** Contains the name of the printed copy instead of a text. */
  readonly copy?: true;
  /** The number behind a formatted amount, for a workbook; papers print `said`. */
  readonly figure?: { readonly value: string; readonly decimals: number };
}

/**
 * Boxes of fixed size on one page, and the attached sheet for overflowing text.
 *
 * Shape: `preprinted` prints the values alone, for a pre-printed form, shifted by `offset` (mm to
 * the right and down).
 */
export interface FrameBlock {
  readonly block: "frame";
  readonly boxes: readonly FrameBox[];
  readonly preprinted?: boolean;
  readonly offset?: Offset;
  /** The names of the copies: the frame is printed once for each. */
  readonly copies?: readonly string[];
  readonly attached: {
    readonly title: string;
    readonly under?: string;
    /** The word after the name of a continued box, such as "continued". */
    readonly continued: string;
    /** Blocks that are always printed on the attached sheet. */
    readonly blocks: readonly Block[];
  };
}

/** The shift of the values on a pre-printed form: mm to the right and down. */
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
  | PicturesBlock
  | RuleBlock
  | FrameBlock;

/**
 * One paper, ready to be rendered: blocks from top to bottom, with all their words.
 *
 * Shape: every text is in the paper's language, every amount and day is formatted.
 */
export interface Sheet {
  readonly language: Language;
  /** Repeated at the head of every page except the first. */
  readonly title: string;
  /** PNG or JPEG by name, for the blocks that name one. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
  /** Printed on every page. */
  readonly no: string;
  readonly format?: "a4" | "a5";
  readonly flipped?: boolean;
  /** In mm. */
  readonly margin?: { readonly x: number; readonly top: number; readonly bottom: number };
  /** The font size in points; 9 by default. */
  readonly size?: number;
  /** The word before the page number, and the text on its right. */
  readonly footer: { readonly page: string; readonly right: string };
  /** A large stamp across every page, such as CANCELLED. */
  readonly stamp?: { readonly said: string; readonly colour: Colour };
  readonly blocks: readonly Block[];
}
