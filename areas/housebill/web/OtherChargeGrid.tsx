import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { AirFreight } from "../model/airFreight.ts";
import { sumsOfCharges, withAmounts } from "../model/otherCharge.ts";
import { withWaybillSums } from "../model/withWaybillSums.ts";
import { chargeWords as words } from "./chargeWords.ts";
import {
  copiedChargeRow,
  otherChargeList,
  type OtherChargeRow,
  type OtherCharges,
} from "./otherChargeList.ts";

const due = ["dueAgentPp", "dueAgentCll", "dueCarrierPp", "dueCarrierCll", "otherCharge"] as const;

/** The other charges of a waybill; their sums and their text follow while they are keyed. */
export function OtherChargeGrid(props: {
  readonly charges: OtherCharges;
  /** The reason why they are read-only; null when they can be changed. */
  readonly whyNot: string | null;
}) {
  const { charges, whyNot } = props;
  const say = useSay();
  const language = useLanguage();
  const { getValues, setValue } = useFormContext();
  const payment: unknown = useWatch({ name: "otherPayment" });
  const key = JSON.stringify([charges.lines, payment]);
  useEffect(() => {
    const [lines] = JSON.parse(key) as [typeof charges.lines];
    const named = lines.filter((line) => line.chargeName);
    if (named.length === 0) return;
    const summed = withWaybillSums(
      getValues() as AirFreight & { otherCharge: string | null },
      named,
    );
    for (const field of due) {
      if ((getValues(field) || null) !== summed[field]) {
        setValue(field, summed[field], { shouldDirty: true });
      }
    }
  }, [key, getValues, setValue]);
  const { dueAgent, dueCarrier } = sumsOfCharges(withAmounts(charges.lines));
  const shown = (sum: string | null) => sayNumber(sum ?? "0", language, { least: 2, most: 2 });
  return (
    <div className="fw-span-3">
      <Grid<OtherChargeRow>
        hold={charges.hold}
        columns={otherChargeList.columns}
        label={say(words.grid)}
        newRow={whyNot ? null : otherChargeList.newRow}
        duplicate={copiedChargeRow}
        whyNot={() => whyNot}
        whyNotAdd={whyNot}
        whyNotRemove={() => whyNot}
        problems={charges.problems}
        height={180}
        footer={
          <div className="fw-quiet">
            {say(words.sums, { agent: shown(dueAgent), carrier: shown(dueCarrier) })}
          </div>
        }
      />
    </div>
  );
}
