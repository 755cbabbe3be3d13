import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { useState } from "react";
import { generatePaymentId, type PaymentIdType, paymentIdTypes } from "../contract.ts";
import { lockWords as words } from "./lockWords.ts";
import { NumbersBox } from "./NumbersBox.tsx";

/** Documents that accounting rejected, to be sent again under their numbers. Rule UN-10 */
export function GenerateId() {
  const say = useSay();
  const [type, setType] = useState<PaymentIdType>("Advance");
  const raise = useVerb(generatePaymentId, {
    onDone: ({ data }) => {
      const numbers = data.map(({ paymentNo }) => paymentNo).join(", ");
      toast.success(say(words.raised, { numbers }));
    },
  });
  return (
    <>
      <p className="fw-quiet">{say(words.raiseDetail)}</p>
      <NumbersBox
        label={words.documentNumbers}
        verb={words.raise}
        busy={raise.isPending}
        onFind={(numbers) => raise.mutate({ type, paymentNo: numbers.join("\n") })}
        before={
          <Select
            value={type}
            aria-label={say(words.documentType)}
            onChange={setType}
            options={Object.entries(paymentIdTypes).map(([value, title]) => ({
              value: value as PaymentIdType,
              label: say(title),
            }))}
          />
        }
      />
    </>
  );
}
