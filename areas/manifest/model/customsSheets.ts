import type { BillAndJob, HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { allPackages, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { plainDecimal } from "@fairway/core/money/decimal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { customsWords } from "./customsWords.ts";

/** What the sheets of a bill for the authorities are written from. */
export interface CustomsFacts extends BillAndJob {
  readonly lines: readonly ContainerLine[];
  /** The number of the manifest; null before it is saved. */
  readonly manifestNo: string | null;
  /** Where the office of the job is. */
  readonly place: string | null;
  readonly signer: string;
  readonly today: string;
}

/** The sheets of a bill for the authorities. */
export type CustomsSheet = "eManifest" | "goodsDeclaration" | "dangerousGoods";

/** Weights are in kilograms and volumes in cubic metres; the units of UN/ECE recommendation 20. */
const weightUnit = "KGM";
const volumeUnit = "MTQ";
/** A new declaration, as the single window of customs names it. */
const newDeclaration = "CN01";

type CustomsWord = keyof typeof customsWords;
type Row = Readonly<Record<string, string | null>>;
type Fact = readonly [CustomsWord, string | null];
interface Content {
  readonly facts: readonly Fact[];
  readonly columns: readonly CustomsWord[];
  readonly rows: readonly Row[];
}

/** The columns of numbers: weights and volumes with three decimals, and counts. */
export const customsNumbers: Readonly<Partial<Record<CustomsWord, number>>> = {
  gw: 3,
  nw: 3,
  cbm: 3,
  packages: 0,
  containers: 0,
};

/** What a sheet of a bill says. Rule MF-6 */
export const customsContent = (kind: CustomsSheet, facts: CustomsFacts): Content =>
  contents[kind](facts);

const port = (code: string | null, name: string | null) =>
  [code, name].filter(Boolean).join(" – ") || null;

const parties = (bill: HouseBill) => ({
  shipper: bill.shipperDescription,
  consignee: bill.consigneeDescription,
  notify: bill.notifyPartyDescription,
  alsoNotify: bill.alsoNotifyPartyDescription,
});

/** The head of every document for the single window. */
const documentFacts = ({ bill, manifestNo, today }: CustomsFacts): readonly Fact[] => [
  ["documentNo", manifestNo ?? bill.hwbno],
  ["documentYear", today.slice(0, 4)],
  ["functionCode", newDeclaration],
];

/** The packages of a bill, together where its lines have several kinds. Rule HB-41 */
function packagesOf({ bill, lines }: CustomsFacts): readonly Fact[] {
  const { quantity, kind } = allPackages(packagesOfBill(bill, lines), "en");
  return [
    ["packages", quantity || null],
    ["kind", kind || null],
  ];
}

/** "Gross / net", or the one that is known. */
const grossAndNet = ({ gw, nw }: Pick<ContainerLine, "gw" | "nw">) =>
  [gw, nw]
    .filter((mass) => mass !== null)
    .map((mass) => plainDecimal(mass))
    .join(" / ") || null;

const ofLine = (line: ContainerLine, { bill }: CustomsFacts) => ({
  hsCode: line.hsCode ?? bill.hsCode,
  goods: line.description ?? bill.desOfGoods,
  gw: line.gw,
  nw: line.nw,
  cbm: line.cbm,
  containerNo: line.containerNo,
  sealNo: line.sealNo,
  containerType: line.containerTypeIso ?? line.containerTypeCode,
  packages: line.packageQuantity,
  kind: line.packageTypeName,
});

/** The lines of a bill; a bill without any is one line with its own totals. */
function rowsOf(facts: CustomsFacts) {
  const { bill, lines } = facts;
  if (lines.length > 0) return lines.map((line) => ofLine(line, facts));
  return [
    {
      hsCode: bill.hsCode,
      goods: bill.desOfGoods,
      gw: bill.grossWeight,
      nw: bill.netWeight,
      cbm: bill.cbm,
      containerNo: null,
      sealNo: null,
      containerType: null,
      packages: bill.packageQty,
      kind: bill.packageTypeName,
    },
  ];
}

const contents: Readonly<Record<CustomsSheet, (facts: CustomsFacts) => Content>> = {
  eManifest: (facts) => {
    const { bill, job } = facts;
    return {
      facts: [
        ...documentFacts(facts),
        ...(Object.entries(parties(bill)) as Fact[]),
        ["transhipment", null],
        ["finalDestination", bill.finalPod],
        ["pol", port(bill.polCode, bill.polDescription ?? bill.polName)],
        ["pod", port(bill.podCode, bill.podDescription ?? bill.podName)],
        ["delivery", bill.deliveryPlace],
        ["cargoType", bill.serviceType ?? job.typeOfService],
        ["hwbno", bill.hwbno],
        ["hwbDate", sayDay(bill.issueHbldate)],
        ["mawb", bill.mawb ?? job.mawb],
        ["mawbDate", sayDay(job.etd)],
        ["departure", sayDay(bill.etd ?? job.etd)],
        ...packagesOf(facts),
        ["gw", bill.grossWeight],
        ["weightUnit", weightUnit],
        ["remark", bill.remark ?? bill.desOfGoods],
      ],
      columns: ["hsCode", "goods", "gw", "cbm", "containerNo", "sealNo"],
      rows: rowsOf(facts),
    };
  },
  goodsDeclaration: (facts) => {
    const { bill, job } = facts;
    const pod = port(bill.podCode, bill.podDescription ?? bill.podName);
    const pol = port(bill.polCode, bill.polDescription ?? bill.polName);
    return {
      facts: [
        ...documentFacts(facts),
        ...packagesOf(facts),
        ["pol", pol],
        ["pod", pod],
        ["vessel", job.flightVesselName],
        ["voyage", job.voyNo],
        ["departure", sayDay(bill.etd ?? job.etd)],
        ["arrival", sayDay(bill.eta ?? job.eta)],
        ["mawb", bill.mawb ?? job.mawb],
      ],
      columns: [
        "hwbno",
        "shipper",
        "consignee",
        "notify",
        "alsoNotify",
        "containerNo",
        "sealNo",
        "hsCode",
        "goods",
        "nw",
        "gw",
        "cbm",
        "manifestNo",
        "adjustmentBasis",
        "weightUnit",
        "pod",
        "destination",
        "pol",
        "originalPol",
        "transhipment",
        "finalDestination",
        "containerType",
        "volumeUnit",
      ],
      rows: rowsOf(facts).map((line) => ({
        ...line,
        ...parties(bill),
        hwbno: bill.hwbno,
        manifestNo: facts.manifestNo,
        adjustmentBasis: null,
        weightUnit,
        pod,
        destination: bill.deliveryPlace,
        pol,
        originalPol: bill.pickupPlace ?? pol,
        transhipment: null,
        finalDestination: bill.finalPod,
        volumeUnit,
      })),
    };
  },
  dangerousGoods: (facts) => {
    const { bill, job } = facts;
    return {
      facts: [
        ...documentFacts(facts),
        ["vessel", job.flightVesselName],
        ["voyage", job.voyNo],
        ["pol", port(bill.polCode, bill.polDescription ?? bill.polName)],
        ["pod", port(bill.podCode, bill.podDescription ?? bill.podName)],
        ["remark", bill.remark],
        ["signPlace", bill.issueHblplace ?? facts.place],
        ["signDate", sayDay(facts.today)],
        ["signer", facts.signer],
      ],
      columns: [
        "bookingNo",
        "marks",
        "packages",
        "kind",
        "transporter",
        "properShippingName",
        "imoClass",
        "unNumber",
        "packingGroup",
        "subsidiaryRisk",
        "flashPoint",
        "marinePollutant",
        "mass",
        "ems",
        "emergencyContact",
        "stowage",
        "containerNo",
        "sealNo",
        "containers",
      ],
      rows: dangerousLines(facts.lines).map((line) => ({
        ...ofLine(line, facts),
        bookingNo: bill.bookingNo ?? job.bookingNo ?? bill.hwbno,
        marks: line.markNo ?? bill.shippingMark,
        transporter: bill.shipperDescription,
        properShippingName: line.properShippingName,
        imoClass: line.imoClass,
        unNumber: line.unNumber,
        packingGroup: line.packingGroup,
        subsidiaryRisk: line.subsidiaryRisk,
        flashPoint: line.flashPoint,
        marinePollutant: line.marinePollutant ? "P" : null,
        mass: grossAndNet(line),
        ems: line.ems,
        emergencyContact: line.emergencyContact,
        stowage: line.stowage,
        containers: String(line.quantity),
      })),
    };
  },
};

/** The lines that declare dangerous goods. */
export const dangerousLines = (lines: readonly ContainerLine[]): readonly ContainerLine[] =>
  lines.filter((line) => line.unNumber !== null);
