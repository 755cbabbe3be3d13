import { withRules } from "@fairway/ui/form/withRules.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { addDays, isDay, today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayField, NoteField, PickerField, SelectField } from "@fairway/ui/form/fields.tsx";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InputNumber } from "antd";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type { z } from "zod";
import { addAdvance, getAdvanceSetting, saveAndSendAdvance, updateAdvance } from "../contract.ts";
import {
  type AdvanceAim,
  type AdvanceDetail,
  type AdvanceForm as Values,
  advanceForm,
} from "../model/advance.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { methodWords } from "../model/advanceWords.ts";
import { deadlineOf } from "../model/deadlineOf.ts";
import { whyNotAdvance } from "../model/whyNotAdvance.ts";
import { AccountFields } from "./AccountFields.tsx";
import "./advance.css";
import { InterbankQr } from "./InterbankQr.tsx";
import type { BillPick } from "./billPicker.ts";
import { LineGrid, totalOfLines } from "./LineGrid.tsx";
import { type AdvanceLines, lineList } from "./lineList.tsx";
import { lineFor } from "./lineRow.ts";
import { advanceWords as words } from "./words.ts";

const head = advanceForm.omit({ advanceRequests: true });

/** The form of a new or denied advance: request, account, lines. */
export function AdvanceForm(props: {
  readonly advance: AdvanceDetail | null;
  /** What a new advance is for; null for its requester. */
  readonly advanceFor?: AdvanceAim | null;
  readonly status?: ReactNode;
  readonly dangerous?: readonly PageAction[];
  /** Shown before the deletion: what else is done with the advance. */
  readonly actions?: readonly PageAction[];
  readonly below?: ReactNode;
  /** The bills of the first lines of a new advance. */
  readonly bills?: readonly BillPick[];
  readonly onSaved: (saved: AdvanceDetail, isSent: boolean) => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { advance } = props;
  const now = today(timeZone);
  const aim = advance?.advanceFor ?? props.advanceFor ?? null;
  const isForCarrier = aim !== null;
  const [currency, setCurrency] = useState<BookCurrency>(advance?.currencyId ?? localCurrency);
  const list = useMemo(() => lineList(currency, isForCarrier), [currency, isForCarrier]);
  const lines = useKeyedLines(list, advance?.advanceRequests, 3);
  usePresetBills(lines, props.bills);
  const { form, submit } = useAdvanceForm({ ...props, aim, lines, now });
  const { control } = form.form;
  const chosen = useWatch({ control, name: "currencyId" }) as BookCurrency | null;
  if (chosen && chosen !== currency) setCurrency(chosen);
  const why = lines.lines.length === 0 ? say(words.noLines) : null;
  const amount = totalOfLines(lines.hold.rows, currency, isForCarrier);
  return (
    <div className="fw-page">
      <PageHeader
        title={
          advance
            ? `${say(words.advance)} ${advance.advanceNo}`
            : say(aim ? words.newCarrierAdvance : words.newAdvance)
        }
        back={advanceHome}
        status={props.status}
        primary={{
          words: words.send,
          keys: "mod+enter",
          run: () => submit(true),
          busy: form.saving,
          why,
        }}
        actions={[{ words: words.save, run: () => submit(false), why }, ...(props.actions ?? [])]}
        atHand={1}
        dangerous={props.dangerous ?? []}
      />
      <RecordForm form={form}>
        <Fields advance={advance} isForCarrier={isForCarrier} amount={amount} />
        <LineGrid
          list={list}
          lines={lines}
          currency={currency}
          isForCarrier={isForCarrier}
          advanceId={advance?.id ?? null}
        />
      </RecordForm>
      {props.below ?? null}
    </div>
  );
}

interface FormProps {
  readonly advance: AdvanceDetail | null;
  readonly onSaved: (saved: AdvanceDetail, isSent: boolean) => void;
}

/** The form of the head, which is sent with its lines; a refusal marks their cells. */
function useAdvanceForm({
  advance,
  aim,
  lines,
  now,
  ...spec
}: FormProps & {
  readonly aim: AdvanceAim | null;
  readonly lines: AdvanceLines;
  readonly now: string;
}) {
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const start = useMemo(
    () => ({ ...valuesOf(advance, now), advanceFor: aim }),
    [advance, aim, now],
  );
  const schema = useMemo(
    () =>
      withRules(head, (form) =>
        whyNotAdvance({ ...form, advanceRequests: [] }, now).filter(
          ({ field }) => field in head.shape,
        ),
      ),
    [now],
  );
  const sent = async (values: z.output<typeof head>) => {
    const advanceRequests = (await lines.toSend()) as unknown as Values["advanceRequests"];
    const same = sameLines(advanceRequests);
    if (same) {
      const title = say(words.sameLines, same);
      const isSure = await confirm({ title, yes: words.saveBoth, no: words.changeLines });
      if (!isSure) throw new Refusal(0, "advance.sameLines", title);
    }
    return { ...values, advanceRequests };
  };
  const marked = async <Answer,>(run: Promise<Answer>): Promise<Answer> => {
    try {
      return await run;
    } catch (fault) {
      if (fault instanceof Refusal) lines.refused(fault);
      throw fault;
    }
  };
  return useSendableForm<typeof head, AdvanceDetail>({
    schema,
    start,
    save: async (values) => {
      const ask = await sent(values);
      if (!advance) return marked(client.ask(addAdvance, ask));
      const { id, version } = advance;
      return marked(client.ask(updateAdvance, { ...ask, id, version }));
    },
    send: async (values) => {
      const ask = await sent(values);
      const { id = null, version = null } = advance ?? {};
      return marked(client.ask(saveAndSendAdvance, { ...ask, id, version }));
    },
    numberOf: ({ advanceNo }) => advanceNo,
    onSaved: (saved, isSent) => {
      lines.load(saved.advanceRequests);
      spec.onSaved(saved, isSent);
    },
  });
}

/** The first two lines that are equal in all that is keyed. */
function sameLines(lines: readonly object[]): { first: number; line: number } | null {
  const seen = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const text = JSON.stringify(line);
    const first = seen.get(text);
    if (first !== undefined) return { first, line: at + 1 };
    seen.set(text, at + 1);
  }
  return null;
}

/** Starts a new advance with a line for each of the bills. */
function usePresetBills({ hold }: AdvanceLines, bills: readonly BillPick[] | undefined): void {
  const { load } = hold;
  useEffect(() => {
    if (bills && bills.length > 0) load(bills.map(lineFor));
  }, [bills, load]);
}

function Fields({
  advance,
  isForCarrier,
  amount,
}: {
  readonly advance: AdvanceDetail | null;
  readonly isForCarrier: boolean;
  readonly amount: string;
}) {
  const payee = advance?.payeeId
    ? { id: advance.payeeId, code: advance.payeeCode ?? "", name: advance.payeeName ?? "" }
    : null;
  return (
    <>
      <Section title={words.request} columns={3}>
        <DayField name="requestDate" label={words.requestDate} required />
        <DayField name="dueDate" label={words.dueDate} required />
        <TermField advance={advance} />
        <SelectField name="currencyId" label={words.currency} of={currencyWords} required />
        <SelectField name="paymentMethod" label={words.method} of={methodWords} required />
        <PickerField
          name="payeeId"
          label={words.payee}
          source={partnerPicker}
          chosen={payee}
          required={isForCarrier}
        />
        <NoteField name="advanceNote" label={words.description} max={1000} />
      </Section>
      <AccountFields>
        <QrOfForm advanceNo={advance?.advanceNo ?? null} amount={amount} />
      </AccountFields>
    </>
  );
}

/** The interbank QR code of the values as they are keyed. */
function QrOfForm(props: { readonly advanceNo: string | null; readonly amount: string }) {
  const values = useWatch() as Values;
  return <InterbankQr advance={{ ...values, ...props }} />;
}

/** The days until the deadline, which follows them; without them those of the office count. Rule AD-2 */
function TermField({ advance }: { readonly advance: AdvanceDetail | null }) {
  const say = useSay();
  const session = useSession();
  const { field } = useController({ name: "paymentTerm" });
  const requestDate = useWatch({ name: "requestDate" }) as string | null;
  const officeId = advance?.officeId ?? session.officeId;
  const { data: setting } = useAsk(getAdvanceSetting, { officeId }, { quiet: true });
  const paymentTerm = (field.value as number | null) ?? setting?.termDays;
  const voucherDate = advance?.voucherDate ?? null;
  const deadline =
    setting && paymentTerm !== undefined && requestDate && isDay(requestDate)
      ? deadlineOf({ requestDate, paymentTerm, voucherDate }, setting)
      : null;
  return (
    <Labelled label={words.term}>
      <InputNumber
        className="fw-wide"
        aria-label={say(words.term)}
        placeholder={setting ? String(setting.termDays) : ""}
        min={0}
        max={999}
        precision={0}
        value={field.value as number | null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {deadline ? (
        <div className="fw-field-hint">
          {say(words.deadline)} <DayText day={deadline} />
        </div>
      ) : null}
    </Labelled>
  );
}

/** The values of the head as its form keeps them. */
function valuesOf(advance: AdvanceDetail | null, day: string): Record<string, unknown> {
  const empty = {
    requestDate: day,
    dueDate: addDays(day, 1),
    paymentTerm: null,
    paymentMethod: "Cash",
    payeeId: null,
    currencyId: localCurrency,
    bankAccountNo: null,
    bankAccountName: null,
    bankName: null,
    bankCode: null,
    advanceNote: null,
  };
  if (!advance) return empty;
  return Object.fromEntries(
    Object.keys(empty).map((name) => [name, advance[name as keyof AdvanceDetail] ?? null]),
  );
}
