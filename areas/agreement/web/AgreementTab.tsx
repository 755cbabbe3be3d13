import { CheckOutlined } from "@ant-design/icons";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { Suspense, useState } from "react";
import { type AgreementRow, isOpened, type ListedAgreement } from "../model/agreementShapes.ts";
import { confirmAgreement, listAgreements, rejectAgreement } from "../contract.ts";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { AgreementStatus } from "./AgreementStatus.tsx";
import { RowActions } from "@fairway/areas/partner/web/RowActions.tsx";
import { useAgreementVerbs } from "./useAgreementVerbs.ts";
import { agreementWords as words } from "./words.ts";

const AgreementDrawer = soon(async () => (await import("./AgreementDrawer.tsx")).AgreementDrawer);

/** The agreements of a partner, with the permitted verbs of each. */
export function AgreementTab(props: { readonly partner: AnyRow; readonly menu: string }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const language = useLanguage();
  const partnerId = String(props.partner["id"]);
  const mayDo = (props.partner["may"] ?? []) as readonly string[];
  const found = useAsk(listAgreements, { partnerId });
  const verbs = useAgreementVerbs();
  const [drawer, setDrawer] = useState<{ readonly row: AgreementRow | null } | null>(null);
  const [rejected, setRejected] = useState<ListedAgreement | null>(null);
  const rows = found.data ?? [];
  const noRight = (row: ListedAgreement, verb: string, action: string) =>
    whyNot(`${props.menu}.${action}`, !row.may.includes(verb));
  const actionsOf = (row: ListedAgreement): readonly PageAction[] => [
    {
      words: words.open,
      why: noRight(row, "open", "DetailAgreement"),
      run: () => {
        if (isOpened(row)) setDrawer({ row });
      },
    },
    ...(row.may.includes("confirm")
      ? [
          {
            words: words.confirm,
            confirm: { title: say(words.confirmTitle) },
            run: () => void verbs.step(confirmAgreement, { partnerId, contractId: row.id }),
          },
        ]
      : []),
    row.active
      ? {
          words: words.deactivate,
          why: noRight(row, "deactivate", "ActiveContract"),
          confirm: { title: say(words.switchOffTitle) },
          run: () => void verbs.switchTo(row.id, false),
        }
      : {
          words: words.activate,
          why: noRight(row, "activate", "ActiveContract"),
          confirm: { title: say(words.switchTitle), detail: say(words.switchDetail) },
          run: () => void verbs.switchTo(row.id, true),
        },
    ...(row.may.includes("reject") ? [{ words: words.reject, run: () => setRejected(row) }] : []),
  ];
  const isEmpty = rows.length === 0 && Boolean(found.data);
  const add = {
    words: words.addAgreement,
    why: whyNot(`${props.menu}.write`, !mayDo.includes("addAgreement")),
    run: () => setDrawer({ row: null }),
  };
  return (
    <Space orientation="vertical" className="fw-wide">
      {isEmpty ? null : <ActionButton action={add} />}
      {isEmpty ? (
        <EmptyState title={words.noAgreement} detail={words.noAgreementDetail} first={add} />
      ) : (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "salesman",
              title: say(words.salesman),
              read: (row) => (language === "vi" ? row.salemanNameVn : row.salemanName) ?? "",
            },
            {
              key: "type",
              title: say(words.type),
              read: (row) => (
                <>
                  {say(contractTypes[row.contractType as keyof typeof contractTypes])}
                  <div className="fw-quiet">{row.contractNo}</div>
                </>
              ),
            },
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
            { key: "company", title: say(words.company), read: (row) => row.companyCode },
            {
              key: "validity",
              title: say(words.validity),
              read: (row) => (
                <>
                  <DayText day={row.effectiveDate} />
                  {row.expiredDate ? (
                    <>
                      {" – "}
                      <DayText day={row.expiredDate} />
                    </>
                  ) : null}
                </>
              ),
            },
            { key: "term", title: say(words.term), right: true, read: (row) => row.paymentTerm },
            {
              key: "limit",
              title: say(words.limit),
              right: true,
              read: (row) =>
                isOpened(row) ? (
                  <MoneyText amount={row.creditLimit} currency={row.creditCurrency} code />
                ) : null,
            },
            {
              key: "status",
              title: say(words.status),
              read: (row) => <AgreementStatus row={row} />,
            },
            {
              key: "arconfirmed",
              title: say(words.arConfirmed),
              read: (row) => (row.arconfirmed ? <CheckOutlined /> : null),
            },
            {
              key: "actions",
              title: say(words.actions),
              read: (row) => <RowActions actions={actionsOf(row)} />,
            },
          ]}
        />
      )}
      {rejected ? (
        <ReasonDialog
          title={say(words.rejectAgreementTitle)}
          yes={words.reject}
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
        <Suspense fallback={null}>
          <AgreementDrawer
            partnerId={partnerId}
            menu={props.menu}
            row={drawer.row}
            onClose={() => setDrawer(null)}
          />
        </Suspense>
      ) : null}
    </Space>
  );
}
