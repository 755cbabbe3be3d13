import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { DocumentTypeCode } from "@fairway/areas/file/model/documentTypes.ts";
import type { SystemCode } from "@fairway/areas/stage/model/systemStages.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { MailFact } from "./mailFacts.ts";
import type { MailPaper } from "./mailPapers.ts";

/** The families whose jobs have mails. */
export const mailFamilies = ["sea", "air", "operations"] as const;
export type MailFamily = (typeof mailFamilies)[number];

/** What a mail of a family names. */
interface ToldFacts {
  /** The facts that stand once, of the job or of its only bill. */
  readonly once: readonly MailFact[];
  /** The facts of each bill, in their order. */
  readonly each: readonly MailFact[];
}

/** A kind of mail about a job, one of its bills or notes of one or several jobs. */
interface MailKind {
  readonly title: Words;
  /** A mail about a bill names one; one about a job writes about all bills unless it names one. */
  readonly about: "job" | "bill" | "note" | "severalJobs";
  readonly direction: Service["direction"] | "any";
  /** The stage that is recorded when it is sent. */
  readonly stage: SystemCode | null;
  /** The families in which the consignee gets it besides the customer. */
  readonly toConsignee?: readonly MailFamily[];
  /** The carrier gets it instead of the customer, and the user who sends it a copy. */
  readonly toCarrier?: true;
  /** The families in which it is signed with the picture of the signature of the person in charge. */
  readonly withSignature?: readonly MailFamily[];
  /** Written by the product when something happens; no user drafts or sends it. */
  readonly isAutomatic?: true;
  readonly subject: Words;
  readonly opening: Words;
  /** What it names in each family that has it. */
  readonly facts: Partial<Record<MailFamily, ToldFacts>>;
  /** The papers that can be attached; they are at first. */
  readonly papers: readonly MailPaper[];
  /** The PDFs of the job under this type of document are attached at first, too. */
  readonly filedAs?: DocumentTypeCode;
  /** The currency of the debit notes among them: their own, or the local one where the reader pays here. */
  readonly noteCurrency?: typeof localCurrency;
}

const seaRoute = ["pol", "pod", "carriage", "etd", "eta"] as const;
const airRoute = ["pol", "pod", "route", "carriage", "etd", "eta", "ata"] as const;
const goods = ["packages", "grossWeight", "cbm", "containers"] as const;
const pieces = ["packages", "grossWeight"] as const;
const noteHead = ["cdNo", "noteAmount", "noteDue"] as const;
const parties = ["shipper", "consignee", "notifyParty"] as const;
const arrivedByAir: ToldFacts = {
  once: ["mawb", ...airRoute, "warehouse", "exchangeRate"],
  each: ["hwbno", "consignee", ...pieces],
};
// Cleared or carried: of the bill of the job its numbers, parties and goods.
const operation = (once: readonly MailFact[]): ToldFacts => ({
  once: ["mawb", "pol", "pod", "carriage", ...once],
  each: ["hwbno", "shipper", "consignee", ...goods],
});
const seaBill: ToldFacts = { once: ["mawb", ...seaRoute], each: ["hwbno", ...parties, ...goods] };

// About a document of any type; its facts are composed where it is written.
const ofApproval = {
  about: "severalJobs",
  direction: "any",
  stage: null,
  isAutomatic: true,
  facts: {},
  papers: [],
} as const;

/** The kinds of mail. The only list. */
export const mailKinds = {
  preAlert: {
    title: { en: "Pre-alert", vi: "Thông báo trước (pre-alert)" },
    about: "job",
    direction: "any",
    stage: "S_PA",
    subject: {
      en: "Pre-alert {jobNo}: {mawb} {hwbno}, {pol} - {pod}, ETD {etd}",
      vi: "Pre-alert {jobNo}: {mawb} {hwbno}, {pol} - {pod}, ETD {etd}",
    },
    opening: {
      en: "Please find below the details of the shipment that is on its way to you. The documents are attached.",
      vi: "Chúng tôi xin gửi thông tin lô hàng sắp đến. Chứng từ được đính kèm.",
    },
    facts: {
      sea: {
        once: ["mawb", "mbltype", ...seaRoute],
        each: ["hwbno", ...parties, ...goods, "goods", "freight", "incoterm"],
      },
      air: {
        once: ["incoterm", "mawb", ...airRoute],
        each: ["hwbno", "freight", "shipper", "consignee", ...pieces, "chargeWeight", "goods"],
      },
    },
    papers: ["houseBill", "masterWaybill", "manifest", "debitNotes"],
  },
  houseBill: {
    title: { en: "House bill", vi: "Vận đơn nhà" },
    about: "bill",
    direction: "any",
    stage: "S_HB",
    subject: {
      en: "House bill {hwbno}, {pol} - {pod}, ETD {etd}",
      vi: "Vận đơn nhà {hwbno}, {pol} - {pod}, ETD {etd}",
    },
    opening: {
      en: "Please find attached the house bill. Please check it and tell us of any change.",
      vi: "Chúng tôi xin gửi vận đơn nhà đính kèm. Vui lòng kiểm tra và báo lại nếu cần sửa.",
    },
    facts: { sea: seaBill, air: arrivedByAir },
    papers: ["houseBill"],
  },
  proofOfDelivery: {
    title: { en: "Proof of delivery", vi: "Biên bản giao hàng" },
    about: "bill",
    direction: "any",
    stage: "S_POD",
    subject: {
      en: "Proof of delivery {hwbno}, {pol} - {pod}",
      vi: "Biên bản giao hàng {hwbno}, {pol} - {pod}",
    },
    opening: {
      en: "Your shipment has been delivered. The details are below.",
      vi: "Lô hàng của quý khách đã được giao. Thông tin như dưới đây.",
    },
    facts: { sea: seaBill, air: arrivedByAir, operations: operation(["deliveryDate"]) },
    papers: ["proofOfDelivery"],
    filedAs: "POD",
  },
  arrivalNotice: {
    title: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
    about: "bill",
    direction: "import",
    stage: "S_AN",
    toConsignee: ["sea"],
    withSignature: ["air"],
    subject: {
      en: "Arrival notice {hwbno}, {pol} - {pod}, ETA {eta}",
      vi: "Giấy báo hàng đến {hwbno}, {pol} - {pod}, ETA {eta}",
    },
    opening: {
      en: "Your shipment is about to arrive. Please find the arrival notice attached.",
      vi: "Lô hàng của quý khách sắp đến. Chúng tôi xin gửi giấy báo hàng đến đính kèm.",
    },
    facts: {
      sea: seaBill,
      air: arrivedByAir,
      operations: operation(["etd", "eta", "ata", "warehouse", "deliveryDate"]),
    },
    papers: ["arrivalNotice", "authorizeLetter", "debitNotes"],
    noteCurrency: localCurrency,
  },
  deliveryOrder: {
    title: { en: "Delivery order", vi: "Lệnh giao hàng" },
    about: "bill",
    direction: "import",
    stage: "S_DO",
    subject: {
      en: "Delivery order {hwbno}, {pol} - {pod}, ETA {eta}",
      vi: "Lệnh giao hàng {hwbno}, {pol} - {pod}, ETA {eta}",
    },
    opening: {
      en: "Please find the delivery order of your shipment attached.",
      vi: "Chúng tôi xin gửi lệnh giao hàng của lô hàng đính kèm.",
    },
    facts: { sea: seaBill },
    papers: ["deliveryOrder", "debitNotes"],
    noteCurrency: localCurrency,
  },
  authorizeLetter: {
    title: { en: "Authorize letter", vi: "Giấy ủy quyền" },
    about: "bill",
    direction: "import",
    stage: "S_AL",
    subject: {
      en: "Authorize letter {hwbno}, {pol} - {pod}, ETA {eta}",
      vi: "Giấy ủy quyền {hwbno}, {pol} - {pod}, ETA {eta}",
    },
    opening: {
      en: "Please find the letter with which you collect your shipment attached.",
      vi: "Chúng tôi xin gửi giấy ủy quyền nhận hàng đính kèm.",
    },
    facts: { air: arrivedByAir },
    papers: ["authorizeLetter"],
    noteCurrency: localCurrency,
  },
  shippingInstruction: {
    title: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
    about: "job",
    direction: "export",
    stage: null,
    toCarrier: true,
    subject: {
      en: "Shipping instruction {bookingNo}, {pol} - {pod}, ETD {etd}",
      vi: "Hướng dẫn xếp hàng {bookingNo}, {pol} - {pod}, ETD {etd}",
    },
    opening: {
      en: "Please find our shipping instruction attached and send us the draft of your bill of lading.",
      vi: "Chúng tôi xin gửi hướng dẫn xếp hàng đính kèm. Vui lòng gửi bản nháp vận đơn.",
    },
    facts: { sea: { once: ["bookingNo", ...seaRoute, "user"], each: [] } },
    papers: ["instruction"],
  },
  note: {
    title: { en: "Debit note", vi: "Giấy báo nợ" },
    about: "note",
    direction: "any",
    stage: "S_INV",
    subject: {
      en: "{noteKind} {cdNo}: job {jobNo}, {mawb} {hwbno}",
      vi: "{noteKind} {cdNo}: lô hàng {jobNo}, {mawb} {hwbno}",
    },
    opening: {
      en: "Please find attached our note for the shipment below. Please pay by the day that it names.",
      vi: "Chúng tôi xin gửi giấy báo của lô hàng dưới đây. Vui lòng thanh toán đúng hạn ghi trên giấy báo.",
    },
    facts: {
      sea: {
        once: [...noteHead, "mawb", ...seaRoute, "ata", "agent"],
        each: ["hwbno", "packages", "grossWeight", "cbm"],
      },
      air: { once: [...noteHead, "mawb", ...airRoute, "agent"], each: ["hwbno", ...pieces] },
      operations: operation([...noteHead, "etd", "eta", "ata"]),
    },
    papers: ["notes"],
  },
  newBill: {
    title: { en: "New bill for the salesman", vi: "Vận đơn mới cho nhân viên kinh doanh" },
    about: "bill",
    direction: "any",
    stage: null,
    isAutomatic: true,
    subject: {
      en: "{jobNo}: please key the selling charges of {hwbno}, {customer}",
      vi: "{jobNo}: vui lòng nhập giá bán của {hwbno}, {customer}",
    },
    opening: {
      en: "A house bill of yours has been entered. Please key its selling charges: {link}",
      vi: "Vận đơn nhà của bạn đã được tạo. Vui lòng nhập giá bán: {link}",
    },
    facts: {
      sea: { once: ["service", "jobNo", "hwbno", "customer", "etd", "eta"], each: [] },
      air: { once: ["service", "jobNo", "hwbno", "customer", "etd", "eta"], each: [] },
    },
    papers: [],
  },
  truckRequest: {
    title: { en: "Job request to a supplier of trucks", vi: "Yêu cầu điều xe" },
    about: "severalJobs",
    direction: "any",
    stage: null,
    // Written on the board of trips, where its suppliers and trucks are known.
    isAutomatic: true,
    subject: {
      en: "Job request: {count, plural, one {one trip} other {# trips}}, {numbers}",
      vi: "Yêu cầu điều xe: {count} chuyến, {numbers}",
    },
    opening: {
      en: "Please confirm the trips below, with truck, driver and the driver's phone where they are not named yet.",
      vi: "Vui lòng xác nhận các chuyến dưới đây, kèm biển số xe, tên và điện thoại tài xế nếu chưa ghi.",
    },
    facts: {},
    papers: [],
  },
  missingDays: {
    title: { en: "Jobs without ATD or ATA", vi: "Lô hàng chưa có ATD hoặc ATA" },
    about: "severalJobs",
    direction: "any",
    stage: null,
    isAutomatic: true,
    subject: {
      en: "{count, plural, one {# job has} other {# jobs have}} passed ETD or ETA without ATD or ATA",
      vi: "{count} lô hàng đã quá ETD hoặc ETA nhưng chưa có ATD hoặc ATA",
    },
    opening: {
      en: "The days of these jobs of yours have passed. Please enter ATD and ATA, or new days.",
      vi: "Các lô hàng sau của bạn đã quá ngày dự kiến. Vui lòng nhập ATD, ATA hoặc ngày mới.",
    },
    facts: {},
    papers: [],
  },
  approvalAsked: {
    ...ofApproval,
    title: { en: "Request for approval", vi: "Đề nghị phê duyệt" },
    subject: {
      en: "Please approve {number}, {amount}",
      vi: "Đề nghị phê duyệt {number}, {amount}",
    },
    opening: {
      en: "{requester} asks you to approve {number}. This link opens it; it approves nothing by itself: {link}",
      vi: "{requester} đề nghị bạn phê duyệt {number}. Liên kết sau chỉ mở phiếu, không tự phê duyệt: {link}",
    },
  },
  approvalDone: {
    ...ofApproval,
    title: { en: "Approved request", vi: "Yêu cầu đã được phê duyệt" },
    subject: { en: "{number} is approved, {amount}", vi: "{number} đã được phê duyệt, {amount}" },
    opening: {
      en: "Your request {number} is approved: {link}",
      vi: "Yêu cầu {number} của bạn đã được phê duyệt: {link}",
    },
  },
  approvalDenied: {
    ...ofApproval,
    title: { en: "Denied request", vi: "Yêu cầu bị từ chối" },
    subject: { en: "{number} is denied, {amount}", vi: "{number} bị từ chối, {amount}" },
    opening: {
      en: "Your request {number} is denied. Change it and send it again: {link}",
      vi: "Yêu cầu {number} của bạn bị từ chối. Hãy sửa và gửi lại: {link}",
    },
  },
  approvalUnlocked: {
    ...ofApproval,
    title: { en: "Unlocked request", vi: "Yêu cầu được mở khóa" },
    subject: { en: "{number} is unlocked, {amount}", vi: "{number} đã được mở khóa, {amount}" },
    opening: {
      en: "Your request {number} is unlocked. Change it and send it again: {link}",
      vi: "Yêu cầu {number} của bạn đã được mở khóa. Hãy sửa và gửi lại: {link}",
    },
  },
} as const satisfies Record<string, MailKind>;
export type MailKindName = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as [MailKindName, ...MailKindName[]];
/** The kinds that users send. */
export const sentKinds = mailKindNames.filter((name) => !mailKind(name).isAutomatic) as [
  MailKindName,
  ...MailKindName[],
];

/** The declaration of a kind. */
export function mailKind(name: MailKindName): MailKind {
  return mailKinds[name];
}

/** The family of a service; null where its jobs have no mails. */
export function mailFamily({ family }: Pick<Service, "family">): MailFamily | null {
  return mailFamilies.find((each) => each === family) ?? null;
}

/** Do the jobs of a service have mails of this kind? */
export function hasMail(service: Pick<Service, "family" | "direction">, name: MailKindName) {
  const { facts, direction } = mailKind(name);
  const family = mailFamily(service);
  return (
    family !== null &&
    facts[family] !== undefined &&
    // The jobs of a service without a direction have each: their mode says it.
    (direction === "any" || service.direction === null || direction === service.direction)
  );
}

/** Do the mails of a service go in copy to the mailbox that a department sets for them? */
export function copiesDepartment({ family, direction }: Pick<Service, "family" | "direction">) {
  return family === "air" && direction === "import";
}
