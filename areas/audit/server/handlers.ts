import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { exportAudit, pageAudit } from "./auditLog.ts";

export const handlers: Served[] = [
  serve(contract.pageAudit, pageAudit),
  serve(contract.exportAudit, exportAudit),
];
