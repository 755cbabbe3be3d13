import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import { isSet } from "@fairway/core/resource/values.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { type Language, languages, say } from "@fairway/core/words/words.ts";
import type { Tx } from "../db/tx.ts";
import { sheetColumn } from "../exports/exportRecords.ts";
import type { ColumnEntry, ExcelColumn } from "../paper/excelColumn.ts";
import { sheetFile } from "../paper/sheetFile.ts";
import { stored } from "../resource/kinds.ts";
import { mustHave } from "../resource/permit.ts";
import { offeredRecords } from "./offeredRecords.ts";
import { templateWords as words } from "./templateWords.ts";

/**
 * Writes the template of an import: required columns are marked, row 2 explains each column, row 3
 * is an example (`examples` of the resource, else one of each kind), and columns with a fixed or short set of values have a drop-down list.
 *
 * Refuses: access.forbidden
 */
export async function importTemplate(
  tx: Tx,
  actor: Actor,
  resource: Resource,
): Promise<AnsweredFile> {
  mustHave(actor, resource, "import");
  const { language } = actor;
  const columns: ExcelColumn[] = [];
  for (const [at, name] of importedFields(resource).entries()) {
    const spec = resource.fields[name] as Field;
    const offers = spec.to ? await offeredRecords(tx, actor, spec.to) : offered(spec, language);
    columns.push({
      ...sheetColumn(name, spec, language),
      entry: entryOf(spec, offers, {
        language,
        isFirst: at === 0,
        example: resource.examples[name] ?? exampleOf(spec, offers, language),
      }),
    });
  }
  return sheetFile({ title: say(resource.title, language), columns, rows: [] });
}

/** Must a sheet have a value in the column of this field? */
export function isRequired(spec: Field): boolean {
  return !spec.optional && spec.start === undefined;
}

/** Is the row the guide or the example of a template? */
export function isGuide(cells: readonly (string | null)[]): boolean {
  return cells.some((cell) => cell !== null && marks.some((mark) => fold(cell).startsWith(mark)));
}

const marks = [words.guide, words.example].flatMap((each) =>
  languages.map((language) => `${fold(each[language])}:`),
);

/** The words that a choice or a flag may have. */
function offered(spec: Field, language: Language): string[] {
  if (spec.of) return Object.values(spec.of).map((each) => say(each, language));
  const values = typeof spec.start === "boolean" ? [true, false] : [];
  return values.flatMap((value) => cellText(spec, value, language) ?? []);
}

function entryOf(
  spec: Field,
  offers: readonly string[],
  {
    language,
    isFirst,
    example,
  }: { readonly language: Language; readonly isFirst: boolean; readonly example: string },
): ColumnEntry {
  const required = isRequired(spec);
  const kind = stored(spec).sheet;
  const isFree = kind === "text" && offers.length === 0;
  const parts = [
    say(required ? words.required : words.optional, language),
    offers.length > 0 ? say(words.fromList, language) : "",
    isSet(spec) ? say(words.several, language) : "",
    isFree && spec.max ? say(words.most, language, { max: spec.max }) : "",
    kind === "date" || kind === "instant" ? say(words.date, language) : "",
    kind === "number" || kind === "money" ? say(words.number, language) : "",
    spec.pattern ? say(spec.pattern.words, language) : "",
    isFirst ? say(words.notRead, language) : "",
  ].filter(Boolean);
  return {
    required,
    guide: isFirst ? `${say(words.guide, language)}: ${parts.join(" · ")}` : parts.join(" · "),
    example: isFirst ? `${say(words.example, language)}: ${example}` : example,
    offers,
  };
}

const ofKind = { number: "1000", money: "1000000", date: "31/01/2026", instant: "31/01/2026" };

function exampleOf(spec: Field, offers: readonly string[], language: Language): string {
  if (offers[0] !== undefined) return offers[0];
  if (spec.to) return "…";
  const { example, sheet } = stored(spec);
  if (example) return example;
  return sheet in ofKind ? ofKind[sheet as keyof typeof ofKind] : say(spec.label, language);
}
