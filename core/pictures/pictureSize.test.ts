import { describe, expect, test } from "vitest";
import { pngOf } from "../../tests/cast/png.ts";
import { pictureSize } from "./pictureSize.ts";

/** The start of a JPEG: a comment of two bytes, a quantization table, then the frame. */
const jpeg = (height: number, width: number) =>
  // biome-ignore format: one segment a line
  Uint8Array.from([
    0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66,
    0xff, 0xdb, 0, 3, 0,
    0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3,
  ]);

describe("the size of a picture", () => {
  test.each([
    ["a PNG", pngOf(), { width: 2, height: 2 }],
    ["a wide PNG", pngOf({ width: 70_000 }), { width: 70_000, height: 2 }],
    ["a JPEG", jpeg(300, 70), { width: 70, height: 300 }],
    ["a JPEG without a height", jpeg(0, 70), null],
    ["a PNG that ends too soon", pngOf().subarray(0, 20), null],
    ["a JPEG that ends too soon", jpeg(300, 70).subarray(0, 16), null],
    [
      "a JPEG whose segments have no length",
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 1]),
      null,
    ],
    ["nothing", new Uint8Array(), null],
    ["text", Buffer.from("a text that is long enough to hold a header"), null],
  ])("of %s", (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });
});
