import { updatePassword } from "@fairway/areas/session/contract.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame } from "@fairway/ui/form/FieldFrame.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input } from "antd";
import { z } from "zod";
import { screenWords } from "./screenWords.ts";

const passwordShape = z.object({
  oldPassword: z.string().min(1),
  newPassword: z.string().min(1),
  again: z.string().min(1),
});

const sameTwice = passwordShape.refine((each) => each.newPassword === each.again, {
  path: ["again"],
  params: { words: screenWords.notTheSame },
});

const nothing = { oldPassword: "", newPassword: "", again: "" };

/** Changes the user's own password; also shown on the login screen when a change is required. */
export function PasswordForm(props: { readonly onDone: () => void; readonly columns?: 1 | 3 }) {
  const say = useSay();
  const client = useClient();
  const form = useRecordForm({
    schema: sameTwice,
    start: nothing,
    save: ({ oldPassword, newPassword }) =>
      client.ask(updatePassword, { oldPassword, newPassword }),
    onSaved: () => {
      form.form.reset(nothing);
      toast.success(say(screenWords.passwordChanged));
      props.onDone();
    },
  });
  const fields = {
    oldPassword: screenWords.oldPassword,
    newPassword: screenWords.newPassword,
    again: screenWords.repeatPassword,
  };
  return (
    <RecordForm form={form}>
      <Section title={screenWords.changePassword} columns={props.columns ?? 3}>
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
            {say(screenWords.changePassword)}
          </Button>
        </div>
      </Section>
    </RecordForm>
  );
}
