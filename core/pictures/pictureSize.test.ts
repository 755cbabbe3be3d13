import { describe, expect, test } from "vitest";
import { pngOf } from "../../tests/cast/png.ts";
import { mostUnpacked, pictureSize, unpackedBytes, withinUnpacked } from "./pictureSize.ts";

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

describe("what pictures unpack to", () => {
  const png = (width: number, height: number, bits: number) => {
    const bytes = pngOf({ width });
    bytes.writeUInt32BE(height, 20);
    bytes[24] = bits;
    return bytes;
  };

  test.each([
    ["eight bits a channel", png(4000, 4000, 8), 64_000_000],
    ["sixteen bits a channel", png(4000, 4000, 16), 128_000_000],
    ["a photo", jpeg(3000, 4000), 48_000_000],
    ["no picture", Buffer.from("text"), 0],
  ])("%s", (_, bytes, unpacked) => {
    expect(unpackedBytes(bytes)).toBe(unpacked);
  });

  test("a paper draws those that fit, and a small one after a large one that does not", () => {
    const deep = png(4000, 4000, 16);
    const small = png(1200, 1600, 8);
    const drawn = withinUnpacked([deep, deep, deep, small], (bytes) => bytes);
    expect(drawn).toEqual([deep, deep, null, small]);
    expect(2 * unpackedBytes(deep) + unpackedBytes(small)).toBeLessThan(mostUnpacked);
  });
});
