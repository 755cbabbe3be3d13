import { call } from "@fairway/core/contract/call.ts";
import { id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const byId = z.object({ id });
const done = z.object({ status: z.literal(true) });

/** One message to me. */
export const notificationRow = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  actionLink: z.string().nullable(),
  status: z.enum(["New", "Read", "Closed"]),
  datetimeCreated: instant,
});

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

export const deleteNotification = call({
  method: "DELETE",
  path: "SysUserNotification/Delete",
  right: "signedIn",
  query: byId,
  answer: done,
  summary: "Delete one of my messages",
});
