import { cleanContainerNo, containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import { whyNotDangerous } from "@fairway/areas/goods/model/dangerousGoods.ts";
import {
  type LineKind,
  whyNotAmounts,
  whyNotHsCode,
  whyNotLoose,
} from "@fairway/areas/goods/model/goodsLine.ts";
import { whyNotReefer } from "@fairway/areas/goods/model/reefer.ts";
import { refuseGoods } from "@fairway/areas/goods/model/refusals.ts";
import { type VerifiedMass, whyNotVerified } from "@fairway/areas/goods/model/verifiedMass.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type DecimalText, decimal, isDecimal, sum } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { ContainerForm } from "./container.ts";
import { refuseShipment } from "./refusals.ts";

/** Container lines with their numbers as marked on the door, and their codes as lists have them. */
export function cleanContainers<Line extends ContainerForm>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    containerNo: cleanContainerNo(line.containerNo) || null,
    sealNo: tidyText(line.sealNo ?? "") || null,
    markNo: line.markNo?.trim() || null,
    overrideReason: line.overrideReason?.trim() || null,
    hsCode: line.hsCode?.replace(/[.\s]/g, "") || null,
    imoClass: line.imoClass?.toUpperCase() || null,
    packingGroup: line.packingGroup?.toUpperCase() || null,
    ems: line.ems?.toUpperCase() || null,
  }));
}

/** The lines of a job as a bill takes them over: the verified mass is that of the whole container. */
export function withoutVerifiedMass<Line extends ContainerForm>(lines: readonly Line[]): Line[] {
  const none = { vgm: null, vgmMethod: null, vgmDate: null, vgmSigner: null, vgmCutOff: null };
  return lines.map((line) => ({ ...line, ...none }));
}

/** The list that a line is in. */
export interface ListOfLines {
  readonly goods: LineKind;
  /** The list of a bill, not that of a job. */
  readonly isOfBill: boolean;
}

/** A line with the type of its container where it is known. */
export type CheckedLine = ContainerForm & {
  readonly containerTypeCode?: string | null;
  readonly containerTypeIso?: string | null;
};

/** The same for a service; a service with other goods has no container list. Rule SH-17. */
export function whyNotContainersOf(
  { goods }: Pick<Service, "goods">,
  lines: readonly CheckedLine[],
  list: "ofJob" | "ofBill",
): FieldRefusal[] {
  if (goods !== "dimensions") {
    return whyNotContainers(lines, "csMawbcontainers", { goods, isOfBill: list === "ofBill" });
  }
  return lines.length > 0 ? [refuseShipment.field("csMawbcontainers", "container.otherGoods")] : [];
}

/**
 * Lists all wrong fields of a list of goods as paths below `at`.
 *
 * Source: rules SH-7, SH-8, GO-6 to GO-8, GO-11, GO-12
 */
export function whyNotContainers(
  lines: readonly CheckedLine[],
  at: string,
  list: ListOfLines,
): FieldRefusal[] {
  return [
    ...lines.flatMap((line, no) => whyNotLine(line, `${at}.${no}`, { ...list, lines })),
    ...whyTwice(lines, at, list),
    ...whyVerifiedTwice(lines, at),
  ];
}

/** What makes a line of loose goods another one. */
const wholeLine = [
  "containerTypeId",
  "quantity",
  "containerNo",
  "sealNo",
  "markNo",
  "packageTypeId",
  "packageQuantity",
  "gw",
  "cbm",
  "description",
] as const satisfies readonly (keyof ContainerForm)[];
type TwiceLine = Pick<ContainerForm, (typeof wholeLine)[number]>;

const amounts = ["packageQuantity", "gw", "nw", "chargeAbleWeight", "cbm", "tare"] as const;

/** Lists the wrong fields of one line as paths below `at`; `lines` are all lines of its list. */
export function whyNotLine(
  line: CheckedLine,
  at: string,
  list: ListOfLines & { readonly lines?: readonly CheckedLine[] },
): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const isContainer = list.goods === "containers";
  if (isContainer && !line.containerTypeId) {
    faults.push(refuse.field(`${at}.containerTypeId`, "field.required"));
  }
  if (!Number.isInteger(line.quantity) || line.quantity < 1) {
    faults.push(refuseShipment.field(`${at}.quantity`, "container.quantity"));
  } else if (line.quantity !== 1 && (line.containerNo || line.sealNo || line.markNo)) {
    faults.push(refuseShipment.field(`${at}.quantity`, "container.namedIsOne"));
  }
  if (line.containerNo && !line.overrideReason) {
    const fault = containerNoFault(line.containerNo);
    const facts = { containerNo: line.containerNo, expected: fault?.expected ?? "" };
    if (fault) {
      faults.push(refuseShipment.field(`${at}.containerNo`, `container.${fault.kind}`, facts));
    }
  }
  const missing = isContainer ? [] : whyNotLoose(line, at);
  const marked = new Set(missing.map((fault) => fault.field));
  const type = { code: line.containerTypeCode ?? null, iso: line.containerTypeIso ?? null };
  return [
    ...faults,
    ...missing,
    ...whyNotAmounts(line, amounts, at).filter((fault) => !marked.has(fault.field)),
    ...whyNotHsCode(line.hsCode, at),
    ...whyNotDangerous(line, at),
    ...whyNotReefer(line, type, at),
    ...whyNotMass(line, at, list),
  ];
}

/**
 * Lists the wrong fields of a verified mass, which only a container of a job has. Loose goods have it
 * on one line of their container, for all that is in it. Rule SH-35
 */
function whyNotMass(
  line: CheckedLine,
  at: string,
  { goods, isOfBill, lines = [] }: ListOfLines & { readonly lines?: readonly CheckedLine[] },
): FieldRefusal[] {
  if (!isVerified(line)) return [];
  const isWhole = !isOfBill && (goods === "containers" || line.containerNo !== null);
  if (!isWhole) return [refuseGoods.field(`${at}.vgm`, "goods.vgmOfContainer")];
  return whyNotVerified(line, goods === "containers" ? line : boxOf(line, lines), at);
}

const isVerified = (line: VerifiedMass) =>
  Boolean(line.vgm || line.vgmMethod || line.vgmDate || line.vgmSigner);

type WeighedLine = Pick<ContainerForm, "id" | "containerNo" | "gw" | "tare">;

/** The weight of all goods in the container of a line, and its tare, which one of them has. */
export function boxOf(
  line: WeighedLine,
  lines: readonly WeighedLine[],
): { readonly gw: DecimalText; readonly tare: DecimalText | null } {
  const others = lines.filter(
    (each) => each !== line && each.containerNo === line.containerNo && !isSameLine(each, line),
  );
  const all = [line, ...others];
  return {
    gw: sum(all.map(({ gw }) => gw)).toString(),
    tare: all.find(({ tare }) => tare !== null)?.tare ?? null,
  };
}

const isSameLine = (one: WeighedLine, other: WeighedLine) => Boolean(one.id) && one.id === other.id;

/** A container that several lines verify. */
function whyVerifiedTwice(lines: readonly CheckedLine[], at: string): FieldRefusal[] {
  const seen = new Set<string>();
  return lines.flatMap((line, no) => {
    const { containerNo } = line;
    if (!containerNo || !isVerified(line)) return [];
    const isTwice = seen.has(containerNo);
    seen.add(containerNo);
    return isTwice ? [refuseGoods.field(`${at}.${no}.vgm`, "goods.vgmTwice", { containerNo })] : [];
  });
}

/**
 * Lists what the list has twice. Several lines of loose goods may be in one container, but no line is
 * there twice as a whole; elsewhere a line is a container, and each one stands once in the list.
 *
 * Source: rule SH-7
 */
export function whyTwice(
  lines: readonly TwiceLine[],
  at: string,
  { goods }: Pick<ListOfLines, "goods">,
): FieldRefusal[] {
  const seen = new Set<string>();
  const isLoose = goods === "looseGoods";
  return lines.flatMap((line, no) => {
    const key = isLoose ? keyOfLoose(line) : keyOfContainer(line);
    if (key === null) return [];
    const isTwice = seen.has(key);
    seen.add(key);
    if (!isTwice) return [];
    const field = `${at}.${no}.containerNo`;
    if (isLoose) return [refuseShipment.field(field, "container.lineTwice")];
    const { containerNo, sealNo } = line;
    return containerNo
      ? [refuseShipment.field(field, "container.twice", { containerNo })]
      : [refuseShipment.field(field, "container.sealTwice", { sealNo })];
  });
}

/** A container is known by its number, before it has one by its seal. */
function keyOfContainer({ containerNo, sealNo }: TwiceLine): string | null {
  if (!containerNo && !sealNo) return null;
  return (containerNo ?? `/${sealNo}`).toUpperCase();
}

function keyOfLoose(line: TwiceLine): string | null {
  if (!line.containerNo) return null;
  return JSON.stringify(
    wholeLine.map((field) => {
      const value = line[field];
      return typeof value === "string" && isDecimal(value) ? decimal(value).toString() : value;
    }),
  );
}
