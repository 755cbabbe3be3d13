import type { Words } from "@fairway/core/words/words.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { confirmPrepaid, pagePrepaidNotes } from "../contract.ts";
import type { PrepaidNote } from "../model/prepaidNote.ts";
import { PageButtons } from "./PageButtons.tsx";
import { creditWords as words } from "./words.ts";

const size = 50;

/** The notes to prepaid customers, with the confirmation that their money has come. */
export default function PrepaidNotes() {
  const say = useSay();
  const [status, setStatus] = useState<"All" | "Unpaid" | "Paid">("Unpaid");
  const [page, setPage] = useState(1);
  const found = useList(pagePrepaidNotes, {
    status: status === "All" ? null : status,
    page,
    size,
  });
  const confirm = useVerb(confirmPrepaid, {
    invalidates: [pagePrepaidNotes],
    onDone: (_, { notes }) =>
      toast.success(say(notes[0]?.status === "Paid" ? words.confirmedNow : words.revertedNow)),
  });
  const rows = found.data?.data ?? [];
  const column = (key: string, title: Words, read: (row: PrepaidNote) => ReactNode) => ({
    key,
    title: say(title),
    read,
  });
  const set = (id: string, next: "Paid" | "Unpaid") =>
    confirm.mutate({ notes: [{ id, status: next }] });
  return (
    <div className="fw-page">
      <PageHeader title={say(words.prepaid)} />
      <Segmented
        aria-label={say(words.state)}
        value={status}
        options={[
          { value: "Unpaid", label: say(words.waiting) },
          { value: "Paid", label: say(words.paid) },
          { value: "All", label: say(words.all) },
        ]}
        onChange={(value) => {
          setPage(1);
          setStatus(value);
        }}
      />
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeletons rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState title={words.noPrepaid} detail={words.noPrepaidDetail} />
      ) : (
        <PlainTable<PrepaidNote>
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            column("status", words.state, (row) => (
              <StatusTag
                words={row.status === "Paid" ? words.paid : words.waiting}
                meaning={row.status === "Paid" ? "good" : "waiting"}
              />
            )),
            column("note", words.note, (row) => row.number),
            column("job", words.job, (row) => row.jobNo),
            column("partner", words.partner, (row) => row.partnerName),
            column("taxCode", words.taxCode, (row) => row.taxCode),
            {
              ...column("amount", words.amount, (row) => (
                <MoneyText amount={row.total} currency={row.currencyId} code />
              )),
              right: true,
            },
            column("office", words.office, (row) => row.officeCode),
            column("creator", words.creator, (row) => row.userNameCreated),
            column("issued", words.issued, (row) => <InstantText instant={row.datetimeCreated} />),
            column("salesman", words.salesman, (row) => row.saleManName),
            column("confirmed", words.confirmed, (row) =>
              row.confirmedAt ? (
                <>
                  {row.confirmedBy} <InstantText instant={row.confirmedAt} />
                </>
              ) : null,
            ),
            column("confirm", words.confirm, (row) =>
              row.may.includes("confirm") ? (
                <Button
                  size="small"
                  type="primary"
                  loading={confirm.isPending}
                  onClick={() => set(row.id, "Paid")}
                >
                  {say(words.confirm)}
                </Button>
              ) : row.may.includes("revert") ? (
                <Button
                  size="small"
                  loading={confirm.isPending}
                  onClick={() => set(row.id, "Unpaid")}
                >
                  {say(words.revert)}
                </Button>
              ) : null,
            ),
          ]}
        />
      )}
      <PageButtons page={page} size={size} total={found.data?.totalItems ?? 0} onTurn={setPage} />
    </div>
  );
}
