import {
  advancesToUnlock,
  getAdvance,
  pageAdvances,
  unlockAdvances,
} from "@fairway/areas/advance/contract.ts";
import { named } from "@fairway/core/words/named.ts";
import type { Unlocking } from "@fairway/areas/approval/model/approvalShapes.ts";
import {
  getSettlement,
  pageSettlements,
  settlementsToUnlock,
  unlockSettlements,
} from "@fairway/areas/settlement/contract.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { lockWords as words } from "./lockWords.ts";
import { NumbersBox } from "./NumbersBox.tsx";

/** An approved document as it is shown before it is unlocked. */
interface Shown {
  readonly id: string;
  readonly number: string;
  readonly requesterName: string | null;
  readonly requesterNameVn: string | null;
  readonly requestDate: string;
  readonly amount: string;
  readonly currencyId: string;
  readonly unlockedBefore: readonly Unlocking[];
}

/** Approved advances by their numbers, to be unlocked with a reason. */
export function UnlockAdvances() {
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const isAsked = numbers.length > 0;
  const found = useAsk(advancesToUnlock, { numbers: [...numbers] }, { when: isAsked });
  const unlock = useVerb(unlockAdvances, {
    invalidates: [pageAdvances, getAdvance, advancesToUnlock],
  });
  return (
    <Documents
      texts={ofAdvances}
      isAsked={isAsked}
      found={found.data?.map((each) => ({ ...each, number: each.advanceNo })) ?? null}
      isBusy={unlock.isPending}
      onFind={setNumbers}
      unlock={(ask, onSuccess) => unlock.mutate(ask, { onSuccess })}
    />
  );
}

/** Approved settlements by their numbers, to be unlocked with a reason. */
export function UnlockSettlements() {
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const isAsked = numbers.length > 0;
  const found = useAsk(settlementsToUnlock, { numbers: [...numbers] }, { when: isAsked });
  const unlock = useVerb(unlockSettlements, {
    invalidates: [pageSettlements, getSettlement, settlementsToUnlock],
  });
  return (
    <Documents
      texts={ofSettlements}
      isAsked={isAsked}
      found={found.data?.map((each) => ({ ...each, number: each.settlementNo })) ?? null}
      isBusy={unlock.isPending}
      onFind={setNumbers}
      unlock={(ask, onSuccess) => unlock.mutate(ask, { onSuccess })}
    />
  );
}

const ofAdvances = {
  numbers: words.advanceNumbers,
  none: words.noAdvance,
  noneDetail: words.noAdvanceDetail,
  why: words.whyUnlock,
  number: words.advanceNo,
};
const ofSettlements = {
  numbers: words.settlementNumbers,
  none: words.noSettlement,
  noneDetail: words.noSettlementDetail,
  why: words.whyUnlockSettlements,
  number: words.settlementNo,
};

interface Unlock {
  readonly ids: string[];
  readonly comment: string;
}

interface Unlocked {
  readonly data: readonly string[];
}

function Documents(props: {
  readonly texts: typeof ofAdvances | typeof ofSettlements;
  readonly isAsked: boolean;
  readonly found: readonly Shown[] | null;
  readonly isBusy: boolean;
  readonly onFind: (numbers: readonly string[]) => void;
  readonly unlock: (ask: Unlock, onDone: (done: Unlocked) => void) => void;
}) {
  const { texts, isAsked, found, onFind } = props;
  return (
    <>
      <NumbersBox label={texts.numbers} onFind={onFind} />
      {isAsked && !found ? <RowSkeletons /> : null}
      {found || !isAsked ? <Found {...props} found={found ?? []} /> : null}
    </>
  );
}

function Found(
  props: Omit<Parameters<typeof Documents>[0], "found"> & { readonly found: readonly Shown[] },
) {
  const say = useSay();
  const { timeZone } = useSession();
  const { texts, found, isBusy, onFind, unlock } = props;
  const [isAsking, setAsking] = useState(false);
  if (found.length === 0) {
    return <EmptyState title={texts.none} detail={texts.noneDetail} />;
  }
  const start = (comment: string) =>
    unlock({ ids: found.map(({ id }) => id), comment }, ({ data }) => {
      toast.success(say(words.unlocked, { numbers: data.join(", ") }));
      setAsking(false);
      onFind([]);
    });
  const log = found.flatMap(({ number, unlockedBefore }) =>
    unlockedBefore.map(({ at, userName }) => `${number}: ${sayInstant(at, timeZone)} ${userName}`),
  );
  return (
    <>
      <PlainTable
        rows={found}
        rowKey={({ id }) => id}
        columns={[
          { key: "no", title: say(texts.number), read: ({ number }) => number },
          {
            key: "by",
            title: say(words.requester),
            read: (each) => say(named(each.requesterName, each.requesterNameVn)),
          },
          {
            key: "day",
            title: say(words.requestDate),
            read: ({ requestDate }) => <DayText day={requestDate} />,
          },
          {
            key: "amount",
            title: say(words.amount),
            right: true,
            read: ({ amount, currencyId }) => (
              <MoneyText amount={amount} currency={currencyId} code />
            ),
          },
          {
            key: "unlocks",
            title: say(words.unlockedBefore),
            read: ({ unlockedBefore }) =>
              unlockedBefore.map(({ at, userName, comment }) => (
                <div key={at}>
                  <InstantText instant={at} /> {[userName, comment].filter(Boolean).join(": ")}
                </div>
              )),
          },
        ]}
      />
      <div>
        <PlainButton kind="primary" onClick={() => setAsking(true)}>
          {say(shipmentWords.unlock)}
        </PlainButton>
      </div>
      {isAsking ? (
        <ReasonDialog
          title={say(texts.why, { count: found.length })}
          {...(log.length > 0 ? { detail: `${say(words.unlockedBefore)}: ${log.join("; ")}` } : {})}
          yes={shipmentWords.unlock}
          no={words.back}
          busy={isBusy}
          required
          onGiven={start}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
