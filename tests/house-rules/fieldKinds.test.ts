import { existsSync, readdirSync, readFileSync } from "node:fs";
import { kinds } from "@fairway/core/resource/kinds.ts";
import { expect, test } from "vitest";

/** A kind of field is one folder in three places: what it means, how it lies, how it is keyed. */
const places = [
  { place: "core/resource", ending: "ts", type: "KindRules" },
  { place: "engine/resource", ending: "ts", type: "StoredKind" },
  { place: "ui/resource", ending: "tsx", type: "Kind" },
] as const;
const names = Object.keys(kinds);

const foldersOf = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name);

test("every kind of field that entities are made of is there", () => {
  const wanted =
    "code text note flag choice number money rate weight volume date instant link links file email phone taxCode";
  expect(names).toEqual(expect.arrayContaining(wanted.split(" ")));
});

test.each(places)("every kind has its folder in $place, and no folder is of none", ({ place }) => {
  expect(foldersOf(place).sort()).toEqual([...names].sort());
});

test.each(places)("a folder of $place gives the kind that it is named by", (where) => {
  const { place, ending, type } = where;
  const wrong = names.filter((name) => {
    const path = `${place}/${name}/${name}.${ending}`;
    if (!existsSync(path)) return true;
    return !readFileSync(path, "utf8").includes(`export const ${name}: ${type} =`);
  });
  expect(wrong).toEqual([]);
});

test("outside its folders a kind is named only by the lists of kinds and the words to declare it", () => {
  const lists = ["field.ts", "kinds.ts"];
  const found = places.flatMap(({ place }) =>
    readdirSync(place)
      .filter((file) => /\.tsx?$/.test(file) && !lists.includes(file))
      .filter((file) => /\bkind [!=]== "/.test(readFileSync(`${place}/${file}`, "utf8")))
      .map((file) => `${place}/${file}`),
  );
  expect(found).toEqual([]);
});
