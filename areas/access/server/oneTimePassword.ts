import { randomInt } from "node:crypto";

/** Makes a password for one sign-in, without letters and digits that look like one another. */
export function oneTimePassword(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group()].join("-");
}
