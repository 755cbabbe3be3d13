import { addRule, listRules, updateRule } from "@fairway/areas/linkfee/contract.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { day, stepKind, word } from "../stepKind.ts";

const service = z.enum(serviceCodes);

/** A rule that says which selling charge becomes which buying charge; one of the same terms is changed. */
export const linkRule = stepKind({
  fields: {
    ruleName: word.optional(),
    serviceSelling: service,
    chargeSelling: word,
    partnerSelling: word.optional(),
    serviceBuying: service,
    chargeBuying: word,
    partnerBuying: word,
    effectiveDate: day.default("2020-01-01"),
    expiredDate: day.optional(),
    status: z.boolean().default(true),
  },
  follows: {},
  async play({ signed, entries, partners }, ask) {
    const { serviceSelling, serviceBuying } = ask;
    const chargeSelling = await entries.charge(ask.chargeSelling, "SELL", serviceSelling);
    const chargeBuying = await entries.charge(ask.chargeBuying, "BUY", serviceBuying);
    const partnerBuying = (await partners.partner(ask.partnerBuying, "Supplier")).id;
    const payer = ask.partnerSelling;
    const terms = { serviceSelling, chargeSelling, serviceBuying, chargeBuying, partnerBuying };
    const rule = {
      ...terms,
      ruleName: ask.ruleName ?? `${Object.values(terms).join(" ").slice(0, 190)}`,
      partnerSelling: payer ? (await partners.partner(payer, "Customer")).id : null,
      effectiveDate: ask.effectiveDate,
      expiredDate: ask.expiredDate ?? null,
      status: ask.status,
    };
    const services = { serviceSelling, serviceBuying, partnerBuying };
    const listed = await signed.ask(listRules, { ...services, page: 1, size: 100 } as never);
    const stored = (listed.data as unknown as readonly Stored[]).find(
      (each) =>
        idOf(each.chargeSelling) === chargeSelling && idOf(each.chargeBuying) === chargeBuying,
    );
    if (stored) {
      const { id, version } = stored;
      await signed.ask(updateRule, { ...rule, id, version } as never);
    } else await signed.ask(addRule, rule as never);
    return { output: {} };
  },
});

type Linked = string | { readonly id: string };

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly chargeSelling: Linked;
  readonly chargeBuying: Linked;
}

function idOf(link: Linked): string {
  return typeof link === "string" ? link : link.id;
}
