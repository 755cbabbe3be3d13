import { withRules } from "@fairway/ui/form/withRules.ts";
import {
  DayField,
  NoteField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { useMemo } from "react";
import { declaredWords as fields } from "../model/declaredWords.ts";
import { type ListOfLines, cleanContainers, whyNotLine } from "../model/whyNotContainers.ts";
import {
  type ContainerGridRow,
  type Declared,
  declaration,
  declaredOf,
  sentContainer,
} from "./containerRow.ts";
import { declaredTitle } from "./DeclaredCell.tsx";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

const methods = {
  1: { en: "1 · Weighed packed", vi: "1 · Cân cả container" },
  2: { en: "2 · Contents and tare added up", vi: "2 · Cộng hàng và vỏ" },
} as const;
const groups = Object.fromEntries(["I", "II", "III"].map((each) => [each, { en: each, vi: each }]));

/** What one line of a list of goods declares; it is saved with the list. */
export default function DeclaredDrawer(props: {
  readonly containers: Containers;
  readonly list: ListOfLines;
  readonly rowKey: string;
  readonly whyNot: string | null;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { containers, rowKey, whyNot, onClose } = props;
  const say = useSay();
  const { rows } = containers.hold;
  const row = rows.find(({ key }) => key === rowKey);
  if (!row) return null;
  return (
    <Entries
      key={rowKey}
      {...props}
      row={row}
      lines={
        <Select
          aria-label={say(words.line)}
          value={rowKey}
          options={rows.map((each, at) => ({ value: each.key, label: labelOf(each, at) }))}
          onChange={props.onOpen}
        />
      }
      whyNot={whyNot}
      onClose={onClose}
    />
  );
}

const labelOf = (row: ContainerGridRow, at: number) =>
  [at + 1, row.containerNo ?? row.type?.code, row.packageType?.code].filter(Boolean).join(" · ");

function Entries(props: {
  readonly containers: Containers;
  readonly list: ListOfLines;
  readonly row: ContainerGridRow;
  readonly lines: React.ReactNode;
  readonly whyNot: string | null;
  readonly onClose: () => void;
}) {
  const { containers, list, row, whyNot, onClose } = props;
  const say = useSay();
  const shape = useMemo(
    () =>
      withRules(declaration, (typed) => {
        const [line] = cleanContainers([{ ...sentContainer(row), ...typed }]);
        if (!line) return [];
        const others = containers.lines.filter(
          (_, at) => containers.hold.rows[at]?.key !== row.key,
        );
        return whyNotLine(line, "at", { ...list, lines: others })
          .map((fault) => ({ ...fault, field: fault.field.slice("at.".length) }))
          .filter(({ field }) => field in typed);
      }),
    [row, list, containers],
  );
  const form = useRecordForm({
    schema: shape,
    start: declaredOf(row) as unknown as Record<string, unknown>,
    save: (typed) => {
      const [clean] = cleanContainers([{ ...sentContainer(row), ...typed }]);
      const declared = declaredOf(clean as Declared);
      containers.hold.change((now) =>
        withRows(
          now,
          now.rows.map((each) => (each.key === row.key ? { ...each, ...declared } : each)),
        ),
      );
      return Promise.resolve(declared);
    },
    onSaved: onClose,
    unguarded: true,
  });
  const isWeighed = !list.isOfBill;
  return (
    <SideDrawer
      title={say(declaredTitle(list))}
      size={720}
      onClose={onClose}
      extra={props.lines}
      isRead={whyNot !== null}
      primary={whyNot === null ? { words: words.apply, run: form.submit } : null}
      facts={whyNot ?? say(words.savedWithList)}
    >
      <RecordForm form={form} readOnly={whyNot !== null}>
        {isWeighed ? (
          <Section
            title={
              row.containerNo
                ? {
                    en: `${words.verified.en} · ${row.containerNo}`,
                    vi: `${words.verified.vi} · ${row.containerNo}`,
                  }
                : words.verified
            }
          >
            <NumberField name="vgm" label={fields.vgm} unit="kg" />
            <SelectField name="vgmMethod" label={fields.vgmMethod} of={methods} />
            <DayField name="vgmDate" label={fields.vgmDate} />
            <TextField name="vgmSigner" label={fields.vgmSigner} max={200} />
            <DayField name="vgmCutOff" label={fields.vgmCutOff} />
          </Section>
        ) : null}
        <Section title={words.dangerous}>
          <TextField name="unNumber" label={fields.unNumber} max={20} />
          <TextField name="imoClass" label={fields.imoClass} max={10} upper />
          <SelectField name="packingGroup" label={fields.packingGroup} of={groups} />
          <TextField name="subsidiaryRisk" label={fields.subsidiaryRisk} max={20} upper />
          <NumberField name="flashPoint" label={fields.flashPoint} unit="°C" />
          <TextField name="ems" label={fields.ems} max={20} upper placeholder="F-A, S-B" />
          <SwitchField name="marinePollutant" label={fields.marinePollutant} />
          <TextField name="stowage" label={fields.stowage} max={100} />
          <TextField name="emergencyContact" label={fields.emergencyContact} max={200} />
          <NoteField
            name="properShippingName"
            label={fields.properShippingName}
            max={500}
            span={3}
          />
        </Section>
        <Section title={words.climate}>
          <NumberField name="setPoint" label={fields.setPoint} unit="°C" />
          <NumberField name="vent" label={fields.vent} unit="%" />
          <NumberField name="humidity" label={fields.humidity} unit="%" />
        </Section>
        <Section>
          <TextField name="hsCode" label={fields.hsCode} max={20} />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}
