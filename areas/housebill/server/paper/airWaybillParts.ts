import type { Words } from "@fairway/core/words/words.ts";
import type { BoxFilling } from "@fairway/engine/paper/frameRow.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";

/** The left edge of the form and its width. Unit: mm */
export const left = 9;
export const wide = 192;
export const half = wide / 2;
/** The distance of two typed lines; the rows of the form are multiples of it. */
export const line = 4.2;

/** A box with its title in small print above its text. */
export const titled = (
  { say }: Writing,
  caption: Words,
  said: string,
  more: BoxFilling = {},
): BoxFilling => ({ caption: say(caption), said, sizes: [8, 7, 6, 5], ...more });

/** A text without title; `name` is its title on the attached sheet. */
export const bare = (
  { say }: Writing,
  name: Words,
  said: string,
  more: BoxFilling = {},
): BoxFilling => ({
  name: say(name).replaceAll("\n", " "),
  said,
  border: "none",
  sizes: [8, 7, 6, 5],
  ...more,
});

/** The amount of a box with its decimals; words stay words in capitals, and zero is blank. */
export function amount({ figure }: Writing, value: string, least: number): BoxFilling {
  if (/^-?0*(\.0*)?$/.test(value)) return { said: "" };
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  return isNumber
    ? { said: figure(value, least), figure: { value, decimals: least } }
    : { said: value.toUpperCase() };
}

/** A part of the form that holds no text. */
export const edge = (at: FrameBox["at"], more: BoxFilling = {}): FrameBox => ({
  at,
  form: true,
  ...more,
});

/** Small print of the form. */
export const print = (at: FrameBox["at"], said: string, more: BoxFilling = {}): FrameBox => ({
  at,
  form: true,
  border: "none",
  tight: true,
  middle: true,
  align: "center",
  blocks: [{ block: "text", said: [{ text: said, look: "caption" }] }],
  ...more,
});
