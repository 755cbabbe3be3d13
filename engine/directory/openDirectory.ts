import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import { Client, EqualityFilter, InvalidCredentialsError, NoSuchObjectError } from "ldapts";

/** How the company's directory is reached; without an address there is none. */
export interface DirectorySettings {
  /** `ldap://host` or `ldaps://host`. */
  readonly url: string;
  /** Where people are looked for, one after the other. */
  readonly bases: readonly string[];
  /** The attribute that holds the user name, e.g. `uid` or `sAMAccountName`. */
  readonly nameAttribute: string;
  /** The account that looks people up; without it the directory is asked anonymously. */
  readonly account?: { readonly dn: string; readonly password: string } | undefined;
  /** Encrypt a plain connection before anything is said. */
  readonly startTls: boolean;
  /** A file with the authority that signed the directory's certificate. */
  readonly authorityFile?: string | undefined;
  readonly timeoutMs: number;
  /** Take the password kept here when the directory does not answer. */
  readonly fallsBack: boolean;
}

/** The directory of one company. */
export interface Directory {
  readonly fallsBack: boolean;
  /** Does the password fit the name? Silent when the directory cannot be asked. */
  check(username: string, password: string): Promise<"fits" | "wrong" | "silent">;
}

/** Opens nothing yet: every question makes its own connections, and ends them. */
export function openDirectory(settings: DirectorySettings): Directory {
  return {
    fallsBack: settings.fallsBack,
    async check(username, password) {
      // An empty password would be taken for an anonymous bind, which always succeeds.
      if (password === "") return "wrong";
      try {
        const dn = await connected(settings, (client) => find(client, settings, username));
        if (!dn) return "wrong";
        return await connected(settings, (client) => bindsAs(client, dn, password), "noAccount");
      } catch {
        return "silent";
      }
    },
  };
}

async function find(
  client: Client,
  settings: DirectorySettings,
  username: string,
): Promise<string | null> {
  // The filter is built, not written, so that no name can be a filter of its own.
  const filter = new EqualityFilter({ attribute: settings.nameAttribute, value: username });
  for (const base of settings.bases) {
    const found = await searched(client, base, filter);
    // Two people of one name are nobody in particular.
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

async function searched(client: Client, base: string, filter: EqualityFilter): Promise<string[]> {
  try {
    const { searchEntries } = await client.search(base, {
      scope: "sub",
      filter,
      attributes: ["dn"],
      sizeLimit: 2,
      timeLimit: 5,
    });
    return searchEntries.map((entry) => entry.dn);
  } catch (error) {
    if (error instanceof NoSuchObjectError) return [];
    throw error;
  }
}

async function bindsAs(client: Client, dn: string, password: string): Promise<"fits" | "wrong"> {
  try {
    await client.bind(dn, password);
    return "fits";
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return "wrong";
    throw error;
  }
}

async function connected<T>(
  settings: DirectorySettings,
  work: (client: Client) => Promise<T>,
  as: "account" | "noAccount" = "account",
): Promise<T> {
  const tls = tlsOf(settings);
  const client = new Client({
    url: settings.url,
    timeout: settings.timeoutMs,
    connectTimeout: settings.timeoutMs,
    ...(settings.url.startsWith("ldaps:") ? { tlsOptions: tls } : {}),
  });
  try {
    if (settings.startTls && !settings.url.startsWith("ldaps:")) await client.startTLS(tls);
    if (as === "account" && settings.account) {
      await client.bind(settings.account.dn, settings.account.password);
    }
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

function tlsOf(settings: DirectorySettings): ConnectionOptions {
  const { authorityFile } = settings;
  return {
    minVersion: "TLSv1.2",
    ...(authorityFile ? { ca: readFileSync(authorityFile) } : {}),
  };
}
