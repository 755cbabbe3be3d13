import { auditKinds } from "@fairway/core/audit/auditKinds.ts";
import type { AnsweredFile, Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import type { exportAudit as exporting, pageAudit as paging } from "../contract.ts";
import type { AuditRow } from "../model/auditRow.ts";
import { auditWords as words } from "../model/auditWords.ts";
import { tellChange } from "../model/tellChange.ts";
import { readEntries } from "./auditEntryTable.ts";

const most = 20_000;

/** Returns a page of the entries within the user's reach. */
export async function pageAudit(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof paging>,
): Promise<Answer<typeof paging>> {
  actor.mustHave("settingCatalogLogViewer.list");
  const { page, size } = ask;
  const found = await readEntries(tx, actor, ask, { limit: size, offset: (page - 1) * size });
  return { ...found, page, size };
}

/** Writes the found entries as a workbook. */
export async function exportAudit(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exporting>,
): Promise<AnsweredFile> {
  actor.mustHave("settingCatalogLogViewer.export");
  const { data } = await readEntries(tx, actor, ask, { limit: most, offset: 0 });
  const column = (key: string, header: Words, kind: "text" | "instant" = "text") => ({
    key,
    header: say(header, actor.language),
    kind,
  });
  const bytes = writeExcel({
    sheet: say(words.audit, actor.language),
    titles: [say(words.audit, actor.language)],
    columns: [
      column("at", words.time, "instant"),
      column("kind", words.kind),
      column("object", words.object),
      column("userName", words.userName),
      column("personName", words.person),
      column("actedByName", words.actedBy),
      column("officeName", words.office),
      column("address", words.address),
      column("requestId", words.request),
      column("change", words.change),
    ],
    rows: data.map((row) => ({ ...row, ...inWords(row, actor) })),
  });
  return {
    name: `audit-${actor.today}.xlsx`,
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes,
  };
}

function inWords(row: AuditRow, actor: Actor) {
  const kind: Words | undefined = auditKinds[row.kind as keyof typeof auditKinds];
  return {
    at: stamp(row.datetimeCreated, actor.timeZone),
    kind: kind ? say(kind, actor.language) : row.kind,
    change: tellChange(row)
      .map(({ field, was, now }) => (was ? `${field}: ${was} → ${now}` : `${field}: ${now}`))
      .join("\n"),
  };
}

function stamp(instant: string, timeZone: string): string {
  const [day = "", time = ""] = sayInstant(instant, timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
