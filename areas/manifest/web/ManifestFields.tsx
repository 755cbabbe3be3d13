import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords as tradeWords } from "@fairway/areas/service/model/tradeWords.ts";
import { freightTerms } from "@fairway/areas/shipment/model/choices.ts";
import { carrierPicker, portPicker } from "@fairway/areas/shipment/web/pickers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import {
  DayField,
  NoteField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { manifestLayout } from "../model/manifestLayout.ts";
import type { ManifestField, ManifestRecord } from "../model/manifest.ts";
import { requiredOfManifest } from "../model/whyNotManifest.ts";
import { fieldWords, manifestWords as words } from "./words.ts";

/** The labels that a service has its own words for. */
const ofTrade = (service: Service): Partial<Record<ManifestField, Words>> => ({
  supplier: tradeWords(service, "coloaderId"),
  voyNo: service.family === "air" ? tradeWords(service, "flightVesselName") : fieldWords.voyNo,
  pol: tradeWords(service, "pol"),
  pod: tradeWords(service, "pod"),
});

const pick = (id: string | null, code: string | null, name: string | null) =>
  id ? { id, code: code ?? "", name: name ?? "" } : null;

/** The fields of a manifest. */
export function ManifestFields(props: {
  readonly service: Service;
  readonly manifest: ManifestRecord;
}) {
  const { service, manifest } = props;
  const own = ofTrade(service);
  const frame = (name: ManifestField) => ({
    name,
    label: own[name] ?? fieldWords[name],
    ...(requiredOfManifest.includes(name) ? { required: true } : {}),
  });
  return (
    <>
      <Section title={words.voyage}>
        <PickerField
          {...frame("supplier")}
          source={carrierPicker(service)}
          chosen={pick(manifest.supplier, manifest.supplierCode, manifest.supplierName)}
        />
        <TextField {...frame("attention")} max={200} />
        <SelectField {...frame("paymentTerm")} of={freightTerms} />
        <TextField {...frame("voyNo")} max={200} upper />
        <DayField {...frame("invoiceDate")} />
        <TextField {...frame("masksOfRegistration")} max={200} />
        <PickerField
          {...frame("pol")}
          source={portPicker(service)}
          chosen={pick(manifest.pol, manifest.polCode, manifest.polName)}
        />
        <PickerField
          {...frame("pod")}
          source={portPicker(service)}
          chosen={pick(manifest.pod, manifest.podCode, manifest.podName)}
        />
      </Section>
      <Section title={words.parties}>
        <NoteField {...frame("manifestIssuer")} rows={4} max={1000} />
        {manifestLayout(service) === "air" ? (
          <NoteField {...frame("manifestShipper")} rows={4} max={1000} />
        ) : null}
        <NoteField {...frame("consolidator")} rows={4} max={500} />
        <NoteField {...frame("deConsolidator")} rows={4} max={500} />
      </Section>
    </>
  );
}
