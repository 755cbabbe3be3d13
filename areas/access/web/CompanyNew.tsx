import { company } from "@fairway/areas/organisation/model/company.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { z } from "zod";
import { addCompany } from "../contract.ts";
import { refuseAccess } from "../model/refusals.ts";
import { type GivenPassword, Passwords } from "./Passwords.tsx";
import { accessWords as words } from "./words.ts";

const list = "/home/system/company";
const { adminUsername } = addCompany.body.shape;
const schema = formShape(company).extend({ adminUsername, adminEmail: z.email().max(150) });

/** Founds a company with an administrator of its own. */
export default function CompanyNew() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { userType } = useSession();
  const client = useClient();
  const { go } = useAddress();
  const [given, setGiven] = useState<GivenPassword | null>(null);
  const form = useRecordForm({
    schema,
    start: { ...formStart(company, null), adminUsername: "admin", adminEmail: "" },
    save: (values) => client.ask(addCompany, values),
    onSaved: ({ data }) =>
      setGiven({
        username: data.username,
        employeeNameVn: say(words.administratorName),
        oneTimePassword: data.oneTimePassword,
      }),
  });
  const why =
    whyNot("sysCompany.add") ??
    (userType === "Super Admin" ? null : say(refuseAccess.catalogue["company.superOnly"]));
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.companyNew)}
        back={list}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
      />
      <RecordForm form={form} readOnly={why !== null}>
        <p className="fw-quiet">{say(words.companyNewHint)}</p>
        <Section title={words.companyMain} columns={1}>
          <ResourceFields resource={company} row={null} />
        </Section>
        <Section title={words.administrator}>
          <TextField name="adminUsername" label={words.adminUsername} required max={50} />
          <TextField name="adminEmail" label={words.email} required max={150} />
        </Section>
      </RecordForm>
      {given ? (
        <Passwords
          passwords={[given]}
          title={say(words.foundedTitle, { company: form.form.getValues("abbreviation") })}
          detail={say(words.foundedDetail)}
          onNoted={() => go(list)}
        />
      ) : null}
    </div>
  );
}
