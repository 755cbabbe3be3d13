import { named } from "@fairway/core/words/named.ts";
import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { useDenyTogether } from "@fairway/areas/document/web/useDenyTogether.tsx";
import { outsideTag } from "@fairway/areas/rate/model/outsideWords.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { denySettlements, getSettlement, pageSettlements, settlementHistory } from "../contract.ts";
import type { SettlementDetail } from "../model/settlement.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { settlementMethodWords, settlementTypeWords } from "../model/settlementWords.ts";
import { BalanceText, SumFacts } from "./BalanceText.tsx";
import "./settlement.css";
import { SettlementLines } from "./SettlementLines.tsx";
import { usePapersOfSettlement } from "./usePapersOfSettlement.tsx";
import { settlementWords as words } from "./words.ts";

/** A settlement on its way: what was spent, its levels, files, and the user's decision. */
export default function SettlementApprove() {
  const id = useParam("id");
  const asked = useAsk(getSettlement, { settlementId: id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return <Page settlement={asked.data} again={() => void asked.refetch()} />;
}

function Page(props: { readonly settlement: SettlementDetail; readonly again: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const mayRead = useMay();
  const { settlement, again } = props;
  const { id, settlementNo, currencyId, may } = settlement;
  const approval = useAsk(getApproval, { documentId: id });
  const mayDeny = approval.data?.may.includes("deny") ?? true;
  const denying = useDenyTogether<SettlementDetail>(denySettlements, {
    title: words.denyMany,
    invalidates: [pageSettlements, getSettlement, getApproval, getDenials],
  });
  const papers = usePapersOfSettlement(settlement);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.settlement)} ${settlementNo}`}
        back={settlementHome}
        status={
          <>
            <StatusTag {...approvedTags[settlement.statusApproval]} />
            {settlement.rateOutside ? <StatusTag {...outsideTag} /> : null}
            {mayRead("acctSP.detail") ? (
              <HistoryButton call={settlementHistory} id={id} what={settlementNo} />
            ) : null}
          </>
        }
        facts={<BalanceText balance={settlement.balanceAmount} currency={currencyId} />}
        primary={
          may.includes("update")
            ? { words: words.edit, run: () => go(`${settlementHome}/${id}`) }
            : null
        }
        actions={papers.actions}
        atHand={1}
        dangerous={[
          // Whose turn it is denies below, with the level.
          may.includes("deny") &&
            !mayDeny && { words: words.deny, run: () => denying.open([settlement]) },
        ]}
      />
      {denying.dialog}
      {papers.shown}
      <ApprovalPanel documentId={id} onDecided={again} />
      <Section title={words.request} columns={1}>
        <SumFacts sums={settlement} currency={currencyId}>
          <Fact name={words.requester}>
            {say(named(settlement.requesterName, settlement.requesterNameVn))}
          </Fact>
          <Fact name={words.department}>
            {say(named(settlement.departmentName, settlement.departmentNameVn))}
          </Fact>
          <Fact name={words.type}>{say(settlementTypeWords[settlement.settlementType])}</Fact>
          <Fact name={words.requestDate}>
            <DayText day={settlement.requestDate} />
          </Fact>
          <Fact name={words.dueDate}>
            <DayText day={settlement.dueDate} />
          </Fact>
          <Fact name={words.method}>{say(settlementMethodWords[settlement.paymentMethod])}</Fact>
          <Fact name={words.payee}>{settlement.payeeName}</Fact>
          <Fact name={words.note}>{settlement.note}</Fact>
          {settlement.rateOutside ? (
            <Fact name={words.rateReason}>{settlement.rateReason}</Fact>
          ) : null}
          {settlement.bankAccountNo ? (
            <Fact name={words.bank}>
              {[settlement.bankAccountNo, settlement.bankAccountName, settlement.bankName]
                .filter(Boolean)
                .join(", ")}
            </Fact>
          ) : null}
          {settlement.voucherNo ? (
            <Fact name={words.voucherNo}>
              {settlement.voucherNo} <DayText day={settlement.voucherDate} />
            </Fact>
          ) : null}
        </SumFacts>
      </Section>
      <SettlementLines settlement={settlement} />
      <DocumentFiles
        kind={settlementKind}
        id={id}
        number={settlementNo}
        isSynced={settlement.syncStatus === "Synced"}
      />
    </div>
  );
}
