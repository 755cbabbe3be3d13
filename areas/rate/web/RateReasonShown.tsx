import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { outsideWords } from "../model/outsideWords.ts";
import type { RateMark } from "../model/typedRate.ts";
import { rateWords } from "./words.ts";

interface Shown {
  readonly marked: RateMark;
  /** The button that gives a missing reason. */
  readonly give?: ReactNode;
}

/** The reason for a rate outside the bound on a document; nothing within the bound. */
export function RateReasonShown({ marked, give }: Shown) {
  const say = useSay();
  return marked.rateOutside ? (
    <Labelled label={outsideWords}>
      {marked.rateReason ?? say(rateWords.noReason)}
      {give}
    </Labelled>
  ) : null;
}

/** The same among the facts of a page's header. */
export function RateReasonFact({ marked, give }: Shown) {
  const say = useSay();
  return marked.rateOutside ? (
    <span>
      {say(outsideWords)}
      {": "}
      {marked.rateReason ?? say(rateWords.noReason)}
      {give}
    </span>
  ) : null;
}
