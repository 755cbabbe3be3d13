import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { sheetCalls, sheetDeclaration } from "../contract.ts";
import { customsHome } from "../model/customsHome.ts";

/** Imports customs declarations from a sheet. */
export default function DeclarationImport() {
  return <ResourceImport resource={sheetDeclaration} calls={sheetCalls} back={customsHome} />;
}
