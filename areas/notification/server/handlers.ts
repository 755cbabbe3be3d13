import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { deleteNotification, pageNotifications, readNotification } from "./myNotifications.ts";

export const handlers: Served[] = [
  serve(contract.pageNotifications, pageNotifications),
  serve(contract.readNotification, readNotification),
  serve(contract.deleteNotification, deleteNotification),
];
