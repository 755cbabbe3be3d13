import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as contract from "../contract.ts";
import { customsDeclaration } from "../model/customsDeclaration.ts";
import { customsHome } from "../model/customsHome.ts";
import { settledCargo } from "../model/settledCargo.ts";
import { codePickers } from "./codePickers.ts";
import { customsWords as words } from "./words.ts";

const { menu } = customsDeclaration;
const resource = contract.enteredDeclaration;
const declarationHistory = contract.derivedCalls.history as CallSpec;

/** One customs declaration, or a new one. */
export default function DeclarationForm() {
  const id = useParam("id");
  const asked = useAsk(contract.getDeclaration, { id } as never, { when: id !== "" });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  const row = id === "" ? null : (asked.data as AnyRow | undefined);
  if (row === undefined) return <PageSkeleton />;
  return <DeclarationPage key={id} row={row} />;
}

function DeclarationPage({ row }: { readonly row: AnyRow | null }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const schema = useMemo(() => formShape(resource), []);
  const start = useMemo(() => formStart(resource, row), [row]);
  const read = async (id: string) =>
    (await client.ask(contract.getDeclaration, { id })) as unknown as AnyRow;
  const form = useRecordForm({
    schema,
    start,
    save: (values) =>
      client.ask(row ? contract.updateDeclaration : contract.addDeclaration, values as never),
    onSaved: async ({ data }) => {
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listDeclarations) });
      const saved = await read(data.id);
      cache.setQueryData(cacheKey(contract.getDeclaration, { id: data.id }), saved as never);
      toast.success(say(words.saved, { clearanceNo: String(saved["clearanceNo"]) }));
      if (!row) go(`${customsHome}/detail/${data.id}`, { replace: true });
    },
    ...(row ? { latest: async () => formStart(resource, await read(String(row["id"]))) } : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row ? whyNot(`${menu}.write`, !allowed.allowUpdate) : whyNot(`${menu}.add`);
  const clearanceNo = String(row?.["clearanceNo"] ?? "");
  const jobNo = row?.["jobNo"] ? String(row["jobNo"]) : null;
  const id = String(row?.["id"] ?? "");
  const history = useHistory({ call: declarationHistory, id, what: clearanceNo });
  const remove = async () => {
    try {
      await client.ask(contract.removeDeclaration, { id });
      toast.success(say(words.deleted, { clearanceNo }));
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listDeclarations) });
      go(customsHome);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(words.declaration)} ${clearanceNo}` : say(words.create)}
        back={customsHome}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why, keys: "mod+s" }}
        actions={[row && history.action]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: jobNo
              ? say(words.onJob, { jobNo })
              : whyNot(`${menu}.delete`, !allowed.allowDelete),
            confirm: { title: `${say(partWords.remove)}: ${clearanceNo}`, danger: true },
            run: () => void remove(),
          },
        ]}
      />
      {jobNo ? <p className="fw-quiet">{say(words.onJob, { jobNo })}</p> : null}
      <RecordForm form={form} readOnly={why !== null}>
        <Section title={words.number} columns={1}>
          <Lines row={row} lines={[["clearanceNo", "clearanceDate", "type"]]} />
          <Lines
            row={row}
            lines={[
              ["customerId", "firstClearanceNo"],
              ["hblid", "mblid"],
            ]}
          />
        </Section>
        <Section title={words.carriage} columns={1}>
          <CargoLine row={row} />
          <div className="fw-columns fw-columns-3">
            <Code row={row} name="gateway" />
            <Rest row={row} names={["customsOffice", "eta", "releasedOn"]} />
          </div>
          <div className="fw-columns fw-columns-3">
            <Rest row={row} names={["portCodeCk", "portCodeNn"]} />
          </div>
          <div className="fw-columns fw-columns-3">
            <Code row={row} name="exportCountryCode" />
            <Code row={row} name="importCountryCode" />
          </div>
          <Lines row={row} lines={[["shipper", "consignee"]]} />
        </Section>
        <Section title={words.goods} columns={1}>
          <div className="fw-columns fw-columns-3">
            <Code row={row} name="commodityCode" />
            <Rest row={row} names={["qtyCont"]} />
          </div>
          <Lines row={row} lines={[["grossWeight", "netWeight", "cbm"]]} />
          <div className="fw-columns fw-columns-3">
            <Rest row={row} names={["pcs"]} />
            <Code row={row} name="unitCode" />
          </div>
          <Lines row={row} lines={[["note"]]} />
        </Section>
      </RecordForm>
      {history.drawer}
    </div>
  );
}

type FieldName = keyof typeof customsDeclaration.fields;

function Lines(props: { row: AnyRow | null; lines: readonly (readonly FieldName[])[] }) {
  return <ResourceFields resource={resource} row={props.row} rows={props.lines} />;
}

/** Further fields of one line. */
function Rest({ row, names }: { row: AnyRow | null; names: readonly FieldName[] }) {
  return names.map((name) => (
    <ResourceFields key={name} resource={resource} row={row} rows={[[name]]} />
  ));
}

/** Service, cargo and channel; a cargo type without a service means sea (rule CU-3). */
function CargoLine({ row }: { readonly row: AnyRow | null }) {
  const { setValue } = useFormContext();
  const [service, cargo] = useWatch({ name: ["serviceType", "cargoType"] });
  useEffect(() => {
    const settled = settledCargo({ serviceType: service ?? null, cargoType: cargo ?? null });
    const change = { shouldDirty: true };
    if (settled.serviceType !== (service ?? null)) {
      setValue("serviceType", settled.serviceType, change);
    }
    if (settled.cargoType !== (cargo ?? null)) setValue("cargoType", settled.cargoType, change);
  }, [service, cargo, setValue]);
  return <Lines row={row} lines={[["serviceType", "cargoType", "route"]]} />;
}

/** A field that holds the code of a record of the catalogue. */
function Code({
  row,
  name,
}: {
  readonly row: AnyRow | null;
  readonly name: keyof typeof codePickers;
}) {
  const { label, optional } = resource.fields[name] as Field;
  const code = row?.[name] ? String(row[name]) : null;
  return (
    <PickerField
      name={name}
      label={label}
      required={!optional}
      source={codePickers[name]}
      chosen={code ? { id: code, code, name: "" } : null}
    />
  );
}
