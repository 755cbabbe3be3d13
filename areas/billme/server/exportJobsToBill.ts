import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { excelFile } from "@fairway/areas/shipment/server/excelFile.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { exportJobsToBill as call } from "../contract.ts";
import { billingEvents } from "../model/billingDays.ts";
import { billMeColumns as words } from "../model/billMeColumns.ts";
import { listJobsToBill } from "./listJobsToBill.ts";

/** More rows are no list that somebody works off. */
const most = 1000;

/**
 * Writes the jobs to bill as a sheet, the largest amounts first.
 *
 * Source: rule BM-2, areas/billme/README.md
 */
export async function exportJobsToBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<AnsweredFile> {
  const { language } = actor;
  const { data } = await listJobsToBill(tx, actor, { ...ask, page: 1, size: most });
  const title = say(words.title, language);
  const text = (key: keyof typeof words) =>
    ({ key, header: say(words[key], language), kind: "text" }) as const;
  const day = (key: keyof typeof words) =>
    ({ key, header: say(words[key], language), kind: "date" }) as const;
  return excelFile(`${title} ${actor.today}`, {
    sheet: title,
    titles: [title, sayDay(actor.today)],
    columns: [
      text("job"),
      text("service"),
      text("customers"),
      text("personIncharge"),
      text("event"),
      day("eventOn"),
      day("billOn"),
      { key: "daysPast", header: say(words.daysPast, language), kind: "number", decimals: 0 },
      { key: "amount", header: say(words.amount, language), kind: "money", decimals: 0 },
      day("snoozed"),
      text("reason"),
    ],
    rows: data.map((row) => ({
      ...row,
      job: row.jobNo,
      service: say(serviceNames[row.transactionType], language),
      event: say(billingEvents[row.event], language),
      daysPast: String(row.daysPast),
      amount: row.vnd,
      snoozed: row.snoozedUntil,
      reason: row.snoozeReason,
    })),
  });
}
