import type { BillPick } from "@fairway/areas/advance/web/billPicker.ts";
import { AccountFields } from "@fairway/areas/advance/web/AccountFields.tsx";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import {
  DayField,
  NoteField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { knownPick } from "@fairway/ui/form/picker.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { withRules } from "@fairway/ui/form/withRules.ts";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import {
  addSettlement,
  mayChangeLines,
  saveAndSendSettlement,
  updateSettlement,
} from "../contract.ts";
import { type SettlementDetail, settlementForm, type SettlementType } from "../model/settlement.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { settlementMethodWords, settlementTypeWords } from "../model/settlementWords.ts";
import { whyNotSettlement } from "../model/whyNotSettlement.ts";
import { AdvanceSums } from "./AdvanceSums.tsx";
import { BalanceText } from "./BalanceText.tsx";
import { CostSection } from "./CostSection.tsx";
import { costList } from "./costList.tsx";
import { costFor } from "./costRow.ts";
import "./settlement.css";
import { SumsOfForm } from "./SumsOfForm.tsx";
import { TakenGrid } from "./TakenGrid.tsx";
import { takenList } from "./takenList.tsx";
import { useLineFacts } from "./useLineFacts.ts";
import { advanceOf, type OwnAdvances } from "./useOwnAdvances.ts";
import { settlementWords as words } from "./words.ts";

const head = settlementForm.omit({ settlementType: true, direct: true, existing: true });
const schema = withRules(head, (form) =>
  whyNotSettlement({ ...form, settlementType: "DIRECT", direct: [], existing: [] }).filter(
    ({ field }) => field in head.shape,
  ),
);

/** The form of a new or denied settlement: request, account, lines, and the advances of their bills. */
export function SettlementForm(props: {
  readonly settlement: SettlementDetail | null;
  readonly status?: ReactNode;
  readonly actions?: readonly PageAction[];
  readonly dangerous?: readonly PageAction[];
  /** The bills of the first lines of a new settlement. */
  readonly bills?: readonly BillPick[];
  /** Shown before the form: how a former request ended. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly onSaved: (saved: SettlementDetail, isSent: boolean) => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { settlement } = props;
  const now = today(timeZone);
  const [chosenType, setType] = useState<SettlementType>("DIRECT");
  const type = settlement?.settlementType ?? chosenType;
  const stored = settlement?.surcharges ?? [];
  const costs = useKeyedLines(costList, type === "DIRECT" ? stored : [], 2);
  const taken = useKeyedLines(takenList, type === "EXISTING" ? stored : [], 0);
  const { bills } = props;
  const { load } = costs.hold;
  useEffect(() => {
    if (bills && bills.length > 0) load(bills.map(costFor));
  }, [bills, load]);
  const advances = useRef<OwnAdvances>(new Map());
  const { form, submit } = useSettlementForm({ ...props, type, costs, taken, advances, now });
  const { control, setValue } = form.form;
  const currency = useWatch({ control, name: "currencyId" }) as BookCurrency;
  const payeeId = useWatch({ control, name: "payeeId" }) as string | null;
  const settlementId = settlement?.id ?? null;
  const facts = useLineFacts(
    { costs, taken },
    { settlementId, type, currency, payeeId, today: now },
  );
  useLayoutEffect(() => {
    advances.current = facts.advances;
  });
  const held = useAsk(
    mayChangeLines,
    { settlementId: settlementId ?? "" },
    { when: settlementId !== null },
  );
  const holders = useMemo(
    () =>
      new Map(
        (held.data ?? []).flatMap(({ chargeLineId, heldBy }) =>
          heldBy ? [[chargeLineId, heldBy] as const] : [],
        ),
      ),
    [held.data],
  );
  const payee = payeeId ? (knownPick(payeeId) ?? null) : null;
  const why = facts.lines.length === 0 ? say(words.noLines) : null;
  return (
    <div className="fw-page">
      <PageHeader
        title={
          settlement
            ? `${say(words.settlement)} ${settlement.settlementNo}`
            : say(words.newSettlement)
        }
        back={settlementHome}
        status={props.status}
        facts={why ? null : <BalanceText balance={facts.sums.balanceAmount} currency={currency} />}
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
      {props.above ?? null}
      <RecordForm form={form}>
        <Request settlement={settlement} isRated={type === "EXISTING"} />
        <AccountFields />
        <Section
          title={words.lines}
          columns={1}
          extra={
            settlement ? null : (
              <Segmented
                aria-label={say(words.kind)}
                value={type}
                options={(["DIRECT", "EXISTING"] as const).map((value) => ({
                  value,
                  label: say(settlementTypeWords[value]),
                }))}
                disabled={facts.lines.length > 0}
                onChange={setType}
              />
            )
          }
        >
          {type === "DIRECT" ? (
            <CostSection
              costs={costs}
              facts={facts.facts}
              payee={payee}
              holders={holders}
              settlementId={settlementId}
            />
          ) : (
            <TakenGrid
              taken={taken}
              payee={payee}
              holders={holders}
              settlementId={settlementId}
              onPayee={(id) => {
                if (!payeeId) setValue("payeeId", id, { shouldDirty: true });
              }}
            />
          )}
        </Section>
        <AdvanceSums
          currency={currency}
          lines={facts.lines}
          advances={facts.advances}
          onAdvance={facts.takeAdvance}
        />
        <SumsOfForm sums={facts.sums} lines={facts.lines} currency={currency} />
      </RecordForm>
      {props.below ?? null}
    </div>
  );
}

type Lines = Pick<Parameters<typeof useLineFacts>[0], "costs" | "taken">;

/** The form of the head, which is sent with its lines; a refusal marks their cells. */
function useSettlementForm({
  settlement,
  type,
  costs,
  taken,
  ...spec
}: Lines & {
  readonly settlement: SettlementDetail | null;
  readonly type: SettlementType;
  readonly advances: { readonly current: OwnAdvances };
  readonly now: string;
  readonly onSaved: (saved: SettlementDetail, isSent: boolean) => void;
}) {
  const client = useClient();
  const { now } = spec;
  const start = useMemo(() => valuesOf(settlement, now), [settlement, now]);
  const isDirect = type === "DIRECT";
  const whole = async (values: z.output<typeof head>) => {
    const decided = <Line extends Parameters<typeof advanceOf>[0]>(line: Line) => ({
      ...line,
      advanceId: advanceOf(line, spec.advances.current),
    });
    const dated = ({ exchangeDate }: { readonly exchangeDate: string | null }) => ({
      exchangeDate: exchangeDate ?? now,
    });
    return {
      ...values,
      settlementType: type,
      direct: isDirect
        ? (await costs.toSend()).map((line) => ({ ...decided(line), ...dated(line) }))
        : [],
      existing: isDirect ? [] : (await taken.toSend()).map(decided),
    };
  };
  const marked = async <Answer,>(run: Promise<Answer>): Promise<Answer> => {
    try {
      return await run;
    } catch (fault) {
      if (fault instanceof Refusal) (isDirect ? costs : taken).refused(fault);
      throw fault;
    }
  };
  return useSendableForm<typeof head, SettlementDetail>({
    schema,
    start,
    save: async (values) => {
      const ask = await whole(values);
      if (!settlement) return marked(client.ask(addSettlement, ask));
      const { id, version } = settlement;
      return marked(client.ask(updateSettlement, { ...ask, id, version }));
    },
    send: async (values) => {
      const ask = await whole(values);
      const { id = null, version = null } = settlement ?? {};
      return marked(client.ask(saveAndSendSettlement, { ...ask, id, version }));
    },
    numberOf: ({ settlementNo }) => settlementNo,
    onSaved: (saved, isSent) => {
      (isDirect ? costs : taken).load(saved.surcharges);
      spec.onSaved(saved, isSent);
    },
  });
}

function Request({
  settlement,
  isRated,
}: {
  readonly settlement: SettlementDetail | null;
  /** Rates are typed for the lines. */
  readonly isRated: boolean;
}) {
  const { payeeId = null, payeeCode, payeeName } = settlement ?? {};
  const payee = payeeId ? { id: payeeId, code: payeeCode ?? "", name: payeeName ?? "" } : null;
  return (
    <Section title={words.request} columns={3}>
      <DayField name="requestDate" label={words.requestDate} required />
      <DayField name="dueDate" label={words.dueDate} required />
      <SelectField name="currencyId" label={words.currency} of={currencyWords} required />
      <SelectField name="paymentMethod" label={words.method} of={settlementMethodWords} required />
      <PickerField name="payeeId" label={words.payee} source={partnerPicker} chosen={payee} />
      <NoteField name="note" label={words.note} max={1000} rows={1} />
      {isRated ? <TextField name="rateReason" label={words.rateReason} max={500} /> : null}
    </Section>
  );
}

/** The values of the head as its form keeps them. */
function valuesOf(settlement: SettlementDetail | null, day: string): Record<string, unknown> {
  const empty = {
    requestDate: day,
    dueDate: addDays(day, 1),
    paymentMethod: "Cash",
    payeeId: null,
    currencyId: localCurrency,
    bankAccountNo: null,
    bankAccountName: null,
    bankName: null,
    bankCode: null,
    note: null,
    rateReason: null,
  };
  if (!settlement) return empty;
  return Object.fromEntries(
    Object.keys(empty).map((name) => [name, settlement[name as keyof SettlementDetail] ?? null]),
  );
}
