import { z } from "zod";
import { id, instant } from "./shapes.ts";

/** The fields that every document's shape begins with: unit, author, times and version. */
export const documentHead = {
  id,
  companyId: z.string(),
  officeId: z.string().nullable(),
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  userCreated: z.string().nullable(),
  /** The person who made it, in English and in Vietnamese. */
  userNameCreated: z.string().nullable(),
  userNameCreatedVn: z.string().nullable().optional(),
  /** The person who changed it last. */
  userNameModified: z.string().nullable().optional(),
  userNameModifiedVn: z.string().nullable().optional(),
  saleManNameVn: z.string().nullable().optional(),
  datetimeCreated: instant,
  datetimeModified: instant,
  version: z.number(),
  /** True when a typed exchange rate of the document is outside the bound, with the reason. */
  rateOutside: z.boolean(),
  rateReason: z.string().nullable(),
  /** True from sending it to the accounting system until that has answered. */
  isSending: z.boolean().optional(),
  /** What a list adds up of it in VND; in lists that add something up. */
  listedAmount: z.string().optional(),
};
const head = z.object(documentHead);
export type DocumentHead = Readonly<z.infer<typeof head>>;
