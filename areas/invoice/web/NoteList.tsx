import { syncTags } from "@fairway/areas/document/model/syncStatus.ts";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { rateFilter } from "@fairway/areas/rate/web/rateFilter.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  amountColumn,
  createdColumn,
  creatorColumn,
  dayColumn,
  statusColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { usePrintTogether } from "@fairway/areas/document/web/usePrintTogether.tsx";
import { totalOf } from "@fairway/areas/document/web/totalOf.tsx";
import { InvoicesOfNote } from "@fairway/areas/note/web/InvoicesOfNote.tsx";
import {
  exportAgencyTemplate,
  exportNoteLines,
  exportNotes,
  pageNotes,
  previewNotes,
  sendNotes,
} from "@fairway/areas/note/contract.ts";
import type { ShownNote } from "@fairway/areas/note/model/note.ts";
import { noteDates, noteTags, typeWords } from "@fairway/areas/note/model/noteFields.ts";
import { noteKind } from "@fairway/areas/note/model/noteKind.ts";
import { noteAsk, noteWork } from "@fairway/areas/note/model/noteWork.ts";
import { words as noteWords } from "@fairway/areas/note/web/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { changedSearch } from "@fairway/ui/address/search.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { ManagementTabs } from "./ManagementTabs.tsx";
import { words } from "./words.ts";

const NoteDetailDrawer = soon(
  async () => (await import("@fairway/areas/note/web/NoteDetailDrawer.tsx")).NoteDetailDrawer,
);

const CombinedPreview = soon(
  async () => (await import("@fairway/areas/note/web/CombinedPreview.tsx")).CombinedPreview,
);

const InvoiceNotes = lazy(() => import("./InvoiceNotes.tsx"));

/** The notes of all jobs with the documents issued for them. */
export default function NoteList() {
  const say = useSay();
  const { search, change } = useAddress();
  const state = useTableState("cd-invoice", {
    filters: ["partner", "type", "status", "sync", "creator", "work", "rate", "by"],
    dates: true,
  });
  const ask = noteAsk(state);
  const may = useMay();
  const printing = usePrintTogether<ShownNote>(previewNotes);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isInvoicing, setInvoicing] = useState(false);
  const client = useClient();
  const [combined, setCombined] = useState<readonly ShownNote[]>([]);
  const combining: ManyAction<ShownNote> = {
    key: "combine",
    words: noteWords.combine,
    all: (rows) => setCombined(rows),
  };
  const sending: ManyAction<ShownNote> = {
    key: "send",
    words: noteWords.send,
    each: ({ id }) => client.ask(sendNotes, { noteIds: [id] }),
    sure: noteWords.sendMany,
  };
  const { download } = useDownload();
  const list = useList(pageNotes, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.management)}
        atHand={0}
        actions={
          may("accManagement.export")
            ? [
                {
                  words: words.notesByBill,
                  run: () => void download(exportNoteLines, { ...ask, format: "xlsx" }),
                },
                {
                  words: words.agencyStatement,
                  run: () => void download(exportAgencyTemplate, { ...ask, format: "xlsx" }),
                },
              ]
            : []
        }
      />
      <ManagementTabs current="cd-invoice" />
      <DocumentList
        kind={noteKind}
        state={state}
        placeholder={words.referenceNo}
        dates={{ by: "by", of: noteDates }}
        filters={[
          { name: "partner", label: words.partner, source: partnerPicker },
          { name: "type", label: words.type, of: typeWords },
          { name: "status", label: words.noteStatus, of: statusWords(noteTags) },
          { name: "sync", label: words.syncStatus, of: statusWords(syncTags) },
          { name: "creator", label: words.creator, source: userPicker },
          { name: "work", label: words.work, of: noteWork },
          rateFilter,
        ]}
        sheet={{ call: exportNotes, ask }}
        list={list}
        {...totalOf(list.data, "open")}
        columns={ask.work ? columnsOfWork : columns}
        actionsOnMany={[printing.action, combining, sending]}
        nameOf={(note) => note.code}
        onOpen={(note) => change(opened(note))}
        {...(may("accManagement.Invoice")
          ? {
              selected: chosen,
              onSelect: setChosen,
              toolbar: chosen.length > 0 && (
                <Button type="primary" onClick={() => setInvoicing(true)}>
                  {say(words.issueInvoices)} ({chosen.length})
                </Button>
              ),
            }
          : {})}
        empty={<EmptyState title={words.noNotes} detail={words.noNotesDetail} />}
      />
      {printing.viewer}
      {combined.length > 0 ? (
        <Suspense fallback={null}>
          <CombinedPreview notes={combined} onClose={() => setCombined([])} />
        </Suspense>
      ) : null}
      {search["note"] && search["job"] ? (
        <Suspense fallback={null}>
          <NoteDetailDrawer
            jobId={search["job"]}
            code={search["note"]}
            onClose={() => change({ note: null, job: null })}
          />
        </Suspense>
      ) : null}
      {isInvoicing ? (
        <Suspense fallback={null}>
          <InvoiceNotes
            noteIds={chosen}
            onClose={() => setInvoicing(false)}
            onDone={() => setChosen([])}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const opened = (note: ShownNote) => ({ note: note.code, job: note.jobId });

// What waits on a note for an invoice; the sheet does not have it.
const open: Column<ShownNote> = {
  key: "open",
  title: words.notInvoiced,
  width: 150,
  align: "right",
  sheet: [],
  read: ({ listedAmount }) =>
    listedAmount ? <MoneyText amount={listedAmount} currency={localCurrency} code /> : null,
};

const columns: Column<ShownNote>[] = [
  {
    key: "code",
    title: noteWords.noteNo,
    width: 140,
    frozen: true,
    read: (note) => <NoteLink note={note} />,
  },
  wordsColumn({ key: "type", title: words.type, width: 100 }, (note) => typeWords[note.type]),
  createdColumn(words.created),
  {
    key: "partner",
    title: words.partner,
    width: 170,
    read: (note) => note.partnerName,
    sheet: ["partnerCode", "partnerName"],
  },
  { key: "jobNo", title: words.job, width: 120, read: (note) => note.jobNo },
  statusColumn(noteKind, words.noteStatus, 268),
  amountColumn(
    { key: "total", title: words.total, width: 136, sheet: ["total", "currencyId"] },
    (note) => note.total,
  ),
  {
    key: "issuedFor",
    title: words.issuedFor,
    width: 136,
    read: (note) => <InvoicesOfNote numbers={note.issuedFor} />,
  },
  {
    key: "sync",
    title: words.syncStatus,
    width: 104,
    read: (note) => <SyncStatus status={note.syncStatus} isSending={note.isSending} />,
    sheet: "syncStatus",
  },
  {
    key: "lastSync",
    title: noteWords.lastSync,
    width: 130,
    read: (note) => <InstantText instant={note.lastSyncDate} />,
    sheet: "lastSyncDate",
  },
  dayColumn(
    { key: "accountingDate", title: noteDates.accountingDate, width: 110 },
    (note) => note.accountingDate,
  ),
  {
    key: "hbl",
    title: words.hbl,
    width: 190,
    read: (note) => note.hwbnos,
    sheet: "hwbnos",
  },
  creatorColumn(words.creator, 110),
];

function NoteLink({ note }: { readonly note: ShownNote }) {
  const { path, search } = useAddress();
  const here = new URLSearchParams(search).toString();
  return <ScreenLink to={`${path}${changedSearch(here, opened(note))}`}>{note.code}</ScreenLink>;
}

const columnsOfWork = columns.flatMap((each) => (each.key === "total" ? [each, open] : [each]));
