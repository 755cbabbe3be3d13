import { CheckOutlined } from "@ant-design/icons";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { useState } from "react";
import { type AgreementRow, listAgreements } from "../contract.ts";
import { confirmAgreement, rejectAgreement } from "../contractLife.ts";
import { contractTypes } from "../model/agreement.ts";
import { type ApprovalStatus, approvalStatuses } from "../model/partner.ts";
import { AgreementDrawer } from "./AgreementDrawer.tsx";
import { approvalMeanings } from "./approvalMeanings.ts";
import { lifeTexts } from "./lifeWords.ts";
import { useAgreementVerbs } from "./useAgreementVerbs.ts";
import { partnerWords as words } from "./words.ts";

/** The agreements of a partner, with what may be done to each. */
export function AgreementTab(props: { readonly partner: AnyRow; readonly mayAdd: boolean }) {
  const say = useSay();
  const partnerId = String(props.partner["id"]);
  const found = useAsk(listAgreements, { partnerId });
  const verbs = useAgreementVerbs();
  const [drawer, setDrawer] = useState<{ readonly row: AgreementRow | null } | null>(null);
  const [rejected, setRejected] = useState<AgreementRow | null>(null);
  const rows = found.data ?? [];
  const noRight = (row: AgreementRow, verb: string) =>
    row.may.includes(verb) ? null : say(words.noRight);
  return (
    <Space orientation="vertical" className="fw-wide">
      <ActionButton
        action={{
          words: words.addAgreement,
          why: props.mayAdd ? null : say(words.noRight),
          run: () => setDrawer({ row: null }),
        }}
      />
      {rows.length === 0 && found.data ? (
        <EmptyState title={words.noAgreement} detail={words.noAgreementDetail} />
      ) : (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "salesman",
              title: say(words.salesman),
              read: (row) => row.salemanName ?? "",
            },
            {
              key: "type",
              title: say(words.type),
              read: (row) => say(contractTypes[row.contractType as keyof typeof contractTypes]),
            },
            { key: "no", title: say(words.contractNo), read: (row) => row.contractNo ?? "" },
            {
              key: "services",
              title: say(words.services),
              read: (row) => row.saleService.join(", "),
            },
            {
              key: "offices",
              title: say(words.offices),
              read: (row) => row.officeCodes.join(", "),
            },
            {
              key: "from",
              title: say(words.effective),
              read: (row) => <DayText day={row.effectiveDate} />,
            },
            {
              key: "to",
              title: say(words.expired),
              read: (row) => <DayText day={row.expiredDate} />,
            },
            { key: "term", title: say(words.term), right: true, read: (row) => row.paymentTerm },
            {
              key: "limit",
              title: say(words.limit),
              right: true,
              read: (row) => (
                <MoneyText amount={row.creditLimit} currency={row.creditCurrency} code />
              ),
            },
            {
              key: "status",
              title: say(words.status),
              read: (row) => <AgreementStatus row={row} />,
            },
            {
              key: "arconfirmed",
              title: say(lifeTexts.arConfirmed),
              read: (row) => (row.arconfirmed ? <CheckOutlined /> : null),
            },
            {
              key: "approval",
              title: say(lifeTexts.approval),
              read: (row) => {
                const status = row.approvalStatus as ApprovalStatus;
                return (
                  <span title={row.approvalComment ?? ""}>
                    <StatusTag
                      words={approvalStatuses[status]}
                      meaning={approvalMeanings[status]}
                    />
                  </span>
                );
              },
            },
            {
              key: "actions",
              title: say(words.actions),
              read: (row) => (
                <Space>
                  <ActionButton
                    action={{
                      words: words.open,
                      why: noRight(row, "open"),
                      run: () => setDrawer({ row }),
                    }}
                  />
                  {row.may.includes("confirm") ? (
                    <ActionButton
                      action={{
                        words: lifeTexts.confirm,
                        confirm: { title: say(lifeTexts.confirmTitle) },
                        run: () =>
                          void verbs.step(confirmAgreement, { partnerId, contractId: row.id }),
                      }}
                    />
                  ) : null}
                  {row.may.includes("reject") ? (
                    <ActionButton
                      action={{ words: lifeTexts.reject, run: () => setRejected(row) }}
                    />
                  ) : null}
                  {row.active ? (
                    <ActionButton
                      action={{
                        words: words.deactivate,
                        why: noRight(row, "deactivate"),
                        confirm: { title: say(words.switchOffTitle) },
                        run: () => void verbs.switchTo(row.id, false),
                      }}
                    />
                  ) : (
                    <ActionButton
                      action={{
                        words: words.activate,
                        why: noRight(row, "activate"),
                        confirm: {
                          title: say(words.switchTitle),
                          detail: say(words.switchDetail),
                        },
                        run: () => void verbs.switchTo(row.id, true),
                      }}
                    />
                  )}
                </Space>
              ),
            },
          ]}
        />
      )}
      {rejected ? (
        <ReasonDialog
          title={say(lifeTexts.rejectAgreementTitle)}
          yes={lifeTexts.reject}
          no={partWords.cancel}
          busy={false}
          onGiven={async (comment) => {
            const ask = { partnerId, contractId: rejected.id, comment };
            if (await verbs.step(rejectAgreement, ask)) setRejected(null);
          }}
          onClose={() => setRejected(null)}
        />
      ) : null}
      {drawer ? (
        <AgreementDrawer partnerId={partnerId} row={drawer.row} onClose={() => setDrawer(null)} />
      ) : null}
    </Space>
  );
}

function AgreementStatus({ row }: { readonly row: AgreementRow }) {
  if (row.isExpired) return <StatusTag words={words.isExpired} meaning="bad" />;
  return (
    <StatusTag
      words={row.active ? words.isActive : words.isInactive}
      meaning={row.active ? "good" : "new"}
    />
  );
}
