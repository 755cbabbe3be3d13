import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Combine } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import {
  combineSheets,
  type CombineSheet,
  type SheetBill,
  sheetRows,
} from "../model/combineSheets.ts";
import { combineSource } from "./combineTable.ts";
import { allSeen, openCombine } from "./getCombine.ts";
import { readCombinedWhole } from "./readCombined.ts";

type Asked = Ask<typeof contract.exportCombineOps>;

/**
 * Makes the verb that writes one combined billing, or all of a partner, as one of the sheets.
 *
 * Refuses: record.notFound · access.forbidden · combine.state, .beyondReach
 * Source: rules CB-9 and CB-11, areas/combine/README.md
 */
export const combineSheetOf =
  (name: CombineSheet) =>
  async (tx: Tx, actor: Actor, ask: Asked): Promise<AnsweredFile> => {
    const billings = await billingsOf(tx, actor, ask);
    const [first] = billings;
    if (!first) throw refuse("record.notFound");
    const { currency } = ask;
    const { language } = actor;
    const { title, columns } = combineSheets[name];
    const said = (words: Words) => say(words, language);
    const no = billings.length === 1 ? first.combineBillingNo : first.partnerCode;
    return {
      name: `${no}.xlsx`,
      mime: sheetMime,
      bytes: writeExcel({
        sheet: said(title).slice(0, 31),
        titles: [`${said(title)} ${no}`],
        facts: [
          [said({ en: "Partner", vi: "Đối tác" }), first.partnerName],
          [said({ en: "Currency", vi: "Loại tiền" }), currency],
        ],
        columns: columns.map(({ key, words, kind }) => ({
          key,
          header: said(words),
          kind,
          width: kind === "text" ? 18 : 14,
        })),
        rows: sheetRows(name, await sheetBills(tx, actor, billings), { currency, language }),
      }),
    };
  };

/**
 * The billing that is asked for, or those of a partner that are not canceled: of these the sheet has the
 * documents that the user may see.
 */
async function billingsOf(tx: Tx, actor: Actor, { id, partnerId }: Asked): Promise<Combine[]> {
  if (id) {
    const billing = await openCombine(tx, actor, id);
    actor.must("acctSOA.export", billing);
    const problem = whyNot(combineKind, "print", billing);
    if (problem) throw problem;
    await allSeen(tx, actor, billing);
    return [billing];
  }
  return readDocuments(
    tx,
    actor.companyId,
    combineSource,
    sql`d.partner_id = ${partnerId} and d.state <> 'Canceled'
      and ${within(actor, "acctSOA.export", "d")}`,
    { order: sql`d.datetime_created, d.id` },
  );
}

/** The bills of the documents of billings, each with its charges. */
async function sheetBills(
  tx: Tx,
  actor: Actor,
  billings: readonly Combine[],
): Promise<SheetBill[]> {
  const ids = billings.map(({ id }) => id);
  const { documents, charges, bills } = await readCombinedWhole(tx, actor, ids);
  const numbers = new Map(billings.map((each) => [each.id, each.combineBillingNo]));
  const ofDocument = Map.groupBy(charges, ({ documentId }) => documentId);
  return documents.flatMap(({ combineId, documentId, documentNo }) =>
    [...Map.groupBy(ofDocument.get(documentId) ?? [], ({ hblid }) => hblid)].map(
      ([hblid, own]) => ({
        combineBillingNo: numbers.get(combineId) ?? "",
        documentNo,
        bill: bills.get(hblid),
        charges: own,
      }),
    ),
  );
}
