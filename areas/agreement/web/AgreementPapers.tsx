import { RecordFiles } from "@fairway/areas/file/web/RecordFiles.tsx";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { listAgreements } from "../contract.ts";
import { agreementFiles } from "../model/fileFolder.ts";
import { agreementWords as words } from "./words.ts";

/** The files of a partner's agreements that the user may open, read-only. */
export default function AgreementPapers({ partnerId }: { readonly partnerId: string }) {
  const say = useSay();
  const agreements = useAsk(listAgreements, { partnerId });
  const opened = (agreements.data ?? []).filter((each) => each.may.includes("open"));
  if (opened.length === 0) return null;
  return (
    <Section title={words.agreementFiles} columns={1}>
      {opened.map((each) => (
        <div key={each.id}>
          <h3 className="fw-quiet">
            {say(contractTypes[each.contractType as keyof typeof contractTypes])} {each.contractNo}
          </h3>
          <RecordFiles
            owner={{ ...agreementFiles, objectId: each.id }}
            why={say(words.filesAtAgreement)}
          />
        </div>
      ))}
    </Section>
  );
}
