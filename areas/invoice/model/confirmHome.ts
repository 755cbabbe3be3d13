import { soaHome } from "@fairway/areas/soa/model/soaHome.ts";

/** The address of the list of invoices whose billing is confirmed. */
export const confirmHome = `${soaHome}/confirm-billing`;
