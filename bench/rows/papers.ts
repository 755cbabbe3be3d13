import { addNote, previewNote } from "@fairway/areas/note/contract.ts";
import { exportPartners } from "@fairway/areas/partner/contract.ts";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm } from "../load/measure.ts";
import { besideLists } from "./besideLists.ts";
import { makeBillable } from "./billable.ts";

type Facts = Record<string, number | string>;

/**
 * The paper of a debit note of 40 lines, a sheet of very many customers, and the throughput of the
 * list of jobs for other users meanwhile.
 */
export async function papers(ground: Ground): Promise<Facts> {
  const accountant = await ground.as("lan");
  const [job] = await makeBillable(ground, 1, 40);
  if (!job) throw new Error("no job was made ready");
  const { data: note } = await accountant.ask<{ data: { code: string } }>(addNote, {
    jobId: job.jobId,
    type: "DEBIT",
    partnerId: job.customerId,
    chargeIds: job.chargeIds,
    exchangeDate: "2026-11-20",
  });
  const paper = () => accountant.send(previewNote, { jobId: job.jobId, creditDebitNo: note.code });
  const printed = await coldAndWarm("paper of a note of 40 lines", paper);

  const admin = await ground.as("admin");
  const sheet = await besideLists(ground, () =>
    admin.send(exportPartners, { partnerType: "Customer", format: "xlsx" }),
  );
  const [{ n }] = (await ground.find<{ n: number }>(
    "select count(*)::int as n from partner where company_id = $1 and partner_type = 'Customer'",
    [ground.companyId],
  )) as [{ n: number }];
  const facts = {
    ...printed,
    "rows of the sheet": n,
    "sheet, s": sheet.seconds,
    "sheet, MB": sheet.answer.length / 1e6,
    "memory it took, MB": sheet.memory,
    "list alone, 95th percentile, ms": sheet.quiet,
    "list during the sheet, 95th percentile, ms": sheet.loud,
    "times as long": sheet.loud / sheet.quiet,
  };
  return facts;
}
