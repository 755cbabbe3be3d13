import { deleteAttachedFile, uploadEdoc } from "@fairway/areas/file/contract.ts";
import { FileShelf } from "@fairway/areas/file/web/FileShelf.tsx";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { documentsOfJob, downloadDocuments } from "../contract.ts";
import { words } from "./words.ts";

/** The documents of a job and of its house bills, each of a type. */
export default function JobDocuments({ job }: { readonly job: ShipmentRecord }) {
  const client = useClient();
  const cache = useQueryClient();
  const found = useAsk(documentsOfJob, { jobId: job.id });
  const remove = useVerb(deleteAttachedFile, { invalidates: [documentsOfJob] });
  const why = useWhyReadOnly(job);
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={3} />;
  const { bills, documents } = found.data;
  return (
    <div className="fw-form">
      <Section columns={1}>
        <FileShelf
          files={documents.map((file) => ({ ...file, part: file.hwbno }))}
          service={job.transactionType}
          mustHaveKind
          parts={{
            label: words.belongsTo,
            whole: words.wholeJob,
            of: bills.map(({ id, hwbno }) => ({ value: id, label: hwbno })),
          }}
          why={why}
          upload={(file, documentType, hblid) => {
            const place = hblid ? { ...billFiles, id: hblid } : { ...jobFiles, id: job.id };
            return client.upload(uploadEdoc, { ...place, documentType: documentType ?? "" }, file);
          }}
          remove={({ id, folder }) =>
            remove.mutate({ moduleName: jobFiles.moduleName, folder, id })
          }
          loadAll={() => client.download(downloadDocuments, { jobId: job.id })}
          refresh={() => cache.invalidateQueries({ queryKey: cacheKey(documentsOfJob) })}
        />
      </Section>
    </div>
  );
}
