import { localCurrency } from "@fairway/core/money/currency.ts";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { AdjustDrawer } from "@fairway/areas/note/web/AdjustDrawer.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
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
  pageSoas,
  previewSoa,
  rejectSoa,
  requestConfirm,
  reviseSoa,
  splitSoa,
} from "../contract.ts";
import type { SoaDetail } from "../model/soa.ts";
import { soaAddress, soaHome } from "../model/soaHome.ts";
import { groupsOf } from "../model/soaGroups.ts";
import { soaKind } from "../model/soaKind.ts";
import { ChargeTable } from "./ChargeTable.tsx";
import { NoStatement } from "./NoStatement.tsx";
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

/** A statement: its head, its lines, and what can be done with it. */
export default function SoaDetailScreen() {
  const soaNo = useAddress().search["no"];
  return soaNo ? <Asked soaNo={soaNo} /> : <NoStatement />;
}

function Asked({ soaNo }: { readonly soaNo: string }) {
  const asked = useAsk(getSoa, { soaNo, currency: localCurrency });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return <Page key={asked.data.id} soa={asked.data} />;
}

type Open = "reject" | "revise" | "print" | "adjust" | null;

function Page({ soa }: { readonly soa: SoaDetail }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const { download, underWay } = useDownload();
  const [open, setOpen] = useState<Open>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<"flat" | "grouped">("flat");
  const { id, version, soano, may, currencyId, chargeShipments: lines } = soa;
  const done = (text: typeof words.saved | typeof words.ended) => ({
    invalidates: [getSoa, pageSoas],
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
    invalidates: [getSoa, pageSoas],
    onDone: ({ split: made }) => {
      toast.success(say(words.splitDone, { soano: made.soano }));
      go(soaAddress("detail", made.soano, made.currencyId));
    },
  });
  const surchargeIds = [...ticked];
  const isPart = ticked.size > 0 && ticked.size < lines.length;
  const sheet = (call: CallSpec) => void download(call, { soaNo: soano } as never);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.statement)} ${soano}`}
        back={soaHome}
        status={<DocumentStatus kind={soaKind} document={soa} />}
        facts={<SoaTotals totals={soa.totals} />}
        primary={
          may.includes("update")
            ? { words: words.edit, run: () => go(soaAddress("edit", soano, currencyId)) }
            : may.includes("confirm")
              ? { words: words.confirm, run: () => confirm.mutate({ id, version }) }
              : may.includes("reissue")
                ? { words: words.reissue, run: () => go(`${soaHome}/new?of=${soano}`) }
                : null
        }
        actions={[
          { words: words.print, keys: "mod+p", run: () => setOpen("print") },
          may.includes("request") && {
            words: words.request,
            run: () => request.mutate({ id, version }),
          },
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
      <Section title={words.lines} columns={1}>
        <Segmented
          value={view}
          options={(["flat", "grouped"] as const).map((value) => ({
            value,
            label: say(words[value]),
          }))}
          onChange={setView}
        />
        {view === "flat" ? (
          <ChargeTable lines={lines} ticked={ticked} onTick={setTicked} />
        ) : (
          <Groups soa={soa} />
        )}
      </Section>
      <DocumentFiles kind={soaKind} id={id} number={soano} isSynced={soa.syncStatus === "Synced"} />
      {open === "print" ? (
        <PaperViewer
          title={soano}
          load={(language) => client.download(previewSoa, { soaNo: soano, language })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "adjust" ? (
        <AdjustDrawer noteId={id} invalidates={[getSoa, pageSoas]} onClose={() => setOpen(null)} />
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
  return (
    <Section title={words.statement} columns={1}>
      <div className="fw-soa-facts">
        <Fact name={words.partner}>{soa.customerName}</Fact>
        <Fact name={words.salesman}>{soa.saleManName}</Fact>
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
        {soa.combineBillingNo ? (
          <Fact name={words.combineNo}>{soa.combineBillingNo}</Fact>
        ) : null}
        <Fact name={words.note}>{soa.note}</Fact>
        <Fact name={words.reason}>{soa.reasonRevise ?? soa.reasonReject}</Fact>
      </div>
    </Section>
  );
}

/** The lines by job and bill, each group with its sums. */
function Groups({ soa }: { readonly soa: SoaDetail }) {
  return groupsOf(soa.type, soa.chargeShipments).map((group) => (
    <section key={group.hblid} className="fw-section">
      <div className="fw-section-head">
        <b>
          {[group.jobNo, group.hwbno, group.mblno, group.personInCharge]
            .filter(Boolean)
            .join(" · ")}
        </b>
        <SoaTotals totals={group.totals} />
      </div>
      <ChargeTable lines={group.charges} />
    </section>
  ));
}
