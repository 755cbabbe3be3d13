import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";

const [noted, ...others] = openServices.filter(({ bookingNotes }) => bookingNotes);
if (!noted || others.length > 0) {
  throw new Error(
    "exactly one open service declares booking notes: their rights are those of its menu",
  );
}

/** The service whose declaration has booking notes; its menu protects them. Rule BK-1 */
export const notedService: Service = noted;

/** The address of the list of booking notes. */
export const notesHome: string = `${listHome(noted)}/booking-note`;
