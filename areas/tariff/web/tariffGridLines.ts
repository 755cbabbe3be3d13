import { choicePick } from "@fairway/areas/catalogue/web/choicePicker.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type { GridLine } from "@fairway/ui/grid/column.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { hasFigure, typedFigures } from "../model/tariffLine.ts";
import {
  customsRoutes,
  type LineType,
  lineTypes,
  rangeTypes,
  usedFor,
} from "../model/tariffWords.ts";

/** The links of a line: the field in the ask, and the stem of its code and name in the answer. */
const links = {
  charge: ["chargeId", "charge"],
  pol: ["pol", "pol"],
  pod: ["pod", "pod"],
  carrier: ["carrierId", "carrier"],
  commodity: ["commodityId", "commodity"],
  payer: ["payerId", "payer"],
  port: ["portId", "port"],
  warehouse: ["warehouseId", "warehouse"],
  unit: ["unitId", "unit"],
  currency: ["currencyId", "currency"],
} as const;

/** The choices of a line. */
const choices = {
  useFor: usedFor,
  route: customsRoutes,
  type: lineTypes,
  rangeType: rangeTypes,
} as const;

/** The numbers of a line. */
const numbers = [...typedFigures, "unitPrice", "vatrate"] as const;

type Picks = Readonly<Record<keyof typeof links | keyof typeof choices, Pick | null>>;
type Numbers = Readonly<Record<(typeof numbers)[number], string | null>>;

/** A line of a tariff in its grid. */
export interface TariffGridLine extends GridLine, Picks, Numbers {
  readonly id: string | null;
}

let made = 0;

/** Gives a line a new key and clears its id. */
export function freshLine(from: Omit<TariffGridLine, "key" | "id">): TariffGridLine {
  made += 1;
  return { ...from, key: `new ${made}`, id: null };
}

/** An empty line: a single price in the local currency. */
export function emptyLine(language: keyof Words): TariffGridLine {
  const nothing = Object.fromEntries(
    [...Object.keys(links), ...Object.keys(choices), ...numbers].map((name) => [name, null]),
  ) as Omit<TariffGridLine, "key" | "id">;
  return freshLine({
    ...nothing,
    type: choicePick(lineTypes, "Single", language),
    currency: { id: localCurrency, code: localCurrency, name: "" },
  });
}

/** Is the line empty? */
export function isBlank(line: TariffGridLine): boolean {
  return !line.charge && !line.unit && numbers.every((name) => line[name] === null);
}

/** The type of a line; a line without one is single. */
export function typeOf(line: TariffGridLine): LineType {
  return (line.type?.id ?? "Single") as LineType;
}

/** Sets the type of a line; figures of another type are cleared. */
export function withType(line: TariffGridLine, type: Pick | null): TariffGridLine {
  const id = (type?.id ?? "Single") as LineType;
  const cleared = typedFigures.filter((each) => !hasFigure(id, each));
  return { ...line, ...Object.fromEntries(cleared.map((each) => [each, null])), type };
}

/** A stored line as its grid shows it. */
export function lineOf(row: AnyRow, language: keyof Words): TariffGridLine {
  const text = (name: string) => (row[name] as string | null | undefined) ?? null;
  const picked = Object.entries(links).map(([name, [field, stem]]) => {
    const id = text(field);
    const pick = id && { id, code: text(`${stem}Code`) ?? id, name: text(`${stem}Name`) ?? "" };
    return [name, pick || null];
  });
  const chosen = Object.entries(choices).map(([name, offered]) => {
    const id = text(name);
    return [name, id ? choicePick(offered, id, language) : null];
  });
  const figures = numbers.map((name) => [name, text(name)]);
  const id = text("id") as string;
  return {
    ...Object.fromEntries([...picked, ...chosen, ...figures]),
    id,
    key: id,
  } as TariffGridLine;
}

/** A line in the request. */
export function sentOf(line: TariffGridLine) {
  return {
    id: line.id,
    ...Object.fromEntries(
      Object.entries(links).map(([name, [field]]) => [
        field,
        line[name as keyof typeof links]?.id ?? null,
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(choices).map((name) => [name, line[name as keyof typeof choices]?.id ?? null]),
    ),
    ...Object.fromEntries(numbers.map((name) => [name, line[name]])),
  };
}
