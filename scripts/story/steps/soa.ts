import { queryAgreements } from "@fairway/areas/agreement/contract.ts";
import { addSoa, listChargeShipment, updateSoa } from "@fairway/areas/soa/contract.ts";
import { type SoaDetail, soaTypes } from "@fairway/areas/soa/model/soa.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { amount, day, stepKind, word } from "../stepKind.ts";

/** A statement over all free lines of a partner on some jobs; a typed rate is saved after creating. */
export const soa = stepKind({
  fields: {
    day,
    type: z.enum(soaTypes),
    partner: word,
    currency: z.enum(bookCurrencies),
    jobs: z.array(word).min(1),
    obh: z.boolean().optional(),
    charges: z.array(word).optional(),
    excRateUsdToLocal: amount.optional(),
  },
  follows: {},
  async play({ signed, administrator, partners, made }, ask) {
    const { type, currency: currencyId } = ask;
    const usual = type === "Debit" ? "Customer" : "Supplier";
    const { id: customerId } = await partners.partner(ask.partner, usual);
    const [agreement] = await administrator.ask(queryAgreements, { partnerId: customerId });
    const criteria = {
      customerId,
      type,
      currencyId,
      soaformDate: "2000-01-01",
      soatoDate: "2099-12-31",
      salemanId: type === "Debit" ? (agreement?.salemanId ?? null) : null,
      obh: ask.obh ?? true,
    };
    const jobs = ask.jobs.map((job) => made(job));
    const ofJobs = new Set(jobs.map(({ jobId }) => jobId));
    const found = await signed.ask(listChargeShipment, criteria);
    const lines = found.chargeShipments.filter(
      (line) => ofJobs.has(line.jobId) && (ask.charges?.includes(line.chargeCode) ?? true),
    );
    const surchargeIds = lines.map(({ id }) => id);
    const form = { ...criteria, surchargeIds, exchangeDate: ask.day };
    const { data } = await signed.ask(addSoa, form);
    const saved = ask.excRateUsdToLocal
      ? await signed.ask(updateSoa, {
          id: data.id,
          version: data.version,
          soaformDate: data.soaformDate,
          soatoDate: data.soatoDate,
          excRateUsdToLocal: ask.excRateUsdToLocal,
          surchargeIds,
        })
      : { data };
    const [{ jobId, service } = { jobId: "", service: "SFE" as const }] = jobs;
    return {
      output: shownSoa(saved.data),
      made: { jobId, service, soaId: data.id, soano: data.soano },
    };
  },
});

function shownSoa(detail: SoaDetail) {
  return {
    soano: detail.soano,
    status: detail.status,
    debitAmount: detail.debitAmount,
    creditAmount: detail.creditAmount,
    totalAmount: detail.totalAmount,
    totals: detail.totals,
    totalShipment: String(detail.totalShipment),
    totalCharge: String(detail.totalCharge),
  };
}
