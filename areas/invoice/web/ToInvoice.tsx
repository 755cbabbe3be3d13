import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { notesToInvoice } from "../contract.ts";
import type { NoteToInvoice } from "../model/noteToInvoice.ts";
import { OpenAmounts } from "./OpenAmounts.tsx";
import { words } from "./words.ts";

/** The notes with charges that no invoice holds: ticked ones are invoiced together, one is opened. */
export function ToInvoice(props: {
  readonly chosen: readonly string[];
  readonly onChoose: (noteIds: readonly string[]) => void;
  readonly onOpen: (note: NoteToInvoice) => void;
}) {
  const say = useSay();
  const state = useTableState("to-invoice", { filters: ["partner"] });
  const list = useList(notesToInvoice, {
    page: state.page,
    size: state.size,
    partnerId: state.filters.partner || null,
    referenceNos: state.search,
  });
  const totals = list.data?.totals ?? [];
  return (
    <>
      <FilterBar
        state={state}
        placeholder={words.noteNo}
        filters={[{ name: "partner", label: words.partner, source: partnerPicker }]}
      />
      <Table
        state={state}
        list={list}
        columns={columns}
        rowKey={(note) => note.id}
        onOpen={props.onOpen}
        selected={props.chosen}
        onSelect={props.onChoose}
        toolbar={<b>{say(words.toInvoice)}</b>}
        {...(totals.length > 0
          ? {
              totals: {
                selling: <OpenAmounts open={totals} type="Invoice" />,
                onBehalf: <OpenAmounts open={totals} type="InvoiceTemp" />,
              },
            }
          : {})}
        empty={<EmptyState title={words.allInvoiced} detail={words.allInvoicedDetail} />}
      />
    </>
  );
}

const columns: Column<NoteToInvoice>[] = [
  { key: "code", title: words.note, width: 150, frozen: true, read: (note) => <b>{note.code}</b> },
  {
    key: "jobNo",
    title: words.job,
    width: 130,
    read: (note) => (
      <ScreenLink to={jobHome({ id: note.jobId, transactionType: note.transactionType })}>
        {note.jobNo}
      </ScreenLink>
    ),
  },
  { key: "partner", title: words.partner, width: 200, read: (note) => note.partnerName },
  {
    key: "selling",
    title: words.openSelling,
    width: 170,
    align: "right",
    read: (note) => <OpenAmounts open={note.open} type="Invoice" />,
  },
  {
    key: "onBehalf",
    title: words.openOnBehalf,
    width: 170,
    align: "right",
    read: (note) => <OpenAmounts open={note.open} type="InvoiceTemp" />,
  },
  { key: "issuedFor", title: words.partlyOn, width: 130, read: (note) => note.issuedFor },
  {
    key: "created",
    title: words.created,
    width: 140,
    read: (note) => <InstantText instant={note.datetimeCreated} />,
  },
];
