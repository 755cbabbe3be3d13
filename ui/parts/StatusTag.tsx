import type { Words } from "@fairway/core/words/words.ts";
import type { Meaning } from "../theme.ts";
import { useSay } from "../words/useSay.tsx";

/** A status by its meaning; a cancelled one is struck through. */
export function StatusTag(props: { readonly words: Words; readonly meaning: Meaning }) {
  const say = useSay();
  return <span className={`fw-status fw-status-${props.meaning}`}>{say(props.words)}</span>;
}
