import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import {
  isWaybillForm,
  offeredWaybills,
  waybillLanguage,
} from "@fairway/areas/housebill/model/waybillPlacing.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { houseBillWords as billWords } from "@fairway/areas/housebill/web/words.ts";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { FileExcelOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { exportSeparate, previewSeparate } from "../contract.ts";
import type { SeparateBill } from "../model/separateBill.ts";

/** The print of a separate house waybill, in the layouts of house waybills; filed with the bill. */
export function SeparatePrint(props: {
  readonly waybill: Pick<SeparateBill, "id" | "hwbno">;
  readonly service: Service;
  readonly whyNot: string | null;
  readonly onClose: () => void;
}) {
  const { id, hwbno } = props.waybill;
  const say = useSay();
  const client = useClient();
  const { download, underWay } = useDownload();
  return (
    <FormPaperViewer
      title={`HAWB ${hwbno ?? ""}`}
      paper="houseAirWaybill"
      layouts={offeredWaybills(props.service)}
      isForm={isWaybillForm}
      language={waybillLanguage}
      {...filing({ ...billFiles, id }, "HAWB", props.whyNot)}
      load={({ layout, ...offset }, language) =>
        client.download(previewSeparate, { hblId: id, reportType: layout, ...offset, language })
      }
      actions={
        <>
          {underWay}
          <Button
            icon={<FileExcelOutlined />}
            onClick={() => void download(exportSeparate, { hblId: id })}
          >
            {say(billWords.neutralExcel)}
          </Button>
        </>
      }
      onClose={props.onClose}
    />
  );
}
