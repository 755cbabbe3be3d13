import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { colleague, commentText, jobComment } from "./model/jobComment.ts";

const right = rightOnJobs("detail");

export const commentsOfJob = call({
  method: "GET",
  path: "JobComment/OfJob/{jobId}",
  right,
  params: z.object({ jobId: id }),
  answer: z.array(jobComment),
  summary: "The comments of a job, the first written first",
});

export const colleaguesOfJob = call({
  method: "GET",
  path: "JobComment/Colleagues/{jobId}",
  right,
  params: z.object({ jobId: id }),
  answer: z.array(colleague),
  summary: "The colleagues who may open a job and can be mentioned in its comments",
});

export const addComment = call({
  method: "POST",
  path: "JobComment/Add",
  right,
  body: z.object({ jobId: id, text: commentText }),
  answer: done(jobComment),
  summary: "Write a comment on a job; mentioned colleagues get a message",
});

export const updateComment = call({
  method: "PUT",
  path: "JobComment/Update",
  right,
  body: z.object({ id, version: z.number().int(), text: commentText }),
  answer: done(jobComment),
  summary: "Change one's own comment",
});

export const deleteComment = call({
  method: "DELETE",
  path: "JobComment/Delete",
  right,
  query: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Delete one's own comment",
});
