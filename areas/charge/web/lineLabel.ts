import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { chargeWords as words } from "./words.ts";

/** A line in a list of choices: side, charge, quantity and price, partner. */
export function lineLabel(line: ShownSurcharge, language: Language): string {
  const charge = language === "vi" ? line.chargeNameVi : line.chargeNameEn;
  const [quantity, price] = [line.quantity, line.unitPrice].map((each) =>
    sayNumber(each, language, { least: 0, most: 8 }),
  );
  const side = say(words.sideNames[line.type], language);
  return `${side} · ${charge} · ${quantity} × ${price} ${line.currencyId} · ${line.paymentObjectName}`;
}
