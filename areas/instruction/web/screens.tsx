import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { screen } from "@fairway/ui/screens.ts";
import { hasInstruction } from "../model/hasInstruction.ts";
import { titles } from "./titles.ts";

/** The instruction of a job, for each open service that declares it. */
export const screens = openServices.filter(hasInstruction).map((service) =>
  screen({
    path: `${listHome(service)}/:jobId/si`,
    menu: service.menu,
    title: titles.instruction,
    load: () => import("./InstructionScreen.tsx"),
  }),
);
