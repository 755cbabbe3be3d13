import { fold } from "@fairway/core/words/fold.ts";
import { day, decimalText, needText } from "@fairway/core/contract/shapes.ts";
import {
  DayField,
  MoneyField,
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { picker } from "@fairway/ui/form/picker.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { FileList, type ListedFile } from "@fairway/ui/parts/FileList.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { z } from "zod";
import { designWords } from "./designWords.ts";

const shape = z.object({
  jobNo: needText(20),
  customer: needText(200),
  polId: z.string().min(1),
  etd: day,
  grossWeight: decimalText,
  profit: decimalText.nullable(),
  service: z.string().min(1),
  active: z.boolean(),
  note: z.string().max(500),
});

const ports = [
  { id: "p-1", code: "VNSGN", name: "Hồ Chí Minh" },
  { id: "p-2", code: "VNHPH", name: "Hải Phòng" },
  { id: "p-3", code: "VNDAD", name: "Đà Nẵng" },
  { id: "p-4", code: "CNSHA", name: "Shanghai" },
];

const portPicker = picker("design ports", async (_client, text) =>
  ports.filter((each) => fold(`${each.code} ${each.name}`).includes(fold(text))),
);

const start = {
  jobNo: "HCMSEF2611/00042",
  customer: "Công ty TNHH Gỗ Trường Thành",
  polId: "p-1",
  etd: "2026-11-28",
  grossWeight: "25412.5",
  profit: "8748338",
  service: "export",
  active: true,
  note: "",
};

/** Design zone: a record with every kind of field. */
export default function DesignForm() {
  const say = useSay();
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => values,
    onSaved: () => toast.success(say(designWords.saved)),
  });
  const fields = () => (
    <RecordForm form={form}>
      <Section title={designWords.main}>
        <TextField name="jobNo" label={designWords.job} required max={20} upper />
        <TextField name="customer" label={designWords.customer} required span={2} />
        <PickerField
          name="polId"
          label={designWords.port}
          source={portPicker}
          chosen={ports[0]}
          required
        />
        <DayField name="etd" label={designWords.etd} required />
        <SelectField
          name="service"
          label={designWords.service}
          of={designWords.services}
          required
        />
        <NumberField name="grossWeight" label={designWords.weight} unit="kg" required />
        <MoneyField name="profit" label={designWords.profit} currency="VND" />
        <SwitchField name="active" label={designWords.active} />
        <NoteField name="note" label={designWords.note} span={3} max={500} />
      </Section>
    </RecordForm>
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={start.jobNo}
        back="/home/designs-zone/table"
        status={<StatusTag words={designWords.statuses.progress} meaning="progress" />}
        facts={
          <>
            <span>{start.customer}</span>
            <span>{"VNSGN → CNSHA"}</span>
          </>
        }
        primary={{ words: designWords.save, run: form.submit, busy: form.saving }}
        actions={[
          { words: designWords.copy, run: () => toast.info(say(designWords.copy)) },
          { words: designWords.lock, run: () => undefined, why: say(designWords.lockWhy) },
        ]}
        dangerous={[
          {
            words: designWords.remove,
            run: () => toast.error(say(designWords.remove)),
            confirm: { title: say(designWords.removeAsk), danger: true },
          },
        ]}
      />
      <Tabs
        tabs={[
          { key: "SHIPMENT", words: designWords.main, content: fields },
          {
            key: "SECOND",
            words: designWords.second,
            count: 3,
            content: () => <Files />,
          },
        ]}
      />
    </div>
  );
}

const firstFiles: readonly ListedFile[] = [
  { id: "f-1", name: "booking-confirmation.pdf", bytes: 184_000, userName: "truc" },
  { id: "f-2", name: "hoa-don-thuong-mai.xlsx", bytes: 2_450_000, userName: "nam" },
  { id: "f-3", name: "packing-list.pdf", bytes: 96_000, datetimeCreated: "2026-11-20T03:15:00Z" },
];

function Files() {
  const say = useSay();
  const [files, setFiles] = useState(firstFiles);
  return (
    <Section title={designWords.second} columns={1}>
      <FileList
        files={files}
        onOpen={(file) => toast.info(file.name)}
        onUpload={(file) => {
          setFiles((kept) => [...kept, { id: file.name, name: file.name, bytes: file.size }]);
          toast.success(say(designWords.saved));
          return Promise.resolve(null);
        }}
        why={null}
        onEdit={(file) => toast.info(file.name)}
        onDelete={(file) => setFiles((kept) => kept.filter((each) => each.id !== file.id))}
      />
    </Section>
  );
}
