import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { JobStrip } from "@fairway/areas/shipment/web/JobStrip.tsx";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo, useState } from "react";
import "@fairway/areas/housebill/web/houseBill.css";
import * as contract from "../contract.ts";
import type { ManifestRecord } from "../model/manifest.ts";
import { manifestLayout } from "../model/manifestLayout.ts";
import { ManifestBills } from "./ManifestBills.tsx";
import { ManifestFields } from "./ManifestFields.tsx";
import { manifestShape, manifestValues } from "./manifestShape.ts";
import { manifestWords as words } from "./words.ts";

/** The manifest of a job: its form, the house bills on it, its paper. */
export default function ManifestScreen() {
  const jobId = useParam("jobId");
  const ofJob = useAsk(getShipment, { id: jobId });
  const asked = useAsk(contract.getManifest, { jobId });
  const isMoving = useOwnAddress(ofJob.data);
  const fault = ofJob.error ?? asked.error;
  if (fault && !asked.data) return <ErrorState fault={fault} retry={() => void asked.refetch()} />;
  if (!ofJob.data || !asked.data || isMoving) return <PageSkeleton />;
  return <ManifestPage job={ofJob.data} manifest={asked.data} />;
}

/** How each paper is loaded. */
const papers = {
  seaExport: contract.previewSeaExport,
  seaImport: contract.previewSeaImport,
  air: contract.previewAir,
} as const;

function ManifestPage(props: { readonly job: ShipmentRecord; readonly manifest: ManifestRecord }) {
  const { job, manifest } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const [isPrinting, setPrinting] = useState(false);
  const service = serviceOf(job.transactionType);
  const whyNot = useWhyRefused()(job, manifest.may.includes("update"), "write");
  const start = useMemo(() => manifestValues(manifest), [manifest]);
  const key = cacheKey(contract.getManifest, { jobId: job.id });
  const form = useRecordForm({
    schema: manifestShape,
    start,
    save: async (values) => (await client.ask(contract.saveManifest, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(key, saved);
      toast.success(say(words.saved, { refNo: saved.refNo ?? "" }));
    },
    latest: async () => manifestValues(await client.ask(contract.getManifest, { jobId: job.id })),
  });
  const refresh = async () => {
    if (!(await confirm({ title: say(words.refreshSure) }))) return;
    try {
      const fresh = await client.ask(contract.getManifest, { jobId: job.id, fresh: "true" });
      for (const [field, value] of Object.entries(manifestValues(fresh))) {
        form.form.setValue(field, value, { shouldDirty: true });
      }
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const unsaved = manifest.may.includes("print") ? null : say(words.saveFirst);
  return (
    <div className="fw-page">
      <JobStrip
        job={job}
        title={say(words.manifest)}
        back={jobHome(job)}
        onlyFacts
        primary={{ words: words.save, run: form.submit, busy: form.saving, why: whyNot }}
        actions={[
          { words: words.print, run: () => setPrinting(true), why: unsaved },
          { words: words.refresh, run: () => void refresh(), why: whyNot },
        ]}
      />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        <p className="fw-quiet">
          {manifest.refNo ? say(words.numbered, { refNo: manifest.refNo }) : say(words.unnumbered)}
        </p>
        <ManifestFields service={service} manifest={manifest} />
        <ManifestBills job={job} bills={manifest.bills} isReadOnly={whyNot !== null} />
      </RecordForm>
      {isPrinting ? (
        <PaperViewer
          title={`${say(words.manifest)} ${manifest.refNo}`}
          language="en"
          {...filing({ ...jobFiles, id: job.id }, "MNF", whyNot)}
          load={(language) =>
            client.download(papers[manifestLayout(service)], { jobId: job.id, language })
          }
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}
