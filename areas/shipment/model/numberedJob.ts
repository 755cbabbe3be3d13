import { z } from "zod";
import { storedShipment } from "./shipment.ts";

/** The numbers by which jobs are named in a list. */
export const numberKinds = {
  jobNo: { en: "Job ID", vi: "Số lô" },
  mawb: { en: "MBL / MAWB No", vi: "Số MBL / MAWB" },
  hwbno: { en: "HBL / HAWB No", vi: "Số HBL / HAWB" },
} as const;
export type NumberKind = keyof typeof numberKinds;

/** The kind of number of an ask. */
export const numberKind = z
  .enum(Object.keys(numberKinds) as [NumberKind, ...NumberKind[]])
  .default("jobNo");

/** The numbers of an ask. */
export const numberList = z.array(z.string().trim().min(1).max(60)).max(500);

/** A job of any service as it is named in a list. */
export const numberedJob = storedShipment
  .pick({
    id: true,
    jobNo: true,
    mawb: true,
    transactionType: true,
    serviceDate: true,
    currentStatus: true,
    isLocked: true,
    lockedDate: true,
    lockedUserName: true,
    coloaderName: true,
    personInchargeName: true,
  })
  .extend({ hwbnos: z.string().nullable() });
export type NumberedJob = Readonly<z.infer<typeof numberedJob>>;

/** A locked job, with its former unlockings, the newest first. */
export const lockedJob = numberedJob.extend({
  unlocks: z.array(z.object({ at: z.string(), userName: z.string() })),
});
export type LockedJob = Readonly<z.infer<typeof lockedJob>>;
