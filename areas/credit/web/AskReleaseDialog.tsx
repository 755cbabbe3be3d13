import { addDays, today } from "@fairway/core/time/day.ts";
import type { Refusal } from "@fairway/ui/client/refusal.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal, Select } from "antd";
import { useState } from "react";
import { askRelease, pageReleases } from "../contract.ts";
import {
  type CheckPointType,
  checkPointNumbers,
  checkPointTypes,
} from "../model/checkPointType.ts";
import { creditWords as words } from "./words.ts";

/** Says why a check point stopped the work, and asks for its release for a time. */
export default function AskReleaseDialog(props: {
  readonly refusal: Refusal;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { fields, cure } = props.refusal;
  const jobId = (cure?.["jobId"] as string | null) ?? null;
  const stoppedAt = Number(cure?.["type"] ?? 0);
  // A save may be stopped for several partners; the release is asked for the first.
  const reasons = fields
    .filter(({ field }) => field === fields[0]?.field)
    .map(({ message }) => message);
  const [isAsking, setAsking] = useState(false);
  const [ofJob, setOfJob] = useState(jobId !== null);
  const [types, setTypes] = useState<number[]>(
    stoppedAt > 0 ? [stoppedAt] : [...checkPointNumbers],
  );
  const [until, setUntil] = useState<string | null>(addDays(today(timeZone), 1));
  const [reason, setReason] = useState("");
  const ask = useVerb(askRelease, {
    invalidates: [pageReleases],
    onDone: () => {
      toast.success(say(words.asked));
      props.onClose();
    },
  });
  const send = () => {
    if (!isAsking) return setAsking(true);
    ask.mutate({
      partnerId: String(cure?.["partnerId"]),
      officeId: (cure?.["officeId"] as string | null) ?? null,
      jobId: ofJob ? jobId : null,
      types,
      releasedUntil: until ?? "",
      reason,
    });
  };
  const isMissing = isAsking && (!until || types.length === 0 || reason.trim() === "");
  return (
    <Modal
      open
      title={say(words.stopped)}
      okText={say(isAsking ? words.send : words.ask)}
      cancelText={say(partWords.close)}
      okButtonProps={{ loading: ask.isPending, disabled: isMissing }}
      onOk={send}
      onCancel={props.onClose}
    >
      <p>
        <strong>{cure?.["partner"]}</strong>
        {stoppedAt in checkPointTypes
          ? ` · ${say(checkPointTypes[stoppedAt as CheckPointType])}`
          : null}
      </p>
      <ul>
        {reasons.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {isAsking ? null : <p className="fw-quiet">{say(words.mayRelease)}</p>}
      {isAsking ? (
        <>
          {jobId ? (
            <Labelled label={words.scope}>
              <Segmented
                aria-label={say(words.scope)}
                value={ofJob ? "job" : "all"}
                options={[
                  { value: "job", label: say(words.thisJob) },
                  { value: "all", label: say(words.allJobs) },
                ]}
                onChange={(value) => setOfJob(value === "job")}
              />
            </Labelled>
          ) : null}
          <Labelled label={words.types} required>
            <Select
              mode="multiple"
              className="fw-wide"
              aria-label={say(words.types)}
              value={types}
              options={checkPointNumbers.map((value) => ({
                value,
                label: say(checkPointTypes[value]),
              }))}
              onChange={setTypes}
            />
          </Labelled>
          <Labelled label={words.until} required>
            <DayInput label={say(words.until)} value={until} onChange={setUntil} />
          </Labelled>
          <Labelled label={words.reason} required>
            <Input.TextArea
              aria-label={say(words.reason)}
              autoFocus
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Labelled>
        </>
      ) : null}
    </Modal>
  );
}
