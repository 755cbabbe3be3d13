import type { DirectorySettings } from "@fairway/engine/directory/openDirectory.ts";
import { defaultLimits } from "@fairway/engine/http/buildServer.ts";
import { type MailServer, openMailServer } from "@fairway/engine/mail/mailServer.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import { z } from "zod";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("")
  .transform((text) => text === "true" || text === "1");
const count = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);

const shape = z.object({
  /** The address to listen on; 0.0.0.0 opens the server to the network. */
  HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /**
   * The number of proxies in front, each of which appends to X-Forwarded-For and sets
   * X-Forwarded-Proto; `true` means one.
   */
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d?)$/)
    .default("")
    .transform((text) => (text === "true" ? 1 : Number(text) || 0)),
  /** Skips checking answers against their contracts, to save time under heavy load. */
  TRUST_ANSWERS: flag,
  POOL_SIZE: count(10),
  /** A replica of the database, for reports. */
  DATABASE_READ_URL: z.string().default(""),
  /** The maximum wait of a request for a database connection in seconds; then the answer is 503. */
  WAIT_SECONDS: count(10),
  /** The maximum duration of a single statement in seconds. */
  STATEMENT_SECONDS: count(60),
  /** False behind a pooler that does not support named statements. */
  NAMED_STATEMENTS: z.enum(["true", "false"]).default("true"),
  REQUESTS_PER_MINUTE: count(defaultLimits.requestsPerMinute),
  SIGN_INS_PER_MINUTE: count(defaultLimits.signInsPerMinute),
  /** The interval in seconds at which the sessions of connected browsers are checked. */
  RECHECK_SECONDS: count(20),
  /** An idle connection is closed after this number of seconds. */
  IDLE_SECONDS: count(180),
  /**
   * The number of seconds during which a stopping server still answers and reports that it is not
   * ready.
   */
  LEAVE_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** The number of seconds that pending requests may take when the server stops. */
  STOP_SECONDS: count(30),
  BODY_MEGABYTES: count(defaultLimits.bodyMegabytes),
  FILE_MEGABYTES: count(defaultLimits.fileMegabytes),
  /** A file that is kept with a record is smaller than this. */
  KEPT_MEGABYTES: count(defaultLimits.keptMegabytes),
  /** The number of hours between the warning for a job and the deadline of its stage. */
  STAGE_WARNING_HOURS: count(24),
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails wait. */
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  /** The address to which mails that cannot be delivered return. */
  MAIL_SENDER: z.string().default(""),
  /** Encrypts the passwords that the database keeps; 32 characters or more, the same for all servers. */
  SECRETS_KEY: z.string().min(32).optional(),
  /**
   * The hosts of customs software to which the server may connect, separated by ";", each with a
   * port or for all ports; this computer and its link only where they are named by address.
   */
  ECUS_HOSTS: z.string().default(""),
  /** The hosts of accounting systems to which the server may connect, as ECUS_HOSTS. */
  ACCOUNTING_HOSTS: z.string().default(""),
  /** The address under which users open the product: links in mails start with it. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]+$/)
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  /** `ldap://host` or `ldaps://host`; without it no user signs in through a directory. */
  DIRECTORY_URL: z
    .string()
    .regex(/^ldaps?:\/\//)
    .optional(),
  /** The bases in which the directory is searched for users, in order, separated by ";". */
  DIRECTORY_BASES: z.string().default(""),
  /** The attribute that holds the user name: uid, sAMAccountName. */
  DIRECTORY_NAME: z.string().min(1).default("uid"),
  /** The account that searches the directory; without it the search is anonymous. */
  DIRECTORY_ACCOUNT: z.string().default(""),
  DIRECTORY_PASSWORD: z.string().default(""),
  /** Encrypts a plain connection before the first request. */
  DIRECTORY_START_TLS: flag,
  /** A file with the certificate of the authority that signed the directory's certificate. */
  DIRECTORY_AUTHORITY: z.string().optional(),
  DIRECTORY_TIMEOUT_MS: count(5000),
  /** Checks the stored password when the directory does not answer. */
  DIRECTORY_FALLBACK: flag,
});

/** The settings of a server. */
export type Settings = z.infer<typeof shape>;

/** Reads the settings from the environment; an invalid one stops the start with its name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = shape.safeParse(env);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The settings are not valid. ${wrong.join("; ")}`);
}

/** Opens the mail server of the settings; null without one. */
export function mailServerOf({ MAIL_URL: url, MAIL_SENDER: sender }: Settings): MailServer | null {
  if (!url) return null;
  if (notAddresses(sender).length > 0 || addressesOf(sender).length !== 1) {
    throw new Error("MAIL_URL needs MAIL_SENDER, the address to which mails return.");
  }
  return openMailServer(url, sender);
}

/** Returns the settings of the directory; null without a directory. */
export function directorySettings(settings: Settings): DirectorySettings | null {
  const url = settings.DIRECTORY_URL;
  if (!url) return null;
  const { DIRECTORY_ACCOUNT: dn, DIRECTORY_PASSWORD: password } = settings;
  const bases = settings.DIRECTORY_BASES.split(";")
    .map((base) => base.trim())
    .filter(Boolean);
  if (bases.length === 0) {
    throw new Error("DIRECTORY_URL needs DIRECTORY_BASES, the places where users are searched.");
  }
  return {
    url,
    bases,
    nameAttribute: settings.DIRECTORY_NAME,
    account: dn ? { dn, password } : undefined,
    startTls: settings.DIRECTORY_START_TLS,
    authorityFile: settings.DIRECTORY_AUTHORITY,
    timeoutMs: settings.DIRECTORY_TIMEOUT_MS,
    fallsBack: settings.DIRECTORY_FALLBACK,
  };
}
