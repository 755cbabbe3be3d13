import type { Permission } from "@fairway/core/permission/permission.ts";

type Ask = (permission: Permission) => Promise<readonly string[]>;

/** Who holds which right, as far as it was asked for. */
export interface RightHolders {
  /** The names known now; the first look at a right asks for them, once. */
  readonly look: (permission: Permission) => readonly string[];
  readonly listen: (heard: () => void) => () => void;
  /** How many answers have come. */
  readonly count: () => number;
}

const bySession = new WeakMap<Ask, RightHolders>();

/** The holders known to one session; another office or person begins anew. */
export function rightHolders(ask: Ask | undefined): RightHolders {
  if (!ask) return nobody;
  const known = bySession.get(ask) ?? makeHolders(ask);
  bySession.set(ask, known);
  return known;
}

const nobody: RightHolders = { look: () => [], listen: () => () => undefined, count: () => 0 };

function makeHolders(ask: Ask): RightHolders {
  const names = new Map<Permission, readonly string[]>();
  const heard = new Set<() => void>();
  let answers = 0;
  const load = async (permission: Permission) => {
    // Without an answer the reason stands alone, without names.
    const found = await ask(permission).catch(() => []);
    names.set(permission, found);
    answers += 1;
    for (const each of heard) each();
  };
  return {
    look: (permission) => {
      const known = names.get(permission);
      if (known) return known;
      names.set(permission, []);
      queueMicrotask(() => void load(permission));
      return [];
    },
    listen: (each) => {
      heard.add(each);
      return () => heard.delete(each);
    },
    count: () => answers,
  };
}
