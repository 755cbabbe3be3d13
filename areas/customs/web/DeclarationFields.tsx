import { PickerField } from "@fairway/ui/form/fields.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { enteredDeclaration as resource } from "../contract.ts";
import type { customsDeclaration } from "../model/customsDeclaration.ts";
import { doubtOfNumber } from "../model/doubtOfNumber.ts";
import { needsCargo, settledCargo } from "../model/settledCargo.ts";
import { codePickers } from "./codePickers.ts";
import { customsWords as words } from "./words.ts";

/** The fields of a declaration in its form, also on a job. */
export function DeclarationFields({ row }: { readonly row: AnyRow | null }) {
  return (
    <>
      <Section title={words.number} columns={1}>
        <Lines row={row} lines={[["clearanceNo", "clearanceDate", "type"]]} />
        <NumberDoubt />
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
    </>
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

/** Warns of a number that VNACCS does not give: 12 digits, of imports from 1, of exports from 3. */
function NumberDoubt() {
  const say = useSay();
  const [clearanceNo, type] = useWatch({ name: ["clearanceNo", "type"] }) as (string | null)[];
  const doubt = doubtOfNumber(clearanceNo ?? "", type ?? "");
  return doubt ? <Alert type="warning" showIcon title={say(words.doubts[doubt])} /> : null;
}

// Neither by air nor by express: the cargo type is marked as required.
const cargoType = resource.fields["cargoType"] as Field;
const withCargo: typeof resource = {
  ...resource,
  fields: { ...resource.fields, cargoType: { ...cargoType, optional: false } },
};

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
  const shown = needsCargo(service ?? null) ? withCargo : resource;
  return (
    <ResourceFields resource={shown} row={row} rows={[["serviceType", "cargoType", "route"]]} />
  );
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
