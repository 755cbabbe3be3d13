import { getApproval, getDenials, listApprovals } from "@fairway/areas/approval/contract.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InputNumber, Modal } from "antd";
import { Suspense, useState } from "react";
import {
  advanceHistory,
  exportAdvanceForm,
  getAdvance,
  pageAdvances,
  previewAdvance,
  updateTerm,
} from "../contract.ts";
import type { AdvanceDetail } from "../model/advance.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceTags, methodWords, paymentTags } from "../model/advanceWords.ts";
import { LineTable } from "./AdvanceLines.tsx";
import { InterbankQr } from "./InterbankQr.tsx";
import { named } from "@fairway/core/words/named.ts";
import "./advance.css";
import { advanceWords as words } from "./words.ts";

/** The form of a new settlement, of a higher area. */
const settleAt = "/home/accounting/settlement-payment/new";

const PaidBackDialog = later(async () => (await import("./PaidBackDialog.tsx")).PaidBackDialog);

/** An advance on its way: what is asked for, its levels, files, and the user's decision. */
export default function AdvanceApprove() {
  const id = useParam("id");
  const asked = useAsk(getAdvance, { advanceId: id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return <Page advance={asked.data} again={() => void asked.refetch()} />;
}

function Page({ advance, again }: { readonly advance: AdvanceDetail; readonly again: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const mayRead = useMay();
  const { userId } = useSession();
  const { id, advanceNo, currencyId, may } = advance;
  const isToSettle =
    advance.statusApproval === "Done" &&
    advance.statusPayment !== "Settled" &&
    advance.userCreated === userId &&
    mayRead("acctSP.add");
  const client = useClient();
  const { download, underWay } = useDownload();
  const [opened, setOpened] = useState<"print" | "payBack" | null>(null);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.advance)} ${advanceNo}`}
        back={advanceHome}
        status={
          <>
            <StatusTag {...advanceTags[advance.statusApproval]} />
            {advance.statusApproval === "Done" ? (
              <StatusTag {...paymentTags[advance.statusPayment]} />
            ) : null}
            {mayRead("acctAP.detail") ? (
              <HistoryButton call={advanceHistory} id={id} what={advanceNo} />
            ) : null}
          </>
        }
        facts={<MoneyText amount={advance.amount} currency={currencyId} code />}
        primary={
          may.includes("update")
            ? { words: words.edit, run: () => go(`${advanceHome}/${id}`) }
            : isToSettle
              ? { words: words.settle, run: () => go(`${settleAt}?advance=${id}`) }
              : null
        }
        actions={[
          { words: words.print, run: () => setOpened("print") },
          may.includes("payBack") && { words: words.paidBack, run: () => setOpened("payBack") },
          { words: words.sheet, run: () => void download(exportAdvanceForm, { advanceId: id }) },
        ]}
      />
      {underWay}
      {opened === "print" ? (
        <PaperViewer
          title={`${say(words.advance)} ${advanceNo}`}
          version={String(advance.version)}
          load={(language) => client.download(previewAdvance, { advanceId: id, language })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === "payBack" ? (
        <Suspense fallback={null}>
          <PaidBackDialog advance={advance} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
      <ApprovalPanel documentId={id} onDecided={again} />
      <Section title={words.request} columns={1}>
        <div className="fw-advance-facts">
          <Fact name={words.requester}>
            {say(named(advance.requesterName, advance.requesterNameVn))}
          </Fact>
          <Fact name={words.department}>
            {say(named(advance.departmentName, advance.departmentNameVn))}
          </Fact>
          <Fact name={words.requestDate}>
            <DayText day={advance.requestDate} />
          </Fact>
          <Fact name={words.dueDate}>
            <DayText day={advance.dueDate} />
          </Fact>
          <Fact name={words.deadline}>
            <DayText day={advance.deadlinePayment} /> <Term advance={advance} again={again} />
          </Fact>
          <Fact name={words.method}>{say(methodWords[advance.paymentMethod])}</Fact>
          <Fact name={words.payee}>{advance.payeeName}</Fact>
          <Fact name={words.rate}>
            <NumberText value={advance.excRateUsdToLocal} />
          </Fact>
          <Fact name={words.description}>{advance.advanceNote}</Fact>
          {advance.bankAccountNo ? (
            <Fact name={words.bank}>
              {[advance.bankAccountNo, advance.bankAccountName, advance.bankName]
                .filter(Boolean)
                .join(", ")}
            </Fact>
          ) : null}
          {advance.voucherNo ? (
            <Fact name={words.voucherNo}>
              {advance.voucherNo} <DayText day={advance.voucherDate} />
            </Fact>
          ) : null}
        </div>
        <InterbankQr advance={advance} />
      </Section>
      <Section title={words.lines} columns={1}>
        <LineTable lines={advance.advanceRequests} />
      </Section>
      <DocumentFiles
        kind={advanceKind}
        id={id}
        number={advanceNo}
        isSynced={advance.syncStatus === "Synced"}
      />
    </div>
  );
}

/** The term in days, which the pending approver may change. Rule AD-2 */
function Term({ advance, again }: { readonly advance: AdvanceDetail; readonly again: () => void }) {
  const say = useSay();
  const approval = useAsk(getApproval, { documentId: advance.id });
  const [days, setDays] = useState<number | null>(null);
  const change = useVerb(updateTerm, {
    invalidates: [getAdvance, pageAdvances, getApproval, getDenials, listApprovals],
    onDone: ({ data }) => {
      toast.success(say(words.termChanged, { day: sayDay(data.deadlinePayment) }));
      setDays(null);
      again();
    },
  });
  if (!approval.data?.may.includes("approve")) return null;
  return (
    <>
      <PlainButton
        kind="text"
        className="fw-plain-link"
        onClick={() => setDays(advance.paymentTerm)}
      >
        {say(words.changeTerm)}
      </PlainButton>
      {days === null ? null : (
        <Modal
          open
          title={say(words.changeTerm)}
          okText={say(words.save)}
          onOk={() => change.mutate({ Id: advance.id, days })}
          onCancel={() => setDays(null)}
        >
          <InputNumber
            aria-label={say(words.term)}
            min={0}
            max={999}
            precision={0}
            value={days}
            onChange={(value) => setDays(value ?? 0)}
          />
        </Modal>
      )}
    </>
  );
}
