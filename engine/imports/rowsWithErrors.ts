import type { Ask, AnsweredFile } from "@fairway/core/contract/call.ts";
import type { writeRowsWithErrors } from "@fairway/core/imports/contract.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "../db/tx.ts";
import { sheetFile } from "../paper/sheetFile.ts";
import { templateWords as words } from "./templateWords.ts";

// No field has this name, so no cell of a row is in the column.
const errorsKey = " errors";

/** Writes rows of an import with their errors in a last column, which an import does not read. */
export async function rowsWithErrors(
  _tx: Tx,
  { language }: Actor,
  { title, columns, rows }: Ask<typeof writeRowsWithErrors>,
): Promise<AnsweredFile> {
  return sheetFile({
    title,
    columns: [
      ...columns.map(({ key, title: header, required }) => ({
        key,
        header: required ? `${header} *` : header,
        kind: "text" as const,
      })),
      { key: errorsKey, header: say(words.errors, language), kind: "text", width: 60 },
    ],
    rows: rows.map(({ cells, errors }) => ({ ...cells, [errorsKey]: errors })),
  });
}
