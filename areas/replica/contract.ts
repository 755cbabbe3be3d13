import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import { newOperation, operationRecord } from "@fairway/areas/operation/model/operation.ts";
import { oneBillServices, openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeText } from "@fairway/core/contract/shapes.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { shownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { z } from "zod";
import { type ComparedField, comparedFields } from "./model/difference.ts";

/** A right on the jobs of the services that have replicas. */
const onReplicated = (action: string): Permission[] =>
  openServices.flatMap(({ menu, hasReplicas }) =>
    hasReplicas ? [`${menu}.${action}` as const] : [],
  );

const onOperations = (action: string): Permission[] =>
  oneBillServices.map(({ menu }) => `${menu}.${action}` as const);

export const replicateJobs = call({
  method: "POST",
  path: "OpsTransaction/ReplicateJob",
  right: onReplicated("write"),
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  answer: done(
    z.array(
      z.object({
        id,
        /** Its one bill. */
        hblid: id,
        jobNo: z.string(),
        replicaOf: id,
        replicaOfNo: z.string(),
      }),
    ),
  ),
  summary: "Replicate jobs to the partner office",
});

export const duplicateJob = call({
  method: "POST",
  path: "OpsTransaction/InsertDuplicateJob",
  right: onOperations("add"),
  body: newOperation.extend({
    /** The job that is duplicated. */
    id,
    /** Its own lines are taken over, rated on today. */
    withCharges: z.boolean().default(true),
    /** The new job has a replica with the lines of that of the source. */
    withReplica: z.boolean().default(false),
    /** The new job revises the source, which is closed, and takes no lines. */
    revises: z.boolean().default(false),
  }),
  answer: doneWithAlerts(operationRecord),
  summary: "Duplicate an operations job with charges",
});

export const syncGoods = call({
  method: "PUT",
  path: "OpsTransaction/SyncGoodInforToReplicateJob",
  right: onReplicated("write"),
  query: z.object({ jobId: id }),
  answer: done(z.object({ id, jobNo: z.string() })),
  summary: "Copy goods data to the replicated job",
});

export const replicateDeclaration = call({
  method: "PUT",
  path: "CustomsDeclaration/ReplicateClearance",
  right: `${customsDeclaration.menu}.write`,
  query: z.object({ id }),
  answer: done(z.object({ added: z.number(), jobNo: z.string() })),
  summary: "Replicate a clearance",
});

export const chargesFromReplicas = call({
  method: "POST",
  path: "OpsTransaction/ChargeFromReplicate",
  right: onReplicated("UpdateCharge"),
  /** Numbers of replicas; none takes those of all jobs of the user's office. */
  body: z.object({ arrJobRep: z.array(z.string().max(60)).max(500).default([]) }),
  answer: doneWithAlerts(
    z.object({
      /** The jobs that got lines, and how many lines those are. */
      jobs: z.number(),
      lines: z.number(),
      /** Lines that no line was made of: the catalogue maps no charge, or a settlement is not approved. */
      left: z.array(
        z.object({
          jobNo: z.string(),
          chargeCode: z.string(),
          reason: z.enum(["unmapped", "unsettled"]),
        }),
      ),
    }),
  ),
  summary: "Pull charges from replicated jobs",
});

export const autoRateReplicas = call({
  method: "POST",
  path: "OpsTransaction/AutoRateReplicate",
  right: onReplicated("UpdateCharge"),
  /** The number of a replica, or of a settlement that holds lines of replicas. */
  query: z.object({ jobNo: maybeText(60), settleNo: maybeText(60) }),
  answer: done(
    z.object({
      added: z.number(),
      /** The selling lines that were made, each with the bought line that it sells. */
      lines: z.array(shownSurcharge.extend({ sourceId: id })),
    }),
  ),
  summary: "Sell the costs of a replica to the office of its job",
});

const fieldNames = Object.keys(comparedFields) as [ComparedField, ...ComparedField[]];

export const listDifferences = call({
  method: "GET",
  path: "ReplicaCharge/Differences",
  right: onReplicated("detail"),
  query: z.object({ jobId: id }),
  answer: z.object({
    lines: z.array(
      z.object({
        id,
        version: z.number(),
        kind: z.enum(["REPLICATE", "AUTO_RATE"]),
        type: z.enum(surchargeTypes),
        chargeCode: z.string(),
        chargeNameEn: z.string(),
        chargeNameVi: z.string(),
        sourceJobNo: z.string(),
        /** The document that holds the line, which is not changed then. */
        heldBy: z.string().nullable(),
        /** The other line would make no line any more. */
        isGone: z.boolean(),
        fields: z.array(
          z.object({
            field: z.enum(fieldNames),
            here: z.string().nullable(),
            there: z.string().nullable(),
          }),
        ),
      }),
    ),
    /** Lines of the replica that were not taken over yet. */
    untaken: z.number(),
  }),
  summary: "How the lines that were made of lines of a replica differ from them now",
});

export const takeDifferences = call({
  method: "PUT",
  path: "ReplicaCharge/TakeDifferences",
  right: onReplicated("UpdateCharge"),
  body: z.object({
    jobId: id,
    lines: z
      .array(z.object({ id, version: z.number().int() }))
      .min(1)
      .max(500),
  }),
  answer: done(z.object({ count: z.number() })),
  summary: "Bring lines of a job to the lines of the replica that they were made of",
});
