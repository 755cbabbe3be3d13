import type { FrameBox } from "./sheet.ts";

/** A box of a frame without its place. */
export type BoxFilling = Omit<FrameBox, "at">;

/** Returns boxes side by side from the left, all of one height. Unit: mm */
export function frameRow(
  [x, y, height]: readonly [x: number, y: number, height: number],
  boxes: readonly (readonly [width: number, filling: BoxFilling])[],
): FrameBox[] {
  let left = x;
  return boxes.map(([width, filling]): FrameBox => {
    const box: FrameBox = { at: [left, y, width, height], ...filling };
    left += width;
    return box;
  });
}
