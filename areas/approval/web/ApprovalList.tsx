import { amountText, money, totals } from "@fairway/core/money/money.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
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
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import * as contract from "../contract.ts";
import type { ApprovalRow, ItemAnswer } from "../model/approvalShapes.ts";
import { approvalStatuses, approvalTags, levelWords } from "../model/levels.ts";
import { approvalWords as words } from "./words.ts";

const statusWords = Object.fromEntries(
  approvalStatuses.map((status) => [status, approvalTags[status].words]),
);

type Items = { readonly documentId: string; readonly version: number }[];

/** Ticked rows, and how those that were refused stay ticked. */
interface Ticked {
  readonly rows: readonly ApprovalRow[];
  readonly keep: (rows: readonly ApprovalRow[]) => void;
}

/** The sums of the amounts of documents, one for each currency. */
function sumsOf(rows: readonly ApprovalRow[], language: Language): string {
  const amounts = rows.flatMap(({ amount, currencyId }) =>
    amount && currencyId ? [money(amount, currencyId)] : [],
  );
  return totals(amounts)
    .map((each) => `${sayAmount(amountText(each), each.currency, language)} ${each.currency}`)
    .join(" · ");
}

/** What waits for the user's approval, the own requests, and all that the user may see. */
export default function ApprovalList() {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const { search, change } = useAddress();
  const tab = contract.approvalTabs.find((each) => each === search["tab"]) ?? "toApprove";
  const state = useTableState("approvals", { filters: ["status"] as const });
  const list = useList(
    contract.listApprovals,
    {
      tab,
      status: (state.filters.status || null) as ApprovalRow["status"] | null,
      keyword: state.search || null,
      page: state.page,
      size: state.size,
    },
    { derived: true },
  );
  const [denied, setDenied] = useState<Ticked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const cache = useQueryClient();
  /** Decides on the rows by calls of the size that a call allows; returns what was refused. */
  const decide = async (
    rows: readonly ApprovalRow[],
    send: (items: Items) => Promise<{ readonly data: readonly ItemAnswer[] }>,
  ) => {
    const answers: ItemAnswer[] = [];
    try {
      for (let at = 0; at < rows.length; at += contract.mostDecided) {
        const part = rows.slice(at, at + contract.mostDecided);
        // In turn: each call is one transaction, and one after the other locks the documents.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await send(
          part.map(({ documentId, version }) => ({ documentId, version })),
        );
        for (const each of data) answers.push(each);
      }
    } finally {
      // The number in the menu is of the same call.
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listApprovals) });
    }
    return answers.flatMap(({ documentId, reason }): RefusedRow<ApprovalRow>[] => {
      const row = rows.find((each) => each.documentId === documentId);
      return row && reason ? [{ row, reason: reason[language] }] : [];
    });
  };
  const deny = async ({ rows, keep }: Ticked, comment: string) => {
    setBusy(true);
    try {
      const refused = await decide(rows, (items) =>
        client.ask(contract.denyAll, { items, comment }),
      );
      const [first] = refused;
      if (first) {
        toast.error(say(words.someRefused, { count: refused.length, reason: first.reason }));
      }
      const count = rows.length - refused.length;
      if (count > 0) toast.success(say(words.deniedMany, { count }));
      keep(refused.map(({ row }) => row));
      setDenied(null);
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
      sureDetail: (rows) => sumsOf(rows, language),
      done: words.approvedMany,
      together: (rows) => decide(rows, (items) => client.ask(contract.approveAll, { items })),
    },
    { key: "deny", words: words.deny, all: (rows, keep) => setDenied({ rows, keep }) },
  ];
  const columns = useMemo(
    (): readonly Column<ApprovalRow>[] => [
      {
        key: "number",
        title: words.number,
        width: 116,
        frozen: true,
        read: (row) => <ScreenLink to={row.address}>{row.number}</ScreenLink>,
      },
      { key: "type", title: words.type, width: 118, read: (row) => say(row.typeName) },
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
      { key: "requester", title: words.requester, width: 116, read: (row) => row.requesterName },
      { key: "about", title: words.about, width: 144, read: (row) => row.about },
      {
        key: "status",
        title: words.status,
        width: 178,
        read: (row) => <StatusTag {...approvalTags[row.status]} />,
      },
      {
        key: "turn",
        title: words.turn,
        width: 146,
        read: (row) => (row.turn ? say(levelWords[row.turn]) : null),
      },
      {
        key: "sentAt",
        title: words.sentAt,
        width: 126,
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
      {denied ? (
        <ReasonDialog
          title={[say(words.denyMany, { count: denied.rows.length }), sumsOf(denied.rows, language)]
            .filter(Boolean)
            .join(": ")}
          yes={words.deny}
          no={words.keep}
          busy={isBusy}
          required
          onGiven={(comment) => void deny(denied, comment)}
          onClose={() => setDenied(null)}
        />
      ) : null}
    </div>
  );
}
