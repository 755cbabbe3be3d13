import { press } from "./paperPress.ts";
import { printable } from "./printable.ts";
import { longestSide, pictureSize, withinUnpacked } from "@fairway/core/pictures/pictureSize.ts";
import type { Block, LetterheadBlock, Sheet } from "./sheet.ts";

/**
 * Renders a sheet and returns the bytes of its PDF.
 *
 * Shape: typed text is printed as text and never becomes source of the typesetter.
 * Refuses: with PaperFault, naming the paper.
 */
export function renderPaper(sheet: Sheet, deadlineMs = 20_000): Promise<Buffer> {
  return renderPapers([sheet], deadlineMs);
}

/** Renders sheets into one PDF, each with its own page numbers. Refuses: as renderPaper */
export function renderPapers(sheets: readonly Sheet[], deadlineMs = 60_000): Promise<Buffer> {
  const pictures: Record<string, Uint8Array> = {};
  const papers = sheets.map(({ pictures: own = {}, ...sheet }, at) => {
    // The papers of two offices have two logos of one name.
    const named = (name: string) =>
      Object.keys(pictures).find((each) => isSame(pictures[each], own[name])) ?? `${at}-${name}`;
    for (const [name, bytes] of Object.entries(own)) pictures[named(name)] = bytes;
    return printable({ ...sheet, blocks: sheet.blocks.map((block) => pictured(block, named)) });
  });
  const [first] = sheets;
  const name = `${first?.title} ${first?.no}`;
  const task = { name, sheet: `[${papers.join(",")}]`, pictures: readable(pictures) };
  return press(task, deadlineMs);
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;

type Named = (name: string) => string;

function pictured(block: Block, named: Named): Block {
  if (block.block === "opening")
    return { ...block, letterhead: pictured(block.letterhead, named) as LetterheadBlock };
  if (block.block === "letterhead" && block.logo) return { ...block, logo: named(block.logo) };
  if (block.block === "signatures") {
    const people = block.people.map((each) =>
      each.picture ? { ...each, picture: named(each.picture) } : each,
    );
    return { ...block, people };
  }
  if (block.block === "pictures") {
    const pictures = block.pictures.map((each) => ({ ...each, picture: named(each.picture) }));
    return { ...block, pictures };
  }
  if (block.block !== "frame") return block;
  const boxes = block.boxes.map((box) =>
    box.blocks ? { ...box, blocks: box.blocks.map((each) => pictured(each, named)) } : box,
  );
  return { ...block, boxes };
}

/** The pictures that the press can draw together; a paper is printed without the others. */
function readable(pictures: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const drawn = Object.entries(pictures).filter(([, bytes]) => {
    const size = pictureSize(bytes);
    return size && Math.max(size.width, size.height) <= longestSide;
  });
  const fitting = withinUnpacked(drawn, ([, bytes]) => bytes);
  return Object.fromEntries(fitting.flatMap((each) => (each ? [each] : [])));
}
