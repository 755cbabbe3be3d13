import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { usePageTitle } from "@fairway/ui/parts/usePageTitle.ts";
import { useDark } from "@fairway/ui/useDark.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Alert, Button } from "antd";
import { Suspense, useEffect } from "react";
import { MoonOutlined, SunOutlined } from "@ant-design/icons";
import { switchLanguage } from "../language.ts";
import { heldToken } from "../session/tokenStore.ts";
import { shellWords } from "../shell/shellWords.ts";
import { screenWords } from "./screenWords.ts";
import { LoginForm } from "./LoginForm.tsx";
import { useEnter } from "./useEnter.ts";

const PasswordForm = lazyRouteComponent(() => import("./PasswordForm.tsx"), "PasswordForm");

/** The login screen. */
export default function Login() {
  const say = useSay();
  const language = useLanguage();
  const [dark, toggleDark] = useDark();
  usePageTitle(say(screenWords.login));
  // The master page is fetched while the user types.
  useEffect(() => void import("../shell/Shell.tsx"), []);
  const { search } = useAddress();
  const change = Boolean(search.change && heldToken());
  const other = language === "en" ? "vi" : "en";
  return (
    <div className="fw-login">
      <section className="fw-login-side" aria-label={say(shellWords.product)}>
        <img src="/mark.svg" alt="" width={56} height={56} />
        <h1>{say(screenWords.welcome)}</h1>
        <p>{say(screenWords.welcomeDetail)}</p>
        <svg viewBox="0 0 400 120" aria-hidden className="fw-login-waves">
          <path d="M0 60c50-30 100-30 150 0s100 30 150 0 70-24 100-20" />
          <path d="M0 82c50-30 100-30 150 0s100 30 150 0 70-24 100-20" />
          <path d="M0 104c50-30 100-30 150 0s100 30 150 0 70-24 100-20" />
        </svg>
      </section>
      <main className="fw-login-main">
        <div className="fw-login-top">
          <Button onClick={() => switchLanguage(other)}>
            {other === "vi" ? "Tiếng Việt" : "English"}
          </Button>
          <Button
            icon={dark ? <SunOutlined /> : <MoonOutlined />}
            aria-label={say(dark ? shellWords.light : shellWords.dark)}
            onClick={toggleDark}
          />
        </div>
        {change ? <FirstPassword /> : <LoginForm />}
        <footer className="fw-quiet">
          {say(screenWords.version, { version: __FAIRWAY_VERSION__ })}
        </footer>
      </main>
    </div>
  );
}

// The server answers no other call until the user has changed an assigned password.
function FirstPassword() {
  const say = useSay();
  const enter = useEnter();
  return (
    <div className="fw-login-form">
      <Alert type="warning" showIcon title={say(screenWords.mustChange)} />
      <Suspense fallback={<PageSkeleton />}>
        <PasswordForm columns={1} onDone={() => void enter()} />
      </Suspense>
    </div>
  );
}
