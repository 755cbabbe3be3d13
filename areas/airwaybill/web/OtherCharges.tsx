import { DeleteOutlined } from "@ant-design/icons";
import { NumberField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useEffect } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { AirFreight } from "@fairway/areas/housebill/model/airFreight.ts";
import type { otherChargeForm } from "../model/otherCharge.ts";
import { withWaybillSums } from "../model/withWaybillSums.ts";
import type { z } from "zod";
import { waybillWords as words } from "./words.ts";

type Line = z.output<typeof otherChargeForm>;

const due = ["dueAgentPp", "dueAgentCll", "dueCarrierPp", "dueCarrierCll", "otherCharge"] as const;

/** The other charges of the waybill; their sums and their text follow while they are keyed. */
export function OtherCharges(props: { readonly readOnly: boolean }) {
  const say = useSay();
  const { getValues, setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: "otherCharges" });
  const lines = useWatch({ name: "otherCharges" }) as readonly Line[] | undefined;
  const payment: unknown = useWatch({ name: "otherPayment" });
  const key = JSON.stringify([lines ?? [], payment]);
  useEffect(() => {
    const keyed = (JSON.parse(key) as [Line[]])[0].filter((line) => line.chargeName);
    if (keyed.length === 0) return;
    const form = getValues() as AirFreight & { otherCharge: string | null };
    const summed = withWaybillSums(form, keyed);
    for (const field of due) {
      if ((getValues(field) || null) !== summed[field]) {
        setValue(field, summed[field], { shouldDirty: true });
      }
    }
  }, [key, getValues, setValue]);
  const start = { chargeName: "", quantity: null, rate: null, amount: null, dueTo: "Carrier" };
  return (
    <>
      {fields.map((field, at) => {
        const name = (part: string) => `otherCharges.${at}.${part}`;
        return (
          <div key={field.id} className="fw-waybill-charge">
            <TextField
              name={name("chargeName")}
              label={words.chargeName}
              required
              max={200}
              upper
            />
            <NumberField name={name("quantity")} label={words.quantity} most={3} />
            <NumberField name={name("rate")} label={words.rate} most={4} />
            <NumberField name={name("amount")} label={words.amount} most={2} />
            <SelectField
              name={name("dueTo")}
              label={words.dueTo}
              required
              of={{ Agent: words.Agent, Carrier: words.Carrier }}
            />
            <Button
              aria-label={say(words.removeCharge)}
              icon={<DeleteOutlined />}
              disabled={props.readOnly}
              onClick={() => remove(at)}
            />
          </div>
        );
      })}
      <div>
        <Button size="small" disabled={props.readOnly} onClick={() => append(start)}>
          {say(words.addCharge)}
        </Button>
      </div>
    </>
  );
}
