import { addCombine } from "@fairway/areas/combine/server/saveCombine.ts";
import type { HouseBillForm, JobOfBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { generateHblSeaExport } from "@fairway/areas/housebill/server/checkHouseBill.ts";
import { writeHouseBills } from "@fairway/areas/housebill/server/writeHouseBills.ts";
import {
  generateInvoiceNoTemp,
  generateVoucherId,
} from "@fairway/areas/invoice/server/invoiceNumbers.ts";
import type { InvoiceType } from "@fairway/areas/invoice/model/invoice.ts";
import { addPayment as payCall } from "@fairway/areas/payable/contract.ts";
import { addPayment } from "@fairway/areas/payable/server/addPayment.ts";
import { addPartner } from "@fairway/areas/partner/server/savePartner.ts";
import { generateReceiptNo } from "@fairway/areas/receipt/server/generateReceiptNo.ts";
import { jobNumbers } from "@fairway/areas/shipment/model/jobNumbers.ts";
import type { PlannedShipment } from "@fairway/areas/shipment/server/planShipment.ts";
import { writeShipment } from "@fairway/areas/shipment/server/writeShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { castActor } from "../cast/actors.ts";
import { billInvoice, billNote, receive } from "../cast/billing.ts";
import { chargedJob, plainLine } from "../cast/chargedJob.ts";
import { key } from "../cast/mainJobCharges.ts";
import { people } from "../cast/people.ts";

/** Writes a record, with a typed number or with the next one, and returns its number. */
type Write = (tx: Tx, ask?: { typed?: string | null; actor?: Actor }) => Promise<string>;

/** How a record of one series is written. */
export interface SeriesCase {
  /** Where the number stands: a table and its column. */
  readonly stands: readonly [table: string, column: string];
  readonly write: Write;
  /** For a series whose numbers may be typed. */
  readonly typed?: {
    /** The number that a form offers. */
    readonly offered: (tx: Tx) => Promise<string>;
    readonly taken: string;
    /** A number 101 further than the first of a new series, and what is no number of the series. */
    readonly tooFar: string;
    readonly otherForm?: string;
  };
}

const accountant = castActor("accountant");
const { day } = chargedJob;
let lines = 0;
/** A new line with a note of its own (CH-6); saving answers all lines of the side. */
const sold = async (tx: Tx, type: "SELL" | "OBH" | "BUY") => {
  const { port: payerId, portFee: chargeId } = chargedJob;
  const onBehalf = type === "OBH" ? { payerId, chargeId } : {};
  const notes = `Line ${(lines += 1)}`;
  const priced = type === "BUY" ? "BUY" : "SELL";
  const line = { ...plainLine(priced, "100000"), ...onBehalf, notes };
  return (await key(tx, type, [line])).slice(-1);
};

const invoices = (type: InvoiceType, field: "voucherId" | "invoiceNoTempt") => {
  const write: SeriesCase["write"] = async (tx, { typed = null, actor = accountant } = {}) => {
    const charges = await sold(tx, type === "Invoice" ? "SELL" : "OBH");
    return String((await billInvoice(tx, charges, { type, [field]: typed }, actor))[field]);
  };
  return {
    stands: ["acct_management", field === "voucherId" ? "voucher_id" : "invoice_no_tempt"],
    write,
  } as const;
};

const voucher = (type: InvoiceType, prefix: string): SeriesCase => ({
  ...invoices(type, "voucherId"),
  typed: {
    offered: async (tx) =>
      (await generateVoucherId(tx, accountant, { acctMngtType: type })).voucherId,
    taken: "invoice.voucherIdTaken",
    tooFar: `${prefix}2611/00101`,
    otherForm: "HD-7",
  },
});
const temporary = (type: InvoiceType): SeriesCase => ({
  ...invoices(type, "invoiceNoTempt"),
  typed: {
    offered: async (tx) => (await generateInvoiceNoTemp(tx, accountant, { type })).invoiceNoTempt,
    taken: "invoice.numberTaken",
    tooFar: "999999999",
    otherForm: "INV-7",
  },
});

const bill = { hbltype: "Original", customerId: chargedJob.customer, saleManId: people.sales.id };
const jobOfBills = { id: chargedJob.jobId, family: "S", transactionType: "SFE" } as JobOfBill;

const receipts = (receiptOf: (tx: Tx) => Promise<Parameters<typeof receive>[3]>) =>
  ({
    stands: ["document", "number"],
    write: (async (tx, { typed = null, actor } = {}) => {
      const change = { ...(await receiptOf(tx)), paymentRefNo: typed };
      return (await receive(tx, "5000", [], change, actor)).paymentRefNo;
    }) satisfies Write,
    typed: {
      offered: async (tx: Tx) =>
        (await generateReceiptNo(tx, castActor("receivable"), { paymentDate: day })).receiptNo,
      taken: "receipt.numberTaken",
      tooFar: "PT2600101",
      otherForm: "VCB-77",
    },
  }) as const;

/** The numbers of customer advances, which are receipts that clear nothing. */
export const advanceCase = receipts(async () => ({ class: "Advance" }));

/** Every series of numbers: a further one joins by its line here. */
export const everySeries: Readonly<Record<string, SeriesCase>> = {
  jobs: {
    stands: ["shipment", "job_no"],
    write: (tx, { actor = accountant } = {}) => {
      const { companyId, officeId, userId: userCreated } = actor;
      const row = {
        companyId,
        officeId,
        userCreated,
        userModified: userCreated,
        id: newId(),
        transactionType: "SFE",
        family: "S",
        serviceDate: day,
        personIncharge: people.documentation.id,
        currentStatus: "Processing",
        shipmentType: "Freehand",
        sumCont: 0,
        sumPackage: "0",
        noProfit: false,
        isLocked: false,
      };
      const series = { rule: jobNumbers, prefix: "SEF", day };
      return writeShipment(tx, { row, series } as unknown as PlannedShipment);
    },
  },
  "house bills": {
    stands: ["house_bill", "hwbno"],
    write: async (tx, { typed = null, actor = accountant } = {}) => {
      const form = { ...bill, hwbno: typed } as HouseBillForm;
      const planned = {
        id: newId(),
        form,
        lines: [],
        dimensions: [],
        charges: [],
        numberStem: "FWUSLAX",
        faults: [],
      };
      const job = { ...jobOfBills, officeId: actor.officeId };
      const [number] = await writeHouseBills(tx, actor, { job, bills: [planned] });
      return String(number);
    },
    typed: {
      offered: (tx) => generateHblSeaExport(tx, accountant, { podCode: "USLAX" }),
      taken: "houseBill.numberTaken",
      tooFar: "FWUSLAX2611101",
    },
  },
  "debit notes": {
    stands: ["document", "number"],
    write: async (tx) => (await billNote(tx, await sold(tx, "SELL"))).code,
  },
  "combined billings": {
    stands: ["document", "number"],
    write: async (tx, { actor = accountant } = {}) => {
      const note = await billNote(tx, await sold(tx, "SELL"));
      const form = { partnerId: chargedJob.customer, description: null, documentIds: [note.id] };
      return (await addCombine(tx, actor, form)).data.combineBillingNo;
    },
  },
  "payments to vendors": {
    stands: ["document", "number"],
    write: async (tx, { actor = accountant } = {}) => {
      const chargeIds = await sold(tx, "BUY");
      const { partnerId, id: voucherId } = await billInvoice(tx, chargeIds, {
        type: "Voucher",
        partnerId: chargedJob.carrier,
      });
      const ask = { partnerId, currencyId: "VND", payments: [{ voucherId, amount: "1000" }] };
      return (await addPayment(tx, actor, payCall.body.parse(ask))).data.paymentNo;
    },
  },
  "voucher IDs of VAT invoices": voucher("Invoice", "FHD"),
  "voucher IDs of on-behalf invoices": voucher("InvoiceTemp", "FTH"),
  "temporary numbers of VAT invoices": temporary("Invoice"),
  "temporary numbers of on-behalf invoices": temporary("InvoiceTemp"),
  "receipts over invoices": receipts(async (tx) => {
    const { id: refId } = await billInvoice(tx, await sold(tx, "SELL"));
    return { class: "Clear Debit", payments: [{ refId, note: null }] };
  }),
  "customer advances": advanceCase,
};

const newPartner = {
  partnerType: "Customer" as const,
  partnerGroup: [],
  partnerNameEn: "Ky Hoa Trading",
  partnerNameVn: "Thương mại Kỳ Hòa",
  shortName: "Ky Hoa",
  partnerLocation: "Domestic",
  partnerMode: "External",
  addressEn: "1 Nguyen Hue",
  addressVn: "1 Nguyễn Huệ",
};

/** Codes that are only typed: a record of each, and the refusal of a code that looks the same. */
export const everyCode: Readonly<Record<string, { write: Write; taken: string }>> = {
  "partner codes": {
    taken: "record.exists",
    write: async (tx, { typed, actor } = {}) => {
      const asks = castActor("administrator", { officeId: (actor ?? accountant).officeId });
      const { data } = await addPartner(tx, asks, { ...newPartner, taxCode: typed ?? "KH0300123" });
      return data.accountNo;
    },
  },
};
