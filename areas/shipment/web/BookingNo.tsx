import { derivedNoteCalls, queryBookingNotes } from "@fairway/areas/booking/contract.ts";
import type { BookingNote } from "@fairway/areas/booking/model/bookingNote.ts";
import { jobOfNote } from "@fairway/areas/booking/model/jobOfNote.ts";
import { notedService } from "@fairway/areas/booking/model/notedService.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useMay } from "@fairway/ui/session/session.tsx";
import { AutoComplete } from "antd";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";

/** The pause in typing before the booking notes are searched. */
const rest = 200;

/**
 * The booking number of a job: typed, or that of a booking note, which then fills dates, route,
 * vessel and goods. A new job may be opened from a note (`?bookingNote=`). Rule BK-5
 */
export function BookingNo(props: FieldProps) {
  const may = useMay()(`${notedService.menu}.list`);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const keyword = useSettled(typed, rest);
  const found = useAsk(queryBookingNotes, { keyword, size: 20 } as never, { when: may && isOpen });
  const notes = (found.data ?? []) as unknown as readonly BookingNote[];
  const fill = useFilling();
  useOpenedFrom(fill);
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <AutoComplete
          id={id}
          ref={field.ref}
          className="fw-wide"
          value={field.value ?? ""}
          disabled={disabled}
          maxLength={50}
          {...(invalid ? { status: "error" as const } : {})}
          options={notes.map((note) => ({
            value: String(note.bookingNo),
            label: <NoteOption note={note} />,
          }))}
          popupMatchSelectWidth={360}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            field.onBlur();
          }}
          onSearch={(text: string) => setTyped(text)}
          onChange={(text: string) => field.onChange((text ?? "").toUpperCase())}
          onSelect={(bookingNo: string) => {
            const note = notes.find((each) => each.bookingNo === bookingNo);
            if (note) fill(note);
          }}
        />
      )}
    </FieldFrame>
  );
}

function NoteOption({ note }: { readonly note: BookingNote }) {
  const about = [
    note.shipperName ?? note.shipper?.split("\n")[0],
    [note.polCode, note.podCode].filter(Boolean).join(" → "),
    `ETD ${sayDay(note.etd)}`,
  ];
  return (
    <>
      <div>{note.bookingNo}</div>
      <div className="fw-quiet">{about.filter(Boolean).join(" · ")}</div>
    </>
  );
}

/** Fills the form of the job from a note. */
function useFilling() {
  const { setValue } = useFormContext();
  return useCallback(
    (note: BookingNote) => {
      const port = (id: string | null, code: string | null, name: string | null) =>
        id ? { id, code: code ?? "", name: name ?? "" } : null;
      rememberPicks([
        port(note.pol, note.polCode, note.polName),
        port(note.pod, note.podCode, note.podName),
      ]);
      for (const [name, value] of Object.entries(jobOfNote(note))) {
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    },
    [setValue],
  );
}

/** Fills a new job from the note that the address names, once. */
function useOpenedFrom(fill: (note: BookingNote) => void) {
  const { search } = useAddress();
  const id = search["bookingNote"] ?? "";
  const asked = useAsk(derivedNoteCalls.get as CallSpec, { id } as never, { when: id !== "" });
  const done = useRef(false);
  useEffect(() => {
    if (!asked.data || done.current) return;
    done.current = true;
    fill(asked.data as unknown as BookingNote);
  }, [asked.data, fill]);
}
