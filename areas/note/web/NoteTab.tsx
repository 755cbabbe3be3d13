import { named } from "@fairway/core/words/named.ts";
import { DeleteOutlined, EditOutlined, FileTextOutlined, PrinterOutlined } from "@ant-design/icons";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { InHeader } from "@fairway/ui/parts/InHeader.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox, Space } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import { deleteNote, notesOfJob, offeredCharges, pageNotes } from "../contract.ts";
import type { ShownNote } from "../model/note.ts";
import { typeWords } from "../model/noteFields.ts";
import { noteKind } from "../model/noteKind.ts";
import { whyJobClosed } from "../model/refusals.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { CombinedPreview } from "./CombinedPreview.tsx";
import { NoteDetailDrawer } from "./NoteDetailDrawer.tsx";
import { NoteDrawer } from "./NoteDrawer.tsx";
import { NotePreview } from "./NotePreview.tsx";
import { notePlaces } from "./places.ts";
import { InvoicesOfNote } from "./InvoicesOfNote.tsx";
import { words } from "./words.ts";

type Open =
  | { readonly what: "new" }
  | { readonly what: "edit" | "detail" | "preview" | "invoice"; readonly note: ShownNote };

const keys = "alt+n";

/** The notes of a job by partner; issue, change, print and delete. */
export function NoteTab({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const jobId = job.id;
  const { search, change } = useAddress();
  const [chosen, setOpen] = useState<Open | null>(null);
  const notes = useAsk(notesOfJob, { Id: jobId });
  const mayIssue = job.may.includes("issueNote");
  const closed = mayIssue ? null : whyJobClosed(job);
  const why = closed ? say(closed.entry, closed.facts) : whyNot("accManagement.add", !mayIssue);
  // In the address, so that other places lead to it.
  const isIssuing = search["issue"] === "1" && mayIssue;
  const open: Open | null = isIssuing ? { what: "new" } : chosen;
  const issue = () => {
    if (!why) change({ issue: "1" });
  };
  useKeys([{ keys, words: words.issue, run: issue }]);
  const close = () => {
    setOpen(null);
    if (isIssuing) change({ issue: null }, { replace: true });
  };
  const { InvoiceNotes } = notePlaces();

  const first: PageAction = { words: words.issue, run: issue, keys, why };
  if (notes.error) return <ErrorState fault={notes.error} retry={() => void notes.refetch()} />;
  if (!notes.data) return <RowSkeletons rows={6} />;
  return (
    <div className="fw-form">
      {notes.data.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} first={first} />
      ) : (
        <InHeader>
          <ActionButton type="primary" action={first} />
        </InHeader>
      )}
      {notes.data.map((group) => (
        <NotesOfPartner key={group.partnerId} group={group} onOpen={setOpen} />
      ))}
      {open?.what === "new" ? (
        <NoteDrawer
          job={job}
          onClose={close}
          onSaved={(note) => {
            close();
            setOpen({ what: "preview", note });
          }}
        />
      ) : null}
      {open?.what === "edit" ? (
        <NoteDrawer job={job} note={open.note} onClose={close} onSaved={close} />
      ) : null}
      {open?.what === "detail" ? (
        <NoteDetailDrawer jobId={jobId} code={open.note.code} onClose={close} />
      ) : null}
      {open?.what === "preview" ? (
        <NotePreview jobId={jobId} code={open.note.code} onClose={close} />
      ) : null}
      {open?.what === "invoice" && InvoiceNotes ? (
        <Suspense fallback={null}>
          <InvoiceNotes noteIds={[open.note.id]} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The notes of one partner; the ticked ones are printed as one bill. */
function NotesOfPartner({
  group,
  onOpen,
}: {
  readonly group: Answered<typeof notesOfJob>[number];
  readonly onOpen: (open: Open) => void;
}) {
  const say = useSay();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const notes = group.listCDNote;
  const chosen = notes.filter((note) => ticked.has(note.id));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <section className="fw-section">
      <div className="fw-section-head">
        <h2>
          {group.partnerCode} · {group.partnerName}
        </h2>
        <Space>
          {chosen.length > 1 ? (
            <Button size="small" icon={<PrinterOutlined />} onClick={() => setPrinting(true)}>
              {say(words.combine)} ({chosen.length})
            </Button>
          ) : null}
          <Balances notes={notes} />
        </Space>
      </div>
      <NoteRows
        notes={notes}
        onOpen={onOpen}
        {...(notes.length > 1 ? { ticks: { ticked, toggle } } : {})}
      />
      {isPrinting ? <CombinedPreview notes={chosen} onClose={() => setPrinting(false)} /> : null}
    </section>
  );
}

function Balances(props: { readonly notes: readonly ShownNote[] }) {
  const byCurrency = new Map<string, string[]>();
  for (const note of props.notes) {
    for (const each of note.totals) {
      const amount = note.type === "CREDIT" ? negated(each.total) : each.total;
      byCurrency.set(each.currencyId, [...(byCurrency.get(each.currencyId) ?? []), amount]);
    }
  }
  return (
    <span className="fw-page-facts">
      {[...byCurrency].map(([currency, amounts]) => (
        <MoneyText key={currency} amount={sum(amounts).toFixed()} currency={currency} code />
      ))}
    </span>
  );
}

function negated(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

function NoteRows(props: {
  readonly notes: readonly ShownNote[];
  readonly onOpen: (open: Open) => void;
  /** The ticked notes, where several can be printed together. */
  readonly ticks?: {
    readonly ticked: ReadonlySet<string>;
    readonly toggle: (id: string) => void;
  };
}) {
  const say = useSay();
  const { onOpen, ticks } = props;
  return (
    <PlainTable
      rows={props.notes}
      rowKey={(note) => note.id}
      columns={[
        ...(ticks
          ? [
              {
                key: "tick",
                title: "",
                read: (note: ShownNote) => (
                  <Checkbox
                    aria-label={say(words.tick, { code: note.code })}
                    checked={ticks.ticked.has(note.id)}
                    onChange={() => ticks.toggle(note.id)}
                  />
                ),
              },
            ]
          : []),
        { key: "type", title: say(words.type), read: (note) => say(typeWords[note.type]) },
        {
          key: "code",
          title: say(words.noteNo),
          read: (note) => (
            <Button
              type="link"
              size="small"
              className="fw-plain-link"
              onClick={() => onOpen({ what: "detail", note })}
            >
              {note.code}
            </Button>
          ),
        },
        {
          key: "charges",
          title: say(words.charges),
          right: true,
          read: (note) => note.chargeCount,
        },
        {
          key: "total",
          title: say(words.total),
          right: true,
          read: (note) =>
            note.totals.map((each) => (
              <div key={each.currencyId}>
                <MoneyText amount={each.total} currency={each.currencyId} code />
              </div>
            )),
        },
        {
          key: "totalVnd",
          title: say(words.totalVnd),
          right: true,
          read: (note) => <MoneyText amount={note.totalVnd} currency={localCurrency} />,
        },
        {
          key: "creator",
          title: say(words.creator),
          read: (note) => say(named(note.userNameCreated, note.userNameCreatedVn ?? null)),
        },
        {
          key: "created",
          title: say(words.created),
          read: (note) => <InstantText instant={note.datetimeCreated} />,
        },
        {
          key: "status",
          title: say(words.status),
          read: (note) => <DocumentStatus kind={noteKind} document={note} />,
        },
        {
          key: "sync",
          title: say(words.sync),
          read: (note) => <SyncStatus status={note.syncStatus} isSending={note.isSending} />,
        },
        {
          key: "lastSync",
          title: say(words.lastSync),
          read: (note) => <InstantText instant={note.lastSyncDate} />,
        },
        {
          key: "issuedFor",
          title: say(words.issuedFor),
          read: (note) => <InvoicesOfNote numbers={note.issuedFor} />,
        },
        {
          key: "actions",
          title: "",
          right: true,
          read: (note) => <NoteActions note={note} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

function NoteActions(props: { readonly note: ShownNote; readonly onOpen: (open: Open) => void }) {
  const say = useSay();
  const confirm = useConfirm();
  const { note, onOpen } = props;
  const remove = useVerb(deleteNote, {
    invalidates: [notesOfJob, offeredCharges, pageNotes],
    onDone: () => toast.success(say(words.deleted, { code: note.code })),
  });
  const ask = async () => {
    const question = {
      title: say(words.deleteSure, { code: note.code }),
      detail: say(words.deleteDetail),
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ cdNoteId: note.id });
  };
  const icon = (label: string, sign: ReactNode, run: () => void, danger = false) => (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${note.code}`}
      title={label}
      icon={sign}
      danger={danger}
      onClick={run}
    />
  );
  return (
    <Space size={0}>
      {icon(say(words.preview), <PrinterOutlined />, () => onOpen({ what: "preview", note }))}
      {note.may.includes("issueInvoice")
        ? icon(say(words.issueInvoice), <FileTextOutlined />, () =>
            onOpen({ what: "invoice", note }),
          )
        : null}
      {note.may.includes("update")
        ? icon(say(words.edit), <EditOutlined />, () => onOpen({ what: "edit", note }))
        : null}
      {note.may.includes("delete")
        ? icon(say(words.delete), <DeleteOutlined />, () => void ask(), true)
        : null}
    </Space>
  );
}
