import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Lists without an export, each with the reason. */
const without: Readonly<Record<string, string>> = {
  "areas/customs/web/EcusScreen.tsx":
    "rows that wait for a choice; once stored they are in a list with an export",
  "areas/customs/web/ConnectionList.tsx": "where databases are and who may open them",
  "areas/trip/web/TripBoard.tsx": "trucks to be dispatched; a supplier gets its trips by mail",
  "areas/approval/web/ApprovalList.tsx":
    "requests that wait for a decision; the list of each document is exported",
  "areas/file/web/FileManagement.tsx": "a list of files, which are downloaded themselves",
  "areas/stage/web/StageBoard.tsx": "work to be given to people; the lists of jobs are exported",
  "areas/invoice/web/ToInvoice.tsx": "a choice within a form; the list of notes is exported",
  "areas/access/web/AuthorityList.tsx": "rights for a time; the log of the audit is exported",
  "areas/access/web/TemplateList.tsx": "templates of rights, which are pages and not rows",
  "areas/credit/web/PrepaidNotes.tsx":
    "a choice of notes to confirm; the list of notes is exported",
  "areas/credit/web/ReleaseList.tsx": "requests that wait for a decision; the history keeps each",
  "areas/radar/web/RadarList.tsx": "what presses now, which changes by the hour",
  "areas/sync/web/OutboxList.tsx":
    "what waits for the accounting system; it is exported to that system's files",
  "areas/costing/web/OpenCosts.tsx": "what is to be keyed or corrected, gone as soon as it is",
  "areas/catalogue/web/ChangeLog.tsx": "the history of records; the log of the audit is exported",
};

test("every list can be exported, or says why not", async () => {
  const silent: string[] = [];
  const idle = new Set(Object.keys(without));
  for await (const path of glob(["areas/*/web/**/*.tsx", "ui/**/*.tsx"], { cwd: root })) {
    const text = readFileSync(join(root, path), "utf8");
    if (path.endsWith(".test.tsx") || !/<Table[\s<]/.test(text) || !text.includes("rowKey"))
      continue;
    const isExported = text.includes("onExport");
    if (isExported === path in without) silent.push(path);
    idle.delete(path);
  }
  expect(silent, "give the list onExport, or name the reason here").toEqual([]);
  expect([...idle], "these are no lists").toEqual([]);
});
