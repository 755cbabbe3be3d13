import { notifyEach } from "@fairway/areas/notification/server/notify.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { customsHome } from "../model/customsHome.ts";
import type { EcusDeclaration } from "../model/declarationOfEcus.ts";
import { channels } from "../model/declarationTerms.ts";
import { setRoutes, type StoredDeclaration } from "./declarationTable.ts";
import { noteDeclarations } from "./noteDeclarations.ts";
import type { Reading } from "./readingTable.ts";

/** A known declaration with another channel, or with a release. */
export interface Changed {
  readonly stored: StoredDeclaration;
  readonly route: string | null;
  readonly releasedOn: string | null;
}

/** What customs software changes of a known declaration; null without a change. */
export function changeOf(stored: StoredDeclaration, read: EcusDeclaration): Changed | null {
  const route = read.route ?? stored.route;
  const releasedOn = read.releasedOn ?? stored.releasedOn;
  const isSame = route === stored.route && releasedOn === stored.releasedOn;
  return isSame ? null : { stored, route, releasedOn };
}

/**
 * Takes changed channels and releases, notes the milestones of the jobs and tells the persons in
 * charge; as many statements for many declarations as for one.
 *
 * Locks: nothing more; the caller has locked the declarations and checked the right on each.
 * Source: rules CU-15 and CU-29
 */
export async function takeChanges(
  tx: Tx,
  { companyId, userCreated }: Pick<Reading, "companyId" | "userCreated">,
  changed: readonly Changed[],
): Promise<void> {
  await setRoutes(
    tx,
    companyId,
    userCreated,
    changed.map(({ stored: { id }, route, releasedOn }) => ({ id, route, releasedOn })),
  );
  const jobIds = changed.flatMap(({ stored }) => stored.jobId ?? []);
  await noteDeclarations(tx, { companyId, userId: userCreated }, jobIds);
  const told = changed.filter(({ stored }) => stored.personIncharge !== null);
  if (told.length === 0) return;
  await notifyEach(
    tx,
    { companyId, userId: null },
    told.map(({ stored, route, releasedOn }) => ({
      title: titleOf(stored, route, releasedOn),
      actionLink: `${customsHome}/detail/${stored.id}`,
      userIds: [String(stored.personIncharge)],
    })),
  );
}

function titleOf(
  stored: StoredDeclaration,
  route: string | null,
  releasedOn: string | null,
): Words {
  const number = String(stored["clearanceNo"]);
  const job = String(stored.jobNo);
  if (releasedOn !== null && releasedOn !== stored.releasedOn) {
    return {
      en: `Declaration ${number} of job ${job} is cleared`,
      vi: `Tờ khai ${number} của lô ${job} đã thông quan`,
    };
  }
  const channel = channels[route as keyof typeof channels];
  return {
    en: `Declaration ${number} of job ${job}: channel ${channel.en}`,
    vi: `Tờ khai ${number} của lô ${job}: ${channel.vi}`,
  };
}
