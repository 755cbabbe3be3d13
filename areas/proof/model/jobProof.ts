import type { AirWayBill } from "@fairway/areas/airwaybill/model/airWayBill.ts";
import { billDifferences } from "@fairway/areas/housebill/model/billDifferences.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { DeclaredGoods } from "@fairway/areas/operation/model/declaredGoods.ts";
import { differingSums } from "@fairway/areas/instruction/model/differingSums.ts";
import type { BillSums, StoredInstruction } from "@fairway/areas/instruction/model/instruction.ts";
import { sumsOfBills } from "@fairway/areas/instruction/model/sumsOfBills.ts";
import type { StoredManifest } from "@fairway/areas/manifest/model/manifest.ts";
import { changesSince, type LastSaid } from "@fairway/areas/mail/model/sentFacts.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { goodsSums } from "@fairway/areas/shipment/model/goodsSummary.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { ProofDifference, ProofFact, ProofPaper } from "./proof.ts";

/** The parties of a master air waybill. */
type ProofWaybill = Pick<
  AirWayBill,
  "shipperDescription" | "consigneeDescription" | "consigneeId" | "consigneeName"
>;

/** What a notice asks for and what a bill is charged, with VAT, in one currency. */
export interface AnnouncedSum {
  readonly hblid: string;
  readonly currencyId: string;
  readonly notice: string;
  readonly charges: string;
}

/** What the papers of a job are read from. */
export interface ProofGround {
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  /** The containers of the job, and those of its bills. */
  readonly containers: readonly ContainerLine[];
  readonly instruction: StoredInstruction | null;
  readonly manifest: (StoredManifest & { readonly hblids: readonly string[] }) | null;
  readonly waybill: ProofWaybill | null;
  /** The sums of the saved arrival notices, and of the charges of their bills. */
  readonly announced: readonly AnnouncedSum[];
  /** The goods of the declarations of an operations job. */
  readonly declared: DeclaredGoods | null;
  /** What the last mails said. */
  readonly said: readonly LastSaid[];
}

type Side = readonly [ProofPaper, string | null];

/** The two sides as a difference; none where they are the same text. */
function differing(
  fact: ProofFact,
  one: Side,
  other: Side,
  about: { readonly no?: string | null; readonly hblid?: string | null } = {},
): ProofDifference[] {
  const key = (text: string | null) => textKey(text ?? "");
  if (key(one[1]) === key(other[1])) return [];
  return [
    {
      fact,
      about: about.no ?? null,
      hblid: about.hblid ?? null,
      one: { paper: one[0], value: one[1] },
      other: { paper: other[0], value: other[1] },
    },
  ];
}

const figure = (value: Decimal) => (value.isZero() ? null : value.toString());

/** Lists what the papers of a job say differently. Rules PR-2, PR-3 */
export function jobProof(ground: ProofGround): ProofDifference[] {
  return [
    ...ofBills(ground),
    ...ofMasterNumbers(ground),
    ...ofTotals(ground),
    ...ofDeclarations(ground),
    ...ofContainers(ground),
    ...ofBillTotals(ground),
    ...ofVerifiedMass(ground),
    ...ofInstruction(ground),
    ...ofManifest(ground),
    ...ofWaybill(ground),
    ...ofNotices(ground),
    ...ofMails(ground),
  ];
}

const listOf = (containers: readonly ContainerLine[], hblid: string | null) =>
  containers.filter((line) => line.hblid === hblid);

function ofBills({ job, bills, containers }: ProofGround): ProofDifference[] {
  const found = billDifferences(
    { ...job, containers: listOf(containers, null) },
    bills.map((bill) => ({ ...bill, containers: listOf(containers, bill.id) })),
  );
  return found.map(({ field, job: ofJob, bill, billIds, hwbnos }) => ({
    fact: field,
    about: hwbnos,
    hblid: billIds.length === 1 ? (billIds[0] ?? null) : null,
    one: { paper: "job", value: ofJob },
    other: { paper: billIds.length === 1 ? "bill" : "bills", value: bill },
  }));
}

function ofMasterNumbers({ job, bills }: ProofGround): ProofDifference[] {
  return bills
    .filter(({ mawb }) => mawb)
    .flatMap(({ id: hblid, hwbno: no, mawb }) =>
      differing("mawb", ["job", job.mawb], ["bill", mawb], { no, hblid }),
    );
}

/** The container list of the job against the totals that its form says. */
function ofTotals({ job, containers }: ProofGround): ProofDifference[] {
  const own = listOf(containers, null);
  return own.length === 0 ? [] : totalsApart(job, "containers", goodsSums(own));
}

/** The declarations of the job against its form and its container list. */
function ofDeclarations({ job, containers, declared }: ProofGround): ProofDifference[] {
  if (!declared || declared.declarations === 0) return [];
  const boxes = sum(listOf(containers, null).map(({ quantity }) => String(quantity)));
  const said = decimal(declared.containers);
  const isApart = !boxes.isZero() && !said.isZero() && !boxes.eq(said);
  return [
    ...totalsApart(job, "declarations", declared),
    ...(isApart
      ? differing("containers", ["containers", figure(boxes)], ["declarations", figure(said)])
      : []),
  ];
}

type Totals = Readonly<Record<"packageQty" | "grossWeight" | "cbm", string | null>>;

/** What the form of the job says against the totals of a paper; what nobody typed is not said. */
function totalsApart(job: Totals, paper: ProofPaper, totals: Totals): ProofDifference[] {
  return (
    [
      ["packages", "packageQty"],
      ["grossWeight", "grossWeight"],
      ["cbm", "cbm"],
    ] as const
  ).flatMap(([fact, field]) => {
    const [typed, listed] = [decimal(job[field]), decimal(totals[field])];
    if (typed.isZero() || listed.isZero() || typed.eq(listed)) return [];
    return differing(fact, ["job", figure(typed)], [paper, figure(listed)]);
  });
}

/** The lines of the bills that have a container number, by it. */
const partsOnBills = (containers: readonly ContainerLine[]) =>
  Map.groupBy(
    containers.filter(({ hblid, containerNo }) => hblid !== null && containerNo),
    ({ containerNo }) => containerNo ?? "",
  );

/** The lines of the job by the container that they are in; loose goods have several in one. */
const linesOfDoors = (containers: readonly ContainerLine[]) =>
  Map.groupBy(
    listOf(containers, null).filter(({ containerNo }) => containerNo),
    ({ containerNo }) => containerNo ?? "",
  );

/** The seals of lines that some others do not have. */
function sealsMissingIn(lines: readonly ContainerLine[], others: readonly ContainerLine[]) {
  const known = new Set(others.map(({ sealNo }) => textKey(sealNo ?? "")));
  const seals = lines.map(({ sealNo }) => sealNo ?? "");
  return [...new Set(seals)].filter((seal) => !known.has(textKey(seal)));
}

const compared = [
  ["packages", "packageQuantity"],
  ["grossWeight", "gw"],
  ["cbm", "cbm"],
] as const;

/** All lines of each container of the job against all of it on the bills. */
function ofContainers({ containers }: ProofGround): ProofDifference[] {
  const parts = partsOnBills(containers);
  return [...linesOfDoors(containers)].flatMap(([no, lines]) => {
    const those = parts.get(no) ?? [];
    if (those.length === 0) return [];
    const [own, other] = [sealsMissingIn(lines, those), sealsMissingIn(those, lines)];
    const shown = (missing: string[], all: readonly ContainerLine[]) =>
      (missing.length > 0 ? missing : [...new Set(all.map(({ sealNo }) => sealNo ?? ""))])
        .filter(Boolean)
        .join(", ") || null;
    const seals =
      own.length + other.length === 0
        ? []
        : differing("seal", ["job", shown(own, lines)], ["bills", shown(other, those)], { no });
    const figures = compared.flatMap(([fact, field]) => {
      const whole = sum(lines.map((line) => line[field]));
      const together = sum(those.map((part) => part[field]));
      if (whole.isZero() || together.isZero() || whole.eq(together)) return [];
      return differing(fact, ["job", figure(whole)], ["bills", figure(together)], { no });
    });
    return [...seals, ...figures];
  });
}

/** The list of each bill against the totals that it prints. */
function ofBillTotals({ bills, containers }: ProofGround): ProofDifference[] {
  return bills.flatMap((bill) => {
    const own = listOf(containers, bill.id);
    if (own.length === 0) return [];
    const about = { no: bill.hwbno, hblid: bill.id };
    const printed = { packageQuantity: bill.packageQty, gw: bill.grossWeight, cbm: bill.cbm };
    return compared.flatMap(([fact, field]) => {
      const [typed, listed] = [decimal(printed[field]), sum(own.map((line) => line[field]))];
      if (typed.isZero() || listed.isZero() || typed.eq(listed)) return [];
      return differing(fact, ["bill", figure(typed)], ["containers", figure(listed)], about);
    });
  });
}

/** What an arrival notice asks the customer for against the selling and on-behalf charges. Rule PR-6 */
function ofNotices({ bills, announced }: ProofGround): ProofDifference[] {
  const billOf = new Map(bills.map((bill) => [bill.id, bill.hwbno]));
  return announced.flatMap(({ hblid, currencyId, notice, charges }) => {
    const no = billOf.get(hblid);
    const [asked, charged] = [decimal(notice), decimal(charges)];
    if (no === undefined || asked.eq(charged)) return [];
    const amount = (value: Decimal) => `${amountText(money(value, currencyId))} ${currencyId}`;
    const about = { no, hblid };
    return differing("charges", ["notice", amount(asked)], ["charges", amount(charged)], about);
  });
}

/** The verified mass of a container against its tare and its goods, as the job and the bills say. */
function ofVerifiedMass({ containers }: ProofGround): ProofDifference[] {
  const parts = partsOnBills(containers);
  return [...linesOfDoors(containers)].flatMap(([no, lines]) => {
    const verified = lines.find(({ vgm }) => vgm);
    const vgm = verified?.vgm;
    const tare = (verified?.tare ?? lines.find((line) => line.tare)?.tare) || null;
    if (!vgm) return [];
    const those = parts.get(no) ?? [];
    const said = [
      ["containers", sum([...lines.map(({ gw }) => gw), tare])],
      ["bills", sum([...those.map((part) => part.gw), ...(those.length > 0 ? [tare] : [])])],
    ] as const;
    return said.flatMap(([paper, mass]) =>
      decimal(vgm).gte(mass)
        ? []
        : differing("verifiedMass", ["job", figure(decimal(vgm))], [paper, figure(mass)], { no }),
    );
  });
}

const factOfSum: Readonly<Record<keyof BillSums, ProofFact>> = {
  grossWeight: "grossWeight",
  volume: "cbm",
  packagesNote: "packages",
  containerNote: "containers",
  containerSealNo: "seal",
  shippingMark: "marks",
  goodsDescription: "goods",
};

const shortened = (text: string | null) =>
  text && text.length > 200 ? `${text.slice(0, 200)}…` : text;

function ofInstruction({ job, bills, containers, instruction }: ProofGround): ProofDifference[] {
  if (!instruction) return [];
  const fromBills = sumsOfBills(
    bills,
    containers.filter(({ hblid }) => hblid !== null),
  );
  const sums = differingSums(instruction, fromBills).flatMap((field) =>
    differing(
      factOfSum[field],
      ["bills", shortened(fromBills[field])],
      ["instruction", shortened(instruction[field])],
    ),
  );
  const vessel = vesselAndVoyage(job.flightVesselName, job.voyNo);
  return [
    ...sums,
    ...ofAgent(job, "instruction", instruction),
    ...ofActualParties(bills, instruction),
    ...differing("pol", ["job", job.polName], ["instruction", instruction.polName]),
    ...differing("pod", ["job", job.podName], ["instruction", instruction.podName]),
    ...differing("vessel", ["job", vessel], ["instruction", instruction.voyNo]),
    ...differing("bookingNo", ["job", job.bookingNo], ["instruction", instruction.bookingNo]),
  ];
}

function ofManifest({ job, bills, manifest }: ProofGround): ProofDifference[] {
  if (!manifest) return [];
  const vessel = vesselAndVoyage(job.flightVesselName, job.voyNo);
  const numbers = (those: readonly HouseBill[]) => those.map(({ hwbno }) => hwbno).join(", ");
  const listed = bills.filter(({ id }) => manifest.hblids.includes(id));
  return [
    ...differing("bills", ["job", numbers(bills)], ["manifest", numbers(listed) || null]),
    ...differing("pol", ["job", job.polName], ["manifest", manifest.polName]),
    ...differing("pod", ["job", job.podName], ["manifest", manifest.podName]),
    ...differing("vessel", ["job", vessel], ["manifest", manifest.voyNo]),
  ];
}

/** The consignee of a master bill or waybill is the agent of the job, where both are chosen. */
function ofAgent(
  job: ProofGround["job"],
  paper: ProofPaper,
  master: { readonly consigneeId: string | null; readonly consigneeName: string | null },
): ProofDifference[] {
  const { consigneeId, consigneeName } = master;
  if (!job.agentId || !consigneeId || job.agentId === consigneeId) return [];
  return differing("consignee", ["job", job.agentName], [paper, consigneeName]);
}

const sameAsConsignee = textKey("SAME AS CONSIGNEE");

/** The actual parties of an instruction are those of the bill, where the job has one. */
function ofActualParties(
  bills: readonly HouseBill[],
  instruction: StoredInstruction,
): ProofDifference[] {
  const [bill, second] = bills;
  if (!bill || second) return [];
  const about = { no: bill.hwbno, hblid: bill.id };
  const party = (fact: ProofFact, ofBill: string | null, actual: string | null) =>
    actual ? differing(fact, ["bill", ofBill], ["instruction", actual], about) : [];
  const { actualShipperDescription, actualConsigneeDescription, cargoNotice } = instruction;
  const { consigneeDescription, notifyPartyDescription } = bill;
  const isSame = (text: string | null) => textKey(text ?? "") === sameAsConsignee;
  const notify = (text: string | null, consignee: string | null) =>
    isSame(text) ? consignee : text;
  return [
    ...party("shipper", bill.shipperDescription, actualShipperDescription),
    ...party("consignee", consigneeDescription, actualConsigneeDescription),
    // Otherwise the notify party is that of the agent.
    ...(actualConsigneeDescription && notifyPartyDescription
      ? party(
          "notifyParty",
          notify(notifyPartyDescription, consigneeDescription),
          notify(cargoNotice, actualConsigneeDescription),
        )
      : []),
  ];
}

/** The parties of the master air waybill: the agent of the job, and those of the manifest. */
function ofWaybill({ job, manifest, waybill }: ProofGround): ProofDifference[] {
  if (!waybill) return [];
  const { direction } = serviceOf(job.transactionType);
  const receiver = direction === "import" ? manifest?.consolidator : manifest?.deConsolidator;
  const both = (fact: ProofFact, own: string | null, other: string | null | undefined) =>
    own && other ? differing(fact, ["waybill", own], ["manifest", other]) : [];
  return [
    ...ofAgent(job, "waybill", waybill),
    ...both("shipper", waybill.shipperDescription, manifest?.manifestShipper),
    ...both("consignee", waybill.consigneeDescription, receiver),
  ];
}

/** What changed since the last mails. */
function ofMails({ job, bills, said }: ProofGround): ProofDifference[] {
  return changesSince(said, job, bills, { isWhole: true }).map(
    ({ fact, about, hblid, before, after }) => ({
      fact,
      about,
      hblid,
      one: { paper: "mail", value: shortened(before) },
      other: { paper: hblid ? "bill" : "job", value: shortened(after) },
    }),
  );
}
