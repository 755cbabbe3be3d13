import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { assignSupplier, truckClashes } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { useRefreshTrips } from "./afterTrips.ts";
import { clashText } from "./clashText.ts";
import { supplierPicker } from "./supplierPicker.ts";
import { tripWords as words } from "./words.ts";

/** Assigns a supplier, truck and driver to trips, and warns of a truck or a trailer that is booked. */
export default function AssignDrawer(props: {
  readonly trips: readonly TripRecord[];
  readonly onClose: () => void;
}) {
  const { trips, onClose } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshTrips();
  const start = useMemo(() => startOf(trips), [trips]);
  const form = useRecordForm({
    schema: assignSupplier.body,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(assignSupplier, values)).data,
    onSaved: ({ trips: done, clashes }) => {
      const supplier = done[0]?.supplierName ?? "";
      toast.success(say(words.assigned, { count: done.length, supplier }));
      if (clashes.length > 0) toast.warning(clashText(say, clashes));
      refresh();
      onClose();
    },
  });
  const [first] = trips;
  const supplier = first?.supplierId
    ? { id: first.supplierId, code: first.supplierCode ?? "", name: first.supplierName ?? "" }
    : null;
  return (
    <SideDrawer
      size={520}
      title={say(words.assignTitle, { count: trips.length })}
      onClose={onClose}
      primary={{ words: words.assign, run: form.submit, busy: form.saving, keys: "mod+s" }}
    >
      <RecordForm form={form}>
        <Clashes trips={trips} control={form.form.control} />
        <Section columns={2}>
          <PickerField
            name="supplierId"
            label={words.supplier}
            source={supplierPicker}
            chosen={supplier}
            required
            span={2}
          />
          <TextField name="truckNo" label={words.truck} max={20} upper />
          <TextField name="trailerNo" label={words.trailer} max={20} upper />
          <TextField name="driverName" label={words.driver} max={100} />
          <TextField name="driverPhone" label={words.phone} max={30} />
        </Section>
        <p className="fw-quiet">{say(words.sameTruckHint)}</p>
      </RecordForm>
    </SideDrawer>
  );
}

function startOf(trips: readonly TripRecord[]) {
  const [first] = trips;
  const isOne = trips.length === 1;
  return {
    trips: trips.map(({ id, version }) => ({ id, version })),
    supplierId: trips.every((trip) => trip.supplierId === first?.supplierId)
      ? (first?.supplierId ?? null)
      : null,
    truckNo: (isOne && first?.truckNo) || "",
    trailerNo: (isOne && first?.trailerNo) || "",
    driverName: (isOne && first?.driverName) || "",
    driverPhone: (isOne && first?.driverPhone) || "",
  };
}

type Control = ReturnType<typeof useRecordForm>["form"]["control"];

function Clashes(props: { readonly trips: readonly TripRecord[]; readonly control: Control }) {
  const say = useSay();
  const [truck, trailer] = useWatch({
    control: props.control,
    name: ["truckNo", "trailerNo"],
  }) as string[];
  const truckNo = useSettled((truck ?? "").trim(), 300);
  const trailerNo = useSettled((trailer ?? "").trim(), 300);
  const ids = props.trips.map(({ id }) => id);
  const when = Math.max(truckNo.length, trailerNo.length) >= 4;
  const asked = useAsk(truckClashes, { ids, truckNo, trailerNo }, { when, quiet: true });
  if (!asked.data || asked.data.length === 0) return null;
  return <Alert type="warning" showIcon title={clashText(say, asked.data)} />;
}
