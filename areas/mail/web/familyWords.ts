import type { Words } from "@fairway/core/words/words.ts";
import type { MailFamily } from "../model/mailKinds.ts";

/** The families of services as a screen names them. */
export const familyWords: Readonly<Record<MailFamily, Words>> = {
  sea: { en: "Sea", vi: "Đường biển" },
  air: { en: "Air", vi: "Hàng không" },
  operations: { en: "Operations", vi: "Hiện trường" },
};
