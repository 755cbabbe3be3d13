import { decimalText, id, maybeText, needCode, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { userRoles, userTypes } from "./organisation.ts";

/** The working status of a user; a user who is Off cannot sign in. */
export const workingStatuses = ["Working", "Maternity leave", "Off"] as const;

/** The length of the longest user name. */
export const longestUsername = 50;

/** The entered values of a user and the employee. */
export const userInput = z.object({
  username: needCode(longestUsername),
  staffCode: needText(50),
  employeeNameVn: needText(150),
  employeeNameEn: needText(150),
  title: maybeText(150),
  tel: maybeText(50),
  email: z.email().max(150),
  personalId: maybeText(50),
  description: maybeText(500),
  userType: z.enum(userTypes),
  userRole: z.enum(userRoles),
  workingStatus: z.enum(workingStatuses),
  creditLimit: decimalText.nullish(),
  /** Signs in with the company's directory; if omitted it is unchanged. */
  isLdap: z.boolean().optional(),
  active: z.boolean(),
});

/** A change of a user, with the version that was read. */
export const userChange = userInput.extend({ id, version: z.number().int() });

// If omitted it is unchanged; blanks clear it.
const keptText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

/** The values that users change themselves; a picture must be small. */
export const profileInput = z.object({
  employeeNameVn: needText(150),
  employeeNameEn: needText(150),
  title: maybeText(150),
  tel: maybeText(50),
  email: z.email().max(150),
  bankAccountNo: keptText(50),
  /** A bank of the list or any other; only banks of the list have a code. */
  bankName: keptText(250),
  bankCode: keptText(50),
  personalId: keptText(50),
  description: keptText(500),
  photo: z
    .string()
    .max(80_000)
    .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/)
    .nullish(),
});
