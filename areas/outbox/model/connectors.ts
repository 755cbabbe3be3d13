import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The ways to an accounting system; a company chooses one, or enters everything by hand. */
export const connectorKinds = ["documents", "files", "entries", "tryton"] as const;
export type ConnectorKind = (typeof connectorKinds)[number];

export const connectorWords: Readonly<Record<ConnectorKind | "hand", Words>> = {
  hand: { en: "Entered by hand", vi: "Nhập tay" },
  documents: { en: "Documents over signed HTTP", vi: "Chứng từ qua HTTP có ký" },
  files: { en: "Documents as files", vi: "Chứng từ bằng tệp" },
  entries: { en: "Journal entries as a file", vi: "Bút toán bằng tệp" },
  tryton: { en: "Journal entries to Tryton", vi: "Bút toán vào Tryton" },
};

/** The accounts of an entry, by what they are for. */
export const accountKinds = [
  "receivable",
  "receivableObh",
  "advance",
  "bank",
  "cash",
  "revenue",
  "vatOut",
  "cost",
  "vatIn",
  "payable",
  "onBehalfCollected",
  "onBehalfPaid",
  "exchangeGain",
  "exchangeLoss",
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The numbers of the accounts where a company sets no others, by the Vietnamese chart. */
export const usualAccounts: Readonly<Record<AccountKind, string>> = {
  receivable: "131",
  receivableObh: "1388",
  advance: "3387",
  bank: "112",
  cash: "111",
  revenue: "511",
  vatOut: "33311",
  cost: "632",
  vatIn: "1331",
  payable: "331",
  onBehalfCollected: "3388",
  onBehalfPaid: "1389",
  exchangeGain: "515",
  exchangeLoss: "635",
};

const account = z.string().trim().min(1).max(20);

/** What a company sets for its connector. */
export const connectorSettings = z.object({
  accounts: z.partialRecord(z.enum(accountKinds), account).default({}),
  /** Of Tryton: the code of the journal. */
  journal: z.string().trim().max(20).nullish(),
});
export type ConnectorSettings = z.output<typeof connectorSettings>;

/** The account of a kind. */
export function accountOf(settings: ConnectorSettings, kind: AccountKind): string {
  return settings.accounts[kind] ?? usualAccounts[kind];
}

/** The kinds of record that have an entry. */
export const postedTypes: readonly string[] = ["INVOICE", "VOUCHER", "PAYMENT"];
export const takesEntries = (kind: ConnectorKind) => kind === "entries" || kind === "tryton";
