import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { previewHouseAirWaybill } from "../contract.ts";
import { billFiles } from "../model/fileFolders.ts";
import { isWaybillForm, offeredWaybills, waybillLanguage } from "../model/waybillPlacing.ts";

/** The print of a house air waybill: ours or neutral, on plain paper or on a pre-printed form. */
export function HouseWaybillPrint({
  bill,
  service,
  onClose,
}: {
  readonly bill: { readonly id: string; readonly hwbno: string };
  readonly service: Service;
  readonly onClose: () => void;
}) {
  const client = useClient();
  return (
    <FormPaperViewer
      title={`HAWB ${bill.hwbno}`}
      paper="houseAirWaybill"
      layouts={offeredWaybills(service)}
      isForm={isWaybillForm}
      language={waybillLanguage}
      {...filing({ ...billFiles, id: bill.id }, "HAWB")}
      load={({ layout, ...offset }, language) =>
        client.download(previewHouseAirWaybill, {
          hblId: bill.id,
          reportType: layout,
          ...offset,
          language,
        })
      }
      onClose={onClose}
    />
  );
}
