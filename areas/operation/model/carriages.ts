import type {
  cargoTypes,
  declarationServices,
} from "@fairway/areas/customs/model/declarationTerms.ts";
import { settledCargo } from "@fairway/areas/customs/model/settledCargo.ts";
import type { productServices } from "@fairway/areas/service/model/operationChoices.ts";

type ProductService = keyof typeof productServices;

/** How the goods of a declaration travel. */
interface Carriage {
  readonly serviceType: keyof typeof declarationServices | null;
  readonly cargoType: keyof typeof cargoTypes | null;
}

/** How the goods of a product service travel; of several products of one carriage the first is its own. */
const carriages: Partial<Record<ProductService, Carriage>> = {
  "Sea FCL": { serviceType: "Sea", cargoType: "FCL" },
  "Sea LCL": { serviceType: "Sea", cargoType: "LCL" },
  "Sea Consol": { serviceType: "Sea", cargoType: "LCL" },
  Sea: { serviceType: "Sea", cargoType: null },
  Air: { serviceType: "Air", cargoType: null },
  "Cross border": { serviceType: "Crossborder", cargoType: null },
  Warehouse: { serviceType: "Warehouse", cargoType: null },
  "Bonded Warehouse": { serviceType: "Warehouse", cargoType: null },
  "CFS Warehouse": { serviceType: "Warehouse", cargoType: "LCL" },
  Trucking: { serviceType: "Trucking", cargoType: null },
  Railway: { serviceType: "Railway", cargoType: null },
  Express: { serviceType: "Express", cargoType: null },
};

/** The carriage of a product service; nothing is known of one that is no carriage. */
export function carriageOf(product: string | null): Carriage {
  return carriages[product as ProductService] ?? { serviceType: null, cargoType: null };
}

/** The product service of a declaration: goods at sea go by their cargo type. Rule OJ-10 */
export function productOfDeclaration(
  declaration: Parameters<typeof settledCargo>[0],
): ProductService {
  const { serviceType, cargoType } = settledCargo(declaration);
  const isAtSea = serviceType === null || serviceType === "Sea";
  const found = (Object.entries(carriages) as [ProductService, Carriage][]).find(
    ([, each]) =>
      each.serviceType === (serviceType ?? "Sea") && (!isAtSea || each.cargoType === cargoType),
  );
  if (!found) throw new Error(`no product service travels as ${serviceType} ${cargoType}`);
  return found[0];
}
