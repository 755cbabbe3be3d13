import { NamedClient } from "@fairway/engine/db/namedClient.ts";

/** A sent statement. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs work of this process and returns the statements with values that it sent. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { query } = NamedClient.prototype;
  NamedClient.prototype.query = function heard(...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === "string" && Array.isArray(values)) sent.push({ text, values });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    NamedClient.prototype.query = query;
  }
  return sent;
}
