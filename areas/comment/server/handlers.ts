import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { addComment } from "./addComment.ts";
import { colleaguesOfJob } from "./colleaguesOfJob.ts";
import { deleteComment } from "./deleteComment.ts";
import { listComments } from "./listComments.ts";
import { updateComment } from "./updateComment.ts";

/** The calls of the comments of jobs. */
export const handlers: Served[] = [
  serve(contract.commentsOfJob, listComments),
  serve(contract.colleaguesOfJob, colleaguesOfJob),
  serve(contract.addComment, addComment),
  serve(contract.updateComment, updateComment),
  serve(contract.deleteComment, deleteComment),
];
