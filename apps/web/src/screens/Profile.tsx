import { MySessions } from "@fairway/areas/access/web/screens.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import Forbidden from "./Forbidden.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { useMe } from "../shell/MeContext.ts";
import { shellWords } from "../shell/shellWords.ts";

/** My profile: who I am, where I work, where I am signed in, my password. */
export default function Profile() {
  const say = useSay();
  const language = useLanguage();
  const { claims, offices, groups } = useMe();
  if (useParam("userId") !== claims.id) return <Forbidden />;
  const office = offices.find((each) => each.id === claims.officeId);
  const group = groups.find(
    (each) => each.groupId === claims.groupId && each.departmentId === claims.departmentId,
  );
  return (
    <div className="fw-page">
      <PageHeader title={say(shellWords.profile)} facts={<span>{claims.userName}</span>} />
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
      <MySessions />
      <PasswordForm onDone={() => undefined} />
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
