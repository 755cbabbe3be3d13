import {
  type SentFact,
  sentFactTitle,
  sentFactWords,
} from "@fairway/areas/mail/model/sentFacts.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The papers of a job that are compared. */
export const proofPapers = {
  job: { en: "Job", vi: "Lô hàng" },
  bill: { en: "House bill", vi: "Vận đơn nhà" },
  bills: { en: "House bills", vi: "Vận đơn nhà" },
  containers: { en: "Containers", vi: "Container" },
  instruction: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
  manifest: { en: "Cargo manifest", vi: "Bản lược khai hàng hóa" },
  mail: { en: "Last mail", vi: "Email gần nhất" },
  notice: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
  charges: { en: "Selling and on-behalf charges", vi: "Phí bán và chi hộ" },
  declarations: { en: "Customs declarations", vi: "Tờ khai hải quan" },
  waybill: { en: "Master air waybill", vi: "Vận đơn chủ hàng không" },
} as const satisfies Record<string, Words>;
export type ProofPaper = keyof typeof proofPapers;

/** What is compared: the facts of mails, and those of single containers. */
export const proofFacts = {
  ...sentFactWords,
  seal: { en: "Seal", vi: "Số chì" },
  charges: { en: "Charges with VAT", vi: "Phí gồm VAT" },
  verifiedMass: { en: "Verified gross mass (kg)", vi: "Khối lượng VGM (kg)" },
} as const satisfies Record<string, Words>;
/** The name of a fact in the trade of a service. */
export function proofFactTitle(service: Service, fact: ProofFact): Words {
  return isOfMails(fact) ? sentFactTitle(service, fact) : proofFacts[fact];
}
const isOfMails = (fact: ProofFact): fact is SentFact => Object.hasOwn(sentFactWords, fact);
export type ProofFact = keyof typeof proofFacts;

const keys = <Of extends object>(record: Of) => Object.keys(record) as [keyof Of & string];
const side = z.object({ paper: z.enum(keys(proofPapers)), value: z.string().nullable() });

/** A fact that two papers of a job say differently. */
export const proofDifference = z.object({
  fact: z.enum(keys(proofFacts)),
  /** The number of the container or the bills that it is about; null for the whole job. */
  about: z.string().nullable(),
  /** The bill on whose page it is mended; null for another page of the job. */
  hblid: id.nullable(),
  one: side,
  other: side,
});
export type ProofDifference = z.infer<typeof proofDifference>;
