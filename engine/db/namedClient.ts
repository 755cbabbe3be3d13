import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";

const ANEW = "/* planned anew */";

/** Begins a statement whose best plan depends on what is asked for: it is planned for that each time. */
export const plannedAnew = sql.raw(ANEW);

const names = new Map<string, string>();
const MOST_NAMES = 4000;
const READS_OR_WRITES = /^\s*(select|with|insert|update|delete)\b/i;

/** Gives the name under which a statement is prepared, or null when it should stay unprepared. */
export function statementName(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  // Each connection keeps every named plan, so an endless variety of texts stays unnamed.
  if (!READS_OR_WRITES.test(text) || names.size >= MOST_NAMES) return null;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/** Says whether a statement failed only because its table was changed since it was planned. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

/**
 * A connection that prepares every statement under the hash of its text and plans it once, unless
 * it begins with `plannedAnew`.
 */
export class NamedClient extends Client {
  /** Planning a list takes longer than reading it, and by itself the database may do it each time. */
  static readonly planning = "set plan_cache_mode = force_generic_plan";
  #outdated = 0;

  // The driver declares eight overloads; only text with values is named, the rest passes through.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text === "string" && text.startsWith(ANEW)) return this.#plannedAnew(args);
    if (typeof text === "string" && Array.isArray(values)) {
      const name = statementName(text);
      if (name) {
        const named = { name: this.#outdated ? `${name}${this.#outdated}` : name, text, values };
        if (args.length > 2) return super.query(named, ...(args.slice(2) as []));
        return super.query(named).catch((error: unknown) => {
          // A table has changed under the plan; from now on this connection plans anew.
          if (isOutdatedPlan(error)) this.#outdated += 1;
          throw error;
        });
      }
    }
    return (super.query as (...all: unknown[]) => unknown).apply(this, args);
  }

  async #plannedAnew(args: unknown[]): Promise<unknown> {
    const send = super.query as (...all: unknown[]) => Promise<unknown>;
    await send.call(this, "set plan_cache_mode = force_custom_plan");
    try {
      return await send.apply(this, args);
    } finally {
      // A transaction that has failed takes nothing more, and undoes the setting by itself.
      await send.call(this, NamedClient.planning).catch(() => {});
    }
  }
}
