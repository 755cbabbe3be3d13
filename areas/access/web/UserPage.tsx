import {
  userRoleNames,
  userTypeNames,
  workingNames,
} from "@fairway/areas/organisation/model/userNames.ts";
import {
  deleteUser,
  getUser,
  pageUsers,
  updateUser,
  userChange,
  userInput,
} from "@fairway/areas/organisation/contract.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import {
  MoneyField,
  NoteField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Modal } from "antd";
import { useState } from "react";
import { addUser, resetPassword } from "../contract.ts";
import { ActiveTag } from "./ActiveTag.tsx";
import { UserPlaces } from "./UserPlaces.tsx";
import { UserSets } from "./UserSets.tsx";
import { useUserVerbs } from "./useUserVerbs.ts";
import { accessWords as words } from "./words.ts";

type User = Answered<typeof getUser>;
const list = "/home/system/user-management";
const blank = {
  username: "",
  staffCode: "",
  employeeNameVn: "",
  employeeNameEn: "",
  title: null,
  tel: null,
  email: "",
  personalId: null,
  description: null,
  userType: "Normal User",
  userRole: "CS",
  workingStatus: "Working",
  creditLimit: "20000000",
  isLdap: false,
  active: true,
};

/** One user: person, account, places and rights. */
export default function UserPage() {
  const id = useParam("id");
  const found = useAsk(getUser, { id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  return <OpenUser key={id} user={id === "" ? null : (found.data as User)} />;
}

const startOf = (user: User) => ({
  ...Object.fromEntries(Object.keys(blank).map((key) => [key, user[key as keyof User]])),
  id: user.id,
  version: user.version,
});

const mayBeActedAs = (user: User) =>
  user.active && user.workingStatus !== "Off" && user.userType !== "Super Admin";

function OpenUser({ user }: { readonly user: User | null }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const session = useSession();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [secret, setSecret] = useState<{ password: string; name: string; id: string } | null>(null);
  const schema = user ? userChange : userInput;
  const form = useRecordForm({
    schema,
    start: user ? startOf(user) : blank,
    save: (values) => client.ask((user ? updateUser : addUser) as never, values as never),
    onSaved: (saved) => {
      for (const call of [pageUsers, getUser]) {
        void cache.invalidateQueries({ queryKey: cacheKey(call) });
      }
      const { id, oneTimePassword } = (
        saved as unknown as { data: { id: string; oneTimePassword?: string | null } }
      ).data;
      const name = String(form.form.getValues("username"));
      if (oneTimePassword) setSecret({ password: oneTimePassword, name, id });
      else {
        toast.success(say(words.saved));
        if (!user) go(`${list}/${id}`);
      }
    },
    ...(user ? { latest: async () => startOf(await client.ask(getUser, { id: user.id })) } : {}),
  });
  const reset = useVerb(resetPassword, {
    onDone: (answer) =>
      user &&
      setSecret({ password: answer.data.oneTimePassword, name: user.username, id: user.id }),
  });
  const remove = useVerb(deleteUser, {
    invalidates: [pageUsers],
    onDone: () => {
      toast.success(say(words.deleted));
      go(list);
    },
  });
  const verbs = useUserVerbs(user);
  const why = user
    ? whyNot("sysUserManagement.write", !user.permission.allowUpdate)
    : whyNot("sysUserManagement.add");
  const readOnly = why !== null;
  return (
    <div className="fw-page">
      <PageHeader
        title={user ? user.username : say(words.userNew)}
        facts={user ? <span>{user.employeeNameVn}</span> : null}
        status={user ? <ActiveTag active={user.active} /> : null}
        back={list}
        primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
        actions={[
          user &&
            session.actAs &&
            user.id !== session.userId && {
              words: words.actAs,
              why: mayBeActedAs(user) ? null : say(words.actAsNot),
              confirm: {
                title: say(words.actAsTitle, { name: user.employeeNameEn }),
                detail: say(words.actAsDetail),
              },
              run: () => void session.actAs?.(user.id),
            },
          user && {
            words: words.resetPassword,
            why: why ?? (user.isLdap ? say(words.ldapNoPassword) : null),
            busy: reset.isPending,
            confirm: {
              title: say(words.resetTitle, { name: user.username }),
              detail: say(words.resetDetail),
            },
            run: () => reset.mutate({ id: user.id }),
          },
          ...verbs,
        ]}
        dangerous={[
          user && {
            words: partWords.remove,
            why:
              whyNot("sysUserManagement.delete", !user.permission.allowDelete) ??
              (user.active ? say(words.stillActive) : null),
            confirm: {
              title: say(words.deleteTitle, { name: user.username }),
              detail: say(words.deleteDetail),
              danger: true,
            },
            run: () => remove.mutate({ id: user.id }),
          },
        ]}
      />
      <RecordForm form={form} readOnly={readOnly}>
        <Section title={words.person} columns={3}>
          <TextField name="staffCode" label={words.staffCode} required max={50} />
          <TextField name="employeeNameVn" label={words.nameVn} required max={150} />
          <TextField name="employeeNameEn" label={words.nameEn} required max={150} />
          <TextField name="email" label={words.email} required max={150} />
          <TextField name="tel" label={words.tel} max={50} />
          <TextField name="title" label={words.title} max={150} />
          <TextField name="personalId" label={words.personalId} max={50} />
          <NoteField name="description" label={words.description} span={2} rows={1} max={500} />
        </Section>
        <Section title={words.account} columns={3}>
          <TextField name="username" label={words.userName} required max={50} />
          <SelectField name="userType" label={words.userType} of={userTypeNames} required />
          <SelectField name="userRole" label={words.userRole} of={userRoleNames} required />
          <SelectField
            name="workingStatus"
            label={words.workingStatus}
            of={workingNames}
            required
          />
          <MoneyField name="creditLimit" label={words.creditLimit} currency={localCurrency} />
          <Fact name={words.creditRate}>
            {user?.creditRate ? <NumberText value={user.creditRate} unit="%" /> : null}
          </Fact>
          <SwitchField name="isLdap" label={words.isLdap} hint={words.isLdapHint} />
          <SwitchField name="active" label={words.active} />
        </Section>
      </RecordForm>
      {user ? (
        <Tabs
          tabs={[
            {
              key: "group",
              words: words.groupLevels,
              content: () => <UserPlaces userId={user.id} why={why} />,
            },
            {
              key: "role",
              words: words.role,
              content: () => <UserSets userId={user.id} why={why} />,
            },
          ]}
        />
      ) : null}
      {secret ? (
        <Modal
          open
          title={say(words.oneTime, { name: secret.name })}
          okText={say(words.noted)}
          cancelButtonProps={{ hidden: true }}
          closable={false}
          mask={{ closable: false }}
          keyboard={false}
          onOk={() => {
            setSecret(null);
            if (!user) go(`${list}/${secret.id}`);
          }}
        >
          <p>{say(words.oneTimeDetail)}</p>
          <h2 className="fw-number">{secret.password}</h2>
        </Modal>
      ) : null}
    </div>
  );
}
