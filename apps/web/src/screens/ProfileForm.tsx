import { updateProfile } from "@fairway/areas/organisation/contract.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { NoteField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { FileButton } from "@fairway/ui/parts/FileButton.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useRouter } from "@tanstack/react-router";
import { Avatar, Button, Space } from "antd";
import { useFormContext, useWatch } from "react-hook-form";
import { forgetSession } from "../session/me.ts";
import { useMe } from "../shell/MeContext.ts";
import { screenWords } from "./screenWords.ts";
import { BankField } from "./BankField.tsx";
import { smallPhoto } from "./smallPhoto.ts";

/** The user's own data: names, title, telephone, e-mail, bank account, identity and photo. */
export function ProfileForm({ why }: { readonly why: string | null }) {
  const say = useSay();
  const client = useClient();
  const router = useRouter();
  const { claims } = useMe();
  const form = useRecordForm({
    schema: updateProfile.body,
    start: {
      employeeNameVn: claims.nameVn,
      employeeNameEn: claims.nameEn,
      title: claims.title,
      tel: claims.phone_number,
      email: claims.email ?? "",
      bankAccountNo: claims.bankAccountNo,
      bankName: claims.bankName,
      bankCode: claims.bankCode,
      personalId: claims.personalId,
      description: claims.description,
      photo: claims.photo,
    },
    save: (values) => client.ask(updateProfile, values),
    onSaved: () => {
      toast.success(say(screenWords.profileSaved));
      // The header shows the new name and photo at once.
      forgetSession();
      void router.invalidate();
    },
  });
  return (
    <RecordForm form={form} readOnly={why !== null}>
      <Section title={screenWords.person}>
        <TextField name="employeeNameVn" label={screenWords.fullName} required max={150} />
        <TextField name="employeeNameEn" label={screenWords.nameEn} required max={150} />
        <TextField name="title" label={screenWords.jobTitle} max={150} />
        <TextField name="email" label={screenWords.email} required max={150} />
        <TextField name="tel" label={screenWords.phone} max={50} />
        <TextField name="bankAccountNo" label={screenWords.bankAccountNo} max={50} />
        <BankField />
        <TextField name="bankCode" label={screenWords.bankCode} disabled />
        <TextField name="personalId" label={screenWords.personalId} max={50} />
        <NoteField name="description" label={screenWords.description} span={2} rows={1} max={500} />
        <Photo name={claims.nameEn} why={why} />
        <div className="fw-span-3">
          <Why text={why}>
            <Button type="primary" htmlType="submit" loading={form.saving} disabled={why !== null}>
              {say(screenWords.saveProfile)}
            </Button>
          </Why>
        </div>
      </Section>
    </RecordForm>
  );
}

function Photo(props: { readonly name: string; readonly why: string | null }) {
  const say = useSay();
  const { setValue } = useFormContext();
  const photo: string | null = useWatch({ name: "photo" });
  const change = (text: string | null) => setValue("photo", text, { shouldDirty: true });
  const choose = (file: File) => {
    // The picture is sent with the form instead of an upload of its own.
    smallPhoto(file).then(change, () => toast.error(say(screenWords.photoWrong)));
  };
  return (
    <div className="fw-field">
      <span className="fw-fact-name">{say(screenWords.photo)}</span>
      <Space>
        <Avatar size={56} src={photo}>
          {props.name.slice(0, 1).toUpperCase()}
        </Avatar>
        <Why text={props.why}>
          <FileButton
            accept="image/png,image/jpeg"
            disabled={props.why !== null}
            title={say(screenWords.photoHint)}
            onFile={choose}
          >
            {say(screenWords.choosePhoto)}
          </FileButton>
        </Why>
        {photo && !props.why ? (
          <Button size="small" onClick={() => change(null)}>
            {say(screenWords.removePhoto)}
          </Button>
        ) : null}
      </Space>
    </div>
  );
}
