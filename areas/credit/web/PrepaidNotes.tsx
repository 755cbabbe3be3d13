import { officePicker, userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useMemo } from "react";
import { confirmPrepaid, pagePrepaidNotes } from "../contract.ts";
import type { PrepaidNote } from "../model/prepaidNote.ts";
import { prepaidAsk, prepaidStates } from "../model/prepaidView.ts";
import { creditWords as words } from "./words.ts";

const currencyWords = Object.fromEntries(
  bookCurrencies.map((code) => [code, { en: code, vi: code }]),
);

/** The notes to prepaid customers, with the confirmation that their money has come. */
export default function PrepaidNotes() {
  const say = useSay();
  const client = useClient();
  const whyNot = useWhyNot();
  const sure = useConfirm();
  const state = useTableState("prepaid-notes", {
    filters: ["status", "salesman", "office", "currency"] as const,
  });
  const list = useList(pagePrepaidNotes, {
    ...prepaidAsk(state),
    page: state.page,
    size: state.size,
  });
  const { mutate, isPending } = useVerb(confirmPrepaid, {
    invalidates: [pagePrepaidNotes],
    onDone: (_, { notes }) =>
      toast.success(say(notes[0]?.status === "Paid" ? words.confirmedNow : words.revertedNow)),
  });
  const columns = useMemo(
    (): readonly Column<PrepaidNote>[] => [
      {
        key: "note",
        title: words.note,
        width: 138,
        frozen: true,
        read: (row) => (
          <ScreenLink to={`${jobHome({ ...row, id: row.jobId })}?tab=CDNOTE`}>
            {row.number}
          </ScreenLink>
        ),
      },
      {
        key: "status",
        title: words.state,
        width: 136,
        read: (row) => (
          <StatusTag
            words={prepaidStates[row.status]}
            meaning={row.status === "Paid" ? "good" : "waiting"}
          />
        ),
      },
      {
        key: "confirm",
        title: words.payment,
        width: 160,
        read: (row) => {
          const { may, id, number } = row;
          if (may.length === 0) return null;
          const confirms = may.includes("confirm");
          const set = async () => {
            if (!confirms && !(await sure({ title: say(words.revertSure, { number }) }))) return;
            mutate({ notes: [{ id, status: confirms ? "Paid" : "Unpaid" }] });
          };
          return (
            <Button
              size="small"
              type={confirms ? "primary" : "default"}
              loading={isPending}
              aria-label={say(confirms ? words.confirmOf : words.revertOf, { number })}
              onClick={(event) => {
                event.stopPropagation();
                void set();
              }}
            >
              {say(confirms ? words.confirm : words.revert)}
            </Button>
          );
        },
      },
      {
        key: "amount",
        title: words.amount,
        width: 140,
        align: "right",
        read: (row) => <MoneyText amount={row.total} currency={row.currencyId} code />,
      },
      {
        key: "vnd",
        title: words.amountVnd,
        width: 122,
        align: "right",
        read: (row) => <MoneyText amount={row.totalVnd} currency={localCurrency} />,
      },
      { key: "partner", title: words.partner, width: 170, read: (row) => row.partnerName },
      { key: "job", title: words.job, width: 122, read: (row) => row.jobNo },
      {
        key: "issued",
        title: words.issued,
        width: 128,
        read: (row) => <InstantText instant={row.datetimeCreated} />,
      },
      { key: "salesman", title: words.salesman, width: 128, read: (row) => row.saleManName },
      { key: "confirmer", title: words.confirmed, width: 128, read: (row) => row.confirmedBy },
      {
        key: "confirmedAt",
        title: words.confirmedAt,
        width: 128,
        read: (row) => <InstantText instant={row.confirmedAt} />,
      },
      { key: "creator", title: words.creator, width: 96, read: (row) => row.userNameCreated },
      { key: "office", title: words.office, width: 84, read: (row) => row.officeCode },
      { key: "taxCode", title: words.taxCode, width: 112, read: (row) => row.taxCode },
    ],
    [say, sure, mutate, isPending],
  );
  return (
    <div className="fw-page">
      <PageHeader title={say(words.prepaid)} />
      <FilterBar
        state={state}
        placeholder={words.searchPrepaid}
        filters={[
          { name: "status", label: words.state, of: prepaidStates },
          { name: "salesman", label: words.salesman, source: userPicker },
          { name: "office", label: words.office, source: officePicker },
          { name: "currency", label: words.currency, of: currencyWords },
        ]}
      />
      <Table<PrepaidNote>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.number}
        actionsOnMany={[
          {
            key: "confirm",
            words: words.confirm,
            why: whyNot("acctARP.write"),
            sure: words.confirmMany,
            each: ({ id }) => client.ask(confirmPrepaid, { notes: [{ id, status: "Paid" }] }),
          },
        ]}
        totals={
          list.data ? { vnd: <MoneyText amount={list.data.amount} currency={localCurrency} /> } : {}
        }
        empty={<EmptyState title={words.noPrepaid} detail={words.noPrepaidDetail} />}
      />
    </div>
  );
}
