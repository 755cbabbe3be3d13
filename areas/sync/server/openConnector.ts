import { isAllowedHost } from "@fairway/areas/customs/model/allowedHosts.ts";
import { accountingSettings } from "./accountingSettings.ts";
import { type Connector, NotReached } from "./connector.ts";
import { secretOf, type StoredConnector } from "@fairway/areas/outbox/server/storedConnector.ts";
import { documentsConnector } from "./documentsConnector.ts";
import { trytonConnector } from "./trytonConnector.ts";

/**
 * Opens the connector of a company; null for one that works by files, which a user carries.
 *
 * Refuses by `NotReached`: a host that the server may not connect to, a secret that it cannot read.
 */
export function openConnector(companyId: string, stored: StoredConnector): Connector | null {
  const { connector, address, userName, settings } = stored;
  if (connector === "files" || connector === "entries") return null;
  const url = new URL(address ?? "");
  const { secretsKey, hosts } = accountingSettings();
  if (!isAllowedHost(hosts, url.hostname, portOf(url))) {
    throw new NotReached(`the server may not connect to ${url.host}`);
  }
  const secret = secretOf(companyId, stored, secretsKey);
  if (secret === null) throw new NotReached("the secret of the connector cannot be read");
  return connector === "documents"
    ? documentsConnector({ address: url.href, secret })
    : trytonConnector({ address: url.href, user: userName ?? "", password: secret, settings });
}

/** The port of an address, also where it is the usual one. */
export const portOf = (url: URL) => Number(url.port || (url.protocol === "https:" ? 443 : 80));
