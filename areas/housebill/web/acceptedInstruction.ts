import { type ContainerLine, containerForm } from "@fairway/areas/shipment/model/container.ts";
import type { ProposedBill, ProposedContainer } from "../model/proposalShapes.ts";

/** The accepted part of an instruction: values of the bill's fields, and containers. */
export interface Accepted {
  readonly values: Readonly<Record<string, string>>;
  readonly lines: readonly AcceptedContainer[];
}

/** A container as it goes into the bill's list. */
export type AcceptedContainer = Omit<
  ContainerLine,
  "id" | "mblid" | "hblid" | "lineNo" | "version"
> & {
  readonly id: null;
};

/**
 * Collects the ticked fields and containers; several values of one field become lines of one text.
 * A wrong number gets a reason only where the user chose to keep it.
 */
export function acceptedOf(
  bill: ProposedBill,
  fields: ReadonlySet<number>,
  containers: ReadonlySet<number>,
  numbers: ReadonlyMap<number, string>,
  kept: { readonly boxes: ReadonlySet<number>; readonly reason: string },
): Accepted {
  const values: Record<string, string> = {};
  bill.fields.forEach((each, at) => {
    if (!each.field || each.keep === null || !fields.has(at)) return;
    const before = values[each.field];
    values[each.field] = before ? `${before}\n${each.keep}` : each.keep;
  });
  return {
    values,
    lines: bill.containers
      .map((box, at) => ({ box, at }))
      .filter(({ at }) => containers.has(at))
      .map(({ box, at }) => line(box, numbers.get(at), kept.boxes.has(at) ? kept.reason : null)),
  };
}

function line(
  box: ProposedContainer,
  chosen: string | undefined,
  overrideReason: string | null,
): AcceptedContainer {
  return {
    ...containerForm.parse({}),
    id: null,
    containerTypeId: box.containerTypeId,
    containerTypeCode: box.containerTypeCode,
    containerTypeIso: box.isoCode,
    quantity: 1,
    containerNo: chosen ?? box.containerNo,
    sealNo: box.sealNo,
    markNo: box.markNo,
    unitOfMeasureCode: null,
    ownerCode: null,
    ownerName: null,
    packageTypeId: box.packageTypeId,
    packageTypeCode: box.packageTypeName,
    packageTypeName: box.packageTypeName,
    packageQuantity: box.packageQuantity,
    description: box.description,
    gw: box.gw,
    cbm: box.cbm,
    overrideReason: chosen ? null : overrideReason,
  };
}

let handedOver: Accepted | null = null;

/** Stores the accepted values for the form of a new bill. */
export function handOver(accepted: Accepted): void {
  handedOver = accepted;
}

/** Returns the stored values once. */
export function takeOver(): Accepted | null {
  const taken = handedOver;
  handedOver = null;
  return taken;
}
