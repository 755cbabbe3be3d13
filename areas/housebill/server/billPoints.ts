import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import type { HouseBill, JobOfBill } from "../model/houseBill.ts";

type Sold = Pick<HouseBill, "id" | "customerId" | "saleManId">;

/**
 * The check point of a bill's customer: created (6, or 1 with its job), printed
 * (7) or changed (8); none on a bill
 * without a customer.
 *
 * Source: rules CK-5 and CK-8, areas/credit/README.md
 */
export function pointsOfBill(
  type: 1 | 6 | 7 | 8,
  { id, customerId, saleManId }: Pick<Sold, "id"> & Nullable<Omit<Sold, "id">>,
  job: Pick<JobOfBill, "id" | "officeId" | "transactionType">,
  more: { readonly field?: string; readonly before?: Nullable<Omit<Sold, "id">> } = {},
): PointAsk[] {
  if (!customerId) return [];
  const { field = "customerId", before } = more;
  return [
    {
      type,
      partnerId: customerId,
      saleManId: saleManId ?? null,
      officeId: job.officeId,
      service: job.transactionType,
      serviceDate: null,
      jobId: job.id,
      hblid: id,
      field,
      ...(before
        ? {
            before: {
              customerId: before.customerId ?? null,
              saleManId: before.saleManId ?? null,
            },
          }
        : {}),
    },
  ];
}

type Nullable<Of> = { readonly [Key in keyof Of]?: Of[Key] | null };
