import { containerTypePicker, packageTypePicker } from "@fairway/areas/shipment/web/pickers.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { type Answered, type Client, useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { NoteField, NumberField, PickerField, TextField } from "@fairway/ui/form/fields.tsx";
import { picker } from "@fairway/ui/form/picker.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useEffect, useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { costLines, getTrip, updateTrip } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { useRefreshTrips } from "./afterTrips.ts";
import { StopFields } from "./StopFields.tsx";
import { apartWords } from "../model/apartWords.ts";
import { piecesApartOf } from "../model/piecesApart.ts";
import { proposedCost } from "../model/proposedCost.ts";
import { TripStateTag } from "./TripStateTag.tsx";
import { tripShape, tripValues } from "./tripShape.ts";
import { tripWords as words } from "./words.ts";

type CostLine = Answered<typeof costLines>[number];

const pickOf = (line: CostLine) => ({
  id: line.id,
  code: line.code,
  name: line.name,
  detail: [line.partnerName, line.total, line.currencyId].filter(Boolean).join(" "),
});

/** The buying charges of a job, by code, name or vendor. */
const costPicker = (jobId: string) =>
  picker(`cost line ${jobId}`, async (client: Client, keyword) => {
    const { rankedBy } = await import("@fairway/core/words/rankTexts.ts");
    const found = (await client.ask(costLines, { jobId })).map(pickOf);
    return rankedBy(found, keyword, ({ code, name, detail }) => [code, name, detail]);
  });

/** A trip as it is now: what it carries, truck and driver, stops, cost. Ctrl+S saves. */
export default function TripDrawer(props: { readonly id: string; readonly onClose: () => void }) {
  const asked = useAsk(getTrip, { id: props.id });
  const say = useSay();
  if (asked.data) return <TripForm trip={asked.data} onClose={props.onClose} />;
  return (
    <SideDrawer size={760} title={say(words.trip)} onClose={props.onClose} isRead>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons rows={8} />
      )}
    </SideDrawer>
  );
}

function TripForm({ trip, onClose }: { readonly trip: TripRecord; readonly onClose: () => void }) {
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshTrips();
  const why = trip.may.includes("update") ? null : say(words.mayNot);
  const start = useMemo(() => tripValues(trip), [trip]);
  const costs = useMemo(() => costPicker(trip.jobId), [trip.jobId]);
  const form = useRecordForm({
    schema: tripShape,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(updateTrip, values)).data,
    onSaved: ({ tripNo }) => {
      toast.success(say(words.saved, { tripNo }));
      refresh();
      onClose();
    },
    latest: async () => tripValues(await client.ask(getTrip, { id: trip.id })),
  });
  const proposed = useProposedCost(trip, why === null, form.form);
  const chosen = (id: string | null, code: string | null) =>
    id ? { id, code: code ?? "", name: "" } : null;
  return (
    <SideDrawer
      size={760}
      title={trip.tripNo}
      extra={<TripStateTag trip={trip} />}
      onClose={onClose}
      primary={{ words: words.save, run: form.submit, busy: form.saving, why, keys: "mod+s" }}
    >
      <RecordForm form={form} readOnly={why !== null}>
        {why ? <Alert type="info" showIcon title={why} /> : null}
        <Proofs trip={trip} />
        <Section columns={3}>
          <TextField name="containerNo" label={words.container} max={20} />
          <PickerField
            name="containerTypeId"
            label={words.containerType}
            source={containerTypePicker}
            chosen={chosen(trip.containerTypeId, trip.containerTypeCode)}
          />
          <TextField name="sealNo" label={words.seal} max={50} />
          <NumberField name="packageQuantity" label={words.pieces} />
          <PickerField
            name="packageTypeId"
            label={words.packageType}
            source={packageTypePicker}
            chosen={chosen(trip.packageTypeId, trip.packageTypeCode)}
          />
          <NumberField name="grossWeight" label={words.grossWeight} />
          <TextField name="goods" label={words.goods} max={500} span={2} />
          <NumberField name="cbm" label={words.cbm} />
        </Section>
        <Section columns={3}>
          <TextField name="truckNo" label={words.truck} max={20} upper />
          <TextField name="trailerNo" label={words.trailer} max={20} upper />
          <TextField name="driverName" label={words.driver} max={100} />
          <TextField name="driverPhone" label={words.phone} max={30} />
          <PickerField
            name="costLineId"
            label={words.cost}
            source={costs}
            {...(proposed ? { hint: words.costProposed } : {})}
            chosen={
              trip.costLineId
                ? { id: trip.costLineId, code: "", name: trip.costLineName ?? "" }
                : proposed && pickOf(proposed)
            }
            span={2}
          />
        </Section>
        <StopFields isReadOnly={why !== null} hasActual />
        <Section>
          <NoteField name="note" label={words.note} max={1000} />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}

/** Fills the empty cost of a trip with the one buying charge of its supplier, to be saved. */
function useProposedCost(trip: TripRecord, mayChange: boolean, form: UseFormReturn) {
  const mayPropose = mayChange && trip.costLineId === null && trip.supplierId !== null;
  const { data } = useAsk(costLines, { jobId: trip.jobId }, { when: mayPropose, quiet: true });
  const proposed = proposedCost(trip, data ?? []);
  const id = proposed?.id ?? null;
  useEffect(() => {
    if (id && !form.getFieldState("costLineId").isDirty) {
      // Who only looks at the trip is not asked about a change that nobody typed.
      form.resetField("costLineId", { defaultValue: id });
    }
  }, [form, id]);
  return proposed;
}

function Proofs({ trip }: { readonly trip: TripRecord }) {
  const say = useSay();
  const { timeZone } = useSession();
  const language = useLanguage();
  const apart = apartWords(piecesApartOf(trip), language);
  const last = trip.proofs.at(-1);
  return trip.proofs.map(({ id, receiver, pieces, photos, damage, deliveredAt }) => (
    <Alert
      key={id}
      type={damage || apart ? "warning" : "success"}
      showIcon
      title={`${sayInstant(deliveredAt, timeZone)} · ${say(words.proof, { receiver, pieces, photos })}`}
      description={[id === last?.id ? apart : "", damage && say(words.damage, { damage })]
        .filter(Boolean)
        .join(" · ")}
    />
  ));
}
