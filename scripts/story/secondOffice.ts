import { addSets, setsOfUser, templateChoices } from "@fairway/areas/access/contract.ts";
import {
  addUserToOffice,
  companyCalls,
  getSettingFlow,
  officeCalls,
  saveSettingFlow,
} from "@fairway/areas/organisation/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { type Me, type Signed, whoAmI } from "../api/callServer.ts";
import type { Ground } from "./stepKind.ts";

interface Office {
  readonly id: string;
  readonly code: string;
  readonly internalCode: string | null;
  readonly [field: string]: unknown;
}

const second = {
  code: "STORY2",
  shortName: "Story 2",
  // The first office has no prefix, and each prefix is taken once.
  officePrefix: "Z",
  branchNameEn: "Second office of the stories",
  branchNameVn: "Văn phòng thứ hai",
  addressEn: "Hai Phong, Viet Nam",
  addressVn: "Hải Phòng",
  officeType: "Branch",
  timeZone: "Asia/Ho_Chi_Minh",
  active: true,
};

/**
 * Founds a second office in which the administrator alone has a level, and lets the administrator's own
 * office copy its jobs there, with the VAT of auto-rated prices.
 */
export async function secondOffice(
  { administrator, partners }: Ground,
  vat: string | null,
): Promise<void> {
  const me = await whoAmI(administrator);
  const offices = (await ask(administrator, officeCalls.query, {})) as readonly Office[];
  const there = offices.find(({ code }) => code === second.code) ?? (await found(administrator));
  await workThere(administrator, me.id, there.id);
  for (const id of [me.officeId, there.id]) {
    const { code, internalCode } = await withInternalCode(administrator, id);
    await partners.house(`House ${code}`, internalCode);
  }
  await nameBoard(administrator, me);
  const { officeId } = me;
  const { version } = await administrator.ask(getSettingFlow, { officeId });
  await administrator.ask(saveSettingFlow, {
    officeId,
    version,
    replicateOffice: {
      replicateOfficeId: there.id,
      replicatePrefix: "R",
      replicateAutorateVat: vat,
    },
  });
}

async function found(administrator: Signed): Promise<{ readonly id: string }> {
  const { data } = (await ask(administrator, officeCalls.add, second)) as {
    data: { id: string };
  };
  return data;
}

/** Gives the administrator a level in the second office with all rights there, unless it is given. */
async function workThere(administrator: Signed, userId: string, officeId: string): Promise<void> {
  const sets = await administrator.ask(setsOfUser, { id: userId });
  if (sets.some((each) => each.officeId === officeId)) return;
  const users = [{ userId, position: "Assistant" as const }];
  await administrator.ask(addUserToOffice, { officeId, users });
  const samples = await administrator.ask(templateChoices, {});
  const all = samples.find((each) => fold(each.name) === "administrator");
  if (!all) throw new Error("no permission template is called Administrator");
  await administrator.ask(addSets, { userId, sets: [{ officeId, permissionSampleId: all.id }] });
}

/** Gives an office an internal code, by which the partner is found that it is within the house. */
async function withInternalCode(administrator: Signed, id: string) {
  const office = (await ask(administrator, officeCalls.get, { id })) as Office;
  const internalCode = office.internalCode ?? `STORY-${office.code}`.slice(0, 20);
  if (!office.internalCode) {
    // The first office of a company may lack what its form requires.
    const { addressEn, addressVn } = second;
    const given = Object.entries(office).filter(([, value]) => value !== null && value !== "");
    const whole = { ...office, addressEn, addressVn, ...Object.fromEntries(given), internalCode };
    await ask(administrator, officeCalls.update, whole);
  }
  return { code: office.code, internalCode };
}

/** Makes the administrator the salesman of the board, where the company names none. */
async function nameBoard(administrator: Signed, me: Me): Promise<void> {
  const company = (await ask(administrator, companyCalls.get, { id: me.companyId })) as {
    readonly boardSalesmanId: string | null;
  };
  if (company.boardSalesmanId) return;
  await ask(administrator, companyCalls.update, { ...company, boardSalesmanId: me.id });
}

function ask(signed: Signed, call: CallSpec | undefined, body: object): Promise<unknown> {
  if (!call) throw new Error("offices and companies are neither read nor written");
  return signed.ask(call, body as never) as Promise<unknown>;
}
