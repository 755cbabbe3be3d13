import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { type ReactNode, useState } from "react";
import { decideRelease, pageReleases } from "../contract.ts";
import { type CheckPointType, checkPointTypes } from "../model/checkPointType.ts";
import { type Release, type ReleaseState, releaseStates } from "../model/release.ts";
import { PageButtons } from "./PageButtons.tsx";
import { creditWords as words } from "./words.ts";

const meanings = {
  Requested: "waiting",
  Approved: "good",
  Ended: "new",
  Denied: "bad",
} as const satisfies Record<ReleaseState, string>;
const size = 50;

/** The releases that the user asked for or may decide; what waits stands first. */
export default function ReleaseList() {
  const say = useSay();
  const { search } = useAddress();
  const asked = new URLSearchParams(search).get("state");
  const [state, setState] = useState<ReleaseState | "All">(
    asked && asked in releaseStates ? (asked as ReleaseState) : "All",
  );
  const [page, setPage] = useState(1);
  const [denied, setDenied] = useState<Release | null>(null);
  const found = useList(pageReleases, { state: state === "All" ? null : state, page, size });
  const decide = useVerb(decideRelease, {
    invalidates: [pageReleases],
    onDone: (_, { approve }) => {
      setDenied(null);
      toast.success(say(approve ? words.approved : words.denied));
    },
  });
  const choices = Object.entries(releaseStates).map(([value, label]) => ({
    value: value as ReleaseState,
    label: say(label),
  }));
  const column = (key: string, title: Words, read: (row: Release) => ReactNode) => ({
    key,
    title: say(title),
    read,
  });
  const typeNames = (row: Release) =>
    row.types.map((type) => say(checkPointTypes[type as CheckPointType])).join(", ");
  const rows = found.data?.data ?? [];
  return (
    <div className="fw-page">
      <PageHeader title={say(words.releases)} />
      <Segmented
        aria-label={say(words.state)}
        value={state}
        options={[{ value: "All", label: say(words.all) }, ...choices]}
        onChange={(value) => {
          setPage(1);
          setState(value);
        }}
      />
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeletons rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} />
      ) : (
        <PlainTable<Release>
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            column("state", words.state, (row) => (
              <StatusTag words={releaseStates[row.state]} meaning={meanings[row.state]} />
            )),
            column("partner", words.partner, (row) => `${row.partnerCode} · ${row.partnerName}`),
            column(
              "job",
              words.job,
              (row) => row.jobNo ?? say(row.isOfJob ? words.hiddenJob : words.allJobs),
            ),
            column("office", words.office, (row) => row.officeCode),
            column("types", words.types, typeNames),
            column("until", words.until, (row) => <DayText day={row.releasedUntil} />),
            column("reason", words.reason, (row) => row.reason),
            column("asked", words.askedBy, (row) => (
              <>
                {row.askedBy} <InstantText instant={row.datetimeCreated} />
              </>
            )),
            column("decided", words.decidedBy, (row) =>
              row.decidedBy ? [row.decidedBy, row.comment].filter(Boolean).join(": ") : "",
            ),
            column("passages", words.passages, (row) =>
              row.passages.map((each) => (
                <div key={`${each.at} ${each.jobNo} ${each.type}`}>
                  {each.documentNo ?? each.hwbno ?? each.jobNo ?? say(words.hiddenJob)}
                  {" · "}
                  {say(checkPointTypes[each.type as CheckPointType])}
                  {" · "}
                  {each.by} <InstantText instant={each.at} />
                </div>
              )),
            ),
            column("decide", words.approve, (row) =>
              row.may.includes("decide") ? (
                <Space>
                  <Button
                    size="small"
                    type="primary"
                    loading={decide.isPending}
                    onClick={() =>
                      decide.mutate({ id: row.id, version: row.version, approve: true })
                    }
                  >
                    {say(words.approve)}
                  </Button>
                  <Button size="small" onClick={() => setDenied(row)}>
                    {say(words.deny)}
                  </Button>
                </Space>
              ) : null,
            ),
          ]}
        />
      )}
      <PageButtons page={page} size={size} total={found.data?.totalItems ?? 0} onTurn={setPage} />
      {denied ? (
        <ReasonDialog
          title={say(words.denyTitle, { partner: denied.partnerName })}
          yes={words.deny}
          no={partWords.cancel}
          busy={decide.isPending}
          required
          onGiven={(comment) =>
            decide.mutate({ id: denied.id, version: denied.version, approve: false, comment })
          }
          onClose={() => setDenied(null)}
        />
      ) : null}
    </div>
  );
}
