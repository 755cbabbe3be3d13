import { expect, test } from "vitest";
import { rankedBy, rankTexts } from "./rankTexts.ts";

test.each([
  ["SONG MA", ["0312", "Song Ma"], 0],
  ["song", ["0312", "SONG MA FURNITURE"], 1],
  ["song", ["0313", "Red River", "Gốm Sông Hồng"], 2],
  ["lai cat", ["VNCLI", "Cát Lái"], 2],
  ["song", ["0314", "Dusong Steel"], 3],
  ["song", ["0315", "Red River"], null],
  ["", ["0315"], 0],
  ["goc", ["Original", "Bản gốc"], 2],
  ["own", ["Freehand (own)"], 2],
])("%s in %j: %s", (typed, texts, rank) => {
  expect(rankTexts(texts, typed)).toBe(rank);
});

test("the best come first, equally good ones keep their order", () => {
  const names = ["Gốm Sông Hồng", "Song Ma", "Dusong", "Song Be", "Sông"];
  expect(rankedBy(names, "song", (each) => [each])).toEqual([
    "Sông",
    "Song Ma",
    "Song Be",
    "Gốm Sông Hồng",
    "Dusong",
  ]);
});
