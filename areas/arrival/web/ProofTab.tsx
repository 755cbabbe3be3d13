import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { getAttachedFiles, uploadAttachedFiles } from "@fairway/areas/file/contract.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { BillTabProps } from "@fairway/areas/housebill/web/places.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayField, NoteField, TextField } from "@fairway/ui/form/fields.tsx";
import { PaperBar } from "@fairway/ui/paper/PaperBar.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { FileButton } from "@fairway/ui/parts/FileButton.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  getProofOfDelivery,
  previewProofOfDelivery,
  proofFiles,
  updateProofOfDelivery,
} from "../contract.ts";
import { proofFileType } from "../model/proofFile.ts";
import { isBeforeArrival } from "../model/arrivesOn.ts";
import type { ProofRecord } from "../model/proofOfDelivery.ts";
import { proofEndings } from "./proofEndings.ts";
import { UnreleasedWarning } from "./UnreleasedWarning.tsx";
import { words } from "./words.ts";

/** The proof of delivery of a bill, with the signed paper. */
export default function ProofTab(props: BillTabProps) {
  const asked = useAsk(getProofOfDelivery, { hblid: props.bill.id });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={4} />;
  return <ProofForm {...props} proof={asked.data} />;
}

function startOf(proof: ProofRecord) {
  const { may: _may, isUnreleased: _out, lacksOrder: _no, arrivesOn: _on, ...form } = proof;
  return form;
}

function ProofForm({ job, bill, whyNot, proof }: BillTabProps & { readonly proof: ProofRecord }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const { hblid } = proof;
  const files = useAsk(proofFiles, { hblId: hblid }).data ?? [];
  const isLetter = serviceOf(job.transactionType).bill.tabs.includes("AUTHORIZE");
  const start = useMemo(() => startOf(proof), [proof]);
  const form = useRecordForm({
    name: "proofOfDelivery",
    schema: updateProofOfDelivery.body,
    start,
    save: async (values) => (await client.ask(updateProofOfDelivery, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(cacheKey(getProofOfDelivery, { hblid }), saved);
      toast.success(say(words.proofSaved));
    },
    latest: async () => startOf(await client.ask(getProofOfDelivery, { hblid })),
  });
  const delivered = useWatch({ control: form.form.control, name: "deliveryDate" }) as Day | null;
  return (
    <>
      <PaperBar form={form} whyNot={whyNot} whyNoPaper={null} print={() => setPrinting(true)} />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        {proof.isUnreleased ? <UnreleasedWarning bill={bill} /> : null}
        {proof.lacksOrder ? (
          <Alert
            type="warning"
            showIcon
            title={say(words.lacksOrder, {
              hwbno: bill.hwbno,
              paper: say(isLetter ? words.letterName : words.orderName),
            })}
          />
        ) : null}
        {isBeforeArrival(delivered, proof.arrivesOn) ? (
          <Alert
            type="warning"
            showIcon
            title={say(words.early, { arrives: sayDay(proof.arrivesOn), hwbno: bill.hwbno })}
          />
        ) : null}
        <Section title={words.delivery} columns={3}>
          <TextField name="referenceNo" label={words.referenceNo} max={100} />
          <DayField name="deliveryDate" label={words.deliveryDate} />
          <TextField name="deliveryPerson" label={words.deliveryPerson} max={200} />
          <NoteField name="note" label={words.note} max={1000} span={2} />
          <div className="fw-field">
            <span className="fw-fact-name">{say(words.file)}</span>
            {files.map(({ id, name }) => (
              <div key={id}>{name}</div>
            ))}
            {whyNot ? null : <ProofFile hblid={hblid} />}
          </div>
        </Section>
      </RecordForm>
      {isPrinting ? (
        <PaperViewer
          title={`POD ${bill.hwbno}`}
          {...filing({ ...billFiles, id: hblid }, "POD", whyNot)}
          load={(language) => client.download(previewProofOfDelivery, { id: hblid, language })}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}

/** Attaches a signed proof to the files of the bill, which stand below, as a document of type POD. */
function ProofFile({ hblid }: { readonly hblid: string }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attach = async (file: File) => {
    setBusy(true);
    try {
      const place = { ...billFiles, id: hblid, documentType: proofFileType };
      await client.upload(uploadAttachedFiles, place, file);
      toast.success(say(words.attached, { name: file.name }));
      for (const call of [getAttachedFiles, proofFiles]) {
        await cache.invalidateQueries({ queryKey: cacheKey(call) });
      }
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <FileButton accept={proofEndings} busy={isBusy} onFile={(file) => void attach(file)}>
        {say(words.attachProof)}
      </FileButton>
    </div>
  );
}
