import type { ShownNote } from "@fairway/areas/note/model/note.ts";
import { z } from "zod";
import { amount, type Output } from "./stepKind.ts";

/** The own rates of a note by currency; null clears one. */
export const ratesOfNote = z.record(z.string().regex(/^[A-Z]{3}$/), amount.nullable());

/** The rates as a note is asked for them. */
export function ratesAsked(rates: z.output<typeof ratesOfNote> | undefined) {
  return Object.entries(rates ?? {}).map(([currencyId, rate]) => ({ currencyId, rate }));
}

/** A note as a story shows it. */
export function shownNote(note: ShownNote): Output {
  return {
    no: note.code,
    currency: note.currencyId,
    exchangeRate: note.exchangeRate,
    excRateUsdToLocal: note.excRateUsdToLocal,
    exchangeDate: note.exchangeDate,
    total: note.total,
    totalVnd: note.totalVnd,
    totalUsd: note.totalUsd,
    totals: Object.fromEntries(
      note.totals.map(({ currencyId, ...sums }) => [currencyId, sums] as const),
    ),
    lines: note.chargeCount,
    status: note.status,
    syncStatus: note.syncStatus,
    reasonReject: note.reasonReject,
  };
}

/** What sending and rejecting change of a note. */
export function sentNote(note: ShownNote | undefined): Output {
  return { syncStatus: note?.syncStatus ?? null, reasonReject: note?.reasonReject ?? null };
}
