import { mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { AdvanceTableRow } from "../model/advanceTablePaper.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceSource } from "./advanceTable.ts";
import { billsOfAdvances } from "./billsOfAdvances.ts";
import { printedAdvanceTable } from "./paper/advanceTable.paper.ts";

/**
 * Prints advances as one table in the order of their ids, on the paper of the user's office.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function previewTable(
  tx: Tx,
  actor: Actor,
  { ids, language: asked }: Ask<typeof contract.previewAdvances>,
) {
  const wanted = [...new Set(ids)];
  const where = sql`d.id = any(${wanted}::uuid[])`;
  const found = await readDocuments(tx, actor.companyId, advanceSource, where);
  if (found.length < wanted.length) throw refuse("record.notFound");
  for (const advance of found) await mustSeeDocument(tx, actor, advanceSource, advance);
  const reader = printingIn(actor, printedAdvanceTable, asked);
  const { language } = reader;
  const bills = Map.groupBy(
    await billsOfAdvances(tx, reader, wanted),
    ({ advanceId }) => advanceId,
  );
  const byId = new Map(found.map((advance) => [advance.id, advance]));
  const rows = wanted.flatMap((id): AdvanceTableRow[] => {
    const advance = byId.get(id);
    if (!advance) return [];
    const { advanceNo, currencyId, requesterName, requesterNameVn } = advance;
    const requester = (language === "vi" ? requesterNameVn : null) ?? requesterName ?? "";
    return (bills.get(id) ?? []).map(
      ({ jobNo, hwbno, customNo, customer, norm, invoice, other, total }) => ({
        advanceNo,
        requester,
        jobNo,
        hwbno,
        customNo,
        customer,
        currencyId,
        norm,
        invoice,
        other,
        total,
      }),
    );
  });
  const totals = [...Map.groupBy(rows, ({ currencyId }) => currencyId)].map(
    ([currencyId, these]) => ({
      currencyId,
      norm: sum(these.map(({ norm }) => norm)).toFixed(),
      invoice: sum(these.map(({ invoice }) => invoice)).toFixed(),
      other: sum(these.map(({ other }) => other)).toFixed(),
      total: sum(these.map(({ total }) => total)).toFixed(),
    }),
  );
  const head = await paperHead(tx, reader, actor.officeId, actor.userId);
  const { office: _, ...author } = head;
  const content = { ...author, rows, totals };
  return answeredPaper(say(advanceKind.title, language), printedAdvanceTable, content, {
    language,
  });
}
