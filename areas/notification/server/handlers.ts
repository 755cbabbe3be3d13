import { type Served, serve } from "@fairway/engine/http/serve.ts";
import type { ServedHub } from "@fairway/engine/realtime/serveHub.ts";
import * as contract from "../contract.ts";
import { hub } from "./hub.ts";
import { myHandOvers } from "./myHandOvers.ts";
import {
  deleteNotification,
  pageNotifications,
  readAllNotifications,
  readNotification,
} from "./myNotifications.ts";
import { sendNotification, sendToAll, sendToClient } from "./sendMessages.ts";

export const handlers: Served[] = [
  serve(contract.pageNotifications, pageNotifications),
  serve(contract.readNotification, readNotification),
  serve(contract.readAllNotifications, readAllNotifications),
  serve(contract.deleteNotification, deleteNotification),
  serve(contract.myHandOvers, myHandOvers),
  serve(contract.sendNotification, sendNotification),
  serve(contract.sendToAll, sendToAll),
  serve(contract.sendToClient, sendToClient),
];

/** The hubs of this area. */
export const hubs: ServedHub[] = [hub];
