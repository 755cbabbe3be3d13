import { call } from "@fairway/core/contract/call.ts";
import { hub } from "@fairway/core/contract/hub.ts";
import { id, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { handOverKeys } from "./model/handOverKeys.ts";
import { notificationRow } from "./model/notification.ts";

const byId = z.object({ id });
const done = z.object({ status: z.literal(true) });

export const pageNotifications = call({
  method: "GET",
  path: "SysUserNotification/Paging",
  right: "signedIn",
  query: z.object({
    page: z.coerce.number().int().min(0).default(1),
    size: z.coerce.number().int().min(1).max(100).default(15),
  }),
  answer: z.object({
    data: z.array(notificationRow),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
    totalNoRead: z.number(),
  }),
  summary: "My messages, the newest first",
});

export const readNotification = call({
  method: "PUT",
  path: "SysUserNotification/Read",
  right: "signedIn",
  query: byId,
  answer: done,
  summary: "Mark one of my messages as read",
});

export const readAllNotifications = call({
  method: "PUT",
  path: "SysUserNotification/ReadAll",
  right: "signedIn",
  answer: done,
  summary: "Mark all of my messages as read",
});

export const deleteNotification = call({
  method: "DELETE",
  path: "SysUserNotification/Delete",
  right: "signedIn",
  query: byId,
  answer: done,
  summary: "Delete one of my messages",
});

export const myHandOvers = call({
  method: "GET",
  path: "SysUserNotification/HandOvers",
  right: "signedIn",
  answer: z.array(z.object({ kind: z.enum(handOverKeys), isOn: z.boolean() })),
  summary: "The kinds of handed on work that may reach me, and whether I am told",
});

const message = needText(1000);

export const sendNotification = call({
  method: "POST",
  path: "SysNotification",
  right: "sysNotification.write",
  body: z.object({
    /** Markup of words and their weight is kept, all other markup is removed. */
    title: needText(500),
    description: maybeText(2000),
    /** System goes to all users of the company, User to those of `userIds`. */
    type: z.enum(["System", "User"]).default("System"),
    /** A screen, possibly with a query. */
    actionLink: maybeText(500),
    userIds: z.array(id).max(1000).default([]),
  }),
  answer: z.object({ status: z.literal(true), data: z.object({ id }) }),
  summary: "Send a message that stays in the list of those it is for",
});

export const sendToAll = call({
  method: "POST",
  path: "SysNotification/SendToAllClient",
  right: "sysNotification.write",
  query: z.object({ msg: message }),
  answer: done,
  summary: "Show a text once to everybody of the company who is connected",
});

export const sendToClient = call({
  method: "POST",
  path: "SysNotification/SendToClient",
  right: "sysNotification.write",
  query: z.object({ connectionId: needText(100), msg: message }),
  answer: done,
  summary: "Show a text once on one connection",
});

export const notificationHub = hub({
  path: "/notification",
  summary: "What happens, as it happens, to those it is for",
  events: {
    NotificationWhenChange: {
      content: notificationRow,
      summary: "A message to me was written",
    },
    NotificationWhenGone: {
      content: z.literal(true),
      summary: "Messages to me were taken back, because their work is done",
    },
    SendMessageToAllClient: {
      content: message,
      summary: "A text to everybody of the company who is connected",
    },
    SendMessageToClient: { content: message, summary: "A text to this connection" },
    BroadCastMessage: {
      content: message,
      sentBy: "sysNotification.write",
      summary: "A text that one browser sends to all of the company; for tests",
    },
  },
});
