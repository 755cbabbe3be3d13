import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import { DeclaredSections } from "@fairway/areas/shipment/web/DeclaredSections.tsx";
import type { ReactNode } from "react";
import { type BillContext, billInputs } from "./billInputs.tsx";

/** The form of a bill, as the declaration of its service describes it. */
export function BillForm(props: {
  readonly service: Service;
  readonly chosen: ChosenNames;
  readonly bill: BillContext;
  readonly goods: ReactNode;
  readonly goodsExtra: ReactNode;
}) {
  const { service, chosen, bill } = props;
  const input = (field: BillField) => {
    const Input = billInputs[field];
    return <Input key={field} field={field} service={service} chosen={chosen} bill={bill} />;
  };
  return <DeclaredSections sections={service.bill.sections} input={input} {...props} />;
}
