import type { Words } from "@fairway/core/words/words.ts";
import { useEffect } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { useLatest } from "../parts/useLatest.ts";

/** A key and what it does. */
export interface KeySpec {
  /**
   * `alt+n`, `mod+s`, `slash`, `?`, `esc`; `mod` is Ctrl, on a Mac ⌘. A sign such as `slash` is the
   * character that is typed, whatever keys a keyboard has it on.
   */
  readonly keys: string;
  readonly words: Words;
  /** Null for a key that the screen itself hears; it is only listed. */
  readonly run: (() => void) | null;
}

const listed = new Set<{ current: readonly KeySpec[] }>();

/** All keys that work at this moment, for the list under `?`. */
export function listedKeys(): readonly KeySpec[] {
  return [...listed].flatMap((each) => each.current);
}

const inFields = { enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true };

/** Binds keys while the component is mounted and lists them under `?`. */
export function useKeys(specs: readonly KeySpec[]): void {
  const now = useLatest(specs);
  useEffect(() => {
    listed.add(now);
    return () => {
      listed.delete(now);
    };
  }, [now]);
  // Keys with a modifier also work inside fields; bare keys would intercept typing.
  const bound = specs.filter((each) => each.run);
  const withModifier = bound.map((each) => each.keys).filter((keys) => keys.includes("+"));
  const bare = bound
    .map((each) => each.keys)
    .filter((keys) => !keys.includes("+") && !signOf(keys));
  const hasSigns = specs.some((each) => signOf(each.keys));
  useEffect(() => {
    if (!hasSigns) return;
    const press = (event: KeyboardEvent) => {
      const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!(isTyped || event.getModifierState("AltGraph")) || isField(event.target)) return;
      const matching = now.current.find((each) => signOf(each.keys) === event.key);
      if (!matching) return;
      event.preventDefault();
      matching.run?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hasSigns, now]);
  const start = (pressed: readonly string[] | undefined, event: KeyboardEvent) => {
    const matching = now.current.find((each) => matches(each.keys, event));
    if (matching && pressed) matching.run?.();
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

const codes: Record<string, string> = { esc: "escape" };

/** The character of keys that are a sign; null for letters and named keys. */
function signOf(keys: string): string | null {
  if (keys === "slash") return "/";
  return /^[^\w\s]$/.test(keys) ? keys : null;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const wanted = codes[parts.at(-1) ?? ""] ?? parts.at(-1);
  const pressed = event.code.replace(/^(Key|Digit)/, "").toLowerCase();
  if (parts.includes("alt") !== event.altKey) return false;
  if (parts.includes("mod") !== (event.ctrlKey || event.metaKey)) return false;
  return wanted === pressed || wanted === event.key.toLowerCase();
}
