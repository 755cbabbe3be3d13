import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import {
  declaredVouchers,
  importVouchers,
  pageAdvances,
  uploadVouchers,
  voucherTemplate,
} from "../contract.ts";
import { advanceHome } from "../model/advanceHome.ts";

const calls = {
  paging: pageAdvances,
  template: voucherTemplate,
  upload: uploadVouchers,
  import: importVouchers,
};

/** Imports vouchers of approved advances from a sheet. */
export default function VoucherImport() {
  return <ResourceImport resource={declaredVouchers} calls={calls} back={advanceHome} />;
}
