import type { Words } from "@fairway/core/words/words.ts";
import { sheetWords } from "./sheetWords.ts";
import type { SignaturesBlock } from "./sheet.ts";
import type { Writing } from "./writing.ts";

/** A signer: the role, the name if it is known, and whether a stamp is required. */
export interface Signer {
  readonly title: Words;
  readonly name?: string;
  readonly stamps?: boolean;
  /** The picture of the sheet with the signature, where it was given on a screen. */
  readonly picture?: string;
}

/** Returns the signatures at the foot of a paper. */
export function signatures(
  { say }: Writing,
  signers: readonly Signer[],
  room?: number,
): SignaturesBlock {
  return {
    block: "signatures",
    people: signers.map(({ title, name = "", stamps, picture }) => ({
      title: say(title),
      how: say(stamps ? sheetWords.stamp : sheetWords.sign),
      name,
      ...(picture ? { picture } : {}),
    })),
    ...(room === undefined ? {} : { room }),
  };
}
