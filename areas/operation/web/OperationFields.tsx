import { listSalesmenOf } from "@fairway/areas/agreement/contract.ts";
import { billInputs } from "@fairway/areas/housebill/web/billInputs.tsx";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { formTitles } from "@fairway/areas/service/model/formTitles.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import type { Containers } from "@fairway/areas/shipment/web/useContainers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OperationRecord } from "../model/operation.ts";
import { LinkedJob } from "./LinkedJob.tsx";
import { operationWords as words } from "./words.ts";

const fields = [
  "hwbno",
  "customerId",
  "saleManId",
  "shipperDescription",
  "consigneeDescription",
] as const satisfies readonly BillField[];

/** The fields of the one bill, on the form of its job. The salesman follows customer and type. */
export function FieldsOfBill(props: {
  readonly service: Service;
  readonly office: string;
  readonly isNew: boolean;
  readonly chosen: ChosenNames;
  readonly containers: Containers;
  /** The stored job; null for a new one. */
  readonly job: OperationRecord | null;
  /** The salesman stays, whatever is chosen. */
  readonly isReplicate?: boolean;
}) {
  const { service, office, isNew, chosen, containers, job, isReplicate = false } = props;
  const client = useClient();
  const say = useSay();
  const { setValue, getValues, clearErrors } = useFormContext();
  const shipmentType = useWatch({ name: "shipmentType" }) as string | null;
  const sale = { transactionType: service.code, shipmentType: shipmentType ?? "", office };

  const chooseSalesman = async (partnerId: string, customer: string) => {
    if (isReplicate) return;
    const salesmen = await client.ask(listSalesmenOf, { partnerId, ...sale });
    // Another customer may have been chosen since.
    if (getValues("customerId") !== partnerId) return;
    const [first] = salesmen;
    rememberPicks(salesmen);
    setValue("saleManId", first?.id ?? null, { shouldDirty: true });
    if (first) clearErrors("saleManId");
    if (!first) toast.info(say(words.noSalesman, { customer }));
  };
  const was = useRef(shipmentType);
  useEffect(() => {
    if (was.current === shipmentType) return;
    was.current = shipmentType;
    const customerId = getValues("customerId") as string | null;
    if (customerId) void chooseSalesman(customerId, "");
  });
  const bill = {
    isNew,
    nextNumber: null,
    shipmentType: sale.shipmentType,
    office,
    onCustomer: (picked: PartnerChoice | null) => {
      if (picked) void chooseSalesman(picked.id, picked.name);
    },
    otherCharges: null,
    salesmanStays: isReplicate,
  };
  return (
    <Section title={formTitles.numbersAndSales}>
      {fields.map((field) => {
        const Input = billInputs[field];
        return <Input key={field} field={field} service={service} chosen={chosen} bill={bill} />;
      })}
      <LinkedJob service={service} containers={containers} job={job} />
    </Section>
  );
}
