import type { Words } from "@fairway/core/words/words.ts";
import { useEffect, useRef } from "react";
import { useHotkeys } from "react-hotkeys-hook";

/** A key and what it does. */
export interface KeySpec {
  /** `alt+n`, `mod+s`, `slash`, `esc`; `mod` is Ctrl, on a Mac ⌘. */
  readonly keys: string;
  readonly words: Words;
  readonly run: () => void;
}

const listed = new Set<readonly KeySpec[]>();

/** All keys that work at this moment, for the list under `?`. */
export function listedKeys(): readonly KeySpec[] {
  return [...listed].flat();
}

const inFields = { enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true };

/** Makes keys work while the part is on screen and lists them under `?`. */
export function useKeys(specs: readonly KeySpec[]): void {
  const now = useRef(specs);
  now.current = specs;
  const names = specs.map((each) => each.keys).join(" ");
  useEffect(() => {
    const mine = now.current;
    if (mine.length === 0) return;
    listed.add(mine);
    return () => {
      listed.delete(mine);
    };
  }, [names]);
  // Keys with a modifier work inside fields too; bare keys would eat typing.
  const withModifier = specs.map((each) => each.keys).filter((keys) => keys.includes("+"));
  const bare = specs.map((each) => each.keys).filter((keys) => !keys.includes("+"));
  const start = (pressed: readonly string[] | undefined, event: KeyboardEvent) => {
    const matching = now.current.find((each) => matches(each.keys, event));
    if (matching && pressed) matching.run();
  };
  useHotkeys(withModifier.length ? withModifier : [], (event, key) => start(key.keys, event), {
    ...inFields,
    enabled: withModifier.length > 0,
  });
  useHotkeys(bare.length ? bare : [], (event, key) => start(key.keys, event), {
    preventDefault: true,
    enabled: bare.length > 0,
  });
}

const codes: Record<string, string> = { slash: "/", esc: "escape" };

function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const wanted = codes[parts.at(-1) ?? ""] ?? parts.at(-1);
  const pressed = event.code.replace(/^(Key|Digit)/, "").toLowerCase();
  if (parts.includes("alt") !== event.altKey) return false;
  if (parts.includes("mod") !== (event.ctrlKey || event.metaKey)) return false;
  return wanted === pressed || wanted === event.key.toLowerCase();
}
