import {
  chargePicker,
  type ChargePick,
  unitPicker,
} from "@fairway/areas/catalogue/web/linePickers.ts";
import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { AdvanceLine } from "../model/advance.ts";
import { Cell, type CellProps, list, useCell } from "./lineCell.tsx";
import { advanceWords as words } from "./words.ts";

type StoredCharge = NonNullable<AdvanceLine["charge"]>;
type Say = ReturnType<typeof useSay>;

const bought = chargePicker(["CREDIT", "OTHER"], []);

/** The columns of the charge of a line for a carrier: charge, quantity, unit, price and VAT. */
export function carrierColumns(
  say: Say,
  stored: ReadonlyMap<string, StoredCharge>,
  currency: BookCurrency,
) {
  return [
    {
      key: "charge",
      title: say(words.charge),
      read: ({ at }: CellProps) => <ChargeCell at={at} stored={stored} />,
    },
    {
      key: "quantity",
      title: say(words.quantity),
      right: true,
      read: ({ at }: CellProps) => <FigureCell at={at} name="quantity" />,
    },
    {
      key: "unit",
      title: say(words.unit),
      read: ({ at }: CellProps) => <UnitCell at={at} stored={stored} />,
    },
    {
      key: "unitPrice",
      title: say(words.unitPrice),
      right: true,
      read: ({ at }: CellProps) => <FigureCell at={at} name="unitPrice" unit={currency} />,
    },
    {
      key: "vatrate",
      title: say(words.vatrate),
      right: true,
      read: ({ at }: CellProps) => <FigureCell at={at} name="vatrate" unit="%" />,
    },
  ];
}

function ChargeCell({ at, stored }: CellProps & { stored: ReadonlyMap<string, StoredCharge> }) {
  const say = useSay();
  const { setValue, getValues } = useFormContext();
  const { field, disabled, wrong } = useCell(at, "charge.chargeId");
  const line = useWatch({ name: `${list}.${at}` }) as { readonly description: string };
  const known = stored.get(String(field.value));
  const take = (charge: ChargePick) => {
    const own = `${list}.${at}`;
    setValue(`${own}.description`, charge.name || charge.code, { shouldDirty: true });
    if (!getValues(`${own}.charge.unitId`) && charge.unit) {
      setValue(`${own}.charge.unitId`, charge.unit.id, { shouldDirty: true });
    }
    if (!getValues(`${own}.charge.vatrate`) && charge.vatrate) {
      setValue(`${own}.charge.vatrate`, charge.vatrate, { shouldDirty: true });
    }
  };
  return (
    <Cell wrong={wrong}>
      <PickerInput
        source={bought}
        label={`${say(words.charge)} ${at + 1}`}
        value={field.value as string | null}
        chosen={
          known ? { id: known.chargeId, code: known.chargeCode, name: line.description } : null
        }
        disabled={disabled}
        invalid={wrong !== null}
        onChange={(id, picked) => {
          field.onChange(id);
          if (picked) take(picked);
        }}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}

function UnitCell({ at, stored }: CellProps & { stored: ReadonlyMap<string, StoredCharge> }) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, "charge.unitId");
  const known = [...stored.values()].find(({ unitId }) => unitId === field.value);
  const chosen: Pick | null = known
    ? { id: known.unitId, code: known.unitCode, name: known.unitCode }
    : null;
  return (
    <Cell wrong={wrong}>
      <PickerInput
        source={unitPicker}
        label={`${say(words.unit)} ${at + 1}`}
        value={field.value as string | null}
        chosen={chosen}
        disabled={disabled}
        invalid={wrong !== null}
        onChange={(id) => field.onChange(id)}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}

function FigureCell({
  at,
  name,
  unit,
}: CellProps & { readonly name: "quantity" | "unitPrice" | "vatrate"; readonly unit?: string }) {
  const say = useSay();
  const { field, disabled, wrong } = useCell(at, `charge.${name}`);
  return (
    <Cell wrong={wrong}>
      <NumberInput
        label={`${say(words[name])} ${at + 1}`}
        {...(unit ? { unit } : {})}
        value={field.value as string | null}
        disabled={disabled}
        invalid={wrong !== null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Cell>
  );
}

/** The total of a charge with VAT, which is the amount of its line. */
export function ChargeTotal({ at, currency }: CellProps & { readonly currency: BookCurrency }) {
  const { setValue } = useFormContext();
  const charge = useWatch({ name: `${list}.${at}.charge` }) as Record<string, string | null>;
  const { quantity, unitPrice, vatrate = null } = charge ?? {};
  const isKnown =
    isFigure(quantity) && isFigure(unitPrice) && (vatrate === null || isFigure(vatrate));
  const total = isKnown
    ? chargeAmounts(
        { quantity, unitPrice, vatrate, currencyId: currency },
        { toVnd: null, usdToVnd: null },
      ).total
    : null;
  useEffect(() => {
    setValue(`${list}.${at}.amount`, total ?? "0");
  }, [at, setValue, total]);
  return total === null ? null : <MoneyText amount={total} currency={currency} code />;
}

const isFigure = (value: string | null | undefined): value is string =>
  typeof value === "string" && isDecimal(value);
