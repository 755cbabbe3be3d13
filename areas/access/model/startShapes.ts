import { reaches } from "@fairway/core/permission/permission.ts";
import { z } from "zod";

/** The rights of the person on one screen. */
export const screenPermission = z.object({
  menuId: z.string(),
  route: z.string(),
  access: z.boolean(),
  detail: z.enum(reaches),
  write: z.enum(reaches),
  delete: z.enum(reaches),
  list: z.enum(reaches),
  import: z.boolean(),
  export: z.boolean(),
  allowAdd: z.boolean(),
  specialActions: z.array(z.object({ action: z.string(), isAllow: z.boolean() })),
});

/** A screen or module of the side menu. */
export const menuEntry = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  sequence: z.number(),
  arguments: z.string().nullable(),
  route: z.string(),
  display: z.boolean(),
  displayChild: z.boolean(),
  orderNumber: z.number(),
});
