import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetColumn } from "@fairway/engine/exports/exportRecords.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { type DocumentsAsked, listedWhere } from "./listDocuments.ts";
import { type DocumentSource, wholeList } from "./readDocuments.ts";

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
  how: { readonly format?: "xlsx" | "csv" | undefined; readonly desk?: Desk | undefined } = {},
): Promise<AnsweredFile> {
  const { kind } = source;
  const { language, timeZone } = actor;
  actor.mustHave(kind.rights.export);
  const { ofHead, ofOwn } = listedWhere(actor, source, asked);
  const shown = kind.sheet.map((name): [string, Field] => [name, kind.fields[name] as Field]);
  return exportRows<Doc>(tx, {
    ...wholeList(actor.companyId, source, sql.join([...ofHead, ...ofOwn], sql` and `)),
    title: say(kind.title, language),
    columns: shown.map(([name, spec]) => sheetColumn(name, spec, language)),
    said: (doc) =>
      Object.fromEntries(
        shown.map(([name, spec]) => {
          const value = (doc as Readonly<Record<string, unknown>>)[name];
          const isInstant = spec.kind === "instant";
          return [
            name,
            isInstant ? sayInstant(value as string, timeZone) : cellText(spec, value, language),
          ];
        }),
      ),
    format: how.format,
    database: how.desk?.database,
  });
}
