import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { ConnectionOptions } from "node:tls";
import { Client, EqualityFilter, InvalidCredentialsError, NoSuchObjectError } from "ldapts";

/** The settings of the company's directory; without an address there is none. */
export interface DirectorySettings {
  /** `ldap://host` or `ldaps://host`. */
  readonly url: string;
  /** The places where users are searched, in order. */
  readonly bases: readonly string[];
  /** The attribute that holds the user name, e.g. `uid` or `sAMAccountName`. */
  readonly nameAttribute: string;
  /** The account for searches; without it they are anonymous. */
  readonly account?: { readonly dn: string; readonly password: string } | undefined;
  /** Encrypts a plain connection before anything is sent. */
  readonly startTls: boolean;
  /** A file with the certificate of the authority that signed the directory's certificate. */
  readonly authorityFile?: string | undefined;
  readonly timeoutMs: number;
  /** Accepts the password stored here when the directory does not answer. */
  readonly fallsBack: boolean;
}

/** The directory of one company. */
export interface Directory {
  readonly fallsBack: boolean;
  /** Does the password match the name? "silent" when the directory does not answer. */
  check(username: string, password: string): Promise<"fits" | "wrong" | "silent">;
}

/**
 * Opens no connection yet: every check opens and closes its own. `failed` gets the reason of every
 * silence, e.g. a wrong certificate, which a user must not be told.
 */
export function openDirectory(
  settings: DirectorySettings,
  failed: (error: unknown) => void,
): Directory {
  const secured = { ...settings, tls: tlsOf(settings) };
  return {
    fallsBack: settings.fallsBack,
    async check(username, password) {
      // An empty password would count as an anonymous bind, which always succeeds.
      if (password === "") return "wrong";
      try {
        const dn = await connected(secured, (client) => find(client, settings, username));
        if (!dn) return "wrong";
        return await connected(secured, (client) => bindsAs(client, dn, password), "noAccount");
      } catch (error) {
        failed(error);
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
  // The filter is built from parts, so that no name can inject a filter.
  const filter = new EqualityFilter({ attribute: settings.nameAttribute, value: username });
  for (const base of settings.bases) {
    const found = await searched(client, base, filter);
    // Two users of the same name are ambiguous.
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
  settings: DirectorySettings & { readonly tls: ConnectionOptions },
  work: (client: Client) => Promise<T>,
  as: "account" | "noAccount" = "account",
): Promise<T> {
  const { tls } = settings;
  const client = new Client({
    url: settings.url,
    timeout: settings.timeoutMs,
    connectTimeout: settings.timeoutMs,
    ...(settings.url.startsWith("ldaps:") ? { tlsOptions: tls } : {}),
  });
  try {
    if (settings.startTls && !settings.url.startsWith("ldaps:")) {
      await client.startTLS({ ...tls, ...nameOf(settings.url) });
    }
    if (as === "account" && settings.account) {
      await client.bind(settings.account.dn, settings.account.password);
    }
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/**
 * The name that the certificate must have. On a connection that is already open TLS does not know
 * it, and would compare the certificate with "localhost".
 */
function nameOf(url: string): ConnectionOptions {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return { host, ...(isIP(host) ? {} : { servername: host }) };
}

/** Throws if the file of the authority cannot be read or holds no certificate. */
function tlsOf({ authorityFile }: DirectorySettings): ConnectionOptions {
  if (!authorityFile) return { minVersion: "TLSv1.2" };
  try {
    const certificates = readFileSync(authorityFile, "utf8");
    // TLS itself would take a file without a certificate for an empty list.
    void new X509Certificate(certificates);
    return { minVersion: "TLSv1.2", ca: certificates };
  } catch (error) {
    throw new Error(
      `DIRECTORY_AUTHORITY names no certificate: ${authorityFile} (${(error as Error).message})`,
      { cause: error },
    );
  }
}
