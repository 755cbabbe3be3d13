import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import type { z } from "zod";
import { office } from "../model/office.ts";
import {
  type MarginRow,
  noMargin,
  type officeSettings,
  type settingChange,
  usualLock,
  usualMarginCap,
  usualRateShare,
  usualReleaseDays,
  usualReceivable,
  usualReplicateMargin,
  usualReplicateStep,
  usualSteps,
} from "../model/officeSetting.ts";
import { refuseOrganisation } from "../model/refusals.ts";
import { getOffice } from "./getOffice.ts";
import {
  readMargin,
  readSetting,
  readSettings,
  saveLines,
  type SettingRow,
} from "./officeSettingTable.ts";

const usualRow = { ...usualSteps, overLimit: null };

registerConstraints({
  office_approval_type_fk: () => refuseOrganisation("setting.typeUnknown"),
});

type At = { readonly companyId: string };
export type OfficeSettings = z.input<typeof officeSettings>;

/** Returns the settings of an office, with defaults where it has none (OR-12). */
export async function getOfficeSettings(
  tx: Tx,
  actor: Actor,
  ask: { officeId: string },
): Promise<OfficeSettings> {
  const row = await readRecord(tx, actor, office, ask.officeId);
  actor.must("sysOffice.detail", row);
  const { setting, approvals, types, locks, margins } = await readSettings(tx, actor, ask.officeId);
  const rowsOf = (flow: "Approval" | "Unlock") =>
    types
      .filter((each) => each.flow === flow)
      .map(({ type, typeName }) => {
        const { leader, manager, accountant, bod, overLimit } =
          approvals.find((each) => each.flow === flow && each.type === type) ?? usualRow;
        return { type, typeName, leader, manager, accountant, bod, overLimit };
      });
  const perService = <Row extends { transactionType: string }>(
    stored: readonly Row[],
    usual: (service: ServiceCode) => Row,
  ) =>
    serviceCodes.map(
      (service) => stored.find((each) => each.transactionType === service) ?? usual(service),
    );
  return {
    officeId: ask.officeId,
    version: setting?.version ?? 0,
    isSet: setting !== null,
    approvals: rowsOf("Approval"),
    unlocks: rowsOf("Unlock"),
    account: receivableOf(setting),
    accountPayable: {
      approvalAdvance: setting?.approvalAdvance ?? false,
      approvalSettlement: setting?.approvalSettlement ?? false,
    },
    opex: { alertAtd: setting?.alertAtd ?? false },
    stages: {
      stagesOnOpening: setting?.stagesOnOpening ?? true,
      startsInSchedule: setting?.startsInSchedule ?? false,
      warningHours: setting?.warningHours ?? null,
    },
    typedRate: { rateShare: setting?.rateShare ?? usualRateShare },
    finishing: { marginCap: setting?.marginCap ?? usualMarginCap },
    release: { releaseDays: setting?.releaseDays ?? usualReleaseDays },
    replicateOffice: {
      replicateOfficeId: setting?.replicateOfficeId ?? null,
      replicatePrefix: setting?.replicatePrefix ?? null,
      replicateAutorateVat: setting?.replicateAutorateVat ?? null,
      replicateMargin: setting?.replicateMargin ?? usualReplicateMargin,
      replicateStep: setting?.replicateStep ?? usualReplicateStep,
    },
    replicateOfficeCode: setting?.replicateOfficeCode ?? null,
    lockingDateShipment: perService(locks, usualLock),
    profitMargins: perService(margins, noMargin),
    userNameModified: setting?.userNameModified ?? null,
    datetimeModified: setting?.datetimeModified ?? null,
    permission: { allowUpdate: actor.may("sysOffice.write", row) },
  };
}

/**
 * Saves the settings of an office; a part that is not sent is unchanged.
 *
 * Locks:   the setting of the office.
 * Refuses: record.conflict · setting.replicateHere · setting.replicateUnknown
 * Source:  OR-12 to OR-14, areas/organisation/README.md
 */
export async function saveOfficeSettings(
  tx: Tx,
  actor: Actor,
  ask: z.output<typeof settingChange>,
): Promise<{ status: true; data: { officeId: string; version: number } }> {
  const { officeId } = ask;
  const row = await readRecord(tx, actor, office, officeId, true);
  actor.must("sysOffice.write", row);
  const before = await readSetting(tx, actor, officeId, true);
  if ((before?.version ?? 0) !== ask.version) throw refuse("record.conflict");
  const replicate = ask.replicateOffice && (await replicateOf(tx, actor, ask));
  const changes = {
    ...ask.accountReceivable,
    ...ask.accountPayable,
    ...ask.opex,
    ...ask.stages,
    ...ask.typedRate,
    ...ask.finishing,
    ...ask.release,
    ...replicate,
  };
  const version = before
    ? await updateVersioned(
        tx,
        "office_setting",
        { companyId: actor.companyId, id: before.id, version: ask.version },
        { ...changes, ...stampChange(actor) },
      )
    : await insertSetting(tx, actor, officeId, changes);
  const { approvePayments, unlockShipments, lockShipmentDate, profitMargins } = ask;
  const steps = [
    ...(approvePayments ?? []).map((each) => ({ flow: "Approval", ...each })),
    ...(unlockShipments ?? []).map((each) => ({ flow: "Unlock", ...each })),
  ];
  const approvals = { name: "office_approval", key: ["flow", "type"] };
  await saveLines(tx, actor, approvals, officeId, steps);
  const byService = (name: string) => ({ name, key: ["transaction_type"] });
  await saveLines(tx, actor, byService("office_lock"), officeId, lockShipmentDate ?? []);
  await saveLines(tx, actor, byService("office_margin"), officeId, profitMargins ?? []);
  return { status: true, data: { officeId, version } };
}

/** Returns which checks of partners an office makes before further work, if any. */
export async function receivableSettings(tx: Tx, at: At, officeId: string) {
  return receivableOf(await readSetting(tx, at, officeId));
}

/** Returns the most days for which an office releases a check point. */
export async function releaseDaysOf(tx: Tx, at: At, officeId: string): Promise<number> {
  return (await readSetting(tx, at, officeId))?.releaseDays ?? usualReleaseDays;
}

/** Returns the hours before a deadline at which jobs of an office are warned, if it says so. */
export async function warningHoursOf(tx: Tx, at: At, officeId: string): Promise<number | null> {
  return (await readSetting(tx, at, officeId))?.warningHours ?? null;
}

/** Do jobs of an office with a typed service date ahead start in schedule? */
export async function startsInSchedule(tx: Tx, at: At, officeId: string): Promise<boolean> {
  return (await readSetting(tx, at, officeId))?.startsInSchedule ?? false;
}

/** Returns the minimum margin of a service of an office to users of the company (`actor.userId`). */
export async function getProfitMargin(
  tx: Tx,
  actor: Actor,
  ask: { officeId: string; transactionType: ServiceCode },
): Promise<MarginRow> {
  await getOffice(tx, actor, ask.officeId);
  return (await readMargin(tx, actor, ask)) ?? noMargin(ask.transactionType);
}

function receivableOf(setting: SettingRow | null) {
  if (!setting) return usualReceivable;
  const keys = Object.keys(usualReceivable) as (keyof typeof usualReceivable)[];
  return Object.fromEntries(keys.map((key) => [key, setting[key]])) as typeof usualReceivable;
}

async function insertSetting(tx: Tx, actor: Actor, officeId: string, changes: object) {
  await insertRow(tx, "office_setting", {
    ...usualReceivable,
    approvalAdvance: false,
    approvalSettlement: false,
    alertAtd: false,
    ...changes,
    companyId: actor.companyId,
    id: newId(),
    officeId,
    datetimeCreated: "now",
    datetimeModified: "now",
    version: 1,
    userCreated: actor.userId,
    userModified: actor.userId,
  });
  return 1;
}

// Without an office nothing is copied, so prefix and rate have no effect.
async function replicateOf(tx: Tx, actor: Actor, ask: z.output<typeof settingChange>) {
  const {
    replicateOfficeId,
    replicatePrefix,
    replicateAutorateVat,
    replicateMargin,
    replicateStep,
  } = ask.replicateOffice ?? {};
  if (!replicateOfficeId) {
    return { replicateOfficeId: null, replicatePrefix: null, replicateAutorateVat: null };
  }
  const at = { field: "replicateOffice.replicateOfficeId" };
  if (replicateOfficeId === ask.officeId) throw refuseOrganisation("setting.replicateHere", {}, at);
  const target = await getOffice(tx, actor, replicateOfficeId);
  if (!target.active) throw refuseOrganisation("setting.replicateUnknown", {}, at);
  return {
    replicateOfficeId,
    replicatePrefix: replicatePrefix || "R",
    replicateAutorateVat: replicateAutorateVat ?? null,
    ...(replicateMargin ? { replicateMargin } : {}),
    ...(replicateStep ? { replicateStep } : {}),
  };
}
