import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { FileExcelOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { exportHouseAirWaybill, previewHouseAirWaybill } from "../contract.ts";
import { billFiles } from "../model/fileFolders.ts";
import { isWaybillForm, offeredWaybills, waybillLanguage } from "../model/waybillPlacing.ts";
import { houseBillWords as words } from "./words.ts";

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
  const say = useSay();
  const client = useClient();
  const { download, underWay } = useDownload();
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
      actions={
        <>
          {underWay}
          <Button
            icon={<FileExcelOutlined />}
            onClick={() => void download(exportHouseAirWaybill, { hblid: bill.id })}
          >
            {say(words.neutralExcel)}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
