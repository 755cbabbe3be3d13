import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useState } from "react";
import { pagePayments, updateExtendDate } from "../contract.ts";
import type { PaymentRow } from "../model/paymentRow.ts";
import { words } from "./words.ts";

/** Asks for the days by which the due days of ticked invoices are extended, and for a note. */
export function ExtendDialog(props: {
  readonly invoices: readonly PaymentRow[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { invoices, onClose } = props;
  const [days, setDays] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const extend = useVerb(updateExtendDate, {
    invalidates: [pagePayments],
    onDone: ({ data }) => {
      toast.success(say(words.extended, { count: data.count }));
      onClose();
    },
  });
  const isGiven = days !== null && /^[1-9]\d{0,2}$/.test(days) && note.trim() !== "";
  return (
    <Modal
      open
      title={say(words.extendTitle, { count: invoices.length })}
      okText={say(words.extend)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: extend.isPending, disabled: !isGiven }}
      onOk={() =>
        extend.mutate({
          invoices: invoices.map(({ id: refId, extendDays }) => ({ refId, extendDays })),
          numberDaysExtend: Number(days),
          note,
        })
      }
      onCancel={onClose}
    >
      <Labelled label={words.extendDays} required hint={words.extendHint}>
        <NumberInput label={say(words.extendDays)} value={days} least={0} onChange={setDays} />
      </Labelled>
      <Labelled label={words.extendNote} required>
        <Input
          aria-label={say(words.extendNote)}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
