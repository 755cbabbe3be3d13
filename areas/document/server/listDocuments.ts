import { numberKey } from "@fairway/core/text/textKey.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { listedNumbers } from "../model/listedNumbers.ts";
import {
  countDocumentRows,
  type DocumentSource,
  isOneOf,
  ofLastMonths,
  readDocumentPage,
} from "./readDocuments.ts";

/**
 * The filters of every list of documents; a day is compared with the creation or the last change in
 * the user's time zone.
 */
export interface DocumentFilters {
  /** Some of the kind's codes; all without a value. */
  readonly kinds?: readonly string[];
  readonly partnerId?: string | null | undefined;
  readonly creatorId?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly currencyId?: string | null | undefined;
  /** The documents with a typed exchange rate outside the bound, or those without. */
  readonly rateOutside?: boolean | null | undefined;
  readonly createdFrom?: string | null | undefined;
  readonly createdTo?: string | null | undefined;
  readonly modifiedFrom?: string | null | undefined;
  readonly modifiedTo?: string | null | undefined;
}

/** The documents of a list; a kind adds conditions on its own row `o`, the head is `d`. */
export interface DocumentsAsked {
  readonly filters: DocumentFilters;
  /** Conditions of the kind that read the head alone. */
  readonly ofHead?: readonly RawBuilder<unknown>[];
  readonly ofOwn?: readonly RawBuilder<unknown>[];
  /** Conditions that a list always has and that do not count as a filter. */
  readonly always?: readonly RawBuilder<unknown>[];
  /** The amount in VND of a document that the list adds up. */
  readonly amount?: RawBuilder<unknown> | undefined;
}

/**
 * Lists the documents within a user's reach, newest change first.
 *
 * Shape: without a filter those of the three months up to the newest.
 * Source: rule DO-6, areas/document/README.md
 */
export async function listDocuments<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  asked: DocumentsAsked,
  page: { readonly page: number; readonly size: number },
) {
  const { recentOnly, ...where } = listedWhere(actor, source, asked);
  const found = await readDocumentPage(tx, actor.companyId, source, { ...where, page });
  return { ...found, recentOnly, page: page.page, size: page.size };
}

/** Counts and adds up what a list of documents finds. */
export function countDocuments<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  asked: DocumentsAsked,
) {
  return countDocumentRows(tx, actor.companyId, source, listedWhere(actor, source, asked));
}

/** The conditions of a list for a user, on the head and on the own row. */
export function listedWhere<Doc extends DocumentHead>(
  actor: Actor,
  { kind }: DocumentSource<Doc>,
  { filters, ofHead = [], ofOwn = [], always = [], amount }: DocumentsAsked,
) {
  const chosen = [...conditionsOf(actor, filters), ...ofHead];
  const recentOnly = chosen.length + ofOwn.length === 0;
  return {
    ofHead: [
      isOneOf(filters.kinds ?? kind.kinds),
      within(actor, kind.rights.list, "d"),
      ...chosen,
      ...(recentOnly ? [ofLastMonths(actor.companyId, kind)] : []),
    ],
    ofOwn: [...always, ...ofOwn],
    amount,
    recentOnly,
  };
}

/** The condition on numbers: one number as a part of the search words, several by equality. */
export function byNumbers(
  text: string | null | undefined,
  exactly: (numbers: string[]) => RawBuilder<unknown> = (numbers) =>
    sql`number_key(d.number) = any(${numbers.map(numberKey)}::text[])`,
): RawBuilder<unknown>[] {
  const numbers = listedNumbers(text);
  const [only] = numbers;
  if (only === undefined) return [];
  return [numbers.length === 1 ? sql`d.search like ${anywhere(fold(only))}` : exactly(numbers)];
}

/** The condition that a column has the value of a filter; none without a value. */
export function isValue(column: string, value: string | null | undefined): RawBuilder<unknown>[] {
  return value ? [sql`${sql.ref(column)} = ${value}`] : [];
}

/** The conditions that a column of days lies within a filter's days, both included. */
export function isBetween(
  column: string,
  from: string | null | undefined,
  to: string | null | undefined,
): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`${sql.ref(column)} >= ${from}::date`] : []),
    ...(to ? [sql`${sql.ref(column)} <= ${to}::date`] : []),
  ];
}

function conditionsOf({ timeZone }: Actor, filters: DocumentFilters): RawBuilder<unknown>[] {
  const { rateOutside } = filters;
  return [
    ...isValue("d.partner_id", filters.partnerId),
    ...isValue("d.user_created", filters.creatorId),
    ...isValue("d.state", filters.state),
    ...isValue("d.currency_id", filters.currencyId),
    // Written so that the index of the marked documents can serve it.
    ...(typeof rateOutside === "boolean"
      ? [rateOutside ? sql`d.rate_outside` : sql`not d.rate_outside`]
      : []),
    ...isOnDays("d.datetime_created", [filters.createdFrom, filters.createdTo], timeZone),
    ...isOnDays("d.datetime_modified", [filters.modifiedFrom, filters.modifiedTo], timeZone),
  ];
}

/** The conditions that an instant lies on a filter's days in a time zone, both included. */
function isOnDays(
  column: string,
  [from, to]: readonly (string | null | undefined)[],
  timeZone: string,
): RawBuilder<unknown>[] {
  const at = sql.ref(column);
  return [
    ...(from ? [sql`${at} >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`${at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ];
}
