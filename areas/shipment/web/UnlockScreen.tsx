import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { ManyBar } from "@fairway/ui/table/ManyBar.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Checkbox, Input, Select } from "antd";
import { useState } from "react";
import {
  lockShipments,
  shipmentsByNumbers,
  shipmentsNotLocked,
  shipmentsToUnlock,
  shipmentsUnknown,
  unlockShipments,
} from "../contract.ts";
import { type NumberedJob, type NumberKind, numberKinds } from "../model/numberedJob.ts";
import { withAnswers } from "./JobsTogether.tsx";
import { JobStatusTag } from "./JobStatusTag.tsx";
import { unlockWords as words } from "./unlockWords.ts";
import { shipmentWords } from "./words.ts";

interface Asked {
  readonly kind: NumberKind;
  readonly keywords: readonly string[];
}

/** Locks and unlocks jobs of all services by a list of their numbers. */
export default function UnlockScreen() {
  const say = useSay();
  const { search, change } = useAddress();
  const isLocking = search["tab"] === "lock";
  const [kind, setKind] = useState<NumberKind>("jobNo");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<Asked>({ kind: "jobNo", keywords: [] });
  const find = () => {
    const keywords = text.split(/[\n,;\t]+/).flatMap((part) => part.trim() || []);
    setAsked({ kind, keywords: [...new Set(keywords)].slice(0, 500) });
  };
  return (
    <div className="fw-page">
      <PageHeader title={say(isLocking ? words.lockTitle : words.unlockTitle)} />
      <div className="fw-table-bar">
        <Select
          value={isLocking ? "lock" : "unlock"}
          aria-label={say(words.verb)}
          onChange={(tab) => change({ tab: tab === "lock" ? "lock" : null })}
          options={[
            { value: "unlock", label: say(shipmentWords.unlock) },
            { value: "lock", label: say(shipmentWords.lock) },
          ]}
        />
        <Select
          value={kind}
          aria-label={say(words.kind)}
          onChange={setKind}
          options={Object.entries(numberKinds).map(([value, title]) => ({
            value: value as NumberKind,
            label: say(title),
          }))}
        />
        <Button type="primary" onClick={find}>
          {say(words.find)}
        </Button>
      </div>
      <Input.TextArea
        rows={3}
        aria-label={say(words.numbers)}
        placeholder={say(words.numbers)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {asked.keywords.length > 0 ? <Unknown asked={asked} /> : null}
      {isLocking ? <ToLock asked={asked} /> : <ToUnlock asked={asked} />}
    </div>
  );
}

/** The numbers that no job has. */
function Unknown({ asked }: { readonly asked: Asked }) {
  const say = useSay();
  const { data = [] } = useAsk(shipmentsUnknown, {
    typeSearch: asked.kind,
    keywords: [...asked.keywords],
  });
  if (data.length === 0) return null;
  return <Alert type="warning" showIcon title={say(words.unknown, { numbers: data.join(", ") })} />;
}

function ToUnlock({ asked }: { readonly asked: Asked }) {
  const found = useAsk(shipmentsToUnlock, {
    searchOption: asked.kind,
    keywords: [...asked.keywords],
  });
  return <Jobs jobs={found.data} again={() => found.refetch()} locks={false} />;
}

function ToLock({ asked }: { readonly asked: Asked }) {
  const isNamed = asked.keywords.length > 0;
  const newest = useAsk(shipmentsNotLocked, {}, { when: !isNamed });
  const named = useAsk(
    shipmentsByNumbers,
    { searchOption: asked.kind, keywords: [...asked.keywords] },
    { when: isNamed },
  );
  const found = isNamed ? named : newest;
  return <Jobs jobs={found.data} again={() => found.refetch()} locks={true} />;
}

function Jobs(props: {
  readonly jobs: readonly NumberedJob[] | undefined;
  readonly again: () => unknown;
  readonly locks: boolean;
}) {
  const { jobs, locks } = props;
  const say = useSay();
  const client = useClient();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (!jobs) return <RowSkeletons />;
  if (jobs.length === 0) {
    return <EmptyState title={words.none} detail={locks ? words.noneToLock : words.noneToUnlock} />;
  }
  const rows = jobs.filter(({ id }) => ticked.includes(id));
  const tick = (id: string, isOn: boolean) =>
    setTicked(isOn ? [...ticked, id] : ticked.filter((each) => each !== id));
  return (
    <>
      <ManyBar<NumberedJob>
        rows={rows}
        nameOf={({ jobNo }) => jobNo}
        keep={(left) => setTicked(left.map(({ id }) => id))}
        again={props.again}
        actions={[
          {
            key: "run",
            words: locks ? shipmentWords.lock : shipmentWords.unlock,
            sure: locks ? shipmentWords.lockMany : shipmentWords.unlockMany,
            together: withAnswers((ids) =>
              client.ask(locks ? lockShipments : unlockShipments, { ids }),
            ),
          },
        ]}
      />
      <PlainTable
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "tick",
            title: "",
            read: ({ id, jobNo }) => (
              <Checkbox
                aria-label={jobNo}
                checked={ticked.includes(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
            ),
          },
          {
            key: "jobNo",
            title: say(shipmentWords.jobNo),
            read: (job) => <ScreenLink to={jobHome(job)}>{job.jobNo}</ScreenLink>,
          },
          {
            key: "service",
            title: say(words.service),
            read: ({ transactionType }) => say(serviceOf(transactionType).name),
          },
          { key: "mawb", title: say(numberKinds.mawb), read: ({ mawb }) => mawb },
          { key: "hwbnos", title: say(numberKinds.hwbno), read: ({ hwbnos }) => hwbnos },
          {
            key: "day",
            title: say(shipmentWords.serviceDate),
            read: ({ serviceDate }) => <DayText day={serviceDate} />,
          },
          {
            key: "status",
            title: say(shipmentWords.status),
            read: ({ currentStatus }) => <JobStatusTag status={currentStatus} />,
          },
          {
            key: "charge",
            title: say(shipmentWords.personIncharge),
            read: ({ personInchargeName }) => personInchargeName,
          },
          {
            key: "locked",
            title: say(shipmentWords.locked),
            read: ({ lockedDate, lockedUserName }) =>
              lockedDate ? (
                <>
                  <InstantText instant={lockedDate} /> {lockedUserName}
                </>
              ) : null,
          },
        ]}
      />
    </>
  );
}
