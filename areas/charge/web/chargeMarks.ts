import type { Refusal } from "@fairway/ui/client/refusal.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import type { Language } from "@fairway/core/words/words.ts";
import { duplicateCharges } from "../model/duplicateCharges.ts";
import { refuseCharge } from "../model/refusals.ts";
import { sameLineKey } from "../model/sameLine.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import { say } from "@fairway/core/words/words.ts";
import { columnKey } from "./chargeColumns.tsx";
import type { Changes } from "./chargeChanges.ts";
import { type ChargeEntry, savedLines } from "./chargeEntry.ts";
import { type ChargeRow, sentLine } from "./chargeRow.ts";
import { chargeWords as words } from "./words.ts";

/** The errors of one line: by field, with the line for which they were found. */
export interface LineProblem {
  readonly line: ChargeRow;
  readonly fields: ReadonlyMap<string, string>;
}
export type LineProblems = ReadonlyMap<string, LineProblem>;

type ChangedTabs = Readonly<Record<SurchargeType, Changes>>;

/** The sent line that a field of a refusal names, such as `selling.charges.3.unitPrice`. */
export function lineAt(field: string, changes: ChangedTabs): ChargeRow | undefined {
  const [tab, list, at] = field.split(".");
  const type = surchargeTypes.find((each) => tabFields[each] === tab);
  return type && list === "charges" ? changes[type].rows[Number(at)] : undefined;
}

/** The errors of a refusal, by line. */
export function problemsOf(refusal: Refusal, changes: ChangedTabs): LineProblems {
  return gathered(
    refusal.fields.flatMap(({ field, message }) => {
      const line = lineAt(field, changes);
      const name = field.split(".")[3] ?? "id";
      // An error of a line as a whole marks its charge.
      return line ? [{ line, field: name === "id" ? "chargeId" : name, message }] : [];
    }),
  );
}

/** The lines that repeat another one of their type. Source: rule CH-6 */
export function repeatedLines(
  type: SurchargeType,
  entries: readonly ChargeEntry[],
  { rows }: Changes,
  language: Language,
): LineProblems {
  const lines = entries.flatMap((entry, at) =>
    savedLines(entry)
      .filter((line) => line.type === type)
      .map((line) => ({ line, lineNo: at + 1 })),
  );
  // A held line of which other fields change is the line that is stored.
  const isAsStored = (line: ChargeRow) =>
    line.stored?.whyFrozen && sameLineKey(sentLine(line)) === sameLineKey(line.stored);
  const changed = new Set(rows.filter((line) => !isAsStored(line)));
  const compared = ({ line, lineNo }: (typeof lines)[number]) => ({ ...sentLine(line), lineNo });
  const kept = lines.filter(({ line }) => !changed.has(line));
  const sent = lines.filter(({ line }) => changed.has(line));
  const found = duplicateCharges(
    type,
    kept.map(compared),
    sent.map((each, at) => ({ ...compared(each), at })),
  );
  return gathered(
    found.flatMap(({ field, code, facts }) => {
      const line = sent[Number(field.split(".")[1])]?.line;
      const text = refuseCharge.catalogue[code as keyof typeof refuseCharge.catalogue];
      return line ? [{ line, field: "chargeId", message: say(text, language, facts) }] : [];
    }),
  );
}

/** The stored lines whose price was emptied. Source: rule CH-16 */
export function unpricedLines({ rows }: Changes, language: Language): LineProblems {
  const message = say(words.priceRequired, language);
  return gathered(
    rows
      .filter((line) => line.stored !== null && line.unitPrice === null)
      .map((line) => ({ line, field: "unitPrice", message })),
  );
}

function gathered(
  found: readonly { line: ChargeRow; field: string; message: string }[],
): LineProblems {
  const problems = new Map<string, { line: ChargeRow; fields: Map<string, string> }>();
  for (const { line, field, message } of found) {
    const problem = problems.get(line.key) ?? { line, fields: new Map() };
    problem.fields.set(field, message);
    problems.set(line.key, problem);
  }
  return problems;
}

const valueOf: Readonly<Record<string, keyof ChargeRow>> = {
  chargeId: "charge",
  unitId: "unit",
  currencyId: "currency",
  paymentObjectId: "partner",
  payerId: "payer",
  vatPartnerId: "vatPartner",
};

/** The cells that are still marked: a cell changed since is not. */
export function standingMarks(
  problems: LineProblems,
  entries: readonly ChargeEntry[],
): GridProblems {
  const marks = new Map<string, Map<string, string>>();
  if (problems.size === 0) return marks;
  for (const entry of entries) {
    for (const type of surchargeTypes) {
      const line = entry[type];
      const problem = line && problems.get(line.key);
      if (!line || !problem) continue;
      for (const [name, message] of problem.fields) {
        const field = valueOf[name] ?? (name as keyof ChargeRow);
        if (line[field] !== problem.line[field]) continue;
        const cells = marks.get(entry.key) ?? new Map<string, string>();
        cells.set(columnKey(type, name), message);
        marks.set(entry.key, cells);
      }
    }
  }
  return marks;
}
