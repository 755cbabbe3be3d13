import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import type { PickerSource } from "@fairway/ui/form/picker.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import * as contract from "../contract.ts";
import { bookingNote } from "../model/bookingNote.ts";
import { notedService, notesHome } from "../model/notedService.ts";
import { ClosingTimeField } from "./ClosingTimeField.tsx";
import { consigneePicker, shipperPicker } from "./pickers.ts";
import { bookingWords as words } from "./words.ts";

const { fields } = bookingNote;
const { menu } = notedService;
const getNote = contract.derivedNoteCalls.get as CallSpec;
const noteHistory = contract.derivedNoteCalls.history as CallSpec;

/** One booking note, a new one, or with `?action=copy` a copy of it without its number. */
export default function BookingNoteForm() {
  const { search } = useAddress();
  const id = useParam("bookingNoteId");
  const isCopy = search["action"] === "copy";
  const asked = useAsk(getNote, { id } as never, { when: id !== "" });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  const row = id === "" ? null : (asked.data as AnyRow | undefined);
  if (row === undefined) return <PageSkeleton />;
  return <NotePage key={`${id} ${isCopy}`} row={isCopy ? null : row} from={isCopy ? row : null} />;
}

function NotePage({ row, from }: { readonly row: AnyRow | null; readonly from: AnyRow | null }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const session = useSession();
  const { go } = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const schema = useMemo(() => formShape(contract.declaredNote), []);
  const start = useMemo(() => startOf(row, from, session.name), [row, from, session.name]);
  const form = useRecordForm({
    schema,
    start,
    save: (values) =>
      client.ask(row ? contract.updateBookingNote : contract.addBookingNote, values as never),
    onSaved: async ({ data }) => {
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listBookingNotes) });
      void cache.invalidateQueries({ queryKey: ["picker"] });
      const saved = (await client.ask(getNote, { id: data.id } as never)) as unknown as AnyRow;
      cache.setQueryData(cacheKey(getNote, { id: data.id } as never), saved);
      toast.success(say(words.saved, { bookingNo: String(saved["bookingNo"]) }));
      if (!row) go(`${notesHome}/${data.id}`, { replace: true });
    },
    ...(row
      ? {
          latest: async () =>
            formStart(
              contract.declaredNote,
              (await client.ask(getNote, { id: row["id"] } as never)) as unknown as AnyRow,
            ),
        }
      : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row ? whyNot(`${menu}.write`, !allowed.allowUpdate) : whyNot(`${menu}.add`);
  const bookingNo = String(row?.["bookingNo"] ?? "");
  const id = String(row?.["id"] ?? "");
  const history = useHistory({ call: noteHistory, id, what: bookingNo });
  const remove = async () => {
    try {
      await client.ask(contract.removeBookingNote, { id });
      toast.success(say(words.deleted, { bookingNo }));
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listBookingNotes) });
      go(notesHome);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(words.note)} ${bookingNo}` : say(words.create)}
        back={notesHome}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why, keys: "mod+s" }}
        actions={[
          {
            words: words.print,
            run: () => setPrinting(true),
            why: row ? null : say(words.saveFirst),
          },
          row && {
            words: words.openJob,
            why: whyNot(`${menu}.add`),
            run: () => go(`${listHome(notedService)}/new?bookingNote=${id}`),
          },
          row && {
            words: words.copy,
            why: whyNot(`${menu}.add`),
            run: () => go(`${notesHome}/${id}?action=copy`),
          },
          row && history.action,
        ]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: whyNot(`${menu}.delete`, !allowed.allowDelete),
            confirm: { title: `${say(partWords.remove)}: ${bookingNo}`, danger: true },
            run: () => void remove(),
          },
        ]}
      />
      {from ? (
        <p className="fw-quiet">{say(words.copied, { bookingNo: String(from["bookingNo"]) })}</p>
      ) : null}
      <RecordForm form={form} readOnly={why !== null}>
        <Section title={words.parties} columns={1}>
          <div className="fw-columns fw-columns-3">
            <BookingNo isNew={!row} />
            <Rest row={row} names={["bookingDate", "revision"]} />
          </div>
          <Lines
            row={row}
            lines={[
              ["from", "telFrom", "contact"],
              ["to", "telTo"],
            ]}
          />
          <div className="fw-columns fw-columns-2">
            <Party name="shipper" source={shipperPicker} row={row ?? from} />
            <Party name="consignee" source={consigneePicker} row={row ?? from} />
          </div>
          <Lines row={row} lines={[["shipper", "consignee"]]} />
        </Section>
        <Section title={words.voyage} columns={1}>
          <div className="fw-columns fw-columns-3">
            <Rest row={row ?? from} names={["etd", "eta"]} />
            <ClosingTimeField
              name="closingTime"
              label={fields.closingTime.label}
              {...(fields.closingTime.hint ? { hint: fields.closingTime.hint } : {})}
            />
          </div>
          <Lines
            row={row ?? from}
            lines={[
              ["pol", "pod", "placeOfDelivery"],
              ["vessel", "voy"],
            ]}
          />
        </Section>
        <Section title={words.goods} columns={1}>
          <Lines
            row={row}
            lines={[
              ["dateOfStuffing", "placeOfStuffing", "noOfContainer"],
              ["packageQty", "gw", "cbm"],
              ["commodity"],
              ["pickupAt", "dropOffAt"],
            ]}
          />
        </Section>
        <Section title={words.terms} columns={1}>
          <Lines
            row={row}
            lines={[
              ["paymentTerm", "freightRate", "serviceRequired"],
              ["hblNo", "noOfBl"],
              ["specialRequest", "otherTerms"],
              ["note"],
            ]}
          />
        </Section>
      </RecordForm>
      {history.drawer}
      {isPrinting ? (
        <PaperViewer
          title={`${say(words.note)} ${bookingNo}`}
          language="en"
          load={(language) => client.download(contract.previewBookingNote, { id, language })}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}

type FieldName = keyof typeof fields;

function Lines(props: { row: AnyRow | null; lines: readonly (readonly FieldName[])[] }) {
  return <ResourceFields resource={contract.declaredNote} row={props.row} rows={props.lines} />;
}

/** Further fields of one line. */
function Rest({ row, names }: { row: AnyRow | null; names: readonly FieldName[] }) {
  return names.map((name) => (
    <ResourceFields key={name} resource={contract.declaredNote} row={row} rows={[[name]]} />
  ));
}

/** The number: empty, it is drawn when the note is saved. */
function BookingNo({ isNew }: { readonly isNew: boolean }) {
  const say = useSay();
  const next = useAsk(contract.generateBookingNo, {}, { when: isNew });
  const bookingNo = next.data?.bookingNo;
  return (
    <TextField
      name="bookingNo"
      label={fields.bookingNo.label}
      max={50}
      upper
      {...(isNew && bookingNo ? { placeholder: say(words.drawn, { bookingNo }) } : {})}
    />
  );
}

/** A party from the partners; its block is printed until it is edited. */
function Party(props: {
  readonly name: "shipper" | "consignee";
  readonly source: PickerSource<PartnerChoice>;
  readonly row: AnyRow | null;
}) {
  const { name, source, row } = props;
  const { setValue } = useFormContext();
  const id = row?.[`${name}Id`] as string | null | undefined;
  return (
    <PickerField
      name={`${name}Id`}
      label={fields[`${name}Id`].label}
      source={source}
      chosen={
        id ? { id, code: String(row?.[`${name}Code`]), name: String(row?.[`${name}Name`]) } : null
      }
      onPick={(picked) =>
        setValue(name, picked ? (picked as PartnerChoice).block : null, { shouldDirty: true })
      }
    />
  );
}

/** The values of a form; a copy has no number, and its dates are its own. */
function startOf(row: AnyRow | null, from: AnyRow | null, name: string): Record<string, unknown> {
  if (row) return formStart(contract.declaredNote, row);
  if (!from) return { ...formStart(contract.declaredNote, null), from: name };
  const { id: _, version: __, ...values } = formStart(contract.declaredNote, from);
  return { ...values, bookingNo: null, bookingDate: null, revision: null, userCreated: null };
}
