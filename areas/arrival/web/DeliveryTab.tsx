import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import type { BillTabProps } from "@fairway/areas/housebill/web/places.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayField, NoteField, NumberField, TextField } from "@fairway/ui/form/fields.tsx";
import { PaperBar } from "@fairway/ui/paper/PaperBar.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo, useState } from "react";
import {
  getDeliveryOrder,
  previewAirDocumentRelease,
  previewAuthorizeLetter,
  previewConsignLetter,
  previewDeliveryOrder,
  setDeliveryOrderHeaderFooterDefault,
  updateDeliveryOrder,
} from "../contract.ts";
import { type OrderRecord, orderTexts } from "../model/deliveryOrder.ts";
import { type LetterLayout, letterLayouts } from "../model/orderPaper.ts";
import { UnreleasedWarning } from "./UnreleasedWarning.tsx";
import { words } from "./words.ts";

/** The delivery order of a bill; by air its authorize letter. */
export default function DeliveryTab(props: BillTabProps) {
  const asked = useAsk(getDeliveryOrder, { hblid: props.bill.id });
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={4} />;
  return <OrderForm {...props} order={asked.data} />;
}

function startOf({ deliveryOrderNo: _no, isUnreleased: _out, may: _may, ...form }: OrderRecord) {
  return form;
}

function OrderForm({ job, bill, whyNot, order }: BillTabProps & { readonly order: OrderRecord }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const { hblid } = order;
  const { bill: declared, goods } = serviceOf(job.transactionType);
  const isLetter = declared.tabs.includes("AUTHORIZE");
  const hasContainers = !isLetter && goods === "containers";
  const start = useMemo(() => startOf(order), [order]);
  const form = useRecordForm({
    name: "deliveryOrder",
    schema: updateDeliveryOrder.body,
    start,
    save: async (values) => (await client.ask(updateDeliveryOrder, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(cacheKey(getDeliveryOrder, { hblid }), saved);
      toast.success(say(words.saved, { no: saved.deliveryOrderNo ?? "" }));
    },
    latest: async () => startOf(await client.ask(getDeliveryOrder, { hblid })),
  });
  const keep = useVerb(setDeliveryOrderHeaderFooterDefault, {
    onDone: () => toast.success(say(words.keptDefault)),
  });
  const type = job.transactionType as Parameters<typeof keep.mutate>[0]["type"];
  return (
    <>
      <PaperBar
        form={form}
        whyNot={whyNot}
        whyNoPaper={order.version !== null ? null : say(words.saveFirst)}
        print={() => setPrinting(true)}
        more={[
          ...(isLetter ? [{ words: words.release, run: () => setReleasing(true) }] : []),
          {
            words: words.keepTexts,
            why: whyNot,
            run: () => {
              const texts = orderTexts.parse(form.form.getValues());
              keep.mutate({ type, ...texts });
            },
          },
        ]}
      />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        {order.isUnreleased ? <UnreleasedWarning bill={bill} /> : null}
        <Section title={words.order} columns={3}>
          <div className="fw-field">
            <span className="fw-fact-name">{say(isLetter ? words.letterNo : words.orderNo)}</span>
            {order.deliveryOrderNo ?? say(words.drawn)}
          </div>
          <DayField name="deliveryOrderPrintedDate" label={words.printedDate} required />
          {isLetter ? <TextField name="subAbbr" label={words.subAbbr} max={100} /> : <span />}
          {isLetter ? null : <DayField name="validUntil" label={words.validUntil} />}
          {hasContainers ? (
            <>
              <NumberField name="demDays" label={words.demDays} unit={say(words.days)} />
              <NumberField name="detDays" label={words.detDays} unit={say(words.days)} />
              <NoteField name="emptyReturn" label={words.emptyReturn} max={500} span={3} />
            </>
          ) : null}
          <NoteField name="doheader1" label={words.sentTo1} max={500} />
          <NoteField name="doheader2" label={words.sentTo2} max={500} />
        </Section>
        <Section title={words.texts} columns={1}>
          <RichTextField name="dofooter" label={words.footer} />
        </Section>
      </RecordForm>
      {isPrinting && isLetter ? (
        <LetterViewer
          whyNot={whyNot}
          hblid={hblid}
          letterNo={order.deliveryOrderNo ?? ""}
          onClose={() => setPrinting(false)}
        />
      ) : null}
      {isPrinting && !isLetter ? (
        <PaperViewer
          title={order.deliveryOrderNo ?? ""}
          {...filing({ ...billFiles, id: hblid }, "DeliveryOrder", whyNot)}
          load={(language) => client.download(previewDeliveryOrder, { hblid, language })}
          onClose={() => setPrinting(false)}
        />
      ) : null}
      {isReleasing ? (
        <PaperViewer
          title={`${say(words.release)} ${bill.hwbno}`}
          load={(language) => client.download(previewAirDocumentRelease, { id: hblid, language })}
          onClose={() => setReleasing(false)}
        />
      ) : null}
    </>
  );
}

const letters = { authorize: previewAuthorizeLetter, consign: previewConsignLetter } as const;

/** The print of an authorize letter: its wording, with or without the place to sign. */
function LetterViewer(props: {
  readonly hblid: string;
  readonly letterNo: string;
  readonly whyNot: string | null;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const [layout, setLayout] = useState<LetterLayout>("authorize");
  const [signature, setSignature] = useState<"signed" | "unsigned">("signed");
  const ask = { housbillId: props.hblid, printSign: signature === "signed" ? "true" : "false" };
  return (
    <PaperViewer
      title={props.letterNo}
      version={`${layout} ${signature}`}
      {...filing({ ...billFiles, id: props.hblid }, "AuthorizeLetter", props.whyNot)}
      load={(language) => client.download(letters[layout], { ...ask, language })}
      onClose={props.onClose}
      actions={
        <Segmented
          value={layout}
          options={letterLayouts.map((value) => ({ value, label: say(words[value]) }))}
          onChange={setLayout}
        />
      }
      settings={
        <Segmented
          value={signature}
          options={(["signed", "unsigned"] as const).map((value) => ({
            value,
            label: say(words[value]),
          }))}
          onChange={setSignature}
        />
      }
    />
  );
}
