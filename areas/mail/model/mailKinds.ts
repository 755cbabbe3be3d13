import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { SystemCode } from "@fairway/areas/stage/model/systemStages.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { MailFact } from "./mailFacts.ts";
import type { MailPaper } from "./mailPapers.ts";

/** A kind of mail about a job, one of its bills or one of its notes. */
interface MailKind {
  readonly title: Words;
  /** A mail about a bill names one; one about a job writes about all bills unless it names one. */
  readonly about: "job" | "bill" | "note";
  /** The services whose jobs have it. */
  readonly families: readonly Family[];
  readonly direction: Service["direction"] | "any";
  /** The stage that is recorded when it is sent. */
  readonly stage: SystemCode | null;
  /** The consignee gets it besides the customer. */
  readonly toConsignee?: true;
  /** The carrier gets it instead of the customer. */
  readonly toCarrier?: true;
  readonly subject: Words;
  readonly opening: Words;
  /** The facts of each bill, in their order. */
  readonly facts: readonly MailFact[];
  /** The papers that can be attached; they are at first. */
  readonly papers: readonly MailPaper[];
}

const everyFamily = ["sea", "air"] as const;
const route = ["pol", "pod", "carriage", "etd", "eta"] as const;
const goods = ["packages", "grossWeight", "cbm", "containers"] as const;
const parties = ["shipper", "consignee", "notifyParty"] as const;

/** The kinds of mail. The only list. */
export const mailKinds = {
  preAlert: {
    title: { en: "Pre-alert", vi: "Thông báo trước (pre-alert)" },
    about: "job",
    families: everyFamily,
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
    facts: ["mawb", "hwbno", ...route, ...parties, ...goods, "goods", "freight", "incoterm"],
    papers: ["houseBill", "debitNotes"],
  },
  houseBill: {
    title: { en: "House bill", vi: "Vận đơn nhà" },
    about: "bill",
    families: everyFamily,
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
    facts: ["mawb", "hwbno", ...route, ...parties, ...goods],
    papers: ["houseBill"],
  },
  proofOfDelivery: {
    title: { en: "Proof of delivery", vi: "Biên bản giao hàng" },
    about: "bill",
    families: everyFamily,
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
    facts: ["mawb", "hwbno", ...route, "consignee", ...goods],
    papers: ["proofOfDelivery"],
  },
  arrivalNotice: {
    title: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
    about: "bill",
    families: everyFamily,
    direction: "import",
    stage: "S_AN",
    toConsignee: true,
    subject: {
      en: "Arrival notice {hwbno}, {pol} - {pod}, ETA {eta}",
      vi: "Giấy báo hàng đến {hwbno}, {pol} - {pod}, ETA {eta}",
    },
    opening: {
      en: "Your shipment is about to arrive. Please find the arrival notice attached.",
      vi: "Lô hàng của quý khách sắp đến. Chúng tôi xin gửi giấy báo hàng đến đính kèm.",
    },
    facts: ["mawb", "hwbno", ...route, ...parties, ...goods],
    papers: ["arrivalNotice", "debitNotes"],
  },
  deliveryOrder: {
    title: { en: "Delivery order", vi: "Lệnh giao hàng" },
    about: "bill",
    families: ["sea"],
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
    facts: ["mawb", "hwbno", ...route, "consignee", ...goods],
    papers: ["deliveryOrder", "debitNotes"],
  },
  authorizeLetter: {
    title: { en: "Authorize letter", vi: "Giấy ủy quyền" },
    about: "bill",
    families: ["air"],
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
    facts: ["mawb", "hwbno", ...route, "consignee", "packages", "grossWeight"],
    papers: ["authorizeLetter", "debitNotes"],
  },
  shippingInstruction: {
    title: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
    about: "job",
    families: ["sea"],
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
    facts: ["bookingNo", ...route],
    papers: ["instruction"],
  },
  note: {
    title: { en: "Debit note", vi: "Giấy báo nợ" },
    about: "note",
    families: everyFamily,
    direction: "any",
    stage: "S_INV",
    subject: {
      en: "{cdNo}: job {jobNo}, {mawb} {hwbno}",
      vi: "{cdNo}: lô hàng {jobNo}, {mawb} {hwbno}",
    },
    opening: {
      en: "Please find attached our note for the shipment below. Please pay by the day that it names.",
      vi: "Chúng tôi xin gửi giấy báo của lô hàng dưới đây. Vui lòng thanh toán đúng hạn ghi trên giấy báo.",
    },
    facts: ["mawb", "hwbno", ...route, "packages", "grossWeight", "cbm"],
    papers: ["note"],
  },
} as const satisfies Record<string, MailKind>;
export type MailKindName = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as [MailKindName, ...MailKindName[]];

/** The declaration of a kind. */
export function mailKind(name: MailKindName): MailKind {
  return mailKinds[name];
}

/** Do the jobs of a service have mails of this kind? */
export function hasMail(service: Pick<Service, "family" | "direction">, name: MailKindName) {
  const { families, direction } = mailKind(name);
  return (
    families.includes(service.family) && (direction === "any" || direction === service.direction)
  );
}
