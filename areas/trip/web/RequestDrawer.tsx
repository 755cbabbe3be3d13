import { MarkedField } from "@fairway/ui/form/MarkedField.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { messageMarkup } from "@fairway/areas/notification/web/markup.ts";
import { Alert } from "antd";
import { useMemo } from "react";
import { draftRequest, sendRequest } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { useRefreshTrips } from "./afterTrips.ts";
import { tripWords as words } from "./words.ts";

interface Props {
  readonly trips: readonly TripRecord[];
  readonly onClose: () => void;
}

/** The job request to the supplier of trips, to read and change before it is mailed. */
export default function RequestDrawer({ trips, onClose }: Props) {
  const say = useSay();
  const asked = useAsk(draftRequest, { ids: trips.map(({ id }) => id) }, { quiet: true });
  if (asked.data) return <Request trips={trips} onClose={onClose} draft={asked.data} />;
  return (
    <SideDrawer size={720} title={say(words.request)} onClose={onClose} isRead>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons rows={6} />
      )}
    </SideDrawer>
  );
}

function Request(props: Props & { readonly draft: Answered<typeof draftRequest> }) {
  const { trips, draft, onClose } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshTrips();
  const { to, cc, subject, body, supplierName, hasServer } = draft;
  const start = useMemo(
    () => ({
      trips: trips.map(({ id, version }) => ({ id, version })),
      to,
      cc,
      subject,
      body,
    }),
    [trips, to, cc, subject, body],
  );
  const form = useRecordForm({
    schema: sendRequest.body,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(sendRequest, values)).data,
    onSaved: () => {
      toast.success(say(hasServer ? words.requested : words.noServer));
      refresh();
      onClose();
    },
  });
  return (
    <SideDrawer
      size={720}
      title={say(words.requestTitle, { supplier: supplierName })}
      onClose={onClose}
      primary={{ words: words.process, run: form.submit, busy: form.saving, keys: "mod+s" }}
    >
      <RecordForm form={form}>
        {hasServer ? null : <Alert type="info" showIcon title={say(words.noServer)} />}
        <Section columns={2}>
          <TextField name="to" label={words.to} required />
          <TextField name="cc" label={words.cc} />
          <TextField name="subject" label={words.subject} max={200} required span={2} />
          <MarkedField
            markup={messageMarkup}
            name="body"
            label={words.text}
            required
            lines={16}
            span={2}
          />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}
