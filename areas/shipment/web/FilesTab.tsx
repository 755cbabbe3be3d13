import { RecordFiles } from "@fairway/areas/file/web/RecordFiles.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { jobFiles } from "../model/fileFolders.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { useWhyReadOnly } from "./useWhyReadOnly.ts";

/** The files of a job. */
export default function FilesTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const why = useWhyReadOnly(job);
  return (
    <div className="fw-form">
      <Section columns={1}>
        <RecordFiles owner={{ ...jobFiles, objectId: job.id }} why={why} />
      </Section>
    </div>
  );
}
