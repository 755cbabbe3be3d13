import { localCurrency } from "@fairway/core/money/currency.ts";
import { type Day } from "@fairway/core/time/day.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { DueDateBase } from "@fairway/areas/due/model/dueDay.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { sql } from "kysely";
import type { AgreementInput } from "../model/agreementShapes.ts";
import {
  type AgreementTerms,
  shipmentTypeOf,
  usualTerm,
  withDefaults,
} from "../model/agreement.ts";
import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import type { PartnerType } from "@fairway/areas/partner/model/partnerTypes.ts";

/** The fields of a partner that the defaults of its agreements depend on. */
export interface AgreementPartner {
  readonly type: PartnerType;
  readonly partnerLocation?: unknown;
}

/** An agreement as it is stored, all defaults filled in. */
export interface FullTerms extends AgreementTerms {
  readonly salemanId: string;
  readonly officeId: readonly string[];
  readonly shipmentType: string;
  readonly paymentMethod: string;
  readonly baseOn: DueDateBase;
  readonly currencyId: string;
  readonly creditCurrency: string;
  readonly noDue: boolean;
  readonly vas: readonly string[];
  readonly firstShipmentDate: Day | null;
  readonly emailAddress: string | null;
  readonly description: string | null;
}

/** Fills empty fields with defaults; no office means every head office and branch. */
export async function fullTerms(
  tx: Tx,
  actor: Actor,
  partner: AgreementPartner,
  ask: AgreementInput,
): Promise<FullTerms> {
  const type: ContractType = ask.contractType;
  const agent = partner.type === "Agent";
  const oversea = partner.partnerLocation === "Oversea";
  const usual = type === "Guarantee" || (!agent && !oversea) ? localCurrency : "USD";
  const currencyId = type === "Guarantee" ? localCurrency : (ask.currencyId ?? usual);
  const effectiveDate: Day = ask.effectiveDate ?? actor.today;
  const everything = Object.keys(serviceNames);
  return withDefaults({
    salemanId: ask.salemanId ?? actor.userId,
    officeId: ask.officeId.length ? ask.officeId : await allOffices(tx, actor),
    saleService: agent || ask.saleService.length === 0 ? everything : ask.saleService,
    contractType: type,
    contractNo: ask.contractNo,
    shipmentType: shipmentTypeOf(type),
    effectiveDate,
    expiredDate: ask.expiredDate ?? null,
    paymentMethod: agent ? "All" : ask.paymentMethod,
    baseOn: ask.baseOn,
    currencyId,
    creditCurrency: type === "Guarantee" ? localCurrency : (ask.creditCurrency ?? currencyId),
    paymentTerm: ask.paymentTerm ?? usualTerm(type),
    paymentTermObh: ask.paymentTermObh ?? null,
    creditLimit: ask.creditLimit ?? null,
    creditLimitRate: ask.creditLimitRate ?? "120",
    creditUnlimited: ask.creditUnlimited ?? false,
    trialCreditLimited: ask.trialCreditLimited ?? null,
    trialCreditDays: ask.trialCreditDays ?? null,
    trialEffectDate: null,
    trialExpiredDate: null,
    noDue: ask.noDue ?? false,
    vas: agent ? everything : (ask.vas ?? []),
    autoExtendDays: ask.autoExtendDays ?? "0",
    firstShipmentDate: ask.firstShipmentDate ?? null,
    emailAddress: ask.emailAddress,
    description: ask.description,
  });
}

async function allOffices(tx: Tx, actor: Actor): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from office
      where company_id = ${actor.companyId} and active and office_type in ('Head', 'Branch')`,
  );
  return found.map((each) => each.id);
}
