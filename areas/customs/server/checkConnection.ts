import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { readValues, startValues } from "@fairway/core/resource/values.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { openRecord } from "@fairway/engine/resource/getRecord.ts";
import { declaredConnection } from "../contract.ts";
import type { ecusKinds } from "../model/ecusConnection.ts";
import { refuseEcus } from "../model/ecusRefusals.ts";
import { passwordOf } from "./ecusSecretTable.ts";
import { dialled } from "./connectionTarget.ts";
import { declarationSources } from "./sources/declarationSource.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Connects as a stored connection does.
 *
 * Shape: the transaction waits for the other computer, ten seconds at most.
 * Refuses: record.notFound · access.forbidden · ecus.…
 * Source: rule CU-8
 */
export async function checkStoredConnection(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const row = await openRecord(tx, actor, declaredConnection, id);
  const password = await passwordOf(tx, actor.companyId, id);
  if (password === null) throw refuseEcus("ecus.noPassword", {}, { field: "dbpassword" });
  await probe(row, password);
  return true as const;
}

/** Connects with typed fields. Refuses: access.forbidden · every wrong field at once · ecus.… */
export async function checkTypedConnection(
  _tx: Tx,
  actor: Actor,
  ask: Values & { readonly dbpassword?: string | null | undefined },
) {
  actor.mustHave("settingEcusConnection.add", "settingEcusConnection.write");
  // Whose it is and how it is called does not matter to the other computer.
  const typed = { ...ask, name: "-", userId: actor.userId };
  const { values, problems } = readValues(declaredConnection, {
    ...startValues(declaredConnection),
    ...typed,
  });
  const missing = ask.dbpassword ? [] : [refuseEcus.field("dbpassword", "ecus.noPassword")];
  refuseFields([...problems, ...missing]);
  await probe(values, String(ask.dbpassword));
  return true as const;
}

async function probe(values: Values, password: string): Promise<void> {
  const kind = values["kind"] as keyof typeof ecusKinds;
  const target = await dialled({
    kind,
    serverName: String(values["serverName"]),
    port: (values["port"] as string | null | undefined) ?? null,
    dbname: String(values["dbname"]),
    dbusername: String(values["dbusername"]),
    password,
  });
  await declarationSources[kind].probe(target);
}
