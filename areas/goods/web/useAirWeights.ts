import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { chargedWeight, dimensionSums, type Measured, volumeWeight } from "../model/airWeights.ts";
import { measuredLines } from "../model/dimension.ts";
import type { MeasuredGoods } from "./useDimensions.ts";

/** How the weights of a form follow its lines: those of a job are rounded, those of a bill are not. */
export interface WeightsOf {
  readonly hw: (lines: readonly Measured[], values: FieldValues) => string;
  readonly method: (values: FieldValues) => string | null;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** The weights of a job, as its own fields say. */
export const weightsOfJob: WeightsOf = {
  hw: (lines, { applyDim, roundUpMethod }) =>
    volumeWeight(lines, { applyDim: text(applyDim), roundUpMethod: text(roundUpMethod) }),
  method: ({ roundUpMethod }) => text(roundUpMethod),
};

/** The weights of a bill of a job. */
export const weightsOfBill = (roundUpMethod: string | null): WeightsOf => ({
  hw: (lines) => dimensionSums(lines).hw,
  method: () => roundUpMethod,
});

/** What the form of an air job or bill takes from its lines. */
export interface AirWeights {
  readonly takesCbm: boolean;
  readonly setTakesCbm: (takes: boolean) => void;
  /** Takes packages, volume and charge weight from the lines again. */
  readonly refresh: () => void;
}

const isSame = (one: unknown, other: unknown) => decimal(text(one)).eq(decimal(text(other)));

/**
 * Keeps the goods of a form at their dimension lines: the volume weight always, the volume while it
 * is ticked, packages while nobody typed others. The charge weight follows gross and volume weight
 * whenever one of them changes; a typed one stays until then.
 *
 * Source: rules GO-3 and GO-9
 */
export function useAirWeights(
  { goods }: Pick<Service, "goods">,
  form: UseFormReturn<FieldValues>,
  dimensions: MeasuredGoods,
  rule: WeightsOf,
): AirWeights {
  const isMeasured = goods === "dimensions";
  const { control, getValues, setValue, formState } = form;
  const saved = formState.defaultValues ?? {};
  const listed = measuredLines(dimensions.lines);
  const sums = dimensionSums(listed);
  const [takesCbm, setTakesCbm] = useState(
    () => isSame(saved["cbm"], null) || isSame(saved["cbm"], sums.cbm),
  );
  const watched = useWatch({
    control,
    name: ["grossWeight", "hw", "roundUpMethod", "applyDim"],
  }) as unknown[];
  const [grossWeight, hw, method, applyDim] = watched;
  const put = (field: string, value: string | null) => {
    if (!isSame(getValues(field), value)) setValue(field, value, { shouldDirty: true });
  };

  // The pieces that the list had before.
  const pieces = useRef(String(sums.package));
  const follow = useLatest(() => {
    const before = pieces.current;
    pieces.current = String(sums.package);
    const isChosen = (field: string) => text(getValues(field)) !== text(saved[field]);
    const isRounded = isChosen("applyDim") || isChosen("roundUpMethod");
    if (!isMeasured || listed.length === 0) return;
    if (dimensions.isDirty || isRounded) put("hw", rule.hw(listed, getValues()));
    if (!dimensions.isDirty) return;
    const typed: unknown = getValues("packageQty");
    if (isSame(typed, null) || isSame(typed, before)) put("packageQty", String(sums.package));
    if (takesCbm) put("cbm", sums.cbm);
  });
  const key = JSON.stringify([listed, method, applyDim, takesCbm]);
  useEffect(() => {
    if (key) follow.current();
  }, [key, follow]);

  const charge = useLatest(() => {
    const isAsSaved =
      isSame(getValues("grossWeight"), saved["grossWeight"]) &&
      isSame(getValues("hw"), saved["hw"]) &&
      rule.method(getValues()) === rule.method(saved);
    const charged = chargedWeight(
      text(getValues("grossWeight")),
      text(getValues("hw")),
      rule.method(getValues()),
    );
    put("chargeWeight", isAsSaved ? text(saved["chargeWeight"]) : charged);
  });
  const weighed = JSON.stringify([grossWeight, hw, method]);
  useEffect(() => {
    if (isMeasured && weighed) charge.current();
  }, [isMeasured, weighed, charge]);

  return {
    takesCbm,
    setTakesCbm: (takes) => {
      setTakesCbm(takes);
      if (takes && listed.length > 0) put("cbm", sums.cbm);
    },
    refresh: () => {
      if (listed.length > 0) {
        put("hw", rule.hw(listed, getValues()));
        put("packageQty", String(sums.package));
        put("cbm", sums.cbm);
      }
      const { grossWeight: gross, hw: volume } = getValues();
      put("chargeWeight", chargedWeight(text(gross), text(volume), rule.method(getValues())));
    },
  };
}
