import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";

const EACH_RUN = "/* planned at each run */";

/** Prefix of a statement whose best plan depends on its values: it is planned at every run. */
export const plannedEachRun = sql.raw(EACH_RUN);

const names = new Map<string, string>();
const MOST_NAMES = 4000;
const READS_OR_WRITES = /^\s*(select|with|insert|update|delete)\b/i;

/** Returns the name under which a statement is prepared; null if it should not be prepared. */
export function statementName(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  // Each connection keeps every named plan, so statements with ever-changing texts get no name.
  if (!READS_OR_WRITES.test(text) || names.size >= MOST_NAMES) return null;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/** Did a statement fail only because its table has changed since it was planned? */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

/**
 * A connection that prepares every statement under the hash of its text and plans it once, unless
 * it starts with `plannedEachRun`.
 */
export class NamedClient extends Client {
  /** Planning a list statement takes longer than running it, and by default the database may plan each time. */
  static readonly planning = "set plan_cache_mode = force_generic_plan";
  #outdated = 0;

  // The driver declares eight overloads; only text with values gets a name, the rest passes through.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text === "string" && text.startsWith(EACH_RUN)) return this.#plannedEachRun(args);
    if (typeof text === "string" && Array.isArray(values)) {
      const name = statementName(text);
      if (name) {
        const named = { name: this.#outdated ? `${name}${this.#outdated}` : name, text, values };
        if (args.length > 2) return super.query(named, ...(args.slice(2) as []));
        return super.query(named).catch((error: unknown) => {
          // A table has changed since the plan was made; this connection now discards its plans.
          if (isOutdatedPlan(error)) this.#outdated += 1;
          throw error;
        });
      }
    }
    return (super.query as (...all: unknown[]) => unknown).apply(this, args);
  }

  async #plannedEachRun(args: unknown[]): Promise<unknown> {
    const send = super.query as (...all: unknown[]) => Promise<unknown>;
    await send.call(this, "set plan_cache_mode = force_custom_plan");
    try {
      return await send.apply(this, args);
    } finally {
      // A failed transaction accepts no statement, and its rollback restores the setting.
      await send.call(this, NamedClient.planning).catch(() => {});
    }
  }
}
