import { getCharge, updateCharge } from "@fairway/areas/catalogue/contract.ts";
import { getOperation } from "@fairway/areas/operation/contract.ts";
import { autoRateReplicas } from "@fairway/areas/replica/contract.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { z } from "zod";
import { shownLine } from "../chargeLines.ts";
import { type Ground, stepKind, word } from "../stepKind.ts";

/** Sells the costs of a replica to the office of its job, by charges that the step maps first. */
export const autoRate = stepKind({
  fields: { job: word, map: z.record(word, word).default({}) },
  follows: { job: ["job"] },
  copiesLines: true,
  async play(ground, ask) {
    const { jobId, service } = ground.made(ask.job);
    for (const [bought, sold] of Object.entries(ask.map)) {
      await mapCharge(ground, { bought, sold, service });
    }
    const { jobNo } = await ground.signed.ask(getOperation, { id: jobId });
    const { data } = await ground.signed.ask(autoRateReplicas, { jobNo });
    const lines = data.lines.map((line) => {
      const { id, hblid, type, unitPrice, vatrate, chargeCode: charge } = line;
      const source = ground.lineOf(line.sourceId);
      ground.keepLine(`${ask.id}.${source}`, { id, hblid, jobId, type });
      return [source, { charge, unitPrice, vatrate, ...shownLine(line) }] as const;
    });
    return { output: { lines: Object.fromEntries(lines), added: String(data.added) } };
  },
});

/** Maps a bought charge to the one that sells it. */
async function mapCharge(
  { administrator, entries }: Ground,
  {
    bought,
    sold,
    service,
  }: { readonly bought: string; readonly sold: string; readonly service: ServiceCode },
): Promise<void> {
  const id = await entries.charge(bought, "BUY", service);
  const debitCharge = await entries.charge(sold, "SELL", service);
  const { defaultAccounts: _accounts, ...charge } = await administrator.ask(getCharge, { id });
  if (charge["debitCharge"] === debitCharge) return;
  await administrator.ask(updateCharge, { ...charge, debitCharge } as never);
}
