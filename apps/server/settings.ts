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
  /** Set to false behind a pooler that cannot keep named statements apart. */
  NAMED_STATEMENTS: z.enum(["true", "false"]).default("true"),
  REQUESTS_PER_MINUTE: count(3000),
  SIGN_INS_PER_MINUTE: count(120),
  /** How often connected browsers are asked whether their session still runs. */
  RECHECK_SECONDS: count(20),
  BODY_MEGABYTES: count(10),
  FILE_MEGABYTES: count(20),
  /** A job is warned this many hours before the deadline of a stage. */
  STAGE_WARNING_HOURS: count(24),
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
