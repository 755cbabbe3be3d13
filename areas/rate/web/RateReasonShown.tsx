import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { outsideWords } from "../model/outsideWords.ts";
import type { RateMark } from "../model/typedRate.ts";
import { rateWords } from "./words.ts";

/** The reason for a rate outside the bound on a document; nothing within the bound. */
export function RateReasonShown({ marked }: { readonly marked: RateMark }) {
  const say = useSay();
  return marked.rateOutside ? (
    <Labelled label={outsideWords}>{marked.rateReason ?? say(rateWords.noReason)}</Labelled>
  ) : null;
}

/** The same among the facts of a page's header. */
export function RateReasonFact({ marked }: { readonly marked: RateMark }) {
  const say = useSay();
  return marked.rateOutside ? (
    <span>
      {say(outsideWords)}
      {": "}
      {marked.rateReason ?? say(rateWords.noReason)}
    </span>
  ) : null;
}
