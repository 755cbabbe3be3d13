import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { JobStrip } from "@fairway/areas/shipment/web/JobStrip.tsx";
import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PageSkeleton, RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { lazy, Suspense, useMemo, useState } from "react";
import "@fairway/areas/housebill/web/houseBill.css";
import * as contract from "../contract.ts";
import { differingSums } from "../model/differingSums.ts";
import type { InstructionRecord } from "../model/instruction.ts";
import { papersOf } from "./instructionPapers.ts";
import { InstructionFields } from "./InstructionFields.tsx";
import { instructionShape, instructionValues } from "./instructionShape.ts";
import { fieldWords, instructionWords as words } from "./words.ts";

const InstructedBills = lazy(() => import("./InstructedBills.tsx"));

/** The instruction of a job to its carrier: its form, its bills, its papers. */
export default function InstructionScreen() {
  const id = useParam("jobId");
  const ofJob = useAsk(getShipment, { id });
  const asked = useAsk(contract.getInstruction, { id });
  const isMoving = useOwnAddress(ofJob.data);
  const fault = ofJob.error ?? asked.error;
  if (fault && !asked.data) return <ErrorState fault={fault} retry={() => void asked.refetch()} />;
  if (!ofJob.data || !asked.data || isMoving) return <PageSkeleton />;
  return <InstructionPage job={ofJob.data} instruction={asked.data} />;
}

function InstructionPage(props: {
  readonly job: ShipmentRecord;
  readonly instruction: InstructionRecord;
}) {
  const { job, instruction } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { go, search } = useAddress();
  const [printed, setPrinted] = useState<ReturnType<typeof papersOf>[number] | null>(null);
  const service = serviceOf(job.transactionType);
  const whyNot = useWhyRefused()(job, instruction.may.includes("update"), "write");
  const start = useMemo(() => instructionValues(instruction), [instruction]);
  const isForm = search["tab"] !== "BILLS";
  const key = cacheKey(contract.getInstruction, { id: job.id });
  const form = useRecordForm({
    schema: instructionShape,
    start,
    save: async (values) => (await client.ask(contract.saveInstruction, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(key, saved);
      toast.success(say(words.saved, { jobNo: job.jobNo }));
    },
    latest: async () =>
      instructionValues(await client.ask(contract.getInstruction, { id: job.id })),
  });
  const unsaved = instruction.may.includes("print") ? null : say(words.saveFirst);
  const fields = (
    <RecordForm form={form} readOnly={whyNot !== null}>
      {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
      <BillsDiffer instruction={instruction} />
      <InstructionFields
        service={service}
        chosen={chosenOf(instruction)}
        goodsExtra={
          whyNot === null ? (
            <Button
              size="small"
              onClick={() => {
                for (const [field, value] of Object.entries(instruction.fromBills)) {
                  form.form.setValue(field, value, { shouldDirty: true });
                }
              }}
            >
              {say(words.fromBills)}
            </Button>
          ) : null
        }
      />
    </RecordForm>
  );
  return (
    <div className="fw-page">
      <JobStrip
        job={job}
        title={say(words.instruction)}
        back={jobHome(job)}
        onlyFacts
        primary={
          isForm ? { words: words.save, run: form.submit, busy: form.saving, why: whyNot } : null
        }
        actions={[
          ...papersOf(service).map((paper) => ({
            words: paper.words,
            run: () => setPrinted(paper),
            why: unsaved,
          })),
          { words: words.mail, run: () => go(`${jobHome(job)}/si/send-si`), why: unsaved },
        ]}
      />
      <Tabs
        tabs={[
          { key: "FORM", words: words.formTab, content: () => fields },
          {
            key: "BILLS",
            words: words.billsTab,
            count: instruction.bills.length,
            content: () => (
              <Suspense fallback={<RowSkeletons />}>
                <InstructedBills job={job} bills={instruction.bills} />
              </Suspense>
            ),
          },
        ]}
      />
      {printed ? (
        <PaperViewer
          title={`${say(words.instruction)} ${job.jobNo}`}
          language="en"
          {...filing({ ...jobFiles, id: job.id }, "SI", whyNot)}
          version={printed.words.en}
          load={(language) => printed.load(client, job.id, language)}
          onClose={() => setPrinted(null)}
        />
      ) : null}
    </div>
  );
}

/** Says which sums of the bills are not those of the saved instruction. */
function BillsDiffer(props: { readonly instruction: InstructionRecord }) {
  const { instruction } = props;
  const say = useSay();
  if (instruction.version === null) return null;
  const differing = differingSums(instruction, instruction.fromBills);
  if (differing.length === 0) return null;
  const differences = differing.map((field) => say(fieldWords[field])).join(", ");
  return <Alert type="warning" showIcon title={say(words.billsDiffer, { differences })} />;
}

function chosenOf(instruction: InstructionRecord): ChosenNames {
  const pick = (id: string | null, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  const { supplier, consigneeId, actualShipperId, actualConsigneeId, pol, pod } = instruction;
  return {
    supplier: pick(supplier, instruction.supplierCode, instruction.supplierName),
    consigneeId: pick(consigneeId, instruction.consigneeCode, instruction.consigneeName),
    actualShipperId: pick(
      actualShipperId,
      instruction.actualShipperCode,
      instruction.actualShipperName,
    ),
    actualConsigneeId: pick(
      actualConsigneeId,
      instruction.actualConsigneeCode,
      instruction.actualConsigneeName,
    ),
    pol: pick(pol, instruction.polCode, instruction.polName),
    pod: pick(pod, instruction.podCode, instruction.podName),
    issuedUser: pick(instruction.issuedUser, "", instruction.issuedUserName),
  };
}
