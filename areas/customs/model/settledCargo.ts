import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";

/** What decides the cargo type of a declaration. */
export interface Carriage {
  readonly serviceType: string | null;
  readonly cargoType: string | null;
}

const withoutCargo = ["Air", "Express"];

/**
 * Clears the cargo type of air and express goods; a cargo type without a service means sea.
 *
 * Source: rule CU-3
 */
export function settledCargo({ serviceType, cargoType }: Carriage): Carriage {
  if (serviceType === null) return { serviceType: cargoType === null ? null : "Sea", cargoType };
  return { serviceType, cargoType: withoutCargo.includes(serviceType) ? null : cargoType };
}

/** Must a declaration of a service have a cargo type? Source: rule CU-3 */
export const needsCargo = (serviceType: string | null): boolean =>
  !withoutCargo.includes(serviceType ?? "");

/** Refuses goods by other means than air and express without a cargo type. Source: rule CU-3 */
export function whyNotCargo(carriage: Carriage): FieldRefusal[] {
  const { serviceType, cargoType } = settledCargo(carriage);
  if (cargoType !== null || !needsCargo(serviceType)) return [];
  return [refuse.field("cargoType", "field.required")];
}
