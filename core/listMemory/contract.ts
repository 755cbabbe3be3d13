import { z } from "zod";
import { call } from "../contract/call.ts";
import { done, id, needText } from "../contract/shapes.ts";

/** How many views of one list a user may keep. */
export const mostViews = 50;

const list = needText(80);
const keys = z.array(z.string().max(80)).max(200);

/** A view of a list: a name, and the filters, keywords, order and columns as in the address. */
const listView = z.object({
  id,
  list: z.string(),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  /** Users change and delete only their own views. */
  isMine: z.boolean(),
  ownerName: z.string(),
});
export type ListView = z.infer<typeof listView>;

const columnChoice = z.object({
  /** The shown columns in order; null for the list's default. */
  shown: keys.nullable(),
  frozen: keys.nullable(),
  widths: z.record(z.string().max(80), z.number().min(20).max(2000)),
});

export const getListMemory = call({
  method: "GET",
  path: "ListMemory",
  right: "signedIn",
  answer: z.object({
    views: z.array(listView),
    columns: z.array(columnChoice.extend({ list: z.string() })),
  }),
  summary: "My views of lists, those shared with my office, and how I arranged columns",
});

export const saveListView = call({
  method: "POST",
  path: "ListMemory/View",
  right: "signedIn",
  body: z.object({
    list,
    name: needText(60),
    search: z.string().max(4000),
    isShared: z.boolean().default(false),
  }),
  answer: done(z.object({ id })),
  summary: "Keep a view of a list under a name; one of mine with the same name is replaced",
});

export const dropListView = call({
  method: "DELETE",
  path: "ListMemory/View/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Delete one of my views",
});

export const rememberColumns = call({
  method: "PUT",
  path: "ListMemory/Columns",
  right: "signedIn",
  body: columnChoice.extend({ list }),
  answer: done(z.object({ list: z.string() })),
  summary: "Remember how I arranged the columns of a list",
});
