import { notify } from "@fairway/areas/notification/server/notify.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { outboxHome } from "../model/outboxHome.ts";

interface Told {
  readonly number: string;
  readonly userCreated: string;
}

/** Tells the user who sent a record that the accounting system sent it back. */
export function tellRejected(tx: Tx, companyId: string, item: Told, reason: string) {
  return tell(tx, companyId, item, reason, {
    en: `Accounting sent ${item.number} back`,
    vi: `Kế toán trả lại ${item.number}`,
  });
}

/** Tells the user who sent a record that it could not be delivered. */
export function tellNotDelivered(tx: Tx, companyId: string, item: Told, reason: string) {
  return tell(tx, companyId, item, reason, {
    en: `${item.number} could not be sent to accounting`,
    vi: `Không gửi được ${item.number} cho kế toán`,
  });
}

async function tell(tx: Tx, companyId: string, item: Told, reason: string, title: Words) {
  await notify(
    tx,
    { companyId, userId: null },
    {
      userIds: [item.userCreated],
      title,
      description: escapeMarkup(reason.slice(0, 300)),
      actionLink: `${outboxHome}?q=${encodeURIComponent(item.number)}`,
    },
  );
}
