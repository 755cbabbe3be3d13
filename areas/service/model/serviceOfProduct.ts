import type { Service } from "./serviceDeclaration.ts";
import { openServices } from "./serviceOf.ts";

/** The product by the name under which operations know it; "Sea" alone is a consol. */
const formerNames: Readonly<Record<string, Service["product"]>> = { Sea: "Sea Consol" };

/** Returns the open service of a product in one direction; null where there is none. */
export function serviceOfProduct(name: string, mode: "Export" | "Import"): Service | null {
  const product = formerNames[name] ?? name;
  const direction = mode === "Export" ? "export" : "import";
  return (
    openServices.find((each) => each.product === product && each.direction === direction) ?? null
  );
}
