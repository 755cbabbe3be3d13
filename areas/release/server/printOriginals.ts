import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { billLanguage, offsetOf } from "@fairway/areas/housebill/model/billPlacing.ts";
import { printedOnBoard } from "@fairway/areas/housebill/model/printedOnBoard.ts";
import { printedHouseBill } from "@fairway/areas/housebill/server/paper/houseBill.paper.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { paperOfBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { auditEach } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { renderPapers } from "@fairway/engine/paper/renderPaper.ts";
import type * as contract from "../contract.ts";
import { refuseRelease } from "../model/refusals.ts";
import { printableOriginals } from "../model/whyNotRelease.ts";
import { lockRelease, writeRelease } from "./changeRelease.ts";

/**
 * Issues originals of a bill of lading: prints each with its number, counts and audits it.
 *
 * Shape: one PDF with a paper for each original.
 * Locks: the job, then the bill.
 * Refuses: as lockRelease · release.notOurs · release.noOriginals · release.allOut
 * Source: rule RL-2
 */
export async function printOriginals(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof contract.printOriginals>,
): Promise<AnsweredFile> {
  const language = ask.language ?? billLanguage;
  const actor = { ...user, language };
  const changed = await lockRelease(tx, actor, ask, "issue");
  const { found, release } = changed;
  const { bill } = found;
  const free = printableOriginals(release);
  const wanted = [...new Set(ask.originals ?? free)].toSorted((one, other) => one - other);
  if (!wanted.every((no) => free.includes(no))) {
    throw refuseRelease("release.allOut", { hwbno: bill.hwbno });
  }
  // What is printed is stored: the next original and every copy say the same while this one is out.
  await writeRelease(tx, actor, changed, "issue", { onBoard: printedOnBoard(bill, found.job) });
  const { companyId, userId } = actor;
  await insertRows(
    tx,
    "bill_original",
    wanted.map((originalNo) => ({
      companyId,
      id: newId(),
      hblid: bill.id,
      originalNo,
      printedAt: new Date().toISOString(),
      printedBy: userId,
      userCreated: userId,
      userModified: userId,
    })),
  );
  const numbers = wanted.map((no) => `${no}/${release.count}`);
  await auditEach(
    tx,
    actor,
    numbers.map((original) => ({
      kind: "print",
      object: `${bill.hwbno} ORIGINAL ${original}`,
      recordId: bill.id,
    })),
  );
  await passCheckPoints(tx, actor, pointsOfBill(7, bill, found.job));
  const paper = await paperOfBill(tx, actor, found, { kind: "TYPE" });
  const sheets = numbers.map((original) =>
    printedHouseBill.sheet(
      { ...paper, original },
      { language, layout: ask.reportType, ...offsetOf(ask) },
    ),
  );
  return {
    name: `${bill.hwbno.replaceAll("/", "_")}-ORIGINAL.pdf`,
    mime: "application/pdf",
    bytes: await renderPapers(sheets),
  };
}
