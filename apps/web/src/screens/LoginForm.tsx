import { forget, remembered as rememberedCall } from "@fairway/areas/session/contract.ts";
import { companiesForSignIn } from "@fairway/areas/organisation/contract.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Checkbox, Input, Select } from "antd";
import { useEffect, useId, useState } from "react";
import { client } from "../session/client.ts";
import { signIn, signInRemembered } from "../session/signIn.ts";
import { screenWords } from "./screenWords.ts";
import { useEnter } from "./useEnter.ts";

/** User name, password and company. */
export function LoginForm() {
  const say = useSay();
  const { search, change } = useAddress();
  const enter = useEnter();
  const own = useId();
  const companies = useAsk(companiesForSignIn, {});
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [remember, setRemember] = useState(false);
  const [known, setKnown] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void client
      .ask(rememberedCall, {}, { signal: stop.signal })
      .then((found) => {
        if (!found.username) return;
        setKnown(found.username);
        setRemember(true);
        setChosen(found.companyId);
        // A typed name takes precedence over the remembered one.
        setUsername((typed) => typed || (found.username ?? ""));
      })
      // Without an answer there is no remembered user.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  const isKnown = known !== null && username.toLowerCase() === known.toLowerCase();
  const companyId = chosen ?? companies.data?.[0]?.id ?? null;
  const noName = tried && username === "";
  const noPassword = tried && password === "" && !isKnown;
  const tick = (ticked: boolean) => {
    setRemember(ticked);
    if (ticked || known === null) return;
    setKnown(null);
    void client.ask(forget, {});
  };

  const entered = async (mustChange: boolean) => {
    if (mustChange) change({ change: "true" }, { replace: true });
    else await enter();
  };

  const submit = async () => {
    setTried(true);
    setWrong(null);
    if (!username || (!password && !isKnown)) return;
    setBusy(true);
    try {
      if (!password) return await entered(await signInRemembered());
      // A fast user sends the form before the companies are loaded.
      const company = companyId ?? (await companies.refetch()).data?.[0]?.id;
      if (!company) return setBusy(false);
      await entered(await signIn({ username, password, companyId: company, remember }));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.code === "signIn.notRemembered") setKnown(null);
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
      <h2>{say(screenWords.login)}</h2>
      <p className="fw-quiet">{say(screenWords.tagline)}</p>
      {search.isEndSession && !wrong ? (
        <Alert type="info" showIcon title={say(screenWords.sessionEnded)} />
      ) : null}
      {wrong ? <Alert type="error" showIcon title={wrong} /> : null}
      <div className="fw-field">
        <label htmlFor={`${own}name`}>{say(screenWords.username)}</label>
        <Input
          id={`${own}name`}
          size="large"
          autoFocus
          autoComplete="username"
          value={username}
          {...(noName ? { status: "error" as const, "aria-invalid": true } : {})}
          onChange={(event) => setUsername(event.target.value.trim())}
        />
        {noName ? <Wrong text={say(screenWords.needUsername)} /> : null}
      </div>
      <div className="fw-field">
        <label htmlFor={`${own}password`}>{say(screenWords.password)}</label>
        <Input.Password
          id={`${own}password`}
          size="large"
          autoComplete="current-password"
          {...(isKnown ? { placeholder: say(screenWords.passwordRemembered) } : {})}
          value={password}
          {...(noPassword ? { status: "error" as const, "aria-invalid": true } : {})}
          onChange={(event) => setPassword(event.target.value)}
        />
        {noPassword ? <Wrong text={say(screenWords.needPassword)} /> : null}
      </div>
      <div className="fw-field">
        <label htmlFor={`${own}company`}>{say(screenWords.company)}</label>
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
        {tried && !companyId && !companies.isPending ? (
          <Wrong text={say(screenWords.needCompany)} />
        ) : null}
      </div>
      <Checkbox checked={remember} onChange={(event) => tick(event.target.checked)}>
        {say(screenWords.remember)}
      </Checkbox>
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {say(screenWords.login)}
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
