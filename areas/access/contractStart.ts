// Asked before anything is shown: apart from the rest, so that a page starts with no more.
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { menuEntry, screenPermission } from "./model/startShapes.ts";

export const getMenus = call({
  method: "GET",
  path: "Menu/GetMenus",
  right: "signedIn",
  query: z.object({ userId: z.string().optional(), officeId: z.string().optional() }),
  answer: z.array(menuEntry.extend({ subMenus: z.array(menuEntry) })),
  summary: "My side menu in the language of the path",
});

export const getPermissions = call({
  method: "GET",
  path: "SysUserPermission/Permissions",
  right: "signedIn",
  answer: z.array(screenPermission),
  summary: "My rights on every screen I may open",
});

export const whoMay = call({
  method: "GET",
  path: "SysUser/GetWhoMay",
  right: "signedIn",
  query: z.object({
    permission: z
      .string()
      .max(100)
      .regex(/^\w+\.\w+$/),
  }),
  answer: z.array(
    z.object({
      id,
      employeeNameEn: z.string(),
      employeeNameVn: z.string(),
      officeName: z.string(),
    }),
  ),
  summary: "Up to three colleagues who have a right, the nearest first",
});
