import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ComponentProps } from "react";
import { noReason, outsideWords } from "../model/outsideWords.ts";
import type { RateMark } from "../model/typedRate.ts";
import { GiveRateReason } from "./GiveRateReason.tsx";

type Give = ComponentProps<typeof GiveRateReason>;

/**
 * The reason for a rate outside the bound on a document, with the button that gives a missing one;
 * nothing within the bound.
 */
export function RateReasonShown(props: Give & { readonly record: Give["record"] & RateMark }) {
  const say = useSay();
  const { record } = props;
  return record.rateOutside ? (
    <Labelled label={outsideWords}>
      {record.rateReason ?? say(noReason)}
      <GiveRateReason {...props} />
    </Labelled>
  ) : null;
}
