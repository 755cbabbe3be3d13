import { named } from "@fairway/core/words/named.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { RateReasonShown } from "@fairway/areas/rate/web/RateReasonShown.tsx";
import { AdjustDrawer } from "@fairway/areas/note/web/AdjustDrawer.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useState } from "react";
import {
  confirmSoa,
  deleteSoa,
  exportAir,
  exportAirSupplier,
  exportAirWithHbl,
  exportBravo,
  exportDetail,
  exportOps,
  getSoa,
  giveSoaReason,
  groupsOfSoa,
  linesOfSoa,
  pageSoas,
  previewSoa,
  rejectSoa,
  requestConfirm,
  reviseSoa,
  soaHistory,
  splitSoa,
} from "../contract.ts";
import type { SoaDetail } from "../model/soa.ts";
import { soaAddress, soaHome } from "../model/soaHome.ts";
import { soaKind } from "../model/soaKind.ts";
import { NoStatement } from "./NoStatement.tsx";
import { typeWords } from "../model/soaWords.ts";
import { SoaLines } from "./SoaLines.tsx";
import { SoaTotals } from "./SoaTotals.tsx";
import "./soa.css";
import { soaWords as words } from "./words.ts";

const sheets = [
  [words.exportDetail, exportDetail],
  [words.exportOps, exportOps],
  [words.exportAccounting, exportBravo],
  [words.exportAir, exportAir],
  [words.exportAirHbl, exportAirWithHbl],
  [words.exportAirSupplier, exportAirSupplier],
] as const;

/** The forms of a new invoice and a new voucher, of a higher area. */
const newInvoice = "/home/accounting/management/vat-invoice/new";
const newVoucher = "/home/accounting/management/voucher/new";

/** The calls that show a statement. */
const shownOfSoa = [getSoa, linesOfSoa, groupsOfSoa, pageSoas];

/** A statement: its head, its lines, and what can be done with it. */
export default function SoaDetailScreen() {
  const soaNo = useAddress().search["no"];
  return soaNo ? <Asked soaNo={soaNo} /> : <NoStatement />;
}

function Asked({ soaNo }: { readonly soaNo: string }) {
  const [revision, setRevision] = useState<number | null>(null);
  const asked = useList(getSoa, {
    soaNo,
    currency: localCurrency,
    withLines: "false",
    ...(revision === null ? {} : { revision }),
  });
  const { data: soa } = asked;
  if (asked.error && !soa) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!soa) return <PageSkeleton />;
  return (
    <Page
      key={soa.id}
      soa={soa}
      revision={revision ?? soa.revision}
      onRevision={(next) => setRevision(next === soa.revision ? null : next)}
    />
  );
}

type Open = "reject" | "revise" | "print" | "adjust" | null;

function Page(props: {
  readonly soa: SoaDetail;
  readonly revision: number;
  readonly onRevision: (revision: number) => void;
}) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const mayRead = useMay();
  const { download, underWay } = useDownload();
  const [open, setOpen] = useState<Open>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { soa, revision } = props;
  const { id, version, soano, may, currencyId } = soa;
  const isPresent = revision === soa.revision;
  const done = (text: typeof words.saved | typeof words.ended) => ({
    invalidates: shownOfSoa,
    onDone: () => {
      toast.success(say(text, { soano }));
      setOpen(null);
      setTicked(new Set());
    },
  });
  const request = useVerb(requestConfirm, done(words.saved));
  const confirm = useVerb(confirmSoa, done(words.saved));
  const revise = useVerb(reviseSoa, done(words.saved));
  const reject = useVerb(rejectSoa, done(words.ended));
  const remove = useVerb(deleteSoa, done(words.ended));
  const split = useVerb(splitSoa, {
    invalidates: shownOfSoa,
    onDone: ({ split: made }) => {
      toast.success(say(words.splitDone, { soano: made.soano }));
      go(soaAddress("detail", made.soano, made.currencyId));
    },
  });
  const edit = { words: words.edit, run: () => go(soaAddress("edit", soano, currencyId)) };
  // What follows the confirmation of the partner.
  const next =
    soa.status === "Confirmed" && mayRead("accManagement.add")
      ? {
          words: soa.type === "Debit" ? words.issueInvoice : words.issueVoucher,
          run: () => go(`${soa.type === "Debit" ? newInvoice : newVoucher}?soa=${soano}`),
        }
      : null;
  const surchargeIds = [...ticked];
  const isPart = ticked.size > 0 && ticked.size < soa.totalCharge;
  const sheet = (call: CallSpec) => void download(call, { soaNo: soano } as never);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.statement)} ${soano}`}
        back={soaHome}
        status={
          <>
            <DocumentStatus kind={soaKind} document={soa} />
            <HistoryButton call={soaHistory} id={id} what={soano} />
          </>
        }
        facts={<SoaTotals totals={soa.totals} />}
        primary={
          may.includes("request")
            ? { words: words.request, run: () => request.mutate({ id, version }) }
            : may.includes("confirm")
              ? { words: words.confirm, run: () => confirm.mutate({ id, version }) }
              : may.includes("reissue")
                ? { words: words.reissue, run: () => go(`${soaHome}/new?of=${soano}`) }
                : may.includes("update")
                  ? edit
                  : next
        }
        actions={[
          { words: words.print, keys: "mod+p", run: () => setOpen("print") },
          may.includes("update") && may.includes("request") && edit,
          may.includes("revise") && {
            words: words.revise,
            why: ticked.size === 0 ? say(words.reviseTick) : null,
            run: () => setOpen("revise"),
          },
          may.includes("split") && {
            words: words.split,
            why: isPart ? null : say(words.splitTick),
            run: () => split.mutate({ id, version, surchargeIds }),
          },
          may.includes("adjust") && { words: words.adjust, run: () => setOpen("adjust") },
          ...sheets.map(([title, call]) => ({ words: title, run: () => sheet(call) })),
        ]}
        dangerous={[
          may.includes("reject") && { words: words.reject, run: () => setOpen("reject") },
          may.includes("delete") && {
            words: words.remove,
            run: () => remove.mutate({ soaNo: soano }),
            confirm: {
              title: say(words.removeTitle, { soano }),
              detail: say(words.rejectDetail),
            },
          },
        ]}
      />
      {underWay}
      <Head soa={soa} />
      {isPresent ? null : (
        <Alert type="info" showIcon title={say(words.olderRevision, { revision })} />
      )}
      <SoaLines {...props} ticked={ticked} onTick={setTicked} />
      <DocumentFiles kind={soaKind} id={id} number={soano} isSynced={soa.syncStatus === "Synced"} />
      {open === "print" ? (
        <PaperViewer
          title={soano}
          load={(language) => client.download(previewSoa, { soaNo: soano, language, revision })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "adjust" ? (
        <AdjustDrawer noteId={id} invalidates={shownOfSoa} onClose={() => setOpen(null)} />
      ) : null}
      {open === "reject" ? (
        <ReasonDialog
          title={say(words.rejectTitle, { soano })}
          detail={say(words.rejectDetail)}
          yes={words.reject}
          no={words.keep}
          required
          busy={reject.isPending}
          onGiven={(reason) => reject.mutate({ id, version, reason })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "revise" ? (
        <ReasonDialog
          title={say(words.revise)}
          yes={words.revise}
          no={words.keep}
          required
          busy={revise.isPending}
          onGiven={(reason) => revise.mutate({ id, version, reason, surchargeIds })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}

function Head({ soa }: { readonly soa: SoaDetail }) {
  const say = useSay();
  const reason = soa.reasonRevise ?? soa.reasonReject;
  return (
    <Section title={words.statement} columns={1}>
      <div className="fw-soa-facts">
        <Fact name={words.partner}>{soa.customerName}</Fact>
        <Fact name={words.type}>{say(typeWords[soa.type])}</Fact>
        <Fact name={words.salesman}>{say(named(soa.saleManName, soa.saleManNameVn ?? null))}</Fact>
        <Fact name={words.from}>
          <DayText day={soa.soaformDate} />
        </Fact>
        <Fact name={words.to}>
          <DayText day={soa.soatoDate} />
        </Fact>
        <Fact name={words.total}>
          <MoneyText amount={soa.totalAmount} currency={soa.currencyId} code />
        </Fact>
        <Fact name={words.rate}>
          <NumberText value={soa.excRateUsdToLocal} />
        </Fact>
        <Fact name={words.shipments}>{soa.totalShipment}</Fact>
        <Fact name={words.charges}>{soa.totalCharge}</Fact>
        <Fact name={words.revision}>{soa.revision}</Fact>
        {soa.paymentDueDate ? (
          <Fact name={words.paymentDue}>
            <DayText day={soa.paymentDueDate} />
          </Fact>
        ) : null}
        {soa.combineBillingNo ? <Fact name={words.combineNo}>{soa.combineBillingNo}</Fact> : null}
        <Fact name={words.note}>{soa.note}</Fact>
        {reason ? <Fact name={words.reason}>{reason}</Fact> : null}
        <Fact name={words.created}>
          <InstantText instant={soa.datetimeCreated} />{" "}
          {say(named(soa.userNameCreated, soa.userNameCreatedVn ?? null))}
        </Fact>
        <Fact name={words.modified}>
          <InstantText instant={soa.datetimeModified} />{" "}
          {say(named(soa.userNameModified ?? null, soa.userNameModifiedVn ?? null))}
        </Fact>
        {soa.syncStatus ? (
          <Fact name={words.sync}>
            <SyncStatus status={soa.syncStatus} isSending={soa.isSending} />{" "}
            <InstantText instant={soa.lastSyncDate} />
          </Fact>
        ) : null}
        <RateReasonShown call={giveSoaReason} record={soa} touched={shownOfSoa} />
      </div>
    </Section>
  );
}
