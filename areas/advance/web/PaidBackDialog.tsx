import { sayNumber } from "@fairway/core/words/numbers.ts";
import { today } from "@fairway/core/time/day.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useState } from "react";
import { advanceBalances, advanceLedger, getAdvance, payBack } from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { causeTags, paidBackCauses } from "../model/ledger.ts";
import { advanceWords as words } from "./words.ts";

/** Asks for a return or top-up of an advance with its voucher. Rule AD-10 */
export function PaidBackDialog(props: {
  readonly advance: Pick<Advance, "advanceNo" | "currencyId">;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const { advanceNo, currencyId } = props.advance;
  const [cause, setCause] = useState<(typeof paidBackCauses)[number]>("returned");
  const [amount, setAmount] = useState<string | null>(null);
  const [voucherNo, setVoucherNo] = useState("");
  const [typed, setTyped] = useState<string | null>(today(timeZone));
  const [note, setNote] = useState("");
  const save = useVerb(payBack, {
    invalidates: [advanceBalances, advanceLedger, getAdvance],
    onDone: ({ data }) => {
      const open = `${sayNumber(data.open, language)} ${currencyId}`;
      toast.success(say(words.paidBackSaved, { advanceNo, open }));
      props.onClose();
    },
  });
  const voucherDate = dayOnly(typed);
  const isWhole = amount !== null && voucherNo.trim() !== "" && voucherDate !== null;
  return (
    <Modal
      open
      title={say(words.paidBackOf, { advanceNo })}
      okText={say(words.save)}
      okButtonProps={{ loading: save.isPending, disabled: !isWhole }}
      onOk={() => {
        if (!amount || !voucherDate) return;
        save.mutate({ advanceNo, cause, amount, voucherNo, voucherDate, note: note || null });
      }}
      onCancel={props.onClose}
    >
      <Segmented
        aria-label={say(words.paidBack)}
        value={cause}
        options={paidBackCauses.map((value) => ({ value, label: say(causeTags[value].words) }))}
        onChange={setCause}
      />
      <Labelled label={words.amount}>
        <NumberInput
          label={say(words.amount)}
          unit={currencyId}
          value={amount}
          onChange={setAmount}
        />
      </Labelled>
      <Labelled label={words.voucherNo}>
        <Input
          aria-label={say(words.voucherNo)}
          maxLength={50}
          value={voucherNo}
          onChange={(event) => setVoucherNo(event.target.value)}
        />
      </Labelled>
      <Labelled label={words.voucherDate}>
        <DayInput value={typed} label={say(words.voucherDate)} onChange={setTyped} />
      </Labelled>
      <Labelled label={words.note}>
        <Input
          aria-label={say(words.note)}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
