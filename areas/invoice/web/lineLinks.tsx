import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { Fragment, type ReactNode } from "react";
import type { InvoiceLine } from "../model/invoice.ts";

type Linked = Pick<
  InvoiceLine,
  "jobId" | "jobNo" | "transactionType" | "hblid" | "hwbno" | "cdNoteNo"
>;

/** The address of the job of a line; null for a line without a job. */
function homeOf({ jobId, transactionType }: Linked): string | null {
  return jobId && transactionType ? jobHome({ id: jobId, transactionType }) : null;
}

/** The job of a line as a link. */
export function jobOf(line: Linked): ReactNode {
  const home = homeOf(line);
  return home ? <ScreenLink to={home}>{line.jobNo}</ScreenLink> : line.jobNo;
}

/** The house bill of a line as a link. */
export function billOf(line: Linked): ReactNode {
  const home = homeOf(line);
  if (!home || !line.hblid) return line.hwbno;
  return <ScreenLink to={`${home}/hbl/${line.hblid}`}>{line.hwbno}</ScreenLink>;
}

/** The debit note of a line as a link to it in the list of notes. */
export function noteOf({ cdNoteNo, jobId }: Linked): ReactNode {
  if (!cdNoteNo || !jobId) return cdNoteNo;
  const to = `/home/accounting/management/cd-invoice?note=${cdNoteNo}&job=${jobId}`;
  return <ScreenLink to={to}>{cdNoteNo}</ScreenLink>;
}

/** The jobs, bills and notes of an invoice's lines, each once, as links. */
export function LinksOfLines(props: { readonly lines: readonly InvoiceLine[] }) {
  return (
    <span className="fw-page-facts">
      {[
        { no: (line: InvoiceLine) => line.jobNo, link: jobOf },
        { no: (line: InvoiceLine) => line.hwbno, link: billOf },
        { no: (line: InvoiceLine) => line.cdNoteNo, link: noteOf },
      ].flatMap(({ no, link }) =>
        [...new Map(props.lines.map((line) => [no(line), line]))].map(([text, line]) =>
          text ? <Fragment key={text}>{link(line)}</Fragment> : null,
        ),
      )}
    </span>
  );
}
