import type { Words } from "@fairway/core/words/words.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import type { LetterheadBlock, Sheet } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { Letterhead, PaperHead } from "../model/letterhead.ts";
import { paperWords } from "../model/paperWords.ts";

/** The content of an office's paper besides its head and foot. */
interface OfficeSheet extends Omit<Sheet, "language" | "footer"> {
  /** Letterhead above the title, or to its left; `none` where a frame contains both. */
  readonly opening?: "above" | "side" | "none";
  /** The label of the number under the title; "No." by default. */
  readonly numbered?: Words;
  /** Printing user and time in the foot, by default; an original for a third party has neither. */
  readonly printer?: boolean;
}

/** Returns a sheet of an office: letterhead, title and number, content, printing user and time. */
export function officeSheet(
  writing: Writing,
  head: PaperHead,
  { opening = "above", numbered = paperWords.no, printer = true, ...sheet }: OfficeSheet,
): Sheet {
  const { language, say, day } = writing;
  const { title, no } = sheet;
  const letterhead = officeLetterhead(writing, head.letterhead);
  const under = `${say(numbered)}: ${no}`;
  return {
    language,
    footer: {
      page: say(sheetWords.page),
      right: printer
        ? `${say(sheetWords.printedBy)}: ${head.printedBy} · ${day(head.printedAt)}`
        : "",
    },
    ...sheet,
    ...(head.letterhead.logo ? { pictures: { logo: head.letterhead.logo } } : {}),
    blocks:
      opening === "none"
        ? sheet.blocks
        : [
            { block: "opening", letterhead, title, under, side: opening === "side" },
            ...sheet.blocks,
          ],
  };
}

/** Returns the letterhead lines of a paper: company, office, address, contacts. */
export function officeLetterhead({ say }: Writing, from: Letterhead): LetterheadBlock {
  const reached = [
    from.tel && `${say(paperWords.tel)}: ${from.tel}`,
    from.fax && `${say(paperWords.fax)}: ${from.fax}`,
    from.email,
    from.website,
  ].filter(Boolean);
  const lines = [
    from.address,
    reached.join("  ·  "),
    from.taxCode && `${say(paperWords.taxCode)}: ${from.taxCode}`,
  ];
  return {
    block: "letterhead",
    name: from.company,
    unit: from.office,
    lines: lines.filter(Boolean),
    ...(from.logo ? { logo: "logo" } : {}),
  };
}
