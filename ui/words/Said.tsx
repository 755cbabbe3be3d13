import type { Words } from "@fairway/core/words/words.ts";
import { useSay } from "./useSay.tsx";

/** Words in the language of the page, for places that require an element. */
export function Said(props: { readonly words: Words }) {
  const say = useSay();
  return <>{say(props.words)}</>;
}
