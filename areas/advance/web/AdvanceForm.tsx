import { withRules } from "@fairway/ui/form/withRules.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, isDecimal, sum } from "@fairway/core/money/decimal.ts";
import { addDays, isDay, today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayField, NoteField, PickerField, SelectField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InputNumber } from "antd";
import { type ReactNode, useMemo } from "react";
import { useController, useWatch } from "react-hook-form";
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
import { LineFields } from "./LineFields.tsx";
import { advanceWords as words } from "./words.ts";

/** The form of a new or denied advance: request, account, lines. */
export function AdvanceForm(props: {
  readonly advance: AdvanceDetail | null;
  /** What a new advance is for; null for its requester. */
  readonly advanceFor?: AdvanceAim | null;
  readonly status?: ReactNode;
  readonly dangerous?: readonly PageAction[];
  readonly below?: ReactNode;
  readonly onSaved: (saved: AdvanceDetail, isSent: boolean) => void;
}) {
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const { advance } = props;
  const now = today(timeZone);
  const aim = advance?.advanceFor ?? props.advanceFor ?? null;
  const start = useMemo(
    () => ({ ...valuesOf(advance, now), advanceFor: aim }),
    [advance, aim, now],
  );
  const schema = useMemo(() => withRules(advanceForm, (form) => whyNotAdvance(form, now)), [now]);
  const { form, submit } = useSendableForm<typeof advanceForm, AdvanceDetail>({
    schema,
    start,
    save: (values) =>
      advance
        ? client.ask(updateAdvance, { ...values, id: advance.id, version: advance.version })
        : client.ask(addAdvance, values),
    send: (values) => {
      const { id = null, version = null } = advance ?? {};
      return client.ask(saveAndSendAdvance, { ...values, id, version });
    },
    numberOf: ({ advanceNo }) => advanceNo,
    onSaved: props.onSaved,
  });
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
        }}
        actions={[{ words: words.save, run: () => submit(false) }]}
        dangerous={props.dangerous ?? []}
      />
      <RecordForm form={form}>
        <Fields advance={advance} isForCarrier={aim !== null} />
      </RecordForm>
      {props.below ?? null}
    </div>
  );
}

function Fields({
  advance,
  isForCarrier,
}: {
  readonly advance: AdvanceDetail | null;
  readonly isForCarrier: boolean;
}) {
  const currency = (useWatch({ name: "currencyId" }) ?? localCurrency) as BookCurrency;
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
        <QrOfForm advanceNo={advance?.advanceNo ?? null} />
      </AccountFields>
      <LineFields
        currency={currency}
        stored={advance?.advanceRequests ?? []}
        advanceId={advance?.id ?? null}
        isForCarrier={isForCarrier}
      />
    </>
  );
}

/** The interbank QR code of the values as they are keyed. */
function QrOfForm({ advanceNo }: { readonly advanceNo: string | null }) {
  const values = useWatch() as Values;
  const amounts = values.advanceRequests.flatMap(({ amount }) =>
    amount && isDecimal(amount) ? [decimal(amount)] : [],
  );
  return <InterbankQr advance={{ ...values, advanceNo, amount: sum(amounts).toFixed() }} />;
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

/** The values of an advance as its form keeps them. */
function valuesOf(advance: AdvanceDetail | null, day: string): Record<string, unknown> {
  if (!advance) {
    return {
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
      advanceRequests: [],
    };
  }
  const { advanceRequests, ...head } = advance;
  const names = Object.keys(advanceForm.shape).filter((name) => name !== "advanceRequests");
  return {
    ...Object.fromEntries(names.map((name) => [name, head[name as keyof typeof head] ?? null])),
    advanceRequests: advanceRequests.map((line) => ({
      jobId: line.jobId,
      hblid: line.hblid,
      description: line.description,
      customNo: line.customNo,
      amount: line.amount,
      advanceType: line.advanceType,
      requestNote: line.requestNote,
      charge: line.charge,
    })),
  };
}
