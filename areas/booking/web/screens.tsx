import { screen } from "@fairway/ui/screens.ts";
import { notedService, notesHome } from "../model/notedService.ts";
import { titles } from "./words.ts";

const { menu } = notedService;

/** The screens of booking notes: the list, a new note or a copy, a note. */
export const screens = [
  screen({
    path: notesHome,
    menu,
    title: titles.list,
    load: () => import("./BookingNoteList.tsx"),
  }),
  screen({
    path: `${notesHome}/new`,
    menu,
    title: titles.create,
    load: () => import("./BookingNoteForm.tsx"),
  }),
  screen({
    path: `${notesHome}/:bookingNoteId`,
    menu,
    title: titles.note,
    load: () => import("./BookingNoteForm.tsx"),
  }),
];
