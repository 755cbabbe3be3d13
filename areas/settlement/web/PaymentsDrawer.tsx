import { approvedTags, type ApprovedState } from "@fairway/areas/approval/model/approvedStates.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { paymentsOfShipment } from "../contract.ts";
import type { SettlementGroup } from "../model/settlement.ts";
import { settlementWords as words } from "./words.ts";

/** The advances and settlements of a bill, and their balance by currency. */
export function PaymentsDrawer(props: {
  readonly group: Pick<SettlementGroup, "hblid" | "jobNo">;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { hblid, jobNo } = props.group;
  const asked = useAsk(paymentsOfShipment, { hblId: hblid });
  return (
    <SideDrawer title={say(words.paymentsOf, { jobNo })} size={640} isRead onClose={props.onClose}>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : asked.data ? (
        <Payments payments={asked.data} />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </SideDrawer>
  );
}

type Paid = Answer<typeof paymentsOfShipment>;

function Payments({ payments }: { readonly payments: Paid }) {
  const say = useSay();
  return (
    <>
      <h3>{say(words.advancesOfBill)}</h3>
      <Side documents={payments.advances} />
      <h3>{say(words.settlementsOfBill)}</h3>
      <Side documents={payments.settlements} />
      <h3>{say(words.balance)}</h3>
      <PlainTable
        rows={payments.totals}
        rowKey={({ currencyId }) => currencyId}
        columns={[
          { key: "currency", title: say(words.currency), read: (each) => each.currencyId },
          ...(["advance", "settlement", "balance"] as const).map((key) => ({
            key,
            title: say(words[key]),
            right: true,
            read: (each: Paid["totals"][number]) => (
              <MoneyText amount={each[key]} currency={each.currencyId} />
            ),
          })),
        ]}
      />
    </>
  );
}

function Side({ documents }: { readonly documents: Paid["advances"] }) {
  const say = useSay();
  if (documents.length === 0) return <p className="fw-quiet">{say(words.noPayments)}</p>;
  return (
    <PlainTable
      rows={documents}
      rowKey={({ number }) => number}
      columns={[
        { key: "number", title: say(words.number), read: (each) => each.number },
        {
          key: "status",
          title: say(words.status),
          read: (each) => <StatusTag {...approvedTags[each.statusApproval as ApprovedState]} />,
        },
        {
          key: "amount",
          title: say(words.amount),
          right: true,
          read: (each) => <MoneyText amount={each.amount} currency={each.currencyId} code />,
        },
      ]}
    />
  );
}
