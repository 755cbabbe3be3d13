import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { type Pick, picker, type PickerSource } from "@fairway/ui/form/picker.ts";
import { type GridColumn, pickColumn } from "@fairway/ui/grid/column.ts";
import { chargeCalls, currencyCalls, unitCalls } from "../contract.ts";
import {
  chargeTos,
  feeTypes,
  hintQuantities,
  type IncotermSide,
  incotermSides,
} from "../model/incotermCharge.ts";
import { choicesOf, type IncotermLine as Line } from "./incotermLines.ts";
import { incotermWords as words } from "./incotermWords.ts";

interface ChargePick extends Pick {
  readonly unit: Pick | null;
  readonly currency: Pick | null;
}
type Found = Readonly<Record<string, string | null>>;

const ask = async (client: Client, call: CallSpec | undefined, body: object) =>
  (await client.ask(
    call as CallSpec,
    { size: 30, active: true, ...body } as never,
  )) as unknown as readonly Found[];
const pick = (id: string | null | undefined, code: string | null | undefined, name = ""): Pick => ({
  id: id ?? "",
  code: code ?? "",
  name,
});

const charges = (side: IncotermSide, services: readonly string[]) =>
  picker<ChargePick>(`incoterm charge ${side} ${services.join()}`, async (client, keyword) => {
    const { takes } = incotermSides[side];
    const found = await ask(client, chargeCalls.query, {
      keyword,
      type: takes,
      serviceTypeId: [...services],
    });
    return found.map((each) => ({
      ...pick(each["id"], each["code"], each["name"] ?? ""),
      unit: each["unitId"] ? pick(each["unitId"], each["unitCode"], each["unitName"] ?? "") : null,
      currency: each["currencyId"] ? pick(each["currencyId"], each["currencyId"]) : null,
    }));
  });

const units = picker("incoterm unit", async (client, keyword) =>
  (await ask(client, unitCalls.query, { keyword })).map((each) =>
    pick(each["id"], each["code"], each["name"] ?? ""),
  ),
);

const currencies = picker("incoterm currency", async (client, keyword) =>
  (await ask(client, currencyCalls.query, { keyword })).map((each) =>
    pick(each["id"], each["id"], each["name"] ?? ""),
  ),
);

const choices = (name: string, of: Readonly<Record<string, Words>>): PickerSource =>
  picker(`incoterm ${name}`, (client, keyword) => {
    const wanted = keyword.trim().toLowerCase();
    const offered = choicesOf(of, client.language);
    return Promise.resolve(
      offered.filter((each) => `${each.id} ${each.code}`.toLowerCase().includes(wanted)),
    );
  });

const hints = choices("hint", hintQuantities);
const chargedTo = choices("charge to", chargeTos);
const fees = choices("fee", feeTypes);

/** The columns of the usual charges of one side, for charges of the chosen services. */
export function incotermColumns(
  side: IncotermSide,
  services: readonly string[],
): readonly GridColumn<Line>[] {
  return [
    pickColumn<Line, ChargePick>({
      key: "chargeId",
      title: words.charge,
      width: 150,
      required: true,
      frozen: true,
      source: charges(side, services),
      pick: (line) => line.charge,
      write: (line, charge) => ({
        ...line,
        charge,
        unit: charge?.unit ?? line.unit,
        currency: charge?.currency ?? line.currency,
      }),
    }),
    {
      key: "chargeName",
      title: words.chargeName,
      width: 250,
      kind: "text",
      value: (line) => line.charge?.name ?? "",
    },
    pickColumn<Line, Pick>({
      key: "quantityType",
      title: words.hint,
      width: 170,
      required: true,
      source: hints,
      pick: (line) => line.hint,
      write: (line, hint) => ({ ...line, hint }),
    }),
    pickColumn<Line, Pick>({
      key: "unitId",
      title: words.unit,
      width: 110,
      required: true,
      source: units,
      pick: (line) => line.unit,
      write: (line, unit) => ({ ...line, unit }),
    }),
    pickColumn<Line, Pick>({
      key: "chargeTo",
      title: words.chargeTo,
      width: 150,
      required: true,
      source: chargedTo,
      pick: (line) => line.chargeTo,
      write: (line, chargeTo) => ({ ...line, chargeTo }),
    }),
    pickColumn<Line, Pick>({
      key: "currencyId",
      title: words.currency,
      width: 100,
      required: true,
      source: currencies,
      pick: (line) => line.currency,
      write: (line, currency) => ({ ...line, currency }),
    }),
    pickColumn<Line, Pick>({
      key: "feeType",
      title: words.feeType,
      width: 150,
      required: true,
      source: fees,
      pick: (line) => line.feeType,
      write: (line, feeType) => ({ ...line, feeType }),
    }),
  ];
}
