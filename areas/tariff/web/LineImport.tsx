import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import {
  declaredLine,
  downloadLineTemplate,
  importLines,
  listTariffs,
  uploadLines,
} from "../contract.ts";

const calls = {
  paging: listTariffs,
  template: downloadLineTemplate,
  upload: uploadLines,
  import: importLines,
};

/** Imports lines of tariffs from a sheet. */
export default function LineImport() {
  return <ResourceImport resource={declaredLine} calls={calls} back="/home/tool/tariff" />;
}
