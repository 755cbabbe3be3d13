import type { Words } from "@fairway/core/words/words.ts";

/** One bank account of an office to which a paper can be paid; an empty text is left out. */
export interface PaperBank {
  bankName: string;
  accountName: string;
  accountVnd: string;
  accountUsd: string;
  swift: string;
}

interface OfficeBank {
  readonly bankName: string | null;
  readonly bankAccountName: string | null;
  readonly bankAccountVnd: string | null;
  readonly bankAccountUsd: string | null;
  readonly swiftCode: string | null;
}

/** The accounts of an office under the name of its bank in the language of the paper. */
export function paperBanks(office: OfficeBank, bankName: string | null): PaperBank[] {
  if (!office.bankName) return [];
  return [
    {
      bankName: bankName ?? office.bankName,
      accountName: office.bankAccountName ?? "",
      accountVnd: office.bankAccountVnd ?? "",
      accountUsd: office.bankAccountUsd ?? "",
      swift: office.swiftCode ?? "",
    },
  ];
}

/** The words of the accounts on a paper. */
export const bankWords = {
  bank: { en: "Please pay to", vi: "Thông tin chuyển khoản" },
  accountName: { en: "Account name", vi: "Chủ tài khoản" },
  accountVnd: { en: "VND account", vi: "Tài khoản VND" },
  accountUsd: { en: "USD account", vi: "Tài khoản USD" },
  swift: { en: "SWIFT", vi: "SWIFT" },
} as const satisfies Record<string, Words>;
