import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useState } from "react";
import type { rateReasonAsk } from "../model/typedRate.ts";
import { rateWords } from "./words.ts";

/** Asks for the missing reason of a marked document of before the rule, where the user may give it. */
export function GiveRateReason(props: {
  readonly call: CallSpec & { readonly body: typeof rateReasonAsk };
  readonly record: {
    readonly id: string;
    readonly version: number;
    readonly may: readonly string[];
  };
  /** Calls whose cached answers are outdated afterwards. */
  readonly touched: readonly CallSpec[];
}) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { id, version, may } = props.record;
  const give = useVerb(props.call, {
    invalidates: props.touched,
    onDone: () => {
      setOpen(false);
      toast.success(say(rateWords.reasonStored));
    },
  });
  if (!may.includes("rateReason")) return null;
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {say(rateWords.giveReason)}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={say(rateWords.reasonTitle)}
          detail={say(rateWords.reasonDetail)}
          yes={rateWords.giveReason}
          no={partWords.cancel}
          busy={give.isPending}
          required
          onGiven={(rateReason) => give.mutate({ id, version, rateReason })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
