import {
  advancesToUnlock,
  getAdvance,
  pageAdvances,
  unlockAdvances,
} from "@fairway/areas/advance/contract.ts";
import type { ShownAdvance } from "@fairway/areas/advance/model/advance.ts";
import { named } from "@fairway/areas/advance/web/named.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { useState } from "react";
import { lockWords as words } from "./lockWords.ts";
import { NumbersBox } from "./NumbersBox.tsx";

/** Approved advances by their numbers, to be unlocked with a reason. */
export function UnlockAdvances() {
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const isAsked = numbers.length > 0;
  const found = useAsk(advancesToUnlock, { numbers: [...numbers] }, { when: isAsked });
  return (
    <>
      <NumbersBox label={words.advanceNumbers} onFind={setNumbers} />
      {isAsked && !found.data ? <RowSkeletons /> : null}
      {found.data || !isAsked ? (
        <Found advances={found.data ?? []} again={() => setNumbers([])} />
      ) : null}
    </>
  );
}

function Found(props: { readonly advances: readonly ShownAdvance[]; readonly again: () => void }) {
  const say = useSay();
  const { advances } = props;
  const [isAsking, setAsking] = useState(false);
  const unlock = useVerb(unlockAdvances, {
    invalidates: [pageAdvances, getAdvance, advancesToUnlock],
    onDone: ({ data }) => {
      toast.success(say(words.unlocked, { numbers: data.join(", ") }));
      setAsking(false);
      props.again();
    },
  });
  if (advances.length === 0) {
    return <EmptyState title={words.noAdvance} detail={words.noAdvanceDetail} />;
  }
  const count = advances.length;
  return (
    <>
      <PlainTable
        rows={advances}
        rowKey={({ id }) => id}
        columns={[
          { key: "no", title: say(words.advanceNo), read: ({ advanceNo }) => advanceNo },
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
        ]}
      />
      <div>
        <PlainButton kind="primary" onClick={() => setAsking(true)}>
          {say(shipmentWords.unlock)}
        </PlainButton>
      </div>
      {isAsking ? (
        <ReasonDialog
          title={say(words.whyUnlock, { count })}
          yes={shipmentWords.unlock}
          no={words.back}
          busy={unlock.isPending}
          required
          onGiven={(comment) => unlock.mutate({ ids: advances.map(({ id }) => id), comment })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
