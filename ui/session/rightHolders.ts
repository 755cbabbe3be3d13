import type { Permission } from "@fairway/core/permission/permission.ts";

type Ask = (permission: Permission) => Promise<readonly string[]>;

/** The users with a right, as far as loaded. */
export interface RightHolders {
  /** The loaded names; the first use of a right requests them, once. */
  readonly look: (permission: Permission) => readonly string[];
  readonly listen: (heard: () => void) => () => void;
  /** The number of received answers. */
  readonly count: () => number;
}

const bySession = new WeakMap<Ask, RightHolders>();

/** The loaded users of one session; another office or user starts with an empty list. */
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
    // Without an answer the reason is shown without names.
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
