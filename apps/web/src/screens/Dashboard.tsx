import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMe } from "../shell/MeContext.ts";
import { shellWords } from "../shell/shellWords.ts";
import { sideMenu } from "../shell/sideMenu.ts";

/** The first page: a greeting and the user's screens. */
export default function Dashboard() {
  const say = useSay();
  const me = useMe();
  const office = me.offices.find((each) => each.id === me.claims.officeId);
  return (
    <div className="fw-page">
      <PageHeader
        title={say(shellWords.hello, { name: me.claims.nameEn })}
        facts={office ? <span>{office.branchNameEn}</span> : null}
      />
      <div className="fw-tiles">
        {sideMenu(me.menus).map((module) => (
          <section key={module.key} className="fw-card">
            <h2>{module.name}</h2>
            <ul>
              {module.screens.map((each) => (
                <li key={each.key}>
                  <ScreenLink to={each.to}>{each.name}</ScreenLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
