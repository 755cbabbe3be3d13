import { InstantField } from "@fairway/ui/form/InstantField.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { useState } from "react";
import { stepTrip } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { tripStates, type TripVerb, tripVerbs } from "../model/tripSteps.ts";
import { useRefreshTrips } from "./afterTrips.ts";
import { tripWords as words } from "./words.ts";

/** Asks when a step of a trip happened, now at first. */
export default function StepDialog(props: {
  readonly trip: TripRecord;
  readonly verb: TripVerb;
  readonly onClose: () => void;
}) {
  const { verb, onClose } = props;
  const { id, version, tripNo } = props.trip;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshTrips();
  const [start] = useState(() => ({
    id,
    version,
    verb,
    at: new Date().toISOString(),
    reason: "",
  }));
  const form = useRecordForm({
    schema: stepTrip.body,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(stepTrip, values)).data,
    onSaved: ({ state }) => {
      toast.success(say(words.stepped, { tripNo, state: tripStates[state] }));
      refresh();
      onClose();
    },
  });
  return (
    <Modal
      open
      width={420}
      title={`${say(tripVerbs[verb])}: ${tripNo}`}
      okText={say(words.save)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: form.saving }}
      onOk={() => void form.submit()}
      onCancel={onClose}
    >
      <RecordForm form={form}>
        <InstantField name="at" label={words.when} hint={words.whenHint} />
      </RecordForm>
    </Modal>
  );
}
