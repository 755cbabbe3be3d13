import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ContainerForm } from "./container.ts";
import { cleanContainerNo, containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import { refuseShipment } from "./refusals.ts";

/** Container lines with their numbers as marked on the door. */
export function cleanContainers<Line extends ContainerForm>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    containerNo: cleanContainerNo(line.containerNo) || null,
    sealNo: tidyText(line.sealNo ?? "") || null,
    markNo: line.markNo?.trim() || null,
    overrideReason: line.overrideReason?.trim() || null,
  }));
}

/** The same for a service; a service with other goods has no container list. Rule SH-17. */
export function whyNotContainersOf(
  { goods }: Pick<Service, "goods">,
  lines: readonly ContainerForm[],
): FieldRefusal[] {
  if (goods === "containers") return whyNotContainers(lines);
  return lines.length > 0 ? [refuseShipment.field("csMawbcontainers", "container.otherGoods")] : [];
}

/**
 * Lists all wrong fields of a container list as paths below `at`.
 *
 * Source: rules SH-7, SH-8
 */
export function whyNotContainers(
  lines: readonly ContainerForm[],
  at = "csMawbcontainers",
): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const pairs = new Set<string>();
  const rows = new Set<string>();
  lines.forEach((line, no) => {
    const field = (name: keyof ContainerForm) => `${at}.${no}.${name}`;
    if (!line.containerTypeId)
      faults.push(refuse.field(field("containerTypeId"), "field.required"));
    if (!Number.isInteger(line.quantity) || line.quantity < 1) {
      faults.push(refuseShipment.field(field("quantity"), "container.quantity"));
    } else if (line.quantity !== 1 && (line.containerNo || line.sealNo || line.markNo)) {
      faults.push(refuseShipment.field(field("quantity"), "container.namedIsOne"));
    }
    if (line.containerNo && !line.overrideReason) {
      const fault = containerNoFault(line.containerNo);
      const facts = { containerNo: line.containerNo, expected: fault?.expected ?? "" };
      if (fault) {
        faults.push(refuseShipment.field(field("containerNo"), `container.${fault.kind}`, facts));
      }
    }
    if (line.containerNo || line.sealNo) {
      const pair = `${line.containerNo ?? ""}/${line.sealNo ?? ""}`.toUpperCase();
      const facts = { containerNo: line.containerNo ?? "–", sealNo: line.sealNo ?? "–" };
      if (pairs.has(pair)) {
        faults.push(refuseShipment.field(field("containerNo"), "container.pairTwice", facts));
      }
      pairs.add(pair);
    }
    if (line.containerNo && line.packageTypeId) {
      const row = [
        line.containerTypeId,
        line.quantity,
        line.containerNo,
        line.packageTypeId,
      ].join();
      if (rows.has(row))
        faults.push(refuseShipment.field(field("containerNo"), "container.rowTwice"));
      rows.add(row);
    }
    for (const name of ["packageQuantity", "gw", "nw", "chargeAbleWeight", "cbm"] as const) {
      if (decimal(line[name]).isNegative()) {
        faults.push(refuseShipment.field(field(name), "shipment.negative"));
      }
    }
  });
  return faults;
}
