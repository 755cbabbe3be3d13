import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { RecordFiles } from "./RecordFiles.tsx";
import { fileWords as words } from "./words.ts";

/** The files of the record in the address; the rights on the record apply. */
export default function AttachScreen() {
  const say = useSay();
  const { search } = useAddress();
  const { module, folder, objectId, billingNo } = search;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.attach)}
        facts={billingNo || null}
        back="/home/tool/file-management"
      />
      {module && folder && objectId ? (
        <Section columns={1}>
          <RecordFiles owner={{ moduleName: module, folder, objectId }} why={null} />
        </Section>
      ) : (
        <EmptyState title={words.noRecord} detail={words.noRecordDetail} />
      )}
    </div>
  );
}
