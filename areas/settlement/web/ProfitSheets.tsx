import { getShipment } from "@fairway/areas/shipment/contract.ts";
import { type JobPaper, jobPlaces } from "@fairway/areas/shipment/web/places.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import type { SettlementGroup } from "../model/settlement.ts";

/** The profit sheets of the job of a group, in VND and in US dollars. */
export function ProfitSheets({ group }: { readonly group: SettlementGroup }) {
  const say = useSay();
  const client = useClient();
  const [opened, setOpened] = useState<JobPaper | null>(null);
  const sheets = (jobPlaces().papers ?? []).filter(({ paper }) => paper === "profitSheet");
  return (
    <>
      {sheets.map((sheet) => (
        <PlainButton key={sheet.words.en} onClick={() => setOpened(sheet)}>
          {say(sheet.words)}
        </PlainButton>
      ))}
      {opened ? (
        <PaperViewer
          title={`${say(opened.words)} ${group.jobNo}`}
          load={async (language) => {
            const job = await client.ask(getShipment, { id: group.jobId });
            return opened.load(client, job, language);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
