import { ManagementTabs } from "@fairway/areas/invoice/web/ManagementTabs.tsx";
import { titles } from "@fairway/areas/invoice/web/titles.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { GapList } from "./NumberGaps.tsx";

/** The gaps next to the lists of invoices and notes. */
export default function AccountingGaps() {
  const say = useSay();
  return (
    <div className="fw-page">
      <PageHeader title={say(titles.management)} />
      <ManagementTabs current="number-gaps" />
      <GapList />
    </div>
  );
}
