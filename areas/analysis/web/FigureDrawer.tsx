import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { getGeneralFigure } from "../contract.ts";
import { lineTypes, words } from "./words.ts";

/** The charge lines that a figure of a report is made of, with their sum. */
export function FigureDrawer(props: {
  readonly title: string;
  readonly found: {
    readonly data: Answer<typeof getGeneralFigure> | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly onClose: () => void;
}) {
  const { title, found, onClose } = props;
  return (
    <SideDrawer isRead size={1000} title={title} onClose={onClose}>
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <Lines {...found.data} />
      ) : (
        <RowSkeletons />
      )}
    </SideDrawer>
  );
}

function Lines({ data, totalItems, total, currency }: Answer<typeof getGeneralFigure>) {
  const say = useSay();
  if (totalItems === 0) return <EmptyState title={words.noLines} />;
  return (
    <>
      {data.length < totalItems ? (
        <p className="fw-quiet">{say(words.firstOf, { count: data.length, total: totalItems })}</p>
      ) : null}
      <PlainTable
        rows={data}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "job",
            title: say(words.jobNo),
            read: (row) => (
              <a href={`#${jobHome({ id: row.jobId, transactionType: row.transactionType })}`}>
                {row.jobNo}
              </a>
            ),
          },
          { key: "hwbno", title: say(words.hbl), read: (row) => row.hwbno },
          { key: "type", title: say(words.type), read: (row) => say(lineTypes[row.type]) },
          { key: "charge", title: say(words.charge), read: (row) => row.chargeName },
          { key: "partner", title: say(words.partner), read: (row) => row.partnerName },
          {
            key: "quantity",
            title: say(words.quantity),
            right: true,
            read: (row) => <NumberText value={row.quantity} unit={row.unitCode} />,
          },
          {
            key: "price",
            title: say(words.price),
            right: true,
            read: (row) => <NumberText value={row.unitPrice} unit={row.currencyId} />,
          },
          {
            key: "amount",
            title: say(words.amount, { currency }),
            right: true,
            read: (row) =>
              row.amount === null ? "–" : <MoneyText amount={row.amount} currency={currency} />,
          },
        ]}
        foot={{
          job: say(words.total),
          amount: total === null ? "–" : <MoneyText amount={total} currency={currency} />,
        }}
      />
    </>
  );
}
