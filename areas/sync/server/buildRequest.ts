import type { Tx } from "@fairway/engine/db/tx.ts";
import { connectorSettings, takesEntries } from "@fairway/areas/outbox/model/connectors.ts";
import type { StoredConnector } from "@fairway/areas/outbox/server/storedConnector.ts";
import { documentRequest } from "./documentRequest.ts";
import { entryRequest } from "./entryRequest.ts";
import type { StoredItem } from "@fairway/areas/outbox/server/tries.ts";
import { recordRequest } from "./recordRequest.ts";

/** The key of a record in the accounting system; another version is another record there. */
export const ledgerKeyOf = (item: Pick<StoredItem, "recordId" | "syncVersion">) =>
  `${item.recordId}:${item.syncVersion}`;

/** Makes what is sent of an item, in the form of the connector. */
export function buildRequest(
  tx: Tx,
  companyId: string,
  { connector, settings }: Pick<StoredConnector, "connector" | "settings">,
  item: StoredItem,
): Promise<unknown> {
  const sent = { companyId, recordId: item.recordId, dataType: item.dataType };
  if (["PARTNER", "BANK", "TARIFF"].includes(item.dataType)) return recordRequest(tx, sent);
  return takesEntries(connector)
    ? entryRequest(tx, sent, ledgerKeyOf(item), connectorSettings.parse(settings))
    : documentRequest(tx, sent);
}
