import { type RawBuilder, sql } from "kysely";

/**
 * The condition that `item` is the item of a document's own partner on one side; at most one row of
 * a document meets it.
 *
 * Shape: `document` is the alias of the head.
 * Source: rule DU-1, areas/due/README.md
 */
export function itemOf(
  companyId: string,
  item: string,
  { document, side }: { readonly document: string; readonly side: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const own = (name: string) => sql.ref(`${item}.${name}`);
  const its = (name: string) => sql.ref(`${document}.${name}`);
  return sql<boolean>`(${own("company_id")} = ${companyId}
    and ${own("document_id")} = ${its("id")} and ${own("partner_id")} = ${its("partner_id")}
    and ${own("side")} = ${side})`;
}
