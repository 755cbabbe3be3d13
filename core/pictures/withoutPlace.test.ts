import { expect, test } from "vitest";
import { withoutPlace } from "./withoutPlace.ts";

const bytes = (...parts: (number | string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : [part].flat(),
    ),
  );
const segment = (marker: number, ...content: (number | string | readonly number[])[]) => {
  const inside = bytes(...content);
  return [0xff, marker, 0, inside.length + 2, ...inside];
};
/** An Exif segment of a camera that was held upright, with a tag of the place. */
const exif = segment(
  0xe1,
  "Exif",
  [0, 0],
  "II",
  [0x2a, 0, 8, 0, 0, 0, 2, 0],
  [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
  [0x25, 0x88, 4, 0, 1, 0, 0, 0, 0x1a, 0, 0, 0],
  "GPS 10.77 106.70",
);
const jpeg = (...segments: (readonly number[])[]) =>
  bytes([0xff, 0xd8], ...segments, segment(0xda, [1]), [7, 0xff, 0, 8, 0xff, 0xd0, 9, 0xff, 0xd9]);
const said = (picture: Uint8Array | null) => Buffer.from(picture ?? []).toString("latin1");

test("a JPEG loses its place, comment and what follows its end, and stays turned", () => {
  const icc = segment(0xe2, "ICC_PROFILE", [0, 1]);
  const photo = bytes(
    [...jpeg(segment(0xe0, "JFIF"), exif, icc, segment(0xfe, "Home, Saigon"))],
    "trailer with GPS",
  );
  const plain = said(withoutPlace(photo));
  expect(plain).not.toMatch(/GPS|Saigon/);
  expect(plain).toMatch(/^\u00ff\u00d8/);
  expect(plain).toContain("JFIF");
  expect(plain).toContain("ICC_PROFILE");
  // The tag that turns it, and its packed lines to the end.
  expect(plain).toContain("\u0001\u0012\u0000\u0003\u0000\u0000\u0000\u0001\u0000\u0006");
  expect(plain.endsWith("\u0007\u00ff\u0000\u0008\u00ff\u00d0\u0009\u00ff\u00d9")).toBe(true);
});

test("a PNG loses its texts, its time and its Exif", () => {
  const chunk = (type: string, content: string) =>
    bytes([0, 0, 0, content.length], type, content, [1, 2, 3, 4]);
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const photo = bytes(
    start,
    [...chunk("IHDR", "x")],
    [...chunk("eXIf", "GPS")],
    [...chunk("tEXt", "Saigon")],
    [...chunk("IDAT", "picture")],
    [...chunk("IEND", "")],
    "GPS",
  );
  const plain = said(withoutPlace(photo));
  expect(plain).not.toMatch(/GPS|Saigon/);
  expect(plain).toContain("picture");
});

test.each([
  ["a text", bytes("hello")],
  ["a JPEG that breaks off", jpeg(exif).slice(0, 40)],
  ["a PNG that breaks off", bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ["nothing", bytes()],
])("%s is no picture", (_, broken) => {
  expect(withoutPlace(broken)).toBeNull();
});
