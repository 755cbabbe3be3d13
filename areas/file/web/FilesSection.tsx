import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { Suspense } from "react";
import type { FileOwner } from "../model/owner.ts";
import { titles } from "./titles.ts";

const RecordFiles = later(async () => (await import("./RecordFiles.tsx")).RecordFiles);

/** The files of a record as a section of its page, loaded when the page is complete. */
export function FilesSection(props: {
  readonly owner: FileOwner;
  /** The service of the job to which the record belongs; its types of document are offered. */
  readonly service?: string;
  /** Why the files are read-only; null when they may be changed. */
  readonly why: string | null;
}) {
  return (
    <Section title={titles.files} columns={1}>
      <Suspense fallback={<RowSkeletons rows={2} />}>
        <RecordFiles {...props} />
      </Suspense>
    </Section>
  );
}
