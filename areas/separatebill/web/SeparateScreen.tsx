import { generateHblNo, getHouseBill } from "@fairway/areas/housebill/contract.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { textOfList } from "@fairway/areas/housebill/model/attachedList.ts";
import { billLanguage } from "@fairway/areas/housebill/model/billPlacing.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { noHouse } from "@fairway/areas/housebill/model/waybillNumbers.ts";
import { chosenOfBill } from "@fairway/areas/housebill/web/chosenOfBill.ts";
import { HouseBillEditor } from "@fairway/areas/housebill/web/HouseBillEditor.tsx";
import { withHouseBillRules } from "@fairway/areas/housebill/web/houseBillShape.ts";
import { houseBillWords as billWords } from "@fairway/areas/housebill/web/words.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { deleteSeparate, getSeparate, previewSeparateList, saveSeparate } from "../contract.ts";
import type { SeparateBill } from "../model/separateBill.ts";
import { separateWords as words } from "./words.ts";

const SeparatePrint = soon(async () => (await import("./SeparatePrint.tsx")).SeparatePrint);

/** The separate waybill of a house bill: opened the first time, its values are those of the bill. */
export default function SeparateScreen() {
  const jobId = useParam("jobId");
  const hblId = useParam("hblId");
  const ofJob = useAsk(getShipment, { id: jobId });
  const asked = useAsk(getSeparate, { hbId: hblId });
  const isMoving = useOwnAddress(ofJob.data);
  const fault = ofJob.error ?? asked.error;
  if (fault && !asked.data) return <ErrorState fault={fault} retry={() => void asked.refetch()} />;
  if (!ofJob.data || !asked.data || isMoving) return <PageSkeleton />;
  return <SeparatePage job={ofJob.data} waybill={asked.data} />;
}

function SeparatePage({ job, waybill }: { job: ShipmentRecord; waybill: SeparateBill }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const [isListing, setListing] = useState(false);
  const hblId = waybill.id;
  const home = `${jobHome(job)}/hbl/${hblId}`;
  const isNew = waybill.version === null;
  const next = useAsk(generateHblNo, {}, { when: isNew && !job.isHawb });
  const shape = useMemo(
    () => withHouseBillRules(saveSeparate.body, serviceOf(job.transactionType)),
    [job.transactionType],
  );
  const start = useMemo(() => separateValues(waybill), [waybill]);
  const remove = useVerb(deleteSeparate, {
    onDone: ({ data }) => {
      toast.success(say(words.deleted, { hwbno: data.hwbno }));
      cache.removeQueries({ queryKey: cacheKey(getSeparate, { hbId: hblId }) });
      go(home, { replace: true });
    },
  });
  const whyNot = useWhyRefused()(job, waybill.may.includes("update"), "write");
  const { parentNo } = waybill;
  const number = job.isHawb ? noHouse : (next.data ?? "");
  return (
    <>
      <HouseBillEditor
        key={hblId}
        job={job}
        title={say(words.title, { hwbno: parentNo })}
        hint={say(words.hint, { hwbno: parentNo })}
        back={home}
        shape={shape}
        start={start}
        chosen={chosenOfBill(waybill)}
        containers={[]}
        dimensions={waybill.dimensionDetails}
        otherCharges={waybill.otherCharges}
        whyNot={whyNot}
        nextNumber={isNew ? say(words.drawn, { hwbno: number }) : null}
        save={async (values, { csMawbcontainers: _none, ...lists }) =>
          (await client.ask(saveSeparate, { ...values, ...lists })).data
        }
        onSaved={(saved) => {
          cache.setQueryData(cacheKey(getSeparate, { hbId: hblId }), saved);
          void cache.invalidateQueries({ queryKey: cacheKey(getHouseBill, { id: hblId }) });
          void cache.invalidateQueries({ queryKey: [generateHblNo.path] });
          toast.success(say(words.saved, { hwbno: saved.hwbno ?? "" }));
        }}
        latest={async () => separateValues(await client.ask(getSeparate, { hbId: hblId }))}
        further={
          <Section title={billWords.attach} columns={1}>
            <RichTextField name="attachList" label={billWords.attachText} lines={8} />
          </Section>
        }
        actions={[
          {
            words: billWords.printWaybill,
            keys: "alt+p",
            run: () => setPrinting(true),
            why: isNew ? say(words.saveFirst) : null,
          },
          {
            words: billWords.attach,
            run: () => setListing(true),
            why: isNew ? say(words.saveFirst) : null,
          },
        ]}
        dangerous={
          waybill.may.includes("delete")
            ? [
                {
                  words: billWords.delete,
                  run: () => remove.mutate({ hblId }),
                  confirm: {
                    title: say(words.deleteAsk, { hwbno: waybill.hwbno ?? "", parentNo }),
                    danger: true,
                  },
                },
              ]
            : []
        }
      />
      {isListing ? (
        <PaperViewer
          title={`${say(billWords.attach)} ${waybill.hwbno ?? ""}`}
          language={billLanguage}
          {...filing({ ...billFiles, id: hblId }, "AttachList", whyNot)}
          load={(language) => client.download(previewSeparateList, { hblId, language })}
          onClose={() => setListing(false)}
        />
      ) : null}
      {isPrinting ? (
        <SeparatePrint
          waybill={waybill}
          service={serviceOf(job.transactionType)}
          whyNot={whyNot}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}

/** The values of a separate waybill as its form saves them, without its lists. */
function separateValues(waybill: SeparateBill): Record<string, unknown> {
  const attachList = textOfList(waybill.attachList);
  const record = { ...waybill, attachList, hblId: waybill.id } as unknown as Record<
    string,
    unknown
  >;
  const fields = Object.keys(saveSeparate.body.shape).filter(
    (name) => !["dimensionDetails", "otherCharges"].includes(name),
  );
  return Object.fromEntries(fields.map((name) => [name, record[name] ?? null]));
}
