import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { getPartnerById, getPartnerHistory, listPartners, queryPartners } from "../contract.ts";
import { listMerges, undoMerge } from "../contractSame.ts";
import type { PartnerMerge } from "../model/samePartner.ts";
import type { PartnerType } from "../model/partnerTypes.ts";
import { partnerPlaces } from "./partnerPlaces.ts";
import { sameWords as words } from "./sameWords.ts";

/** Says that a partner was merged into another, or which were merged into it today. */
export function MergeNotices({ row }: { readonly row: AnyRow }) {
  const say = useSay();
  const id = String(row["id"]);
  const found = useAsk(listMerges, { id }, { quiet: true });
  const undo = useVerb(undoMerge, {
    invalidates: [getPartnerById, listPartners, listMerges, getPartnerHistory],
    onDone: () => toast.success(say(words.undone)),
  });
  const into = row["mergedIntoId"] as string | null;
  const kept = useAsk(
    queryPartners,
    { ids: into ? [into] : [], active: null },
    { when: into !== null },
  ).data?.[0];
  return (
    <>
      {kept ? (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {say(words.mergedInto)}{" "}
              <ScreenLink to={`${placeOf(kept.partnerType)}/${kept.id}`}>
                {`${kept.accountNo} ${kept.shortName}`}
              </ScreenLink>
            </>
          }
        />
      ) : null}
      {(found.data ?? [])
        .filter((merge) => merge.mayUndo)
        .map((merge) => (
          <Alert
            key={merge.id}
            type="info"
            showIcon
            title={<MergedToday merge={merge} />}
            action={
              <ActionButton
                action={{
                  words: words.undo,
                  busy: undo.isPending,
                  confirm: {
                    title: say(words.undoTitle, { accountNo: merge.accountNo }),
                    detail: say(words.undoDetail),
                  },
                  run: () => undo.mutate({ id: merge.id, version: merge.version }),
                }}
              />
            }
          />
        ))}
    </>
  );
}

function placeOf(type: string): string {
  return partnerPlaces[type as PartnerType].detail;
}

function MergedToday({ merge }: { readonly merge: PartnerMerge }) {
  const say = useSay();
  return (
    <>
      <ScreenLink to={`${partnerPlaces[merge.partnerType].detail}/${merge.mergedId}`}>
        {`${merge.accountNo} ${merge.shortName}`}
      </ScreenLink>{" "}
      {say(words.mergedToday, { userName: merge.userName ?? "–" })}
      {merge.reason ? ` ${say(words.mergedFor, { reason: merge.reason })}` : null}
    </>
  );
}
