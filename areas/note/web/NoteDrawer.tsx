import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { useKnownRates } from "@fairway/areas/charge/web/useKnownRates.ts";
import { isRate } from "@fairway/areas/rate/model/isRate.ts";
import { useRateReason } from "@fairway/areas/rate/web/useRateReason.tsx";
import type { AskInput } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { partnerOn } from "@fairway/areas/charge/model/surcharge.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Select } from "antd";
import { useState } from "react";
import {
  addNote,
  noteDetails,
  notesOfJob,
  offeredCharges,
  pageNotes,
  updateNote,
} from "../contract.ts";
import { type NoteLine, type NoteType, noteTypes, type ShownNote, sideOf } from "../model/note.ts";
import { changedRates, ratesAsked } from "../model/noteRate.ts";
import { refuseNote, whyValuesStay } from "../model/refusals.ts";
import { linesToBe } from "../model/valuesToBe.ts";
import { typeWords } from "../model/noteFields.ts";
import { ChargeChooser } from "./ChargeChooser.tsx";
import { PointOfNote } from "./PointOfNote.tsx";
import { currenciesOf, NoteRates, ratesToSend, type TypedRates } from "./NoteRates.tsx";
import { TotalsLine } from "./TotalsLine.tsx";
import { words } from "./words.ts";

const keys = "mod+enter";

/** Issues a note over open charges of a job, or changes the lines of one. Ctrl+Enter saves. */
export function NoteDrawer(props: {
  readonly job: JobStanding & { readonly id: string };
  readonly note?: ShownNote;
  readonly onClose: () => void;
  readonly onSaved: (note: ShownNote) => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { note, job } = props;
  const jobId = job.id;
  const [type, setType] = useState<NoteType>(note?.type ?? "DEBIT");
  const [partnerId, setPartnerId] = useState<string | null>(note?.partnerId ?? null);
  const [chosen, setChosen] = useState<Set<string> | null>(null);
  const [exchangeDate, setExchangeDate] = useState<string | null>(
    note?.exchangeDate ?? today(timeZone),
  );
  const [rates, setRates] = useState<TypedRates>({});
  const [text, setText] = useState(note?.note ?? "");
  const [flexId, setFlexId] = useState(note?.flexId ?? "");
  const offered = useAsk(offeredCharges, { jobId, type, ...(note ? { cdNoteId: note.id } : {}) });

  const side = sideOf(type);
  const partners = partnersOf(offered.data ?? [], side);
  const partner = partners.find((each) => each.value === partnerId) ?? partners[0] ?? null;
  const charges = (offered.data ?? []).filter((line) => partnerOn(line, side) === partner?.value);
  const start = note
    ? charges.filter((line) => line.claims.some((claim) => claim.documentId === note.id))
    : charges;
  const ticked = chosen ?? new Set(start.map((line) => line.id));
  const lines = charges.filter((line) => ticked.has(line.id));
  const why = lines.length === 0 ? say(words.chooseOne) : null;

  const held = note && lines.find((line) => holderOf(line, note));
  const keeps = held && note ? keepsRate(held, note) : whyFinished(job);
  const rateDay = dayOnly(exchangeDate) ?? today(timeZone);
  const known = useKnownRates([rateDay]);
  const currencies = currenciesOf(note, lines);

  const typed = ratesToSend(rates).filter((each) => currencies.includes(each.currencyId));
  const isSameNote =
    note !== undefined &&
    rateDay === note.exchangeDate &&
    typed.length === 0 &&
    lines.length === start.length &&
    start.every((line) => ticked.has(line.id));
  // An unchanged note is not valued again.
  const valued = isSameNote
    ? charges
    : linesToBe(
        charges,
        {
          lines,
          note: { id: note?.id ?? "", job },
          day: rateDay,
          own: keeps
            ? (note?.rates ?? [])
            : changedRates(
                note?.rates ?? [],
                ratesAsked({ rates: typed.filter(isTyped) }),
                currencies,
              ),
          stored: note
            ? {
                ...note,
                isCleared: (currency) =>
                  typed.some((each) => each.currencyId === currency && each.rate === null),
              }
            : null,
        },
        known,
      );
  const totals = lineTotals(valued.filter((line) => ticked.has(line.id)));

  const reason = useRateReason<AskInput<typeof updateNote>>();
  const reasonToIssue = useRateReason<AskInput<typeof addNote>>();
  const done = {
    invalidates: [notesOfJob, offeredCharges, noteDetails, pageNotes],
    onDone: ({ data, statementsToRefresh: statements }: Saved) => {
      toast.success(say(note ? words.saved : words.issued, { code: data.code }));
      if (statements) {
        toast.info(
          say(words.refreshStatements, { code: data.code, numbers: statements.join(", ") }),
        );
      }
      props.onSaved(data);
    },
  };
  const add = useVerb(addNote, { ...done, quiet: true, onRefused: reasonToIssue.asksOrSays });
  const update = useVerb(updateNote, { ...done, quiet: true, onRefused: reason.asksOrSays });
  const isBusy = add.isPending || update.isPending;
  const save = () => {
    if (why || isBusy || !partner) return;
    const common = { chargeIds: lines.map((line) => line.id), exchangeDate, note: text, flexId };
    // A rate of a currency whose lines were taken off again is not sent.
    const sent = { ...common, rates: keeps ? [] : typed };
    if (note) update.mutate({ id: note.id, version: note.version, ...sent });
    else add.mutate({ jobId, type, partnerId: partner.value, ...sent });
  };
  useKeys([{ keys, words: note ? words.save : words.issue, run: save }]);
  const restart = (change: () => void) => {
    change();
    setChosen(null);
    setRates({});
  };

  return (
    <SideDrawer
      size={1080}
      title={note ? say(words.changeTitle, { code: note.code }) : say(words.issueTitle)}
      onClose={props.onClose}
      primary={{ words: note ? words.save : words.issue, run: save, busy: isBusy, why, keys }}
      facts={<TotalsLine count={lines.length} totals={totals} />}
    >
      {reason.dialog((ask, rateReason) => update.mutate({ ...ask, rateReason }))}
      {reasonToIssue.dialog((ask, rateReason) => add.mutate({ ...ask, rateReason }))}
      <div className="fw-form">
        {note ? null : <PointOfNote type={type} partnerId={partner?.value ?? null} lines={lines} />}
        <div className="fw-columns fw-columns-3">
          <Labelled label={words.type}>
            <Segmented
              value={type}
              disabled={Boolean(note)}
              options={noteTypes.map((value) => ({ value, label: say(typeWords[value]) }))}
              onChange={(value) =>
                restart(() => {
                  setType(value);
                  setPartnerId(null);
                })
              }
            />
          </Labelled>
          <Labelled label={words.partner} span={2}>
            <Select
              showSearch={typeAhead}
              className="fw-wide"
              aria-label={say(words.partner)}
              value={partner?.value ?? null}
              options={partners}
              disabled={Boolean(note)}
              placeholder={say(words.choosePartner)}
              onChange={(value) => restart(() => setPartnerId(value))}
            />
          </Labelled>
          <Labelled label={words.exchangeDate} hint={words.valuedAtSave}>
            <DayInput
              label={say(words.exchangeDate)}
              value={exchangeDate}
              onChange={setExchangeDate}
            />
          </Labelled>
          {!note || note.may.includes("rerate") ? (
            <NoteRates
              note={note}
              currencies={currencies}
              day={rateDay}
              known={known}
              typed={rates}
              held={keeps}
              onChange={setRates}
            />
          ) : null}
          <Labelled label={words.flexId}>
            <Input
              aria-label={say(words.flexId)}
              maxLength={100}
              value={flexId}
              onChange={(event) => setFlexId(event.target.value)}
            />
          </Labelled>
          <Labelled label={words.note}>
            <Input
              aria-label={say(words.note)}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Labelled>
        </div>
        {offered.isPending ? (
          <RowSkeletons rows={5} />
        ) : charges.length === 0 ? (
          <EmptyState title={words.noCharges} detail={words.noChargesDetail} />
        ) : (
          <ChargeChooser charges={valued} chosen={ticked} onChange={setChosen} />
        )}
      </div>
    </SideDrawer>
  );
}

interface Saved {
  readonly data: ShownNote;
  readonly statementsToRefresh?: string[] | undefined;
}

/** Is it a rate, or none? While it is typed it may be neither. */
const isTyped = ({ rate }: { readonly rate: string | null }) =>
  rate === null || (isDecimal(rate) && isRate(rate));

/** Another document's claim on the side of the note: with it the note keeps its rates. */
function holderOf({ claims }: NoteLine, note: ShownNote) {
  return claims.find((each) => each.documentId !== note.id && each.side === sideOf(note.type));
}

function whyFinished(job: JobStanding): Words | null {
  const why = whyValuesStay(job);
  return why && { en: why.say("en"), vi: why.say("vi") };
}

function keepsRate(line: NoteLine, note: ShownNote): Words {
  const facts = { chargeCode: line.chargeCode, documentNo: holderOf(line, note)?.documentNo };
  const why = refuseNote("cdNote.chargeKeepsRate", facts);
  return { en: why.say("en"), vi: why.say("vi") };
}

function partnersOf(charges: readonly NoteLine[], side: "debit" | "credit") {
  const found = new Map<string, { value: string; label: string }>();
  for (const line of charges) {
    const value = partnerOn(line, side);
    if (!value) continue;
    const isPayer = line.type === "OBH" && side === "credit";
    const label = isPayer
      ? `${line.payerCode} · ${line.payerName}`
      : `${line.paymentObjectCode} · ${line.paymentObjectName}`;
    found.set(value, { value, label });
  }
  return [...found.values()];
}
