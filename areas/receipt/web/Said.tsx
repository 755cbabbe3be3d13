import type { Words } from "@fairway/core/words/words.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";

/** Words in the language of the page, where only an element can stand. */
export function Said(props: { readonly words: Words }) {
  const say = useSay();
  return <>{say(props.words)}</>;
}
