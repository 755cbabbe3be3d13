import type { CallSpec } from "@fairway/core/contract/call.ts";
import { computedVnd, mostAdjusted } from "@fairway/areas/charge/model/adjustment.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import {
  getAdjustDebitValue,
  noteDetails,
  notesOfJob,
  pageNotes,
  updateAdjustDebitValue,
} from "../contract.ts";
import { type AdjustedLine, type TypedVnd, typedTotal, wrongTyped } from "../model/adjustedNote.ts";
import { words } from "./words.ts";

const keys = "mod+enter";

const cells = ["amountVnd", "vatAmountVnd"] as const;
const titles = { amountVnd: words.adjustNet, vatAmountVnd: words.adjustVat } as const;

/** The VND amounts of the lines of a debit note, each to be adjusted by a few dong. Rule DN-20 */
export function AdjustDrawer(props: {
  readonly noteId: string;
  readonly onClose: () => void;
  /** What else reads the amounts, of a document of another kind. */
  readonly invalidates?: readonly CallSpec[];
}) {
  const say = useSay();
  const language = useLanguage();
  const found = useAsk(getAdjustDebitValue, { id: props.noteId });
  const [typed, setTyped] = useState<Readonly<Record<string, TypedVnd>>>({});
  const note = found.data;
  const lines = note?.lines ?? [];
  const save = useVerb(updateAdjustDebitValue, {
    invalidates: [
      getAdjustDebitValue,
      noteDetails,
      notesOfJob,
      pageNotes,
      ...(props.invalidates ?? []),
    ],
    onDone: ({ data: { code } }) => {
      toast.success(say(words.adjusted, { code }));
      props.onClose();
    },
  });
  const amountsOf = (line: AdjustedLine): TypedVnd => typed[line.id] ?? line;
  const changed = lines.filter((line) => {
    const amounts = amountsOf(line);
    return cells.some((field) => !isSame(amounts[field], line[field]));
  });
  const [wrong] = changed.flatMap((line) => wrongTyped(line, amountsOf(line)));
  const why = wrong
    ? say(wrong.words, wrong.facts)
    : changed.length === 0
      ? say(words.adjustNothing)
      : null;
  const run = () => {
    if (why || !note) return;
    const sent = changed.map((line) => {
      const { amountVnd, vatAmountVnd } = amountsOf(line);
      return { id: line.id, amountVnd, vatAmountVnd };
    });
    save.mutate({ id: note.id, version: note.version, lines: sent });
  };
  useKeys([{ keys, words: words.save, run }]);
  const cell = (line: AdjustedLine, field: (typeof cells)[number]) => {
    const { amountVnd, vatAmountVnd } = amountsOf(line);
    const amounts = { amountVnd, vatAmountVnd };
    const wrongHere = wrongTyped(line, amounts).find((each) => each.field === field);
    return (
      <>
        <NumberInput
          label={`${say(titles[field])} ${line.chargeCode}`}
          value={amounts[field]}
          disabled={line.heldBy !== null || (field === "vatAmountVnd" && line.vatrate === null)}
          invalid={wrongHere !== undefined}
          onChange={(value) =>
            setTyped({ ...typed, [line.id]: { ...amounts, [field]: value ?? "" } })
          }
        />
        {wrongHere ? (
          <div className="fw-field-wrong" role="alert">
            {say(wrongHere.words, wrongHere.facts)}
          </div>
        ) : null}
      </>
    );
  };
  return (
    <SideDrawer
      size={980}
      title={note ? say(words.adjustTitle, { code: note.code }) : say(words.adjust)}
      onClose={props.onClose}
      primary={{ words: words.save, run, busy: save.isPending, why, keys }}
      facts={
        note ? (
          <div className="fw-page-facts" role="status">
            <span>
              {say(words.totalVnd)}{" "}
              <MoneyText amount={typedTotal(lines.map(amountsOf))} currency={localCurrency} />
            </span>
          </div>
        ) : null
      }
    >
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : note ? (
        <>
          <p className="fw-quiet">{say(words.adjustDetail, { most: mostAdjusted })}</p>
          <PlainTable
            rows={lines}
            rowKey={(line) => line.id}
            columns={[
              { key: "hbl", title: say(words.hbl), read: (line) => line.hwbno },
              {
                key: "name",
                title: say(words.chargeName),
                read: (line) => (
                  <>
                    {language === "vi" ? line.chargeNameVi : line.chargeNameEn}
                    <div className="fw-quiet">
                      {line.heldBy
                        ? say(words.adjustHeld, { documentNo: line.heldBy })
                        : say(words.adjustComputed, saidVnd(line, language))}
                    </div>
                  </>
                ),
              },
              {
                key: "amount",
                title: say(words.amount),
                right: true,
                read: (line) => <MoneyText amount={line.total} currency={line.currencyId} code />,
              },
              {
                key: "net",
                title: say(words.adjustNet),
                right: true,
                read: (line) => cell(line, "amountVnd"),
              },
              {
                key: "vat",
                title: say(words.adjustVat),
                right: true,
                read: (line) => cell(line, "vatAmountVnd"),
              },
            ]}
          />
        </>
      ) : (
        <RowSkeletons rows={6} />
      )}
    </SideDrawer>
  );
}

const isSame = (one: string, other: string) =>
  isDecimal(one) && isDecimal(other) && decimal(one).equals(decimal(other));

function saidVnd(line: AdjustedLine, language: "en" | "vi") {
  const { net, vat } = computedVnd(line);
  const said = (amount: typeof net) => sayAmount(amount.toFixed(), localCurrency, language);
  return { net: said(net), vat: said(vat) };
}
