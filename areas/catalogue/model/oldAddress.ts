import { z } from "zod";

export const oldAddress = z.object({
  oldWardCode: z.string().nullable(),
  oldWardName: z.string(),
  oldDistrictName: z.string(),
  oldProvinceName: z.string(),
  newWardCode: z.string(),
  newWardName: z.string(),
  newProvinceName: z.string(),
  wardId: z.string().nullable(),
  cityId: z.string().nullable(),
});
export type OldAddress = z.output<typeof oldAddress>;
