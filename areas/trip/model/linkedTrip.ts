import { id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { stopKindNames } from "./trip.ts";
import { driverVerbs, type TripState, tripStates } from "./tripSteps.ts";

const name = z.string().nullable();
const states = Object.keys(tripStates) as [TripState, ...TripState[]];

/** What a driver sees by the link of a trip: no price, no customer, no other job. Rule TR-7 */
export const linkedTrip = z.object({
  tripNo: z.string(),
  state: z.enum(states),
  officeName: z.string(),
  officeTel: name,
  timeZone: z.string(),
  truckNo: name,
  trailerNo: name,
  driverName: name,
  containerNo: name,
  containerTypeCode: name,
  sealNo: name,
  pieces: name,
  packageTypeCode: name,
  grossWeight: name,
  goods: name,
  stops: z.array(
    z.object({
      id,
      kind: z.enum(stopKindNames),
      place: z.string(),
      address: name,
      contact: name,
      plannedAt: instant.nullable(),
      actualAt: instant.nullable(),
      /** Its proof, under the id of the phone, with the photos that have arrived. */
      proof: z
        .object({
          id,
          receiver: z.string(),
          pieces: z.string(),
          deliveredAt: instant,
          photos: z.array(id),
        })
        .nullable(),
    }),
  ),
  /** Photos may be sent as the camera made them, with the place. */
  keepsPosition: z.boolean(),
  may: z.array(z.enum([...driverVerbs, "prove"])),
});
export type LinkedTrip = Readonly<z.infer<typeof linkedTrip>>;
