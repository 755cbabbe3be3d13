import { auditKinds, type AuditKind } from "@fairway/core/audit/auditKinds.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, maybeText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { auditRow } from "./model/auditRow.ts";

const kinds = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]];

/** The search parameters of the audit. */
export const auditCriteria = z.object({
  /** Days in the time zone of the caller's office, both included. */
  from: day.nullish(),
  to: day.nullish(),
  kind: z.enum(kinds).nullish(),
  /** Part of the user name, the person's name or the object, with or without accents. */
  keyword: maybeText(200),
});

export const pageAudit = call({
  method: "POST",
  path: "AuditLog/Paging",
  right: "settingCatalogLogViewer.list",
  query: paging,
  body: auditCriteria,
  answer: pageOf(auditRow),
  summary: "Who did what from where, the newest first",
});

export const exportAudit = call({
  method: "POST",
  path: "AuditLog/Export",
  writes: false,
  right: "settingCatalogLogViewer.export",
  body: auditCriteria,
  answer: "file",
  summary: "The audit as a workbook, at most 20,000 entries",
});
