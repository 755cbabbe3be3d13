import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { id, instant, may, maybeId, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { mostSubject } from "./draftMail.ts";
import { mailKindNames, sentKinds } from "./mailKinds.ts";
import { sentChange } from "./sentFacts.ts";

/** The states of a mail and what they mean. */
export const mailStates = {
  Waiting: { en: "Waiting", vi: "Chờ gửi" },
  Sent: { en: "Sent", vi: "Đã gửi" },
  Failed: { en: "Not delivered", vi: "Gửi không được" },
  Canceled: { en: "Canceled", vi: "Đã hủy" },
} as const satisfies Record<string, Words>;
export type MailState = keyof typeof mailStates;
const states = Object.keys(mailStates) as [MailState, ...MailState[]];

/** The most notes of a mail besides the first one. */
export const mostNotes = 20;

/** The most receivers of a mail. */
const mostReceivers = 50;

/** What is wrong with a line of addresses; null for a good one. */
function whyNotLine(line: string, isNeeded: boolean): Words | null {
  const strange = notAddresses(line);
  if (strange.length > 0) {
    const named = strange.slice(0, 5).map((each) => `“${each.slice(0, 60)}”`);
    const list = [...named, ...(strange.length > 5 ? ["…"] : [])].join(", ");
    return {
      en: `Not an e-mail address: ${list}. Write addresses as name@company.com; other@company.com`,
      vi: `Không phải địa chỉ email: ${list}. Hãy viết như ten@congty.vn; khac@congty.vn`,
    };
  }
  const count = addressesOf(line).length;
  if (count > mostReceivers) {
    return {
      en: `The line has ${count} addresses; at most ${mostReceivers} are sent at once. Send several mails.`,
      vi: `Có ${count} địa chỉ; mỗi lần gửi tối đa ${mostReceivers}. Hãy gửi nhiều email.`,
    };
  }
  if (count === 0 && isNeeded) {
    return {
      en: "Enter at least one e-mail address: name@company.com",
      vi: "Hãy nhập ít nhất một địa chỉ email: ten@congty.vn",
    };
  }
  return null;
}

const addressLine = (isNeeded: boolean) =>
  z
    .string()
    .max(4000)
    .default("")
    .superRefine((line, ctx) => {
      const words = whyNotLine(line, isNeeded);
      // The server reads the pair, the form the words.
      if (words) ctx.addIssue({ code: "custom", message: words.en, params: { ...words, words } });
    })
    .transform((line) => addressesOf(line).join("; "));

const oneLine = z
  .string()
  // A line break would begin another head of the mail.
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().min(1).max(mostSubject));

/** The most characters of a body, with its markup. */
export const mostBody = 50_000;

/** What a mail can attach: a paper that is printed when it is sent, or a file of the job. */
const offeredFile = z.object({
  /** Names it when the mail is sent: `paper:houseBill`, `note:{number}`, `file:{id}`. */
  key: z.string(),
  name: z.string(),
  /** Attached unless the user takes it out. */
  isChosen: z.boolean(),
});
export type OfferedFile = z.infer<typeof offeredFile>;

/** A mail before it is sent. */
export const mailDraft = z.object({
  kind: z.enum(mailKindNames),
  jobId: id,
  transactionType: z.enum(serviceCodes),
  hblId: id.nullable(),
  cdNo: z.string().nullable(),
  /** The notes that it sends, and those of the same partner and consignment that it may send. */
  notes: z.array(
    z.object({ cdNo: z.string(), jobNo: z.string(), hwbnos: z.string(), isChosen: z.boolean() }),
  ),
  from: z.string().nullable(),
  to: z.string(),
  cc: z.string(),
  subject: z.string(),
  body: z.string(),
  /** What changed since the last mail of this kind. */
  changes: z.array(sentChange),
  attachFiles: z.array(offeredFile),
  /** The most bytes of all files together. */
  mostBytes: z.number(),
  /** False where no mail server is set up: the mail waits until there is one. */
  hasServer: z.boolean(),
  may,
});
export type MailDraft = z.infer<typeof mailDraft>;

/** A mail as a user sends it. */
export const mailToSend = z.object({
  kind: z.enum(sentKinds),
  jobId: id,
  hblId: maybeId,
  cdNo: maybeText(50),
  /** Further notes of the same partner, also of other jobs. */
  furtherNos: z.array(needText(50)).max(mostNotes).default([]),
  to: addressLine(true),
  cc: addressLine(false),
  subject: oneLine,
  body: z.string().trim().min(1).max(mostBody),
  attachFiles: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
});

/** A sent or waiting mail of a job. */
export const sentMail = z.object({
  id,
  version: z.number(),
  kind: z.string(),
  jobId: id,
  /** The numbers of the other jobs of a mail with notes of several. */
  otherJobNos: z.array(z.string()),
  hblid: id.nullable(),
  hwbno: z.string().nullable(),
  mailFrom: z.string().nullable(),
  mailTo: z.string(),
  mailCc: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(states),
  sentAt: instant.nullable(),
  canceledAt: instant.nullable(),
  canceledName: z.string().nullable(),
  userName: z.string(),
  datetimeCreated: instant,
  /** Every try, the first one first. */
  attempts: z.array(z.object({ triedAt: instant, error: z.string().nullable() })),
  files: z.array(z.object({ name: z.string(), fileId: id.nullable() })),
  may,
});
export type SentMail = z.infer<typeof sentMail>;
