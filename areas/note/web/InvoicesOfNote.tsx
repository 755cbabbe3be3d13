import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { Fragment } from "react";

/** The numbers of the invoices of a note, each leading to its invoice for users who may list them. */
export function InvoicesOfNote({ numbers }: { readonly numbers: string | null }) {
  const may = useMay();
  if (!numbers || !may("accManagement.list")) return numbers;
  return numbers.split(", ").map((no, at) => (
    <Fragment key={no}>
      {at > 0 ? ", " : null}
      <ScreenLink
        to={`/home/accounting/management/vat-invoice?from=any&q=${encodeURIComponent(no)}`}
      >
        {no}
      </ScreenLink>
    </Fragment>
  ));
}
