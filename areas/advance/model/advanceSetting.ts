import { decimalText } from "@fairway/core/contract/shapes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

const days = z.number().int().min(0).max(999);

/** The terms and limits of the advances of an office. Rules AD-2 and AD-5 */
export const advanceSetting = z.object({
  /** Unit: days from the request date, and from the voucher date, to the deadline. */
  termDays: days,
  voucherDays: days,
  /** The most that a requester holds, in VND; null for no limit. */
  openLimit: decimalText
    .refine((text) => /^[0-9]{1,15}$/.test(text) && decimal(text).gte(1), {
      message: "1 – 999999999999999",
    })
    .nullable(),
  /** The days past the deadline after which a requester gets no further advance; null for no limit. */
  overdueDays: days.nullable(),
});
export type AdvanceSetting = z.infer<typeof advanceSetting>;

/** The setting of an office that has none of its own. Rule AD-2 */
export const usualAdvanceSetting: AdvanceSetting = {
  termDays: 7,
  voucherDays: 14,
  openLimit: null,
  overdueDays: null,
};
