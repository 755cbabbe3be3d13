import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { addMonths, today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayField, NoteField, PickerField, SelectField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { shipmentInfo } from "../contract.ts";
import type { CombineDetail, CombineLine } from "../model/combine.ts";
import { combineCriteria, combineForm } from "../model/combineForm.ts";
import { netOf } from "../model/combineSums.ts";
import { askedTypeWords, dateTypeWords, documentTypeWords } from "../model/combineWords.ts";
import { DocumentTable } from "./DocumentTable.tsx";
import { NetPosition } from "./NetPosition.tsx";
import { combineWords as words } from "./words.ts";

const criteria = combineCriteria.extend(combineForm.pick({ description: true }).shape);

/** What the form saves. */
interface Chosen {
  readonly partnerId: string;
  readonly description: string | null;
  readonly documentIds: string[];
}

/** The documents of a new or a stored billing: criteria, what they find, and what of it is ticked. */
export function CombineForm(props: {
  readonly billing: CombineDetail | null;
  readonly title: string;
  readonly back: string;
  readonly isSaving: boolean;
  readonly onSave: (chosen: Chosen) => void;
  readonly onStop?: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const { billing, isSaving, onSave, onStop } = props;
  const [lines, setLines] = useState<readonly CombineLine[] | null>(billing?.shipments ?? null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(idsOf(billing?.shipments ?? []));
  const [values] = useState(() => valuesOf(billing, today(timeZone)));
  const form = useRecordForm({
    schema: criteria,
    start: values,
    unguarded: true,
    save: (asked) => client.ask(shipmentInfo, asked),
    onSaved: ({ shipments }) => {
      const kept = (lines ?? []).filter(({ documentId }) => ticked.has(documentId));
      const has = idsOf(kept);
      const found = shipments.filter(({ documentId }) => !has.has(documentId));
      setLines([...kept, ...found]);
      // A first search proposes all that it finds.
      if (kept.length === 0) setTicked(idsOf(found));
    },
  });
  const chosen = (lines ?? []).filter(({ documentId }) => ticked.has(documentId));
  const save = () => {
    const { partnerId, description } = form.form.getValues() as Partial<Chosen>;
    if (!partnerId || chosen.length === 0) return;
    onSave({
      partnerId,
      description: description ?? null,
      documentIds: chosen.map(({ documentId }) => documentId),
    });
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={props.title}
        back={props.back}
        facts={<NetPosition {...netOf(chosen)} />}
        primary={{
          words: billing ? words.save : words.create,
          keys: "mod+enter",
          busy: isSaving,
          why: chosen.length === 0 ? say(words.chooseFirst) : null,
          run: save,
        }}
        actions={[
          { words: words.find, busy: form.saving, run: form.submit },
          onStop && { words: words.stop, run: onStop },
        ]}
      />
      <RecordForm form={form}>
        <Section title={words.criteria} columns={3}>
          <PickerField
            name="partnerId"
            label={words.partner}
            source={partnerPicker}
            chosen={billing ? { id: billing.partnerId, code: "", name: billing.partnerName } : null}
            required
            {...(billing ? { disabled: true } : {})}
          />
          <SelectField name="type" label={words.type} of={askedTypeWords} required />
          <SelectField name="dateType" label={words.dateType} of={dateTypeWords} required />
          <DayField name="fromDate" label={words.from} />
          <DayField name="toDate" label={words.to} />
          <SelectField name="documentType" label={words.documentType} of={documentTypeWords} />
          <NoteField name="documentNo" label={words.documentNo} />
          <NoteField name="description" label={words.description} max={1000} />
        </Section>
      </RecordForm>
      {lines ? (
        <Section title={words.documents} columns={1}>
          {lines.length > 0 ? (
            <DocumentTable lines={lines} ticked={ticked} onTick={setTicked} />
          ) : (
            <p className="fw-quiet">{say(words.noDocuments)}</p>
          )}
        </Section>
      ) : null}
    </div>
  );
}

const idsOf = (lines: readonly CombineLine[]) => new Set(lines.map(({ documentId }) => documentId));

/** The values of the form: the last month, or the partner of the stored billing. */
function valuesOf(billing: CombineDetail | null, day: string): Record<string, unknown> {
  return {
    partnerId: billing?.partnerId ?? null,
    type: "All",
    dateType: "Issue Date",
    fromDate: addMonths(day, -1),
    toDate: day,
    services: [],
    documentType: null,
    documentNo: null,
    description: billing?.description ?? null,
  };
}
