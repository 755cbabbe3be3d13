import type { Resource } from "@fairway/core/resource/resource.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import type { RecordFormHandle } from "@fairway/ui/form/useRecordForm.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { identityFields } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { LikeWarning } from "./LikeWarning.tsx";
import { partnerWords as words } from "./words.ts";

// Fields of suppliers and carriers alone: payment and weight rules.
const ofSuppliers = ["coLoaderCode", "bankAccountNo", "bankAccountAddress"];

/** The fields of a partner in their sections; while it is active its identity is locked. */
export function PartnerDetails(props: {
  readonly type: PartnerType;
  readonly resource: Resource;
  readonly form: RecordFormHandle;
  readonly row: AnyRow | null;
  /** The row with the names of the links: the partner's own, or its parent's. */
  readonly named: AnyRow | null;
  readonly start: Readonly<Record<string, unknown>>;
  readonly readOnly: boolean;
}) {
  const { form, row, named, readOnly } = props;
  const resource = row?.["active"] === true ? withLockedIdentity(props.resource) : props.resource;
  const shown =
    props.type === "Supplier"
      ? resource.form
      : resource.form.filter((line) => !ofSuppliers.some((name) => line.includes(name)));
  const fields = (from: number, to?: number) => (
    <ResourceFields resource={resource} row={named} rows={shown.slice(from, to)} />
  );
  return (
    <RecordForm form={form} readOnly={readOnly}>
      <Section title={words.identity} columns={1}>
        {fields(0, 2)}
        {readOnly ? null : <LikeWarning id={row ? String(row["id"]) : null} start={props.start} />}
        {fields(2, 4)}
      </Section>
      <Section
        title={words.addresses}
        columns={1}
        extra={
          readOnly ? null : (
            <ActionButton
              action={{ words: words.copyAddress, run: () => copyAddress(form, named) }}
            />
          )
        }
      >
        {fields(4, 8)}
      </Section>
      <Section title={words.contact} columns={1}>
        {fields(8, 10)}
      </Section>
      <Section title={words.terms} columns={1}>
        {fields(10)}
      </Section>
    </RecordForm>
  );
}

function withLockedIdentity(resource: Resource): Resource {
  const locked = identityFields.map((name) => [name, { ...resource.fields[name], locked: true }]);
  return { ...resource, fields: { ...resource.fields, ...Object.fromEntries(locked) } };
}

const copied = {
  addressShippingEn: "addressEn",
  addressShippingVn: "addressVn",
  countryShippingId: "countryId",
  provinceShippingName: "provinceName",
  zipCodeShipping: "zipCode",
} as const;

function copyAddress({ form }: RecordFormHandle, named: AnyRow | null) {
  // The picker of the other field must know the country by name, too.
  if (named && form.getValues("countryId") === named["countryId"] && named["countryId"]) {
    const [id, code, name] = ["countryId", "countryCode", "countryName"].map((key) =>
      String(named[key] ?? ""),
    );
    rememberPicks([{ id: id ?? "", code: code ?? "", name: name ?? "" }]);
  }
  for (const [to, from] of Object.entries(copied)) {
    form.setValue(to, form.getValues(from), { shouldDirty: true, shouldValidate: true });
  }
}
