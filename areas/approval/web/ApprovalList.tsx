import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { TabStrip } from "@fairway/ui/parts/TabStrip.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import type { ManyAction, RefusedRow } from "@fairway/ui/table/manyActions.ts";
import { Table } from "@fairway/ui/table/Table.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo, useState } from "react";
import * as contract from "../contract.ts";
import type { ApprovalRow, ItemAnswer } from "../model/approvalShapes.ts";
import { approvalStatuses, approvalTags, levelWords } from "../model/levels.ts";
import { approvalWords as words } from "./words.ts";

const statusWords = Object.fromEntries(
  approvalStatuses.map((status) => [status, approvalTags[status].words]),
);

/** What waits for the user's approval, the own requests, and all that the user may see. */
export default function ApprovalList() {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const { search, change } = useAddress();
  const tab = contract.approvalTabs.find((each) => each === search["tab"]) ?? "toApprove";
  const state = useTableState("approvals", { filters: ["status"] as const });
  const list = useList(contract.listApprovals, {
    tab,
    status: (state.filters.status || null) as ApprovalRow["status"] | null,
    keyword: state.search || null,
    page: state.page,
    size: state.size,
  });
  const [denied, setDenied] = useState<readonly ApprovalRow[]>([]);
  const [isBusy, setBusy] = useState(false);
  const itemsOf = (rows: readonly ApprovalRow[]) =>
    rows.slice(0, 200).map(({ documentId, version }) => ({ documentId, version }));
  const refusedOf = (rows: readonly ApprovalRow[], answers: readonly ItemAnswer[]) =>
    answers.flatMap(({ documentId, reason }): RefusedRow<ApprovalRow>[] => {
      const row = rows.find((each) => each.documentId === documentId);
      return row && reason ? [{ row, reason: reason[language] }] : [];
    });
  const deny = async (comment: string) => {
    setBusy(true);
    try {
      const { data } = await client.ask(contract.denyAll, { items: itemsOf(denied), comment });
      const refused = refusedOf(denied, data);
      const [first] = refused;
      if (first) {
        toast.error(say(words.someRefused, { count: refused.length, reason: first.reason }));
      }
      setDenied([]);
      void list.refetch();
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const actions: readonly ManyAction<ApprovalRow>[] = [
    {
      key: "approve",
      words: words.approve,
      sure: words.sureMany,
      together: async (rows) => {
        const { data } = await client.ask(contract.approveAll, { items: itemsOf(rows) });
        return refusedOf(rows, data);
      },
    },
    { key: "deny", words: words.deny, all: setDenied },
  ];
  const columns = useMemo(
    (): readonly Column<ApprovalRow>[] => [
      { key: "number", title: words.number, width: 114, frozen: true, read: (row) => row.number },
      { key: "type", title: words.type, width: 142, read: (row) => say(row.typeName) },
      {
        key: "amount",
        title: words.amount,
        width: 126,
        align: "right",
        read: (row) =>
          row.amount && row.currencyId ? (
            <MoneyText amount={row.amount} currency={row.currencyId} code />
          ) : null,
      },
      { key: "requester", title: words.requester, width: 122, read: (row) => row.requesterName },
      { key: "about", title: words.about, width: 140, read: (row) => row.about },
      {
        key: "status",
        title: words.status,
        width: 200,
        read: (row) => <StatusTag {...approvalTags[row.status]} />,
      },
      {
        key: "turn",
        title: words.turn,
        width: 126,
        read: (row) => (row.turn ? say(levelWords[row.turn]) : null),
      },
      {
        key: "sentAt",
        title: words.sentAt,
        width: 120,
        read: (row) => <InstantText instant={row.sentAt} />,
      },
    ],
    [say],
  );
  return (
    <div className="fw-page">
      <PageHeader title={say(words.approvals)} />
      <TabStrip
        tabs={contract.approvalTabs.map((key) => ({ key, label: say(words[key]) }))}
        current={tab}
        onChoose={(key) => change({ tab: key === "toApprove" ? null : key, page: null })}
      />
      <FilterBar
        state={state}
        placeholder={words.search}
        filters={[{ name: "status", label: words.status, of: statusWords }]}
      />
      <Table<ApprovalRow>
        state={state}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.number}
        open={(row) => row.address}
        {...(tab === "toApprove" ? { actionsOnMany: actions } : {})}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
      {denied.length > 0 ? (
        <ReasonDialog
          title={say(words.denyMany, { count: denied.length })}
          yes={words.deny}
          no={words.keep}
          busy={isBusy}
          required
          onGiven={(comment) => void deny(comment)}
          onClose={() => setDenied([])}
        />
      ) : null}
    </div>
  );
}
