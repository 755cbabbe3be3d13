import { bankNumber, bankText } from "./payeeAccount.ts";

/** A transfer in VND that a QR code describes. */
export interface QrTransfer {
  /** The identification number of the bank, six digits. */
  readonly bankBin: string;
  readonly accountNo: string;
  /** Unit: VND, without decimals. */
  readonly amount: string;
  readonly purpose: string;
}

/** The most characters of a purpose. */
const longestPurpose = 25;

/**
 * Returns the text of the interbank QR code of a transfer to an account, or null where the account
 * number or the amount cannot be in one.
 *
 * Shape: tags of EMVCo with two digits for the name and two for the length; the last tag is a check
 *   over all before it. The purpose is without accents and cut to 25 characters.
 * Source: EMV QR Code Specification for Payment Systems, merchant-presented mode; the account in tag
 *   38 as Vietnamese banks read it
 */
export function interbankQr({ bankBin, accountNo, amount, purpose }: QrTransfer): string | null {
  const account = bankNumber(accountNo) ?? "";
  if (!/^\d{6}$/.test(bankBin) || !/^[0-9A-Za-z]{1,19}$/.test(account)) return null;
  if (!/^[1-9]\d{0,12}$/.test(amount)) return null;
  const said = (bankText(purpose) ?? "")
    .replaceAll(/[^ -~]/g, "")
    .slice(0, longestPurpose)
    .trim();
  const receiver = tag("00", "A000000727") + tag("01", tag("00", bankBin) + tag("01", account));
  const text =
    tag("00", "01") +
    tag("01", "12") +
    tag("38", receiver + tag("02", "QRIBFTTA")) +
    tag("53", "704") +
    tag("54", amount) +
    tag("58", "VN") +
    (said ? tag("62", tag("08", said)) : "");
  return `${text}6304${qrCheck(`${text}6304`)}`;
}

const tag = (name: string, value: string) =>
  `${name}${String(value.length).padStart(2, "0")}${value}`;

/** The check of a code: CRC-16 with the polynomial 1021 and the start FFFF, in hexadecimal. */
export function qrCheck(text: string): string {
  let rest = 0xffff;
  for (const letter of text) {
    rest ^= (letter.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 0x8000 ? ((rest << 1) ^ 0x1021) & 0xffff : (rest << 1) & 0xffff;
    }
  }
  return rest.toString(16).toUpperCase().padStart(4, "0");
}
