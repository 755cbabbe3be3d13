import type { JobTab } from "@fairway/areas/shipment/web/places.ts";
import { NoteTab } from "./NoteTab.tsx";
import { words } from "./words.ts";

/** The notes of a job as a tab of its page. */
export const noteTab: JobTab = {
  key: "CDNOTE",
  words: words.tab,
  Content: ({ job }) => <NoteTab job={job} />,
};
