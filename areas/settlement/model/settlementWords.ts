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

/** Who has to pay after a settlement. */
export const owesWords = {
  requester: { en: "The requester returns", vi: "Người đề nghị hoàn lại" },
  company: { en: "The company pays", vi: "Công ty chi thêm" },
  nobody: { en: "Nobody pays", vi: "Không phải chi thêm" },
} as const satisfies Record<string, Words>;
