import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import {
  dayColumn,
  numberColumn,
  wordsColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { DocumentList } from "@fairway/areas/document/web/DocumentList.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { exportUnlocks, pageUnlocks } from "../contract.ts";
import { subjectOf } from "../model/presets.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { unlockKind } from "../model/unlockKind.ts";
import type { ShownUnlock } from "../model/unlockRequest.ts";
import { unlockTypes } from "../model/unlockTypes.ts";
import { unlockWords as words } from "./words.ts";

const home = ({ id }: ShownUnlock) => `${unlockHome}/${id}`;

/** The unlock requests within the user's reach; without a choice the own ones. */
export default function UnlockList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const { userId } = useSession();
  const state = useTableState("unlockRequests", {
    filters: ["type", "status", "who"] as const,
    dates: true,
  });
  const { type, status, who } = state.filters;
  const ask = {
    referenceNo: state.search,
    unlockType: (type || null) as ShownUnlock["unlockType"] | null,
    statusApproval: (status || null) as ShownUnlock["statusApproval"] | null,
    requester: who === "all" ? null : userId,
    createdFrom: state.from,
    createdTo: state.to,
  };
  const list = useList(pageUnlocks, { ...ask, page: state.page, size: state.size });
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.requests)}
        primary={{
          words: words.newRequest,
          keys: "alt+n",
          run: () => go(`${unlockHome}/new`),
          why: whyNot("settingUnlockRequest.add"),
        }}
      />
      <DocumentList
        kind={unlockKind}
        state={state}
        placeholder={words.search}
        dates={words.created}
        filters={[
          { name: "type", label: words.type, of: unlockTypes },
          { name: "status", label: words.status, of: statusWords(approvedTags) },
          { name: "who", label: words.who, of: { mine: words.mine, all: words.everybody } },
        ]}
        sheet={{ call: exportUnlocks, ask }}
        list={list}
        columns={columns}
        nameOf={(row) => row.requestNo}
        open={home}
        cancelled={(row) => row.statusApproval === "Canceled"}
        empty={<EmptyState title={words.none} detail={words.noneDetail} />}
      />
    </div>
  );
}

const columns: Column<ShownUnlock>[] = [
  numberColumn(
    { key: "requestNo", title: words.requestNo, width: 116 },
    (row) => row.requestNo,
    home,
  ),
  wordsColumn({ key: "subject", title: words.subject, width: 200 }, (row) => ({
    en: subjectOf(row, "en"),
    vi: subjectOf(row, "vi"),
  })),
  wordsColumn(
    { key: "unlockType", title: words.type, width: 150 },
    (row) => unlockTypes[row.unlockType],
  ),
  { key: "referenceNo", title: words.referenceNo, width: 200, read: (row) => row.referenceNo },
  {
    key: "statusApproval",
    title: words.status,
    width: 190,
    read: (row) => <StatusTag {...approvedTags[row.statusApproval]} />,
  },
  {
    key: "requesterName",
    title: words.requester,
    width: 140,
    read: (row) => (
      <Said
        words={{
          en: row.requesterName ?? "",
          vi: row.requesterNameVn ?? row.requesterName ?? "",
        }}
      />
    ),
  },
  dayColumn({ key: "requestDate", title: words.requestDate, width: 104 }, (row) => row.requestDate),
  dayColumn(
    { key: "newServiceDate", title: words.newServiceDate, width: 120 },
    (row) => row.newServiceDate,
  ),
  {
    key: "unlockedAt",
    title: words.unlockedAt,
    width: 130,
    read: (row) => (row.unlockedAt ? <InstantText instant={row.unlockedAt} /> : null),
  },
  {
    key: "datetimeCreated",
    title: words.created,
    width: 130,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
];
