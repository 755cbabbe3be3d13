import {
  BellOutlined,
  MenuOutlined,
  MoonOutlined,
  PoweroffOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  SunOutlined,
} from "@ant-design/icons";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { paletteWords } from "@fairway/ui/palette/paletteWords.ts";
import { LaterChoice } from "@fairway/ui/parts/LaterChoice.tsx";
import { Light } from "@fairway/ui/parts/Light.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useDark } from "@fairway/ui/useDark.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense } from "react";
import { switchLanguage } from "../language.ts";
import type { Me } from "../session/me.ts";
import { leave, switchTo } from "../session/signIn.ts";
import { shellWords } from "./shellWords.ts";

const Bell = later(async () => (await import("./Bell.tsx")).Bell);
const PersonMenu = later(async () => (await import("./PersonMenu.tsx")).PersonMenu);

/**
 * The header: logo, menu toggle, title, search, office, group, bell, language, user menu, sign-out.
 */
export function Header(props: {
  readonly me: Me;
  readonly title: string;
  readonly group: string | null;
  readonly onToggleMenu: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}) {
  const say = useSay();
  const confirm = useConfirm();
  const language = useLanguage();
  const [dark, toggleDark] = useDark();
  const { me } = props;
  const name = language === "vi" ? me.claims.nameVn : me.claims.nameEn;
  const logout = async () => {
    if (await confirm({ title: say(shellWords.askLogout) })) await leave(me);
  };
  return (
    <header className="fw-header">
      <ScreenLink to="/home/dashboard" className="fw-mark">
        <img src="/mark.svg" alt="" width={24} height={24} />
        <span>{say(shellWords.product)}</span>
      </ScreenLink>
      <PlainButton
        kind="text"
        icon={<MenuOutlined />}
        aria-label={say(shellWords.toggleMenu)}
        onClick={props.onToggleMenu}
      />
      <div className="fw-crumbs">
        {props.group ? <span className="fw-crumb-group">{props.group}</span> : null}
        <span className="fw-crumb-title">{props.title}</span>
      </div>
      <button type="button" className="fw-header-search" onClick={props.onSearch}>
        <SearchOutlined aria-hidden />
        <span>{say(shellWords.search)}</span>
        <kbd>{"Ctrl K"}</kbd>
      </button>
      <UnitSwitches me={me} />
      <Suspense
        fallback={
          <Light className="fw-light-plain">
            <BellOutlined />
          </Light>
        }
      >
        <Bell why={me.claims.actedBy ? say(shellWords.notWhileActing) : null} />
      </Suspense>
      <PlainButton
        kind="text"
        icon={<QuestionCircleOutlined />}
        aria-label={say(paletteWords.help)}
        title={`${say(paletteWords.help)} (?)`}
        onClick={props.onHelp}
      />
      <PlainButton
        kind="text"
        className="fw-language"
        title={say(shellWords.language)}
        aria-label={`${language.toUpperCase()}, ${say(shellWords.language)}`}
        onClick={() => switchLanguage(language === "en" ? "vi" : "en")}
      >
        {language === "en" ? "EN" : "VI"}
      </PlainButton>
      <PlainButton
        kind="text"
        className="fw-desk"
        icon={dark ? <SunOutlined /> : <MoonOutlined />}
        aria-label={say(dark ? shellWords.light : shellWords.dark)}
        title={say(dark ? shellWords.light : shellWords.dark)}
        onClick={toggleDark}
      />
      <Suspense fallback={<PersonFace name={name} />}>
        <PersonMenu me={me} name={name} logout={logout} />
      </Suspense>
      <PlainButton
        kind="text"
        className="fw-desk"
        icon={<PoweroffOutlined />}
        aria-label={say(shellWords.signOut)}
        title={say(shellWords.signOut)}
        onClick={logout}
      />
    </header>
  );
}

function PersonFace({ name }: { readonly name: string }) {
  return (
    <span className="fw-person" aria-hidden>
      <span className="fw-face">{name.slice(0, 1).toUpperCase()}</span>
      <span>{name}</span>
    </span>
  );
}

function UnitSwitches({ me }: { readonly me: Me }) {
  const say = useSay();
  const confirm = useConfirm();
  const { claims, offices, groups } = me;
  const keyOf = (group: { departmentId: string | null; groupId: string | null }) =>
    `${group.departmentId ?? ""} ${group.groupId ?? ""}`;
  const changeOffice = async (officeId: string) => {
    if (officeId === claims.officeId) return;
    if (await confirm({ title: say(shellWords.askOffice) })) await switchTo(me, { officeId });
  };
  const changeGroup = async (key: string) => {
    const group = groups.find((each) => keyOf(each) === key);
    if (!group || key === keyOf(claims)) return;
    const { departmentId, groupId } = group;
    if (await confirm({ title: say(shellWords.askGroup) })) {
      await switchTo(me, { officeId: claims.officeId, departmentId, groupId });
    }
  };
  return (
    <>
      <Why text={offices.length < 2 ? say(shellWords.oneOffice) : null}>
        <LaterChoice
          className="fw-unit-switch"
          variant="filled"
          aria-label={say(shellWords.office)}
          value={claims.officeId}
          disabled={offices.length < 2}
          popupMatchSelectWidth={false}
          options={offices.map((each) => ({ value: each.id, label: each.shortName }))}
          onChange={(id) => void changeOffice(id ?? claims.officeId)}
        />
      </Why>
      <Why text={groups.length < 2 ? say(shellWords.oneGroup) : null}>
        <LaterChoice
          className="fw-unit-switch"
          variant="filled"
          aria-label={say(shellWords.group)}
          value={keyOf(claims)}
          disabled={groups.length < 2}
          popupMatchSelectWidth={false}
          options={groups.map((each) => ({
            value: keyOf(each),
            label:
              each.type === "BOD"
                ? say(shellWords.board)
                : `${each.departmentName} - ${each.groupName}`,
          }))}
          onChange={(key) => void changeGroup(key ?? "")}
        />
      </Why>
    </>
  );
}
