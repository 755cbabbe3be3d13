import { workingStatuses } from "@fairway/areas/organisation/model/user.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** An access token and how long it lasts; the refresh token only for clients that request it. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number(),
  scope: z.string(),
  refresh_token: z.string().optional(),
  must_change_password: z.boolean().optional(),
});

/** The signed-in user with unit and profile, as returned to that user. */
export const me = z.object({
  id,
  sub: id,
  userName: z.string(),
  preferred_username: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  employeeId: z.string(),
  photo: z.string().nullable(),
  nameEn: z.string(),
  nameVn: z.string(),
  title: z.string().nullable(),
  code: z.string(),
  bankAccountNo: z.string().nullable(),
  bankName: z.string().nullable(),
  bankCode: z.string().nullable(),
  bankOfficeAccountNoVnd: z.string().nullable(),
  bankOfficeAccountNoUsd: z.string().nullable(),
  kbExchangeRate: z.string(),
  internalCode: z.string().nullable(),
  companyCode: z.string(),
  officeCode: z.string(),
  officeType: z.string(),
  timeZone: z.string(),
  signatureImage: z.string().nullable(),
  userType: z.string(),
  userRole: z.string(),
  /** Signs in by the directory, so has no password here. */
  isLdap: z.boolean(),
  personalId: z.string().nullable(),
  description: z.string().nullable(),
  workingStatus: z.enum(workingStatuses),
  /** VND that may be advanced. */
  creditLimit: z.string().nullable(),
  /** Percent of the limit that is in use. */
  creditRate: z.string().nullable(),
  companyId: id,
  officeId: id,
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  mustChangePassword: z.boolean(),
  /** The administrator acting as this user, with the end of it. */
  actedBy: z.string().nullable(),
  actingUntil: z.string().nullable(),
});
export type Me = z.infer<typeof me>;

/** A session of a user, as listed to that user. */
export const ownSession = z.object({
  id,
  isThis: z.boolean(),
  officeName: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  loggedInOn: z.string(),
  expiresAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;
