import { readHosts } from "@fairway/areas/customs/model/allowedHosts.ts";

/** What the start of a server says of connections to accounting systems. */
interface AccountingSettings {
  /** Encrypts the secrets of connectors and systems; null without one, then none is kept. */
  readonly secretsKey: string | null;
  readonly hosts: ReturnType<typeof readHosts>;
}

let current: AccountingSettings = { secretsKey: null, hosts: [] };

/** Sets the key and the allowed hosts of this process, once, when it starts. */
export function useAccountingSettings(secretsKey: string | null, hosts: string): void {
  current = { secretsKey, hosts: readHosts(hosts) };
}

/** The key and the allowed hosts. */
export function accountingSettings(): AccountingSettings {
  return current;
}
