import {
  CalculatorOutlined,
  EditOutlined,
  FileTextOutlined,
  MailOutlined,
  PrinterOutlined,
} from "@ant-design/icons";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { RateReasonShown } from "@fairway/areas/rate/web/RateReasonShown.tsx";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { Suspense, useState } from "react";
import { giveNoteReason, noteDetails, noteHistory, notesOfJob, pageNotes } from "../contract.ts";
import { ChargeTable } from "./ChargeChooser.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { notePlaces } from "./places.ts";
import { NotePreview } from "./NotePreview.tsx";
import { rateLabel } from "./NoteRates.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import { noteKind } from "../model/noteKind.ts";
import { TotalsLine } from "./TotalsLine.tsx";
import { typeWords } from "../model/noteFields.ts";
import { InvoicesOfNote } from "./InvoicesOfNote.tsx";
import { useNoteSync } from "./useNoteSync.tsx";
import { words } from "./words.ts";

const AdjustDrawer = later(async () => (await import("./AdjustDrawer.tsx")).AdjustDrawer);
const ChangeNote = later(async () => (await import("./ChangeNote.tsx")).ChangeNote);
const WhyTotals = later(async () => (await import("./WhyTotals.tsx")).WhyTotals);

// The sign of an empty value.
const nothing = "–";

/** One note with its charges. */
export function NoteDetailDrawer(props: {
  readonly jobId: string;
  readonly code: string;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [isPrinting, setPrinting] = useState(false);
  const [isInvoicing, setInvoicing] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const { InvoiceNotes, NoteMail } = notePlaces();
  const { jobId, code } = props;
  const [isAdjusting, setAdjusting] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const found = useAsk(noteDetails, { jobId, cdNo: code });
  const note = found.data;
  const sync = useNoteSync(note);
  if (isPrinting) return <NotePreview jobId={jobId} code={code} onClose={props.onClose} />;
  return (
    <SideDrawer
      size={1080}
      title={note ? `${say(typeWords[note.type])} ${code}` : code}
      onClose={props.onClose}
      isRead
      extra={note ? <HistoryButton call={noteHistory} id={note.id} what={code} /> : null}
      facts={
        note ? (
          <TotalsLine
            count={note.charges.length}
            totals={note}
            isIssued
            onWhy={() => setExplaining(true)}
          />
        ) : null
      }
      actions={[
        { words: words.preview, icon: <PrinterOutlined />, run: () => setPrinting(true) },
        NoteMail && note
          ? { words: words.sendByMail, icon: <MailOutlined />, run: () => setMailing(true) }
          : null,
        note?.may.includes("update")
          ? { words: words.edit, icon: <EditOutlined />, run: () => setChanging(true) }
          : null,
        note?.may.includes("adjust")
          ? { words: words.adjust, icon: <CalculatorOutlined />, run: () => setAdjusting(true) }
          : null,
        ...sync.actions,
      ]}
      primary={
        note?.may.includes("issueInvoice")
          ? {
              words: words.issueInvoice,
              icon: <FileTextOutlined />,
              run: () => setInvoicing(true),
            }
          : null
      }
    >
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : note ? (
        <div className="fw-form">
          <div className="fw-columns fw-columns-3">
            <Labelled label={words.partner}>
              {note.partnerCode} · {note.partnerName}
            </Labelled>
            <Labelled label={words.job}>
              <ScreenLink to={jobHome({ id: note.jobId, transactionType: note.transactionType })}>
                {note.jobNo}
              </ScreenLink>
            </Labelled>
            <Labelled label={words.hbl}>{note.hwbnos || nothing}</Labelled>
            <Labelled label={words.status}>
              <DocumentStatus kind={noteKind} document={note} />
            </Labelled>
            <Labelled label={words.sync}>
              {note.syncStatus ? (
                <Space size={6}>
                  <SyncStatus status={note.syncStatus} isSending={note.isSending} />
                  <InstantText instant={note.lastSyncDate} />
                </Space>
              ) : (
                nothing
              )}
            </Labelled>
            {note.reasonReject ? (
              <Labelled label={words.reasonReject} span={2}>
                {note.reasonReject}
              </Labelled>
            ) : null}
            <Labelled label={words.exchangeDate}>
              <DayText day={note.exchangeDate} />
            </Labelled>
            <Labelled label={words.usdRate}>
              {note.excRateUsdToLocal ? <NumberText value={note.excRateUsdToLocal} /> : nothing}
            </Labelled>
            {note.rates
              .filter((each) => each.currencyId !== secondCurrency)
              .map(({ currencyId: currency, rate }) => (
                <Labelled key={currency} label={rateLabel(currency)}>
                  <NumberText value={rate} most={8} />
                </Labelled>
              ))}
            <RateReasonShown
              call={giveNoteReason}
              record={note}
              touched={[noteDetails, notesOfJob, pageNotes]}
            />
            <Labelled label={words.issuedFor}>
              {note.issuedFor ? <InvoicesOfNote numbers={note.issuedFor} /> : nothing}
            </Labelled>
            <Labelled label={words.flexId}>{note.flexId ?? nothing}</Labelled>
            <Labelled label={words.note} span={2}>
              {note.note ?? nothing}
            </Labelled>
          </div>
          <ChargeTable charges={note.charges} />
          {isExplaining ? (
            <Suspense fallback={null}>
              <WhyTotals note={note} onClose={() => setExplaining(false)} />
            </Suspense>
          ) : null}
          <DocumentFiles
            kind={noteKind}
            id={note.id}
            number={code}
            isSynced={note.syncStatus === "Synced"}
          />
        </div>
      ) : (
        <RowSkeletons rows={6} />
      )}
      {sync.dialog}
      {note && isChanging ? (
        <Suspense fallback={null}>
          <ChangeNote note={note} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
      {note && isAdjusting ? (
        <Suspense fallback={null}>
          <AdjustDrawer noteId={note.id} onClose={() => setAdjusting(false)} />
        </Suspense>
      ) : null}
      {isMailing && NoteMail ? (
        <Suspense fallback={null}>
          <NoteMail code={code} onClose={() => setMailing(false)} />
        </Suspense>
      ) : null}
      {note && isInvoicing && InvoiceNotes ? (
        <Suspense fallback={null}>
          <InvoiceNotes noteIds={[note.id]} onClose={() => setInvoicing(false)} />
        </Suspense>
      ) : null}
    </SideDrawer>
  );
}
