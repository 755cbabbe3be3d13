import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { today } from "@fairway/core/time/day.ts";
import { Button, Input, Modal } from "antd";
import { useState } from "react";
import { getAdvance, pageAdvances, updateVoucher } from "../contract.ts";
import type { ShownAdvance } from "../model/advance.ts";
import { whyNotVoucherDay } from "../model/whyNotAdvance.ts";
import { advanceWords as words } from "./words.ts";

/** Asks for the voucher of ticked advances, or removes the one that they have. */
export function VoucherDialog(props: {
  readonly advances: readonly ShownAdvance[];
  /** Called when it is closed; true after the vouchers were changed. */
  readonly onClose: (isDone: boolean) => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { advances } = props;
  const now = today(timeZone);
  const [first] = advances;
  // Advances with one voucher show it.
  const common =
    first && advances.every((each) => each.voucherNo === first.voucherNo) ? first : null;
  const [voucherNo, setVoucherNo] = useState(common?.voucherNo ?? "");
  const [typed, setTyped] = useState<string | null>(common?.voucherDate ?? now);
  const save = useVerb(updateVoucher, {
    invalidates: [pageAdvances, getAdvance],
    onDone: (_, { vouchers }) => {
      const isRemoved = vouchers.every((each) => !each.voucherNo);
      const done = isRemoved ? words.voucherRemoved : words.voucherSaved;
      toast.success(say(done, { count: advances.length }));
      props.onClose(true);
    },
  });
  const voucherDate = dayOnly(typed);
  const number = voucherNo.trim() || null;
  const [ahead] = whyNotVoucherDay({ voucherDate }, now, "voucherDate");
  const write = (kept: {
    readonly voucherNo: string | null;
    readonly voucherDate: string | null;
  }) => save.mutate({ vouchers: advances.map(({ advanceNo }) => ({ advanceNo, ...kept })) });
  return (
    <Modal
      open
      title={say(words.voucherOf, { count: advances.length })}
      onCancel={() => props.onClose(false)}
      footer={
        <>
          {advances.some((each) => each.voucherNo) ? (
            <Button
              danger
              disabled={save.isPending}
              onClick={() => write({ voucherNo: null, voucherDate: null })}
            >
              {say(words.removeVoucher)}
            </Button>
          ) : null}
          <Button onClick={() => props.onClose(false)}>{say(words.keep)}</Button>
          <Button
            type="primary"
            loading={save.isPending}
            disabled={!number || !voucherDate || ahead !== undefined}
            onClick={() => write({ voucherNo: number, voucherDate })}
          >
            {say(words.save)}
          </Button>
        </>
      }
    >
      <Labelled label={words.voucherNo} required>
        <Input
          aria-label={say(words.voucherNo)}
          maxLength={50}
          value={voucherNo}
          onChange={(event) => setVoucherNo(event.target.value)}
        />
      </Labelled>
      <Labelled
        label={words.voucherDate}
        required
        wrong={ahead ? say(ahead.words, ahead.facts) : null}
      >
        <DayInput
          value={typed}
          label={say(words.voucherDate)}
          invalid={ahead !== undefined}
          max={now}
          onChange={setTyped}
        />
      </Labelled>
    </Modal>
  );
}
