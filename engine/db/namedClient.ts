import { createHash } from "node:crypto";
import { Client } from "pg";

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

/** A connection that prepares every statement under the hash of its text. */
export class NamedClient extends Client {
  #outdated = 0;

  // The driver declares eight overloads; only text with values is named, the rest passes through.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args;
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
}
