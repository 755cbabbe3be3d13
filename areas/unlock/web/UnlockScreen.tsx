import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { ManyBar } from "@fairway/ui/table/ManyBar.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Checkbox, Select } from "antd";
import { type ReactNode, useState } from "react";
import {
  lockShipments,
  shipmentsByNumbers,
  shipmentsNotLocked,
  shipmentsToUnlock,
  shipmentsUnknown,
  unlockShipments,
} from "@fairway/areas/shipment/contract.ts";
import {
  type LockedJob,
  type NumberedJob,
  type NumberKind,
  numberKinds,
} from "@fairway/areas/shipment/model/numberedJob.ts";
import { withAnswers } from "@fairway/areas/shipment/web/JobsTogether.tsx";
import { JobStatusTag } from "@fairway/areas/shipment/web/JobStatusTag.tsx";
import "./unlock.css";
import { GenerateId } from "./GenerateId.tsx";
import { lockWords as words } from "./lockWords.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { NumbersBox } from "./NumbersBox.tsx";
import { titles } from "./titles.ts";
import { UnlockAdvances, UnlockSettlements } from "./UnlockDocuments.tsx";

interface Asked {
  readonly kind: NumberKind;
  readonly keywords: readonly string[];
}

/** Which locked jobs are shown, besides their numbers. */
interface Narrowed {
  readonly fromServiceDate: string | null;
  readonly toServiceDate: string | null;
  readonly services: readonly ServiceCode[];
}

/** Unlocks jobs, advances and settlements, locks jobs, and lets documents be sent again. */
export default function UnlockScreen() {
  const say = useSay();
  return (
    <div className="fw-page">
      <PageHeader title={say(titles.unlock)} />
      <Tabs
        tabs={[
          { key: "unlock", words: shipmentWords.unlock, content: () => onCard(<UnlockTab />) },
          {
            key: "lock",
            words: shipmentWords.lock,
            content: () => onCard(<JobsTab locks={true} />),
          },
          { key: "generate-id", words: words.generateId, content: () => onCard(<GenerateId />) },
        ]}
      />
    </div>
  );
}

const onCard = (content: ReactNode) => <div className="fw-card fw-stack">{content}</div>;

const unlocked = {
  jobs: () => <JobsTab locks={false} />,
  advances: () => <UnlockAdvances />,
  settlements: () => <UnlockSettlements />,
};

/** What is unlocked: jobs, or approved advances and settlements. */
function UnlockTab() {
  const say = useSay();
  const [what, setWhat] = useState<keyof typeof unlocked>("jobs");
  return (
    <>
      <div className="fw-unlock-bar">
        <Segmented
          aria-label={say(words.what)}
          value={what}
          onChange={setWhat}
          options={[
            { value: "jobs", label: say(words.jobs) },
            { value: "advances", label: say(words.advances) },
            { value: "settlements", label: say(words.settlements) },
          ]}
        />
      </div>
      {unlocked[what]()}
    </>
  );
}

/** Jobs by a list of their numbers, to be locked or unlocked. */
function JobsTab({ locks }: { readonly locks: boolean }) {
  const say = useSay();
  const [kind, setKind] = useState<NumberKind>("jobNo");
  const [asked, setAsked] = useState<Asked>({ kind: "jobNo", keywords: [] });
  const [narrowed, setNarrowed] = useState<Narrowed>({
    fromServiceDate: null,
    toServiceDate: null,
    services: [],
  });
  return (
    <>
      <NumbersBox
        label={words.numbers}
        onFind={(keywords) => setAsked({ kind, keywords })}
        before={
          <>
            <Select
              value={kind}
              aria-label={say(words.kind)}
              onChange={setKind}
              options={Object.entries(numberKinds).map(([value, title]) => ({
                value: value as NumberKind,
                label: say(title),
              }))}
            />
            {locks ? null : <Narrowing value={narrowed} onChange={setNarrowed} />}
          </>
        }
      />
      {asked.keywords.length > 0 ? <Unknown asked={asked} /> : null}
      {locks ? <ToLock asked={asked} /> : <ToUnlock asked={asked} narrowed={narrowed} />}
    </>
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

/** The service dates and services of the locked jobs. */
function Narrowing(props: {
  readonly value: Narrowed;
  readonly onChange: (value: Narrowed) => void;
}) {
  const say = useSay();
  const { value, onChange } = props;
  return (
    <>
      <DayInput
        label={say(words.serviceDateFrom)}
        placeholder={say(words.serviceDateFrom)}
        value={value.fromServiceDate}
        onChange={(typed) => onChange({ ...value, fromServiceDate: dayOnly(typed) })}
      />
      <DayInput
        label={say(words.serviceDateTo)}
        placeholder={say(words.serviceDateTo)}
        value={value.toServiceDate}
        onChange={(typed) => onChange({ ...value, toServiceDate: dayOnly(typed) })}
      />
      <Select
        mode="multiple"
        className="fw-unlock-services"
        aria-label={say(words.services)}
        placeholder={say(words.services)}
        value={[...value.services]}
        onChange={(services) => onChange({ ...value, services })}
        options={openServices.map(({ code, name }) => ({ value: code, label: say(name) }))}
      />
    </>
  );
}

function ToUnlock(props: { readonly asked: Asked; readonly narrowed: Narrowed }) {
  const { asked, narrowed } = props;
  const found = useAsk(shipmentsToUnlock, {
    searchOption: asked.kind,
    keywords: [...asked.keywords],
    ...narrowed,
    services: [...narrowed.services],
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
  readonly jobs: readonly (NumberedJob & Partial<LockedJob>)[] | undefined;
  readonly again: () => unknown;
  readonly locks: boolean;
}) {
  const { jobs, locks } = props;
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
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
      <ManyBar<NumberedJob & Partial<LockedJob>>
        rows={rows}
        nameOf={({ jobNo }) => jobNo}
        keep={(left) => setTicked(left.map(({ id }) => id))}
        again={props.again}
        actions={[
          {
            key: "run",
            words: locks ? shipmentWords.lock : shipmentWords.unlock,
            sure: locks ? shipmentWords.lockMany : shipmentWords.unlockMany,
            sureDetail: (chosen) => (locks ? "" : formerUnlocks(chosen, timeZone)),
            together: withAnswers((ids) =>
              client.ask(locks ? lockShipments : unlockShipments, { ids }),
            ),
          },
        ]}
      />
      <div className="fw-scroll">
        <PlainTable
          rows={jobs}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "tick",
              title: "",
              narrow: true,
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
            ...(locks ? [] : [unlockedBefore(say)]),
            {
              key: "locked",
              title: say(shipmentWords.locked),
              read: ({ lockedDate, lockedUserName }) =>
                lockedDate ? (
                  <>
                    <InstantText instant={lockedDate} />
                    <div>{lockedUserName ?? say(words.byItself)}</div>
                  </>
                ) : null,
            },
          ]}
        />
      </div>
    </>
  );
}

/** When and by whom jobs were unlocked before, one a line. */
function formerUnlocks(
  jobs: readonly (NumberedJob & Partial<LockedJob>)[],
  timeZone: string,
): string {
  return jobs
    .flatMap(({ jobNo, unlocks = [] }) =>
      unlocks.map(({ at, userName }) => `${jobNo}: ${sayInstant(at, timeZone)} ${userName}`),
    )
    .join("\n");
}

/** The former unlockings of a job, the newest first. */
const unlockedBefore = (say: ReturnType<typeof useSay>) => ({
  key: "unlocks",
  title: say(words.unlockedBefore),
  read: ({ unlocks = [] }: Partial<LockedJob>) =>
    unlocks.map(({ at, userName }) => (
      <div key={at}>
        <InstantText instant={at} /> {userName}
      </div>
    )),
});
