import { demonstrationPassword } from "@fairway/areas/access/model/demonstrationPassword.ts";

/** The shortest password that is taken. */
export const leastPasswordLength = 10;

/** Is this password too easy to guess, or no change at all? */
export function isWeakPassword(password: string, userName: string, present: string): boolean {
  return (
    password.length < leastPasswordLength ||
    password === present ||
    password === demonstrationPassword ||
    password.toLowerCase().includes(userName.toLowerCase()) ||
    new Set(password).size < 4
  );
}
