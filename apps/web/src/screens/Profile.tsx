import { updatePassword } from "@fairway/areas/access/contract.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame } from "@fairway/ui/form/FieldFrame.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Input } from "antd";
import { z } from "zod";
import Forbidden from "./Forbidden.tsx";
import { useMe } from "../shell/MeContext.ts";
import { shellWords } from "../shell/shellWords.ts";

/** My profile: who I am, where I work, my password. */
export default function Profile() {
  const say = useSay();
  const language = useLanguage();
  const { claims, offices, groups } = useMe();
  const { search } = useAddress();
  if (useParam("userId") !== claims.id) return <Forbidden />;
  const office = offices.find((each) => each.id === claims.officeId);
  const group = groups.find(
    (each) => each.groupId === claims.groupId && each.departmentId === claims.departmentId,
  );
  return (
    <div className="fw-page">
      <PageHeader title={say(shellWords.profile)} facts={<span>{claims.userName}</span>} />
      {search.password ? (
        <Alert type="warning" showIcon title={say(shellWords.mustChange)} />
      ) : null}
      <Section title={shellWords.person}>
        <Fact words={shellWords.fullName} value={claims.nameVn} />
        <Fact words={shellWords.nameEn} value={claims.nameEn} />
        <Fact words={shellWords.staffCode} value={claims.code} />
        <Fact words={shellWords.jobTitle} value={claims.title} />
        <Fact words={shellWords.email} value={claims.email} />
        <Fact words={shellWords.phone} value={claims.phone_number} />
        <Fact words={shellWords.bankAccountNo} value={claims.bankAccountNo} />
        <Fact words={shellWords.bankName} value={claims.bankName} />
      </Section>
      <Section title={shellWords.workPlace}>
        <Fact
          words={shellWords.office}
          value={language === "vi" ? office?.branchNameVn : office?.branchNameEn}
        />
        <Fact
          words={shellWords.group}
          value={
            group?.type === "Group"
              ? `${group.departmentName} - ${group.groupName}`
              : say(shellWords.board)
          }
        />
      </Section>
      <PasswordForm />
    </div>
  );
}

function Fact(props: { readonly words: Words; readonly value: string | null | undefined }) {
  const say = useSay();
  return (
    <div className="fw-field">
      <span className="fw-fact-name">{say(props.words)}</span>
      <div className="fw-fact">{props.value || "–"}</div>
    </div>
  );
}

const passwordShape = z.object({
  oldPassword: z.string().min(1),
  newPassword: z.string().min(1),
  again: z.string().min(1),
});

const sameTwice = passwordShape.refine((each) => each.newPassword === each.again, {
  path: ["again"],
  params: { words: shellWords.notTheSame },
});

const nothing = { oldPassword: "", newPassword: "", again: "" };

function PasswordForm() {
  const say = useSay();
  const client = useClient();
  const { change } = useAddress();
  const form = useRecordForm({
    schema: sameTwice,
    start: nothing,
    save: ({ oldPassword, newPassword }) =>
      client.ask(updatePassword, { oldPassword, newPassword }),
    onSaved: () => {
      form.form.reset(nothing);
      change({ password: null }, { replace: true });
      toast.success(say(shellWords.passwordChanged));
    },
  });
  const fields = {
    oldPassword: shellWords.oldPassword,
    newPassword: shellWords.newPassword,
    again: shellWords.repeatPassword,
  };
  return (
    <RecordForm form={form}>
      <Section title={shellWords.changePassword}>
        {Object.entries(fields).map(([name, label]) => (
          <FieldFrame key={name} name={name} label={label} required>
            {({ field, id, invalid }) => (
              <Input.Password
                id={id}
                ref={field.ref}
                value={field.value}
                autoComplete={name === "oldPassword" ? "current-password" : "new-password"}
                {...(invalid ? { status: "error" as const, "aria-invalid": true } : {})}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          </FieldFrame>
        ))}
        <div className="fw-span-3">
          <Button type="primary" htmlType="submit" loading={form.saving}>
            {say(shellWords.changePassword)}
          </Button>
        </div>
      </Section>
    </RecordForm>
  );
}
