import type { Refusal, RefusedField } from "@fairway/ui/client/refusal.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useState } from "react";
import { needsReason } from "../model/typedRate.ts";
import { rateWords } from "./words.ts";

/** A refused form with the fields of the rates that lack a reason. */
interface Refused<Ask> {
  readonly ask: Ask;
  readonly fields: readonly RefusedField[];
}

/** The question for the reason of a rate outside the bound. */
export interface RateReason<Ask> {
  /** Opens the dialog when the refusal says that only a reason is missing; returns whether it does. */
  readonly asks: (refusal: Refusal, ask: Ask) => boolean;
  /** Opens the dialog, or says any other refusal; for the `onRefused` of a quiet verb. */
  readonly asksOrSays: (refusal: Refusal, ask: Ask) => void;
  /** The open dialog; `again` sends the form with the reason for the rates in these fields. */
  readonly dialog: (
    again: (ask: Ask, reason: string, fields: readonly string[]) => void,
  ) => ReactNode;
}

/** Asks for the reason of a refused rate and sends the form again with it. */
export function useRateReason<Ask>(): RateReason<Ask> {
  const say = useSay();
  const [refused, setRefused] = useState<Refused<Ask> | null>(null);
  const close = () => setRefused(null);
  const asks = ({ fields }: Refusal, ask: Ask) => {
    const isAll = fields.length > 0 && fields.every(({ code }) => needsReason(code));
    if (isAll) setRefused({ ask, fields });
    return isAll;
  };
  return {
    asks,
    asksOrSays: (refusal, ask) => {
      if (!asks(refusal, ask)) toast.error(refusal.message);
    },
    dialog: (again) =>
      refused === null ? null : (
        <ReasonDialog
          title={say(rateWords.reasonTitle)}
          detail={[...new Set(refused.fields.map(({ message }) => message))].slice(0, 3).join(" ")}
          yes={rateWords.reasonGiven}
          no={partWords.cancel}
          busy={false}
          required
          onGiven={(reason) => {
            close();
            again(
              refused.ask,
              reason,
              refused.fields.map(({ field }) => field),
            );
          }}
          onClose={close}
        />
      ),
  };
}
