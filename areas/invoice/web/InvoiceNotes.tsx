import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { useState } from "react";
import { notesToInvoice } from "../contract.ts";
import { type InvoiceType, invoiceTypes, type ShownInvoice } from "../model/invoice.ts";
import { typeWords } from "../model/invoiceFields.ts";
import type { NoteToInvoice } from "../model/noteToInvoice.ts";
import { OpenAmounts } from "./OpenAmounts.tsx";
import { useInvoiceNotes } from "./useInvoiceNotes.ts";
import { words } from "./words.ts";

const keys = "Ctrl+Enter";

/** Shows the invoices that will be issued over the open charges of notes, and issues them. */
export default function InvoiceNotes(props: {
  readonly noteIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone?: (issued: readonly ShownInvoice[]) => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const [date, setDate] = useState<string | null>(today(timeZone));
  const [currencyId, setCurrency] = useState<BookCurrency>(localCurrency);
  const ask = { noteIds: [...props.noteIds], page: 1, size: 100 };
  const found = useAsk(notesToInvoice, ask, { fresh: 0 });
  const verb = useInvoiceNotes((issued) => {
    props.onDone?.(issued);
    props.onClose();
  });
  const notes = found.data?.data ?? [];
  const invoices = plannedInvoices(notes, currencyId);
  const issue = () => {
    if (invoices.length === 0 || verb.isPending) return;
    verb.mutate({ noteIds: notes.map((note) => note.id), currencyId, date });
  };
  useKeys([{ keys: "mod+enter", words: words.issue, run: issue }]);
  return (
    <Modal
      open
      width={860}
      title={say(words.issueInvoices)}
      okText={say(words.issueCount, { count: Math.max(1, invoices.length) })}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: invoices.length === 0, loading: verb.isPending, title: keys }}
      onOk={issue}
      onCancel={props.onClose}
    >
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeletons rows={3} />
      ) : notes.length === 0 ? (
        <EmptyState title={words.nothingLeft} detail={words.nothingLeftDetail} />
      ) : (
        <div className="fw-form">
          <div className="fw-columns fw-columns-2">
            <Labelled label={words.date}>
              <DayInput label={say(words.date)} value={date} onChange={setDate} />
            </Labelled>
            <Labelled label={words.currency}>
              <Segmented
                value={currencyId}
                options={Object.entries(currencyWords).map(([value, label]) => ({
                  value,
                  label: say(label),
                }))}
                onChange={(value) => setCurrency(value as BookCurrency)}
              />
            </Labelled>
          </div>
          <PlainTable
            rows={notes}
            rowKey={(note) => note.id}
            columns={[
              { key: "note", title: say(words.note), read: (note) => note.code },
              { key: "job", title: say(words.job), read: (note) => note.jobNo },
              { key: "partner", title: say(words.partner), read: (note) => note.partnerName },
              ...invoiceTypes.map((type) => ({
                key: type,
                title: say(typeWords[type]),
                right: true,
                read: (note: NoteToInvoice) => <OpenAmounts open={note.open} type={type} />,
              })),
            ]}
          />
          <ul aria-label={say(words.willBeIssued)}>
            {invoices.map((each) => (
              <li key={`${each.partnerName} ${each.type}`}>
                {say(typeWords[each.type])} · {each.partnerName}{" "}
                <b>
                  <MoneyText amount={each.total} currency={currencyId} code />
                </b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
}

interface PlannedInvoice {
  readonly type: InvoiceType;
  readonly partnerName: string;
  /** Null when a line has no amount in the currency. */
  readonly total: string | null;
}

/** The invoices over the open lines of notes: for each partner one of each type. */
function plannedInvoices(
  notes: readonly NoteToInvoice[],
  currencyId: BookCurrency,
): PlannedInvoice[] {
  return invoiceTypes.flatMap((type) =>
    [...new Map(notes.map((note) => [note.partnerId, note.partnerName]))].flatMap(
      ([partnerId, partnerName]) => {
        const open = notes
          .filter((note) => note.partnerId === partnerId)
          .flatMap((note) => note.open.filter((each) => each.type === type));
        if (open.length === 0) return [];
        const amounts = open.map((each) =>
          currencyId === localCurrency ? each.totalVnd : each.totalUsd,
        );
        const known = amounts.filter((each) => each !== null);
        const total = known.length < amounts.length ? null : sum(known).toFixed();
        return [{ type, partnerName, total }];
      },
    ),
  );
}
