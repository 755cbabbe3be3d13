import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useWatch } from "react-hook-form";
import { findLikePartners } from "../contractSame.ts";
import type { LikePartner } from "../model/samePartner.ts";
import { partnerPlaces } from "./partnerPlaces.ts";
import { sameWords as words } from "./sameWords.ts";

const asked = ["taxCode", "shortName", "partnerNameEn", "partnerNameVn"] as const;

/** Warns while a partner is typed that there may be a record of it already; never in the way. */
export function LikeWarning(props: {
  readonly id: string | null;
  /** What the form started with: the warning concerns typed values only. */
  readonly start: Readonly<Record<string, unknown>>;
}) {
  const say = useSay();
  const typed = useWatch({ name: [...asked] }).map((value) => String(value ?? "").trim());
  const changed = asked.some((name, at) => typed[at] !== String(props.start[name] ?? "").trim());
  const settled = useSettled(changed ? JSON.stringify(typed) : "", 400);
  const values = (settled ? JSON.parse(settled) : []) as string[];
  const ask = Object.fromEntries(asked.map((name, at) => [name, values[at] ?? ""]));
  const found = useAsk(
    findLikePartners,
    { id: props.id, ...ask } as Parameters<typeof useAsk<typeof findLikePartners>>[1],
    { when: settled !== "", quiet: true },
  );
  const { partners = [], hidden = false } = (settled && found.data) || {};
  // The region stays, so that what appears in it is read out.
  return (
    <div role="status">
      {partners.length > 0 || hidden ? (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {say(partners.length > 0 ? words.like : words.likeHidden)}
              {partners.map((each) => (
                <LikeLine key={each.id} partner={each} />
              ))}
              {partners.length > 0 && hidden ? <div>{say(words.hiddenToo)}</div> : null}
            </>
          }
        />
      ) : null}
    </div>
  );
}

function LikeLine({ partner }: { readonly partner: LikePartner }) {
  const say = useSay();
  const place = partnerPlaces[partner.partnerType as keyof typeof partnerPlaces];
  const names = [...new Set([partner.shortName, partner.partnerNameEn, partner.partnerNameVn])];
  return (
    <div>
      <ScreenLink to={`${place.detail}/${partner.id}`}>{partner.accountNo}</ScreenLink>{" "}
      {names.join(" · ")}
      {partner.sameTaxCode ? ` — ${say(words.sameTaxCode)}` : ""}
      {partner.active ? "" : ` (${say(words.inactive)})`}
    </div>
  );
}
