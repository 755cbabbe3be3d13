import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a typed number is refused. */
export const refuseNumber = refusals({
  "number.otherForm": {
    status: 400,
    en: "“{value}” is not a number of this series. Enter digits, or a number such as {example}.",
    vi: "“{value}” không đúng dạng số của dãy này. Hãy nhập chữ số, hoặc một số như {example}.",
  },
  "number.tooFarAhead": {
    status: 400,
    en: "{value} is too far ahead. Enter a number up to {most}.",
    vi: "Số {value} vượt quá xa. Hãy nhập số đến {most}.",
  },
});
