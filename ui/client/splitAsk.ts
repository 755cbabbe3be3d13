import type { CallSpec } from "@fairway/core/contract/call.ts";

/** The address and the body of a request. */
export interface SentAsk {
  readonly path: string;
  readonly query: string;
  readonly body: Record<string, unknown> | null;
}

type Ask = Readonly<Record<string, unknown>>;

function pick(ask: Ask, shape: NonNullable<CallSpec["body"]>, not: ReadonlySet<string>): Ask {
  const open = shape._zod.def.catchall !== undefined;
  return Object.fromEntries(
    Object.entries(ask).filter(
      ([key, value]) => value !== undefined && (key in shape.shape || (open && !not.has(key))),
    ),
  );
}

function queryText(ask: Ask): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(ask)) {
    if (value === null || value === "") continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(key, String(each));
  }
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** Splits one ask into path parameters, query and body by the schemas of its call. */
export function splitAsk(call: CallSpec, ask: Ask): SentAsk {
  const inPath = new Set<string>();
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(ask[name] ?? ""));
  });
  const query = call.query ? pick(ask, call.query, inPath) : {};
  const taken = new Set([...inPath, ...Object.keys(query)]);
  return {
    path,
    query: queryText(query),
    body: call.body ? { ...pick(ask, call.body, taken) } : null,
  };
}
