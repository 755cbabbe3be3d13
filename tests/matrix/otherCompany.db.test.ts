import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castDatabase } from "../cast/castDatabase.ts";
import { castActor } from "../cast/actors.ts";
import { companyId } from "../cast/people.ts";
import { expectationOf } from "./expectations/expectationOf.ts";
import { isIdName, tableOfName } from "./expectations/names.ts";
import { type Ground, writeGround } from "./ground.ts";
import { guarded, isPart } from "./guarded.ts";
import { type IdField, idFields, sentWith } from "./idFields.ts";
import { alsoFill, sentFor } from "./askOf.ts";
import { type Guarded, type Outcome, play } from "./play.ts";
import { takesId } from "./takesId.ts";
import { idsIn, twinId, writeTwin } from "./twin.ts";
import { explainEveryStatement } from "../setup/everyStatement.ts";

explainEveryStatement();

const database = await castDatabase();
let ground: Ground;
let twins: ReadonlySet<string>;
beforeAll(async () => {
  ground = await inTransaction(database, writeGround);
  twins = await inTransaction(database, writeTwin);
}, 60_000);

const nowhere = "0190c0de-0000-7000-8000-0000000fffff";

interface Asked {
  readonly served: Guarded;
  readonly field: IdField;
  readonly name: string;
  readonly id: string | undefined;
  readonly known: Readonly<Record<string, unknown>>;
}

/** Lists of sheets lie under a controller of their own; the ids are those that the menu keeps. */
function others({ call }: Guarded, name: string): string | undefined {
  if (name === "ids" && call.path.includes("/Export")) return ground.idOf["unit"];
  return ["UserNotification", "ListMemory"].some((each) => call.path.includes(each))
    ? ground.idOf["user_notification"]
    : undefined;
}

function everyField(): Asked[] {
  return guarded.flatMap((served) => {
    const known = expectationOf(served.call, ground)?.known ?? {};
    return idFields(served.call, (name) => isIdName(served.call.path, name)).map((field) => {
      const bears = [known[field.name]].flat()[0];
      const id =
        typeof bears === "string"
          ? bears
          : (ground.idOf[tableOfName[field.name] ?? ""] ?? others(served, field.name));
      const name = `${served.call.method} ${served.call.path} ${field.part}.${field.path.join(".")}`;
      return { served, field, name, id, known };
    });
  });
}

test("every field that bears an id names a kind of record", () => {
  const silent = everyField().filter((each) => !each.id);
  expect(
    silent.map((each) => each.name),
    "say in tests/matrix/expectations/names.ts which table the field names",
  ).toEqual([]);
});

test("an id of another company is answered like one that does not exist, and changes nothing", async () => {
  const wrong: string[] = [];
  let told = 0;
  const fields = everyField().filter((each) => each.id && twins.has(twinId(each.id)));
  await rolledBack(database, async (tx) => {
    await run(tx, sql`savepoint cell`);
    const filling = new Map<Guarded, Readonly<Record<string, unknown>>>();
    for (const given of fields) {
      const known = filling.get(given.served) ?? (await filledIn(tx, given));
      filling.set(given.served, known);
      const asked = { ...given, known };
      const theirs = twinId(asked.id as string);
      const ours = await outcomeOf(tx, asked, asked.id as string);
      const away = await outcomeOf(tx, asked, theirs);
      const none = await outcomeOf(tx, asked, nowhere);
      const said = fault(asked, { away, none, theirs });
      if (said) wrong.push(`${asked.name} | ${said}`);
      if (plain(ours, asked.id as string) !== plain(away, theirs)) told += 1;
    }
  });
  console.info(
    `${fields.length} fields were given an id of another company;` +
      ` ${told} of them answer otherwise for one's own`,
  );
  expect(wrong).toEqual([]);
  // Where the results do not differ, the field is a filter without matches, or unused.
  expect(told).toBeGreaterThan(isPart ? 0 : 500);
}, 300_000);

/** The ask with what a rule behind the contract says is missing. */
async function filledIn(tx: Tx, { served, known }: Asked) {
  const fill = new Set<string>();
  const { debitCharge: _, creditCharge: __, parentId: ___, ...usual } = known;
  const filled = { ...usual, ...filling(), ...named[served.call.path], [alsoFill]: fill };
  for (let tries = 0; tries < 3; tries += 1) {
    const sent = sentFor(served.call, filled);
    const actor = castActor("administrator");
    const { fields } = await play(tx, served, { database, actor, sent });
    for (const { field } of fields ?? []) fill.add(field.split(".").at(-1) ?? "");
  }
  return filled;
}

const filling = () => ({
  pod: ground.podId,
  modeOfTransport: "SEA",
  taxCode: "0300588143",
  taxcode: "0300588143",
  partnerGroup: ["CONSIGNEE"],
  freightPayment: "Prepaid",
  serviceDate: ground.day,
  etd: ground.day,
  sailingDate: ground.day,
  startDate: "2027-01-01",
  effectiveDate: "2027-01-01",
  service: "SFE",
  services: "SFE",
  serviceTypeId: "SFE",
});

// What is new bears no id yet; somebody has to be told by name to be looked up.
const named: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "CsShipmentSurcharge/AddAndUpdate": { id: null, version: null },
  "CsShipmentSurcharge/SaveBill": { id: null, version: null },
  "AcctReceipt/SaveReceipt": { id: null, version: null },
  "SysUserLevel/AddUserToCompany": { id: null },
  "SysUserLevel/AddUserToOffice": { id: null },
  "SysUserLevel/AddUserToDepartment": { id: null },
  "SysUserLevel/AddUserToGroup": { id: null },
  "OpsStageAssigned/AddMultipleStage": { id: null },
  SysNotification: { type: "User" },
  CsShippingInstruction: { version: null },
  "CsManifest/AddOrUpdateManifest": { version: null },
  "CatCharge/addNew": { type: "DEBIT", code: "S_ZZZ" },
  "CatPlace/Add": { code: "VNZZZ" },
};

type Seen = Outcome & { readonly fault?: string; readonly touched?: number };

async function outcomeOf(tx: Tx, { served, field, known }: Asked, id: string): Promise<Seen> {
  const sent = sentWith(served.call, known, field, id);
  const actor = castActor("administrator");
  let touched = 0;
  const look = async () => {
    const found = await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from history where changed_at >= now()
        and (company_id <> ${companyId} or after::text like ${`%${id}%`})`,
    );
    touched = found.count;
  };
  const outcome = await play(tx, served, { database, actor, sent, look }).catch((error: Error) => ({
    fault: error.message.slice(0, 200),
  }));
  return { ...outcome, touched };
}

function fault(
  { served }: Asked,
  { away, none, theirs }: { away: Seen; none: Seen; theirs: string },
): string {
  if (away.fault) return `fault: ${away.fault}`;
  if (away.touched) return "changes a row of another company, or names it in one";
  const leaked = idsIn(textOf(away)).find((id) => twins.has(id) && id !== theirs);
  if (leaked) return `tells ${leaked}`;
  if (plain(away, theirs) !== plain(none, nowhere)) {
    return `differs: ${plain(away, theirs).slice(0, 200)} / ${plain(none, nowhere).slice(0, 200)}`;
  }
  const { method, writes } = served.call;
  const isWrite = writes ?? method !== "GET";
  return isWrite && away.status === undefined && takesId(textOf(away), theirs) ? "takes it" : "";
}

const textOf = ({ answer }: Outcome) =>
  answer && typeof answer === "object" && "bytes" in answer ? null : answer;

/** What is answered, without the id that was asked for and without ids that are new each time. */
function plain(outcome: Seen, id: string): string {
  const { answer: _, touched: __, ...rest } = outcome;
  return JSON.stringify({ ...rest, answer: textOf(outcome) ?? null })
    .replaceAll(id, "it")
    .replace(/01[0-9a-f]{6}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (each) =>
      Object.values(ground.idOf).includes(each) ? each : "new",
    )
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, "then");
}
