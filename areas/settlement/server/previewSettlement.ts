import {
  type PrintedDocument,
  printDocument,
  printDocuments,
} from "@fairway/areas/document/server/printDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Settlement } from "../model/settlement.ts";
import type { SettlementPaper } from "../model/settlementPaper.ts";
import { openSettlementNo } from "./getSettlement.ts";
import { printedSettlement } from "./paper/settlement.paper.ts";
import { settlementContent } from "./settlementContent.ts";
import { settlementSource } from "./settlementTable.ts";

/** Prints the request of a settlement. Refuses: record.notFound · access.forbidden */
export async function previewSettlement(
  tx: Tx,
  actor: Actor,
  { settlementNo, language }: Ask<typeof contract.previewSettlement>,
) {
  const settlement = await openSettlementNo(tx, actor, { settlementNo });
  return printDocument(tx, actor, settlementPrinted, settlement, language);
}

/**
 * Prints settlements as one file, in the order of their numbers in the call.
 *
 * Refuses: record.notFound, and as printDocuments
 */
export async function previewSettlements(
  tx: Tx,
  actor: Actor,
  { settlementNos, language }: Ask<typeof contract.previewSettlements>,
) {
  const found = await rows<{ id: string; number: string }>(
    tx,
    sql`select id, number from document where company_id = ${actor.companyId}
      and kind = 'settlement' and number = any(${settlementNos}::text[])`,
  );
  const byNumber = new Map(found.map(({ id, number }) => [number, id]));
  const ids = settlementNos.map((number) => {
    const id = byNumber.get(number);
    if (!id) throw refuse("record.notFound");
    return id;
  });
  return printDocuments(tx, actor, settlementPrinted, { ids, language });
}

const settlementPrinted: PrintedDocument<Settlement, SettlementPaper> = {
  source: settlementSource,
  paper: printedSettlement,
  content: (tx, actor, settlement, office) =>
    settlementContent(tx, actor, settlement, office.timeZone),
};
