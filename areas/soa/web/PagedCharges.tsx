import { Pages } from "@fairway/ui/table/Pages.tsx";
import { useState } from "react";
import type { SoaLine } from "../model/soa.ts";
import { ChargeTable, type Ticking } from "./ChargeTable.tsx";
import "./soa.css";

/** The lines on one page of a statement. */
export const linesOnPage = 50;

/** Loaded lines of a statement, page by page; what is ticked counts on all of them. */
export function PagedCharges(
  props: Pick<Ticking, "ticked" | "onTick"> & { readonly lines: readonly SoaLine[] },
) {
  const { lines, ticked, onTick } = props;
  const [asked, setPage] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(lines.length / linesOnPage)));
  const shown = lines.slice((page - 1) * linesOnPage, page * linesOnPage);
  return (
    <>
      <ChargeTable lines={shown} ticking={{ ticked, onTick, all: lines, count: lines.length }} />
      {lines.length > linesOnPage ? (
        <Pages page={page} size={linesOnPage} totalItems={lines.length} onChange={setPage} />
      ) : null}
    </>
  );
}
