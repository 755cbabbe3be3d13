import { id, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { menuRow } from "./permissionRows.ts";

/** A template of rights in the list. */
export const templateRow = z.object({
  id,
  name: z.string(),
  type: z.enum(["Standard", "User"]),
  roleId: id.nullable(),
  roleName: z.string().nullable(),
  active: z.boolean(),
  users: z.number(),
  version: z.number(),
  datetimeModified: z.string(),
});

export const templateInput = z.object({
  name: needText(150),
  type: z.enum(["Standard", "User"]).default("Standard"),
  roleId: id,
  active: z.boolean().default(true),
  menus: z.array(menuRow).max(200),
});

export const templateRecord = templateRow.extend({
  id: id.nullable(),
  menus: z.array(menuRow),
});
