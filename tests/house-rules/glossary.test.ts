import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import type { SyntaxNode } from "./functions.ts";
import { type Source, sources } from "./sources.ts";

/** One text of the program in both languages. */
interface Pair {
  readonly path: string;
  readonly en: string;
  readonly vi: string;
}

/** A text as it is compared: without regard to case and to the mark at its end. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.:…?!*]+$/, "")
    .trim();

/** The name of a field, such as `nameEn`, is no text. */
const isFieldName = (text: string) => /^[a-z]+(?:[A-Z]\w*)?$/.test(text);

function textOf(node: SyntaxNode, key: string): string | null {
  const found = (node["properties"] as SyntaxNode[]).find((each) => {
    const name = each["key"] as { name?: string; value?: string } | undefined;
    return each.type === "Property" && (name?.name ?? name?.value) === key;
  });
  const value = found?.["value"] as SyntaxNode | undefined;
  return value?.type === "Literal" && typeof value["value"] === "string" ? value["value"] : null;
}

/** Every pair `{ en, vi }` of fixed texts in a source. */
function pairsOf({ path, text }: Source): Pair[] {
  const found: Pair[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === "object") {
      const each = node as SyntaxNode;
      if (each.type === "ObjectExpression") {
        const en = textOf(each, "en");
        const vi = textOf(each, "vi");
        if (en !== null && vi !== null && !isFieldName(en)) found.push({ path, en, vi });
      }
      Object.values(each).forEach(walk);
    }
  };
  walk(parseSync(path, text).program);
  return found;
}

/** The texts with several senses in docs/words.md: the English one → its Vietnamese ones. */
function severalSenses(words: string): ReadonlyMap<string, readonly string[]> {
  const [, section = ""] = words.split("## Texts with several senses");
  const rows = section.split("\n## ")[0]?.match(/^\| .*$/gm) ?? [];
  return new Map(
    rows.slice(2).map((row) => {
      const [en = "", ...cells] = row.split("|").slice(1, -1);
      return [
        plain(en.trim()),
        cells
          .join("|")
          .split("·")
          .map((sense) => plain(sense.trim().replace(/ \([^()]*\)$/, ""))),
      ];
    }),
  );
}

/** The English texts that have a further translation, with the files. */
function secondTranslations(
  pairs: readonly Pair[],
  senses: ReadonlyMap<string, readonly string[]>,
): string[] {
  const terms = Map.groupBy(pairs, ({ en }) => plain(en));
  return [...terms].flatMap(([en, texts]) => {
    const known = senses.get(en) ?? [];
    const others = Map.groupBy(
      texts.filter(({ vi }) => !known.includes(plain(vi))),
      ({ vi }) => plain(vi),
    );
    if (others.size + known.length < 2 || (others.size === 0 && known.length > 0)) return [];
    const places = [...others].map(
      ([vi, found]) => `${vi} (${found.map((each) => each.path).join(", ")})`,
    );
    return [`${en}: ${[...known, ...places].join(" | ")}`];
  });
}

const words = sources("docs/words.md")
  .map((each) => each.text)
  .join("");
const pairs = sources(".ts", ".tsx")
  .filter(({ path }) => /^(areas|apps|core|engine|ui)\//.test(path))
  .filter(({ path }) => !/\.test\.|\.sample\.|[Tt]est[A-Z]/.test(path))
  .flatMap(pairsOf);

describe("glossary", () => {
  test("a text has one translation, or its senses are in docs/words.md", () => {
    expect(pairs.length).toBeGreaterThan(2000);
    expect(secondTranslations(pairs, severalSenses(words))).toEqual([]);
  });

  test("docs/words.md lists only senses that the program has", () => {
    const unused = [...severalSenses(words)].flatMap(([en, senses]) =>
      senses
        .filter((vi) => !pairs.some((each) => plain(each.en) === en && plain(each.vi) === vi))
        .map((vi) => `${en}: ${vi}`),
    );
    expect(unused).toEqual([]);
  });

  test("a second translation and a third sense are found", () => {
    const read = pairsOf({
      path: "some.ts",
      text: `export const words = { a: { en: "House bill:", vi: "Vận đơn nhà" },
        b: { en: "house bill", vi: "Vận đơn thứ cấp" }, c: { en: "Open", vi: "Mở" },
        d: { en: "Open", vi: "Đang mở" }, e: { en: "nameEn", vi: "nameVn" } };`,
    });
    const senses = severalSenses(
      "## Texts with several senses\n\n| English | Vietnamese |\n| --- | --- |\n| Open | Mở (verb) · Còn nợ (amount) |\n",
    );
    expect(secondTranslations(read, senses)).toEqual([
      "house bill: vận đơn nhà (some.ts) | vận đơn thứ cấp (some.ts)",
      "open: mở | còn nợ | đang mở (some.ts)",
    ]);
  });
});
