import { officeLetterhead } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import { say as sayIn, type Words } from "@fairway/core/words/words.ts";
import { richSaid } from "@fairway/engine/paper/richSaid.ts";
import type { Block, FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { HouseBillPaper } from "../../model/houseBillPaper.ts";
import { billWords as words } from "./billWords.ts";

/** The printed face, and whether its containers fit on it. */
export interface Face {
  readonly writing: Writing;
  readonly paper: HouseBillPaper;
  readonly title: string;

  readonly containers: { readonly list: PaperContainer[]; readonly attached: boolean };
}

const mostOnFace = 6;

/** A long or wide list is printed as a whole on the attached list. */
export function listedContainers(containers: readonly PaperContainer[]): Face["containers"] {
  const list = [...containers].sort((a, b) => (a.containerNo < b.containerNo ? -1 : 1));
  const wide = list.some(
    (one) =>
      one.containerType.length > 9 ||
      [one.containerNo, one.sealNo, one.packageType].some((part) => part.length > 18),
  );
  return { list, attached: list.length > mostOnFace || wide };
}

/** The known parts of a text, with a dot between them. */
export const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** A box without its place. */
export type Filling = Omit<FrameBox, "at">;

/** A box with its title in small print above the text. */
export const captioned =
  ({ say }: Writing) =>
  (caption: Words, said: string): Filling => ({ caption: say(caption), said });

/** Boxes side by side, all of one height, from the left edge or from `x`. */
export function row(
  y: number,
  height: number,
  boxes: readonly (readonly [number, Filling])[],
  x = 10,
) {
  let left = x;
  return boxes.map(([width, filling]): FrameBox => {
    const box: FrameBox = { at: [left, y, width, height], ...filling };
    left += width;
    return box;
  });
}

// A low box has two lines of smaller letters.
export const low = { sizes: [7.2] };

/** The head of the issuer; a transcript says who made it, because others have issued the bill. */
export function issuerBlocks({ writing, paper }: Face): Block[] {
  if (paper.kind !== "TRANSCRIPT") return [officeLetterhead(writing, paper.letterhead)];
  const { company } = paper.letterhead;
  return [{ block: "text", said: sayIn(words.transcribedBy, writing.language, { company }) }];
}

/** The goods in words, with ONLY at the end. */
export function aloud({ say }: Writing, inWords: string): string {
  const upper = inWords.toUpperCase();
  return upper && !upper.includes("ONLY") ? `${upper} ${say(words.only)}` : upper;
}

/** What the attached list always holds: its own text, and containers without room on the face. */
export function attachedBlocks({ writing, paper, containers }: Face): Block[] {
  const { say } = writing;
  const { list } = containers;
  return [
    ...richSaid(paper.attachList),
    ...(containers.attached
      ? [
          { block: "heading", said: `${say(words.containers)} (${list.length})` } as const,
          containerList(writing, list, paper),
        ]
      : []),
  ];
}

/** The words of the kind of the paper; an issued original says which it is. */
export function saidKind({ say }: Writing, { kind, original }: HouseBillPaper): string {
  return kind === "ORIGINAL" && original ? `${say(words[kind])} ${original}` : say(words[kind]);
}

/** The number of originals, and which of them this is. */
export const saidOriginals = ({ originals, original }: HouseBillPaper) =>
  joined(originals, original);

/** The heads of the columns of the goods. */
export const headBox = ({ say }: Writing, column: Words): Filling => ({
  form: true,
  align: "center",
  middle: true,
  blocks: [{ block: "text", said: [{ text: say(column), look: "caption" }] }],
});
