import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { DeclaredSections } from "@fairway/areas/shipment/web/DeclaredSections.tsx";
import type { ReactNode } from "react";
import { type BillContext, billInputs } from "./billInputs.tsx";

/** The form of a bill, drawn from the declaration of its service. */
export function BillForm(props: {
  readonly bill: BillContext;
  readonly goods: ReactNode;
  readonly goodsExtra: ReactNode;
}) {
  const { bill } = props;
  const input = (field: BillField) => {
    const Input = billInputs[field];
    return <Input key={field} field={field} bill={bill} />;
  };
  return <DeclaredSections sections={bill.service.bill.sections} input={input} {...props} />;
}
