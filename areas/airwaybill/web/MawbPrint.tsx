import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { waybillLanguage } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FormPaperViewer } from "@fairway/ui/paper/FormPaperViewer.tsx";
import { previewAirWayBill } from "../contract.ts";
import { isMasterForm, masterLayoutWords } from "../model/masterPlacing.ts";

/** The print of a master air waybill: one copy, the set of eight, or a pre-printed form. */
export function MawbPrint(props: {
  readonly job: { readonly id: string; readonly mawb: string | null };
  readonly whyNot: string | null;
  readonly onClose: () => void;
}) {
  const { job } = props;
  const client = useClient();
  return (
    <FormPaperViewer
      title={`MAWB ${job.mawb ?? ""}`}
      paper="masterAirWaybill"
      layouts={masterLayoutWords}
      isForm={isMasterForm}
      language={waybillLanguage}
      {...filing({ ...jobFiles, id: job.id }, "MAWB", props.whyNot)}
      load={({ layout, ...offset }, language) =>
        client.download(previewAirWayBill, {
          jobId: job.id,
          reportType: layout,
          ...offset,
          language,
        })
      }
      onClose={props.onClose}
    />
  );
}
