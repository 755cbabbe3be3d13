import { companiesForSignIn } from "@fairway/areas/organisation/contract.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { usePageTitle } from "@fairway/ui/parts/usePageTitle.ts";
import { useDark } from "@fairway/ui/useDark.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Checkbox, Input, Select } from "antd";
import { MoonOutlined, SunOutlined } from "@ant-design/icons";
import { useId, useState } from "react";
import { switchLanguage } from "../language.ts";
import { client } from "../session/client.ts";
import { loadMe } from "../session/me.ts";
import { signIn } from "../session/signIn.ts";
import { shellWords } from "../shell/shellWords.ts";

const rememberedName = "fairway.userName";

/** Where to go after signing in: the address asked for, never the login screen itself. */
export function addressAfterLogin(url: string | undefined): string {
  return url?.startsWith("/home") && !url.includes("login") ? url : "/home/dashboard";
}

/** The login screen. */
export default function Login() {
  const say = useSay();
  const language = useLanguage();
  const [dark, toggleDark] = useDark();
  usePageTitle(say(shellWords.login));
  const other = language === "en" ? "vi" : "en";
  return (
    <div className="fw-login">
      <section className="fw-login-side">
        <img src="/mark.svg" alt="" width={56} height={56} />
        <h1>{say(shellWords.welcome)}</h1>
        <p>{say(shellWords.welcomeDetail)}</p>
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
        <LoginForm />
        <footer className="fw-quiet">
          {say(shellWords.version, { version: __FAIRWAY_VERSION__ })}
        </footer>
      </main>
    </div>
  );
}

function LoginForm() {
  const say = useSay();
  const { search, go } = useAddress();
  const cache = useQueryClient();
  const own = useId();
  const companies = useAsk(companiesForSignIn, {});
  const [username, setUsername] = useState(localStorage.getItem(rememberedName) ?? "");
  const [password, setPassword] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [remember, setRemember] = useState(username !== "");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const companyId = chosen ?? companies.data?.[0]?.id ?? null;
  const noName = tried && username === "";
  const noPassword = tried && password === "";

  const submit = async () => {
    setTried(true);
    setWrong(null);
    if (!username || !password || !companyId) return;
    setBusy(true);
    try {
      const mustChange = await signIn({ username, password, companyId, remember });
      if (remember) localStorage.setItem(rememberedName, username);
      else localStorage.removeItem(rememberedName);
      cache.clear();
      const me = await loadMe(client);
      toast.success(
        say(shellWords.loginSuccess),
        say(shellWords.welcomeBack, { name: me.claims.userName.toUpperCase() }),
      );
      go(
        mustChange || me.claims.mustChangePassword
          ? `/home/profile/${me.claims.id}?password=1`
          : addressAfterLogin(search.url),
        { replace: true },
      );
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      setWrong(fault.message);
      setBusy(false);
    }
  };

  return (
    <form
      className="fw-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{say(shellWords.login)}</h2>
      <p className="fw-quiet">{say(shellWords.tagline)}</p>
      {search.isEndSession && !wrong ? (
        <Alert type="info" showIcon title={say(shellWords.sessionEnded)} />
      ) : null}
      {wrong ? <Alert type="error" showIcon title={wrong} /> : null}
      <div className="fw-field">
        <label htmlFor={`${own}name`}>{say(shellWords.username)}</label>
        <Input
          id={`${own}name`}
          size="large"
          autoFocus={username === ""}
          autoComplete="username"
          value={username}
          {...(noName ? { status: "error" as const, "aria-invalid": true } : {})}
          onChange={(event) => setUsername(event.target.value.trim())}
        />
        {noName ? <Wrong text={say(shellWords.needUsername)} /> : null}
      </div>
      <div className="fw-field">
        <label htmlFor={`${own}password`}>{say(shellWords.password)}</label>
        <Input.Password
          id={`${own}password`}
          size="large"
          autoFocus={username !== ""}
          autoComplete="current-password"
          value={password}
          {...(noPassword ? { status: "error" as const, "aria-invalid": true } : {})}
          onChange={(event) => setPassword(event.target.value)}
        />
        {noPassword ? <Wrong text={say(shellWords.needPassword)} /> : null}
      </div>
      <div className="fw-field">
        <label htmlFor={`${own}company`}>{say(shellWords.company)}</label>
        <Select
          id={`${own}company`}
          size="large"
          className="fw-wide"
          value={companyId}
          loading={companies.isPending}
          options={(companies.data ?? []).map((each) => ({
            value: each.id,
            label: each.abbreviation,
          }))}
          onChange={setChosen}
        />
        {tried && !companyId ? <Wrong text={say(shellWords.needCompany)} /> : null}
      </div>
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {say(shellWords.remember)}
      </Checkbox>
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {say(shellWords.login)}
      </Button>
    </form>
  );
}

function Wrong(props: { readonly text: string }) {
  return (
    <div className="fw-field-wrong" role="alert">
      {props.text}
    </div>
  );
}
