import { randomInt } from "node:crypto";
import { hashPassword } from "./passwords.ts";

/** Makes a password for one sign-in, without letters and digits that look like one another. */
export function oneTimePassword(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group()].join("-");
}

/** A password for one sign-in, and what is stored of it. */
export interface OneTimePassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Makes a password for one sign-in with its hash, which takes its turn and so is made before a transaction. */
export async function makeOneTimePassword(): Promise<OneTimePassword> {
  const password = oneTimePassword();
  return { password, passwordHash: await hashPassword(password) };
}
