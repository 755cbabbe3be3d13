import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** The paper on which the manifest of a service is printed. */
export function manifestLayout({
  family,
  direction,
}: Pick<Service, "family" | "direction">): "seaExport" | "seaImport" | "air" {
  if (family === "air") return "air";
  return direction === "import" ? "seaImport" : "seaExport";
}
