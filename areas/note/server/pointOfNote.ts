import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import type { NoteType } from "../model/note.ts";
import type { NoteOfJob } from "./noteContext.ts";

/**
 * The check point of a note that is issued or printed: of a debit or invoice note (3), or of a credit note (4).
 *
 * Source: rule CK-5, areas/credit/README.md
 */
export function pointOfNote(
  { type, partnerId }: { readonly type: NoteType; readonly partnerId: string },
  {
    job,
    charges,
    saleManId,
  }: {
    readonly job: NoteOfJob;
    readonly charges: readonly Surcharge[];
    readonly saleManId: string | null | undefined;
  },
): PointAsk {
  return {
    type: type === "CREDIT" ? 4 : 3,
    partnerId,
    saleManId: saleManId ?? null,
    officeId: job.officeId,
    service: job.transactionType,
    serviceDate: job.serviceDate,
    jobId: job.id,
    hblid: charges[0]?.hblid ?? null,
    field: "partnerId",
    hasRefund: charges.some((each) => each.isRefundFee),
  };
}
