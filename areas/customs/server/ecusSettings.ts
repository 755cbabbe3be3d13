import { readHosts } from "../model/allowedHosts.ts";

/** What the start of a server says of connections to customs software. */
interface EcusSettings {
  /** Encrypts the passwords of connections; null without one, then none is kept. */
  readonly secretsKey: string | null;
  readonly hosts: ReturnType<typeof readHosts>;
}

let current: EcusSettings = { secretsKey: null, hosts: [] };

/** Sets the key and the allowed hosts of this process, once, when it starts. */
export function useEcusSettings(secretsKey: string | null, hosts: string): void {
  current = { secretsKey, hosts: readHosts(hosts) };
}

/** The key and the allowed hosts. */
export function ecusSettings(): EcusSettings {
  return current;
}
