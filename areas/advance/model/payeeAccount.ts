import { maybeText } from "@fairway/core/contract/shapes.ts";

/** The fields of the account of a payee as it is keyed. */
export const payeeAccount = {
  bankAccountNo: maybeText(50),
  bankAccountName: maybeText(250),
  bankName: maybeText(250),
  bankCode: maybeText(50),
};

type Account = Readonly<Record<keyof typeof payeeAccount, string | null>>;

/** The account of a payee as it is kept. Rule AD-4 */
export function keptAccount(account: Account): Account {
  return {
    bankAccountNo: bankNumber(account.bankAccountNo),
    bankAccountName: bankText(account.bankAccountName),
    bankName: bankText(account.bankName),
    bankCode: account.bankCode,
  };
}

/** The form of a bank account number: without blanks. Rule AD-4 */
export const bankNumber = (text: string | null) => text?.replaceAll(/\s/g, "") || null;

/** The form of a bank's name: without accents. Rule AD-4 */
export const bankText = (text: string | null) =>
  text
    ?.normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    .trim() || null;
