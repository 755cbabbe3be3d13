import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetColumn } from "@fairway/engine/exports/exportRecords.ts";
import { sheetCell } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { type DocumentsAsked, listedWhere } from "./listDocuments.ts";
import { type DocumentSource, wholeList } from "./readDocuments.ts";

/** Options of an export: its format, and the chosen fields in their order. */
interface HowExported {
  readonly format?: "xlsx" | "csv" | undefined;
  readonly columns?: readonly string[] | undefined;
  /** Some rows of the list; all of it without. */
  readonly ids?: readonly string[] | undefined;
  readonly desk?: Desk | undefined;
}

/**
 * Exports all pages of a list of documents under the same filters as a sheet.
 *
 * Refuses: access.forbidden
 * Source: rule DO-9, areas/document/README.md
 */
export async function exportDocuments<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  asked: DocumentsAsked,
  how: HowExported = {},
): Promise<AnsweredFile> {
  const { kind } = source;
  const { language } = actor;
  actor.mustHave(kind.rights.export);
  const { ofHead, ofOwn } = listedWhere(actor, source, asked);
  const chosen = how.ids ? [sql`d.id = any(${[...how.ids]}::uuid[])`] : [];
  const shown = (how.columns ?? kind.sheet).map((name): [string, Field] => [
    name,
    kind.fields[name] as Field,
  ]);
  return exportRows<Doc>(tx, {
    ...wholeList(actor.companyId, source, sql.join([...ofHead, ...ofOwn, ...chosen], sql` and `)),
    title: say(kind.title, language),
    columns: shown.map(([name, spec]) => sheetColumn(name, spec, language)),
    said: (doc) =>
      Object.fromEntries(
        shown.map(([name, spec]) => {
          const value = valueIn(language, doc as Readonly<Record<string, unknown>>, name);
          return [name, sheetCell(spec, value, actor)];
        }),
      ),
    format: how.format,
    database: how.desk?.database,
  });
}

/** The value of a field; the name of a person in the language of the sheet. */
function valueIn(
  language: Language,
  doc: Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  return (language === "vi" ? doc[`${name}Vn`] : null) ?? doc[name];
}
