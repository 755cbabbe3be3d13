import { ClosingTimeField } from "@fairway/areas/booking/web/ClosingTimeField.tsx";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import type { BillTabProps } from "@fairway/areas/housebill/web/places.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getBookingInput, previewAirBooking, updateBookingInput } from "../contract.ts";
import type { AirBooking } from "../model/airBooking.ts";
import { terminalsFor, terminalWords } from "../model/terminals.ts";
import { bookingWords as words } from "./words.ts";

type Props = BillTabProps & { readonly onClose: () => void };

/** What is noted for the booking note of a bill, and its paper for each terminal. */
export default function AirBookingDialog(props: Props) {
  const say = useSay();
  const asked = useAsk(getBookingInput, { hblId: props.bill.id });
  if (asked.data) return <BookingForm {...props} booking={asked.data} />;
  return (
    <SideDrawer
      size={460}
      title={say(words.title, { hwbno: props.bill.hwbno })}
      onClose={props.onClose}
    >
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </SideDrawer>
  );
}

const startOf = ({ may: _may, ...form }: AirBooking) => form;

function BookingForm({ bill, whyNot, booking, onClose }: Props & { readonly booking: AirBooking }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const { hwbno, warehouseCode } = bill;
  const layouts = Object.fromEntries(
    terminalsFor(warehouseCode).map((each) => [each, terminalWords[each]]),
  ) as typeof terminalWords;
  const start = useMemo(() => startOf(booking), [booking]);
  const form = useRecordForm({
    name: "airBooking",
    schema: updateBookingInput.body,
    start,
    unguarded: true,
    save: async (values) => (await client.ask(updateBookingInput, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(cacheKey(getBookingInput, { hblId: bill.id }), saved);
      toast.success(say(words.saved, { hwbno }));
    },
    latest: async () => startOf(await client.ask(getBookingInput, { hblId: bill.id })),
  });
  return (
    <>
      <SideDrawer
        size={460}
        title={say(words.title, { hwbno })}
        onClose={onClose}
        primary={{
          words: words.save,
          run: form.submit,
          busy: form.saving,
          why: whyNot,
          keys: "mod+s",
        }}
        actions={[
          {
            words: words.print,
            run: () => setPrinting(true),
            why: form.dirty ? say(words.unsaved) : null,
          },
        ]}
      >
        <RecordForm form={form} readOnly={whyNot !== null}>
          <p className="fw-quiet">{say(words.hint)}</p>
          <Section columns={1}>
            <TextField name="flexId" label={words.flexId} max={50} upper autoFocus />
            <TextField
              name="flightNo2"
              label={words.flightNo2}
              max={100}
              upper
              placeholder={say(words.flightHint)}
            />
            <TextField name="contactPerson" label={words.contactPerson} max={200} />
            <ClosingTimeField name="closingTime" label={words.closingTime} />
          </Section>
        </RecordForm>
      </SideDrawer>
      {isPrinting ? (
        <FormPaperViewer
          title={say(words.title, { hwbno })}
          paper="airBookingNote"
          layouts={layouts}
          isForm={() => false}
          {...filing({ ...billFiles, id: bill.id }, "Booking", whyNot)}
          load={({ layout }, language) =>
            client.download(previewAirBooking, { hblId: bill.id, reportType: layout, language })
          }
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
