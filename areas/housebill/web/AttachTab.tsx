import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PaperBar } from "@fairway/ui/paper/PaperBar.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo, useState } from "react";
import { getHouseBill, previewAttachList, updateAttachList } from "../contract.ts";
import { filledHead, textOfList } from "../model/attachedList.ts";
import { billLanguage } from "../model/billPlacing.ts";
import { billFiles } from "../model/fileFolders.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import type { BillTabProps } from "./places.ts";
import { houseBillWords as words } from "./words.ts";

const startOf = ({ id, version, attachList }: HouseBillRecord) => ({
  id,
  version,
  attachList: textOfList(attachList),
});

/** The list attached to a bill: a head that is not typed, and a rich text. */
export default function AttachTab({ job, bill, whyNot }: BillTabProps) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const start = useMemo(() => startOf(bill), [bill]);
  const form = useRecordForm({
    name: "attachList",
    schema: updateAttachList.body,
    start,
    save: async (values) => (await client.ask(updateAttachList, values)).data,
    onSaved: (saved) => {
      cache.setQueryData(cacheKey(getHouseBill, { id: bill.id }), saved);
      toast.success(say(words.attachSaved));
    },
    latest: async () => startOf(await client.ask(getHouseBill, { id: bill.id })),
  });
  return (
    <>
      <PaperBar
        form={form}
        whyNot={whyNot}
        whyNoPaper={start.attachList === null ? say(words.attachNone) : null}
        print={() => setPrinting(true)}
      />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        <Section title={words.attach} columns={1}>
          <div className="fw-field">
            <span className="fw-fact-name">{say(words.attachHead)}</span>
            <div className="fw-fact fw-attach-head">
              {filledHead({ hwbno: bill.hwbno, etd: bill.etd ?? job.etd })}
            </div>
          </div>
          <RichTextField name="attachList" label={words.attachText} lines={16} />
        </Section>
      </RecordForm>
      {isPrinting ? (
        <PaperViewer
          title={`${say(words.attach)} ${bill.hwbno}`}
          language={billLanguage}
          {...filing({ ...billFiles, id: bill.id }, "AttachList", whyNot)}
          load={(language) => client.download(previewAttachList, { hblId: bill.id, language })}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
