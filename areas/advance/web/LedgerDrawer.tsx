import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { advanceBalances, advanceLedger, reversePaidBack } from "../contract.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { type AdvanceBalance, causeTags, type LedgerEntry } from "../model/ledger.ts";
import { named } from "@fairway/core/words/named.ts";
import { advanceWords as words } from "./words.ts";

/** The entries of a requester in one currency; a return or top-up can be taken back. */
export function LedgerDrawer(props: {
  readonly balance: AdvanceBalance;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { requester, requesterName, requesterNameVn, currencyId } = props.balance;
  const asked = useAsk(advanceLedger, { requester, currencyId });
  const [reversed, setReversed] = useState<LedgerEntry | null>(null);
  const reverse = useVerb(reversePaidBack, {
    invalidates: [advanceBalances, advanceLedger],
    onDone: () => {
      toast.success(say(words.entryReversed));
      setReversed(null);
    },
  });
  const person = say(named(requesterName, requesterNameVn));
  return (
    <SideDrawer title={`${person} · ${currencyId}`} size={900} isRead onClose={props.onClose}>
      {asked.error && !asked.data ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : null}
      {asked.data ? (
        <PlainTable
          rows={asked.data}
          rowKey={(row) => row.id}
          columns={[
            { key: "day", title: say(words.day), read: (row) => <DayText day={row.day} /> },
            {
              key: "advanceNo",
              title: say(words.advanceNo),
              read: (row) => (
                <ScreenLink to={`${advanceHome}/${row.advanceId}/approve`}>
                  {row.advanceNo}
                </ScreenLink>
              ),
            },
            {
              key: "cause",
              title: say(words.cause),
              read: (row) => <StatusTag {...causeTags[row.cause]} />,
            },
            {
              key: "reference",
              title: say(words.voucherNo),
              read: (row) => row.voucherNo ?? row.settlementNo,
            },
            {
              key: "amount",
              title: say(words.amount),
              right: true,
              read: (row) => <MoneyText amount={row.amount} currency={currencyId} />,
            },
            {
              key: "balance",
              title: say(words.balance),
              right: true,
              read: (row) => <MoneyText amount={row.balance} currency={currencyId} />,
            },
            { key: "note", title: say(words.note), read: (row) => row.note },
            {
              key: "more",
              title: "",
              read: (row) =>
                row.may.includes("reverse") ? (
                  <PlainButton kind="text" onClick={() => setReversed(row)}>
                    {say(words.reverse)}
                  </PlainButton>
                ) : null,
            },
          ]}
        />
      ) : (
        <RowSkeletons rows={4} />
      )}
      {reversed ? (
        <ReasonDialog
          title={say(words.reverseSure, { voucherNo: reversed.voucherNo })}
          yes={words.reverse}
          no={words.keep}
          busy={reverse.isPending}
          required
          onGiven={(reason) => reverse.mutate({ id: reversed.id, reason })}
          onClose={() => setReversed(null)}
        />
      ) : null}
    </SideDrawer>
  );
}
