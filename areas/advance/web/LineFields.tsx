import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { FormFacts } from "@fairway/ui/form/formFacts.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { CopyOutlined, DeleteOutlined } from "@ant-design/icons";
import { Input, Select } from "antd";
import { useContext } from "react";
import {
  type ControllerRenderProps,
  type FieldValues,
  useController,
  useFieldArray,
  useFormContext,
  useWatch,
} from "react-hook-form";
import type { AdvanceLine } from "../model/advance.ts";
import { advanceTypeWords } from "../model/advanceWords.ts";
import { type BillPick, billOf, billPicker } from "./billPicker.ts";
import { type LineQuestions, useLineQuestions } from "./useLineQuestions.ts";
import { carrierColumns, ChargeTotal } from "./carrierColumns.tsx";
import { Cell, type CellProps, list, useCell } from "./lineCell.tsx";
import { advanceWords as words } from "./words.ts";

/** The lines of an advance as they are keyed, one a row. */
export function LineFields(props: {
  readonly currency: BookCurrency;
  /** The stored lines, whose bills are shown by their numbers. */
  readonly stored: readonly AdvanceLine[];
  /** The advance that is open; null for a new one. */
  readonly advanceId: string | null;
  /** The lines are charges of a carrier. */
  readonly isForCarrier: boolean;
}) {
  const say = useSay();
  const { readOnly } = useContext(FormFacts);
  const { getValues } = useFormContext();
  const { fields, append, insert, remove } = useFieldArray({ name: list });
  const bills = new Map(props.stored.map((line) => [line.hblid, billOf(line)]));
  const questions = useLineQuestions(props.advanceId);
  const rows = fields.map(({ id }, at) => ({ id, at }));
  const named = (at: number) => ({ no: String(at + 1) });
  const charges = new Map(
    props.stored.flatMap(({ charge }) => (charge ? [[charge.chargeId, charge] as const] : [])),
  );
  return (
    <Section title={words.lines} columns={1}>
      {rows.length === 0 ? (
        <EmptyState title={words.noLines} detail={words.noLinesDetail} />
      ) : (
        <PlainTable
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "bill",
              title: say(words.bill),
              read: ({ at }) => <BillCell at={at} bills={bills} mayTake={questions.mayTake} />,
            },
            ...(props.isForCarrier
              ? carrierColumns(say, charges, props.currency)
              : [
                  {
                    key: "description",
                    title: say(words.description),
                    read: ({ at }: CellProps) => (
                      <TextCell at={at} name="description" label={words.description} />
                    ),
                  },
                ]),
            {
              key: "customNo",
              title: say(words.customNo),
              read: ({ at }) => <TextCell at={at} name="customNo" label={words.customNo} />,
            },
            {
              key: "amount",
              title: say(words.amount),
              right: true,
              read: ({ at }) =>
                props.isForCarrier ? (
                  <ChargeTotal at={at} currency={props.currency} />
                ) : (
                  <AmountCell at={at} currency={props.currency} />
                ),
            },
            { key: "type", title: say(words.type), read: ({ at }) => <TypeCell at={at} /> },
            {
              key: "requestNote",
              title: say(words.note),
              read: ({ at }) => <TextCell at={at} name="requestNote" label={words.note} />,
            },
            {
              key: "more",
              title: "",
              read: ({ at }) =>
                readOnly ? null : (
                  <span className="fw-advance-more">
                    <PlainButton
                      kind="text"
                      icon={<CopyOutlined />}
                      aria-label={say(words.copyLine, named(at))}
                      onClick={() =>
                        void questions.mayCopy().then((isSure) => {
                          if (isSure) insert(at + 1, copyOf(getValues(`${list}.${at}`)));
                        })
                      }
                    />
                    <PlainButton
                      kind="text"
                      icon={<DeleteOutlined />}
                      aria-label={say(words.removeLine, named(at))}
                      onClick={() => remove(at)}
                    />
                  </span>
                ),
            },
          ]}
          foot={{
            bill: say(words.total),
            amount: <Total currency={props.currency} />,
          }}
        />
      )}
      {readOnly ? null : (
        <div>
          <PlainButton onClick={() => append(props.isForCarrier ? emptyCharge : emptyLine)}>
            {say(words.addLine)}
          </PlainButton>
        </div>
      )}
    </Section>
  );
}

const emptyLine = {
  jobId: null,
  hblid: null,
  description: "",
  customNo: null,
  amount: null,
  advanceType: "Other",
  requestNote: null,
  charge: null,
};

const emptyCharge = {
  ...emptyLine,
  charge: {
    id: null,
    chargeId: null,
    quantity: "1",
    unitId: null,
    unitPrice: null,
    vatrate: null,
  },
};

/** The copy of a line is a new one. */
const copyOf = (line: typeof emptyLine | typeof emptyCharge) =>
  line.charge ? { ...line, charge: { ...line.charge, id: null } } : line;

/** The sum of the amounts that are keyed so far. */
function Total({ currency }: { readonly currency: BookCurrency }) {
  const lines = useWatch({ name: list }) as readonly { readonly amount: string | null }[];
  const amounts = (lines ?? []).flatMap(({ amount }) =>
    amount && isDecimal(amount) ? [decimal(amount)] : [],
  );
  return <MoneyText amount={sum(amounts).toFixed()} currency={currency} code />;
}

function BillCell({
  at,
  bills,
  mayTake,
}: CellProps &
  Pick<LineQuestions, "mayTake"> & {
    readonly bills: ReadonlyMap<string, ReturnType<typeof billOf>>;
  }) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, "hblid");
  const job = useController({ name: `${list}.${at}.jobId` });
  const custom = useController({ name: `${list}.${at}.customNo` });
  const take = async (picked: BillPick) => {
    if (!(await mayTake(picked))) {
      field.onChange(null);
      job.field.onChange(null);
    } else if (!custom.field.value) custom.field.onChange(picked.customNo);
  };
  const ofJob = job.fieldState.error?.message ?? null;
  return (
    <Cell wrong={wrong ?? ofJob}>
      <PickerInput
        source={billPicker}
        label={`${say(words.bill)} ${at + 1}`}
        value={field.value as string | null}
        chosen={bills.get(String(field.value)) ?? null}
        disabled={disabled}
        invalid={Boolean(wrong ?? ofJob)}
        onChange={(id, picked) => {
          field.onChange(id);
          if (!picked) return;
          job.field.onChange(picked.jobId);
          void take(picked);
        }}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}

function TextCell({
  at,
  name,
  label,
}: CellProps & { readonly name: string; readonly label: (typeof words)[keyof typeof words] }) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, name);
  const shown: ControllerRenderProps<FieldValues, string> = field;
  return (
    <Cell wrong={wrong}>
      <Input
        aria-label={`${say(label)} ${at + 1}`}
        value={(shown.value as string | null) ?? ""}
        disabled={disabled}
        {...(wrong ? { status: "error" as const } : {})}
        onChange={shown.onChange}
        onBlur={shown.onBlur}
      />
    </Cell>
  );
}

function AmountCell({ at, currency }: CellProps & { readonly currency: BookCurrency }) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, "amount");
  return (
    <Cell wrong={wrong}>
      <NumberInput
        label={`${say(words.amount)} ${at + 1}`}
        unit={currency}
        value={field.value as string | null}
        disabled={disabled}
        invalid={wrong !== null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}

function TypeCell({ at }: CellProps) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, "advanceType");
  return (
    <Cell wrong={wrong}>
      <Select
        showSearch={typeAhead}
        className="fw-wide"
        aria-label={`${say(words.type)} ${at + 1}`}
        disabled={disabled}
        value={field.value as string}
        options={Object.entries(advanceTypeWords).map(([value, label]) => ({
          value,
          label: say(label),
        }))}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}
