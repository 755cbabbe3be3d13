import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** A tab of the summary, the debts that it shows and the right to export it. */
interface ReceivableTab {
  readonly no: number;
  readonly words: Words;
  /** The types of its agreements; none where no agreement covers the debt. */
  readonly types: readonly ContractType[];
  readonly right: Permission;
  readonly exportRight: Permission;
}

/** The tabs of the summary by their name in the address. */
export const receivableTabs = {
  TRIAL_OFFICIAL: {
    no: 1,
    words: { en: "Trial & Official", vi: "Thử nghiệm & Chính thức" },
    types: ["Trial", "Official"],
    right: "acctARP.list",
    exportRight: "acctARP.ExportARSumaryTrial",
  },
  GUARANTEED: {
    no: 2,
    words: { en: "Guarantee", vi: "Bảo lãnh" },
    types: ["Guarantee"],
    right: "acctARP.list",
    exportRight: "acctARP.ExportARSumaryTrial",
  },
  OTHER: {
    no: 3,
    words: { en: "Other", vi: "Khác" },
    types: ["Cash", "Prepaid", "Parent Contract"],
    right: "acctARP.list",
    exportRight: "acctARP.ExportARSumaryCash",
  },
  NO_AGREEMENT: {
    no: 4,
    words: { en: "No contract", vi: "Không hợp đồng" },
    types: [],
    right: "acctARP.NoContract",
    exportRight: "acctARP.NoContract",
  },
} as const satisfies Readonly<Record<string, ReceivableTab>>;
export type ReceivableTabName = keyof typeof receivableTabs;

/** The tab of a number; the first one by default. */
export function tabOf(no: number): ReceivableTabName {
  const names = Object.keys(receivableTabs) as ReceivableTabName[];
  return names.find((name) => receivableTabs[name].no === no) ?? "TRIAL_OFFICIAL";
}
