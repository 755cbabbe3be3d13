import type { DirectorySettings } from "@fairway/engine/directory/openDirectory.ts";
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
  /** Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: flag,
  /** Skips checking answers against their contracts, to save time under heavy load. */
  TRUST_ANSWERS: flag,
  POOL_SIZE: count(10),
  /** A copy of the database that follows it; reports are read from there. */
  DATABASE_READ_URL: z.string().default(""),
  /** How long a request waits for a connection to the database before it is answered 503. */
  WAIT_SECONDS: count(10),
  /** How long a single statement may take. */
  STATEMENT_SECONDS: count(60),
  /** Set to false behind a pooler that cannot keep named statements apart. */
  NAMED_STATEMENTS: z.enum(["true", "false"]).default("true"),
  REQUESTS_PER_MINUTE: count(3000),
  SIGN_INS_PER_MINUTE: count(120),
  /** How often connected browsers are asked whether their session still runs. */
  RECHECK_SECONDS: count(20),
  /** A connection on which nothing has moved for so long is closed. */
  IDLE_SECONDS: count(180),
  /** How long a server that was asked to stop still answers, while it says that it is not ready. */
  LEAVE_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** How long requests at hand may take when the server stops. */
  STOP_SECONDS: count(30),
  BODY_MEGABYTES: count(10),
  FILE_MEGABYTES: count(20),
  /** A job is warned this many hours before the deadline of a stage. */
  STAGE_WARNING_HOURS: count(24),
  /** `ldap://host` or `ldaps://host`; without it no user signs in through a directory. */
  DIRECTORY_URL: z
    .string()
    .regex(/^ldaps?:\/\//)
    .optional(),
  /** Where people are looked for in the directory, one after the other, joined by ";". */
  DIRECTORY_BASES: z.string().default(""),
  /** The attribute that holds the user name: uid, sAMAccountName. */
  DIRECTORY_NAME: z.string().min(1).default("uid"),
  /** The account that looks people up; without it the directory is asked anonymously. */
  DIRECTORY_ACCOUNT: z.string().default(""),
  DIRECTORY_PASSWORD: z.string().default(""),
  /** Encrypt a plain connection before anything is said. */
  DIRECTORY_START_TLS: flag,
  /** A file with the authority that signed the directory's certificate. */
  DIRECTORY_AUTHORITY: z.string().optional(),
  DIRECTORY_TIMEOUT_MS: count(5000),
  /** Take the password kept here when the directory does not answer. */
  DIRECTORY_FALLBACK: flag,
});

/** The settings of a server, read once from the environment. */
export type Settings = z.infer<typeof shape>;

/** Reads the settings; a wrong one stops the start and is named. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = shape.safeParse(env);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The settings are not valid. ${wrong.join("; ")}`);
}

/** The directory that the settings name; null without one. */
export function directorySettings(settings: Settings): DirectorySettings | null {
  const url = settings.DIRECTORY_URL;
  if (!url) return null;
  const { DIRECTORY_ACCOUNT: dn, DIRECTORY_PASSWORD: password } = settings;
  return {
    url,
    bases: settings.DIRECTORY_BASES.split(";")
      .map((base) => base.trim())
      .filter(Boolean),
    nameAttribute: settings.DIRECTORY_NAME,
    account: dn ? { dn, password } : undefined,
    startTls: settings.DIRECTORY_START_TLS,
    authorityFile: settings.DIRECTORY_AUTHORITY,
    timeoutMs: settings.DIRECTORY_TIMEOUT_MS,
    fallsBack: settings.DIRECTORY_FALLBACK,
  };
}
