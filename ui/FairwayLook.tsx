import type { Language } from "@fairway/core/words/words.ts";
import { ConfigProvider } from "antd";
import english from "antd/locale/en_US";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from "react";
import { later } from "./parts/later.ts";
import { themeOf, variablesOf } from "./theme.ts";
import { useDark } from "./useDark.ts";
import { useStill } from "./useStill.ts";
import { LanguageProvider } from "./words/useSay.tsx";
import "./look.css";

// Toasts and questions that come before these parts are loaded wait for them.
const Overlays = later(async () => (await import("./parts/Overlays.tsx")).Overlays);

type Locale = NonNullable<ComponentProps<typeof ConfigProvider>["locale"]>;

/** Provides the look and the language of every screen: tokens, style sheet, texts of antd, toasts. */
export function FairwayLook(props: { readonly language: Language; readonly children: ReactNode }) {
  const [dark] = useDark();
  const still = useStill();
  const [locale, setLocale] = useState<Locale>(english);
  useEffect(() => {
    for (const [name, value] of Object.entries(variablesOf(dark))) {
      document.documentElement.style.setProperty(name, value);
    }
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
  }, [dark]);
  useEffect(() => {
    document.documentElement.lang = props.language;
    if (props.language !== "vi") return;
    void import("antd/locale/vi_VN").then((antd) => {
      const found = antd.default as Locale & { default?: Locale };
      setLocale(found.default ?? found);
    });
  }, [props.language]);
  return (
    <LanguageProvider value={props.language}>
      <ConfigProvider
        theme={themeOf(dark, still)}
        componentSize="small"
        locale={locale}
        wave={{ disabled: true }}
      >
        <div className="fw-app">
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
          {props.children}
        </div>
      </ConfigProvider>
    </LanguageProvider>
  );
}
