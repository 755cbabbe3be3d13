import { milestoneKinds } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo } from "react";
import { milestonesOfJob, saveMilestone } from "../contract.ts";
import { isDayOfJob } from "../model/lineOfJob.ts";
import { type Milestone, milestoneSources, type Told } from "../model/milestone.ts";
import { WhenField } from "./WhenField.tsx";
import { milestoneWords as words } from "./words.ts";

const saveKeys = "mod+s";

/** One milestone: when it is planned, when it was reached, and where that comes from. */
export default function MilestoneDrawer(props: {
  readonly job: ShipmentRecord;
  readonly milestone: Milestone;
  readonly onClose: () => void;
}) {
  const { job, milestone } = props;
  const { kind, planned, actual, version } = milestone;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const whyRefused = useWhyRefused();
  const name = say(milestoneKinds[kind]);
  const why = isDayOfJob(kind)
    ? say(words.dayOfJob)
    : whyRefused(job, milestone.may.includes("note"), "write");
  const start = useMemo(
    () => ({
      jobId: job.id,
      kind,
      version,
      planned: planned?.when ?? null,
      actual: actual?.when ?? null,
    }),
    [job.id, kind, version, planned?.when, actual?.when],
  );
  const form = useRecordForm({
    schema: saveMilestone.body,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(saveMilestone, values)).data,
    onSaved: () => {
      toast.success(say(words.saved, { milestone: name }));
      void cache.invalidateQueries({ queryKey: cacheKey(milestonesOfJob) });
      props.onClose();
    },
  });
  return (
    <SideDrawer
      size={420}
      title={say(words.title, { milestone: name, jobNo: job.jobNo })}
      onClose={props.onClose}
      isRead={why !== null}
      primary={
        why === null
          ? { words: words.save, run: form.submit, busy: form.saving, keys: saveKeys }
          : null
      }
    >
      {why === null ? null : <Alert type="info" showIcon title={why} />}
      <RecordForm form={form} readOnly={why !== null}>
        <Section columns={1}>
          <WhenField name="planned" label={words.planned} hint={words.hint} />
          <Origin told={planned} />
          <WhenField name="actual" label={words.actual} />
          <Origin told={actual} />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}

/** Where a time comes from, and by which user. */
function Origin({ told }: { readonly told: Told | null }) {
  const say = useSay();
  if (!told) return null;
  const { reference, by } = told;
  const source = say(milestoneSources[told.source]);
  const from = reference ? say(words.fromWith, { source, reference }) : say(words.from, { source });
  return <div className="fw-quiet">{by ? say(words.by, { from, user: by }) : from}</div>;
}
