import type { Resource } from "@fairway/core/resource/resource.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { downloadRateTemplate, importRates, listRateHistory, uploadRates } from "../contract.ts";
import { rateSheet } from "../model/rateSheet.ts";

/** Imports a table of booking rates, of one day or of several. */
export default function RateImport() {
  return (
    <ResourceImport
      resource={rateSheet as unknown as Resource}
      calls={{
        template: downloadRateTemplate,
        upload: uploadRates,
        import: importRates,
        paging: listRateHistory,
      }}
      back="/home/tool/exchange-rate"
    />
  );
}
