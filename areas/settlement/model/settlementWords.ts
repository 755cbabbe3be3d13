import { methodWords } from "@fairway/areas/advance/model/advanceWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { SettlementMethod, SettlementType } from "./settlement.ts";

export const settlementMethodWords: Readonly<Record<SettlementMethod, Words>> = {
  ...methodWords,
  NETOFF_SHPT: { en: "Net off on the job", vi: "Cấn trừ lô hàng" },
};

export const settlementTypeWords: Readonly<Record<SettlementType, Words>> = {
  DIRECT: { en: "New costs", vi: "Chi phí mới" },
  EXISTING: { en: "Charges of jobs", vi: "Phí có sẵn của lô" },
};
