import { isAllowedHost } from "@fairway/areas/customs/model/allowedHosts.ts";
import { connectorSettings } from "@fairway/areas/outbox/model/connectors.ts";
import { refuseOutbox } from "@fairway/areas/outbox/model/refusals.ts";
import { keepSecret, readConnector } from "@fairway/areas/outbox/server/storedConnector.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { accountingSettings } from "./accountingSettings.ts";
import { portOf } from "./openConnector.ts";

type Shown = Answer<typeof contract.getConnector>;

/** Returns the way to the accounting system. Refuses: access.forbidden */
export async function getConnector(tx: Tx, actor: Actor): Promise<Shown> {
  actor.mustHave("sysCompany.detail");
  return shownConnector(tx, actor);
}

async function shownConnector(tx: Tx, actor: Actor): Promise<Shown> {
  const stored = await readConnector(tx, actor.companyId);
  const { waiting } = await one<{ waiting: number }>(
    tx,
    sql`select count(*)::int as waiting from sync_item
      where company_id = ${actor.companyId} and state in ('Waiting', 'Failed')`,
  );
  return {
    connector: stored?.connector ?? null,
    address: stored?.address ?? null,
    userName: stored?.userName ?? null,
    settings: connectorSettings.parse(stored?.settings ?? {}),
    hasSecret: stored?.sealed != null,
    version: stored?.version ?? 0,
    waiting,
  };
}

/**
 * Chooses the way to the accounting system, or that accountants enter everything by hand. A kept
 * secret stays only for the same system.
 *
 * Locks: the connector.
 * Refuses: access.forbidden · record.conflict · outbox.waiting when another system is chosen while
 *   records are on their way · outbox.address, .host, .noKey, .noSecret
 * Source: rule OB-9, areas/outbox/README.md
 */
export async function saveConnector(
  tx: Tx,
  actor: Actor,
  { version, secret, connector, ...asked }: Ask<typeof contract.saveConnector>,
) {
  actor.mustHave("sysCompany.write");
  const { companyId } = actor;
  const before = await shownConnector(tx, actor);
  if (before.version !== version) throw refuse("record.conflict");
  const isOther = before.connector !== connector || before.address !== asked.address;
  if (isOther && before.connector !== null && before.waiting > 0) {
    throw refuseOutbox("outbox.waiting", { count: before.waiting });
  }
  const stored = await readConnector(tx, companyId);
  if (connector === null) {
    if (stored) await deleteRows(tx, "accounting_connector", companyId, [stored.id], actor.userId);
    return { status: true as const, data: await shownConnector(tx, actor) };
  }
  const isReached = connector === "documents" || connector === "tryton";
  const address = isReached ? mayReach(asked.address) : null;
  const keeps = stored?.sealed && !isOther && asked.userName === stored.userName;
  const { secretsKey } = accountingSettings();
  if (isReached && secret && !secretsKey) {
    throw refuseOutbox("outbox.noKey", {}, { field: "secret" });
  }
  if (isReached && !secret && !keeps)
    throw refuseOutbox("outbox.noSecret", {}, { field: "secret" });
  const row = {
    connector,
    address,
    userName: asked.userName,
    settings: asked.settings,
    ...stampChange(actor),
  };
  const id = stored?.id ?? newId();
  if (stored) await updateVersioned(tx, "accounting_connector", { companyId, id, version }, row);
  else await insertRow(tx, "accounting_connector", { companyId, id, ...row });
  if (isReached && secret && secretsKey) {
    await keepSecret(tx, { companyId, id, secretsKey }, secret);
  }
  return { status: true as const, data: await shownConnector(tx, actor) };
}

/** The address as it is called. Refuses: outbox.address, .host */
function mayReach(address: string | null): string {
  const url = URL.parse(address ?? "");
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw refuseOutbox("outbox.address", {}, { field: "address" });
  }
  if (!isAllowedHost(accountingSettings().hosts, url.hostname, portOf(url))) {
    throw refuseOutbox("outbox.host", { host: url.host }, { field: "address" });
  }
  return url.href;
}

registerConstraints({ accounting_connector_once: () => refuse("record.conflict") });
