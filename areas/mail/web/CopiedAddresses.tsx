import { copyTypes } from "@fairway/areas/organisation/model/emailSetting.ts";
import { EmailSettings } from "@fairway/areas/organisation/web/EmailSettings.tsx";
import { departmentPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { templateWords as words } from "./templateWords.ts";

/** The addresses that get the mails of a department in copy. */
export default function CopiedAddresses() {
  const say = useSay();
  const whyNot = useWhyNot();
  const [id, setId] = useState<string | null>(null);
  return (
    <div className="fw-page">
      <PageHeader title={say(words.copies)} />
      <p className="fw-quiet">{say(words.copiesAbout)}</p>
      <div className="fw-columns fw-columns-3">
        <PickerInput
          source={departmentPicker}
          value={id}
          label={say(words.department)}
          placeholder={say(words.department)}
          onChange={setId}
        />
      </div>
      {id ? (
        <EmailSettings
          key={id}
          id={id}
          why={whyNot("sysDepartment.write")}
          shown
          types={copyTypes}
        />
      ) : null}
    </div>
  );
}
