import { MySessions, MyStanding } from "@fairway/areas/session/web/screens.tsx";
import { MyHandOvers } from "@fairway/areas/notification/web/screens.tsx";
import { Pictures } from "@fairway/areas/file/web/screens.tsx";
import { levelsOfUser } from "@fairway/areas/organisation/contract.ts";
import { PlaceTable } from "@fairway/areas/organisation/web/screens.tsx";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense } from "react";
import Forbidden from "./Forbidden.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { useMe } from "../shell/MeContext.ts";
import { shellWords } from "../shell/shellWords.ts";
import { screenWords } from "./screenWords.ts";

/** The user's profile: personal data, signature, places of work, sessions, password. */
export default function Profile() {
  const say = useSay();
  const { claims } = useMe();
  const places = useAsk(levelsOfUser, { id: claims.id });
  const asked = useParam("userId");
  if (asked !== "" && asked !== claims.id) return <Forbidden />;
  const why = claims.actedBy ? say(shellWords.notWhileActing) : null;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(shellWords.profile)}
        facts={<span>{`${claims.userName} · ${claims.code}`}</span>}
      />
      <ProfileForm why={why} />
      <Suspense fallback={null}>
        <MyStanding claims={claims} />
        <Pictures id={claims.id} why={why} />
        <Section title={screenWords.whereIWork} columns={1}>
          <PlaceTable rows={places.data ?? []} of="person" why={why} own />
        </Section>
        <MyHandOvers why={why} />
        <MySessions why={why} />
      </Suspense>
      {why || claims.isLdap ? null : <PasswordForm onDone={() => undefined} />}
    </div>
  );
}
