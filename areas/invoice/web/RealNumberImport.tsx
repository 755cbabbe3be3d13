import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import {
  importRealNumbers,
  pageInvoices,
  realNumberTemplate,
  uploadRealNumbers,
} from "../contract.ts";
import { declaredRealNumbers } from "../model/realNumberSheet.ts";

const calls = {
  paging: pageInvoices,
  template: realNumberTemplate,
  upload: uploadRealNumbers,
  import: importRealNumbers,
};

/** Imports the numbers of issued electronic invoices from a sheet. */
export default function RealNumberImport() {
  const back = "/home/accounting/management/vat-invoice";
  return <ResourceImport resource={declaredRealNumbers} calls={calls} back={back} />;
}
