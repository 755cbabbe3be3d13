import { notify } from "@fairway/areas/notification/server/notify.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { apartWords } from "../model/apartWords.ts";
import { say, type Words } from "@fairway/core/words/words.ts";

const title = {
  en: "Trip {tripNo}: the delivery is not whole",
  vi: "Chuyến {tripNo}: giao hàng không đủ hoặc hư hỏng",
};

/** Tells the person in charge of a delivery with damage, or with other pieces than were loaded. Rule TR-14 */
export async function tellOfShortage(
  tx: Tx,
  by: Pick<Actor, "companyId" | "userId">,
  job: Shipment,
  proof: { readonly tripNo: string; readonly apart: number; readonly damage: string | null },
): Promise<void> {
  const { tripNo, apart, damage } = proof;
  if ((apart === 0 && !damage) || !job.personIncharge) return;
  const inEach = (text: (language: "en" | "vi") => string): Words => ({
    en: text("en"),
    vi: text("vi"),
  });
  await notify(tx, by, {
    title: inEach((language) => say(title, language, { tripNo })),
    description: inEach((language) =>
      escapeMarkup([apartWords(apart, language), damage].filter(Boolean).join(" · ")),
    ),
    actionLink: `${jobHome(job)}?tab=TRIPS`,
    userIds: [job.personIncharge],
  });
}
