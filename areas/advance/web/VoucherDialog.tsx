import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { today } from "@fairway/core/time/day.ts";
import { Input, Modal } from "antd";
import { useState } from "react";
import { getAdvance, pageAdvances, updateVoucher } from "../contract.ts";
import type { ShownAdvance } from "../model/advance.ts";
import { advanceWords as words } from "./words.ts";

/** Asks for the voucher of ticked advances; without a number the voucher is removed. */
export function VoucherDialog(props: {
  readonly advances: readonly ShownAdvance[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { advances, onClose } = props;
  const [voucherNo, setVoucherNo] = useState("");
  const [typed, setTyped] = useState<string | null>(today(timeZone));
  const save = useVerb(updateVoucher, {
    invalidates: [pageAdvances, getAdvance],
    onDone: () => {
      toast.success(say(words.voucherSaved, { count: advances.length }));
      onClose();
    },
  });
  const voucherDate = dayOnly(typed);
  const number = voucherNo.trim() || null;
  return (
    <Modal
      open
      title={say(words.voucherOf, { count: advances.length })}
      okText={say(number ? words.save : words.removeVoucher)}
      okButtonProps={{ loading: save.isPending, disabled: number !== null && !voucherDate }}
      onOk={() =>
        save.mutate({
          vouchers: advances.map(({ advanceNo }) => ({
            advanceNo,
            voucherNo: number,
            voucherDate: number ? voucherDate : null,
          })),
        })
      }
      onCancel={onClose}
    >
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
    </Modal>
  );
}
