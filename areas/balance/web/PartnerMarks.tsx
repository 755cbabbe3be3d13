import { exposureMarks } from "@fairway/areas/agreement/model/exposure.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { listMarks } from "../contract.ts";
import { words } from "./words.ts";

/**
 * The credit warnings of a partner in a list: the most urgent one, and the number of others.
 *
 * Shape: the rows of a page ask once, because they ask for the same partners.
 */
export function PartnerMarks(props: {
  readonly partnerId: string;
  readonly of: readonly string[];
}) {
  const say = useSay();
  const found = useAsk(listMarks, { partnerIds: [...props.of] }, { quiet: true });
  const own = found.data?.filter(({ partnerId }) => partnerId === props.partnerId) ?? [];
  const raised = exposureMarks.filter((mark) => own.some(({ marks }) => marks.includes(mark)));
  const [first, ...others] = raised;
  if (!first) return null;
  return (
    <span title={raised.map((mark) => say(words[mark])).join(", ")}>
      <StatusTag words={words[first]} meaning="bad" />
      {others.length > 0 ? ` +${others.length}` : null}
    </span>
  );
}
