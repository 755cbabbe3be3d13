import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** Whether an operation belongs to an air or sea job of ours; trucking may be domestic besides. */
export const shipmentModes = {
  Internal: { en: "Internal", vi: "Nội bộ" },
  External: { en: "External", vi: "Bên ngoài" },
  Domestic: { en: "Domestic", vi: "Trong nước" },
} as const satisfies Record<string, Words>;
export type ShipmentMode = keyof typeof shipmentModes;

/** The shipment modes that a service offers. */
export const shipmentModesOf = ({ form }: Pick<Service, "form">): readonly ShipmentMode[] =>
  form.rules.includes("neverDomestic")
    ? ["Internal", "External"]
    : ["Domestic", "Internal", "External"];

/** The product services that a service offers; without its own all. */
export const productServicesOf = ({
  form,
}: Pick<Service, "form">): readonly string[] | undefined =>
  form.defaults.productService ? [form.defaults.productService] : undefined;
