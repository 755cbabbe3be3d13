import { families } from "@fairway/areas/service/model/families.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { home } from "./home.ts";
import type { TileKey } from "./homeParts.ts";

/** The work that the page of the services counts for each list, in the order of its columns. */
export const deskWork = [
  "myJobs",
  "myDeadlines",
  "noBill",
  "myLateStages",
] as const satisfies readonly TileKey[];
export type DeskWork = (typeof deskWork)[number];

/** The services whose jobs are documented: those of the menu "Services". */
export const documentedServices = openServices.filter(
  ({ family }) => families[family].module === "doc",
);

const count = z.object({ count: z.number(), capped: z.boolean() });

/** The page of the services, over the rows within reach. Rule RP-8 */
export const desk = z.object({
  today: z.string(),
  lists: z.array(
    z.object({
      service: z.string(),
      work: z.object(
        Object.fromEntries(deskWork.map((key) => [key, count])) as Record<DeskWork, typeof count>,
      ),
    }),
  ),
  deadlines: home.shape.deadlines.unwrap(),
  sailings: home.shape.sailings.unwrap(),
});
export type Desk = z.infer<typeof desk>;
