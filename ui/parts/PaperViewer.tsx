import { type Language, languages } from "@fairway/core/words/words.ts";
import { type ComponentProps, Suspense, useState } from "react";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { soon } from "./later.ts";
import { paperPlaces } from "./paperPlaces.ts";
import { Segmented } from "./Segmented.tsx";

// Most pages that can print are opened to be read.
const DocumentViewer = soon(async () => (await import("./DocumentViewer.tsx")).DocumentViewer);

const words = {
  en: { en: "English", vi: "Tiếng Anh" },
  vi: { en: "Vietnamese", vi: "Tiếng Việt" },
} as const;

/**
 * A printed paper with the choice of its language.
 *
 * Shape: `<PaperViewer title={…} load={(language) => client.download(printBill, { id, language })}
 * onClose={…} />`; the language of the screen is chosen first unless the paper has its own.
 */
export function PaperViewer({
  language: own,
  load,
  version = "",
  actions,
  ...viewer
}: Omit<ComponentProps<typeof DocumentViewer>, "load"> & {
  readonly language?: Language;
  readonly load: (language: Language) => ReturnType<ComponentProps<typeof DocumentViewer>["load"]>;
}) {
  const say = useSay();
  const shown = useLanguage();
  const [language, setLanguage] = useState<Language>(own ?? shown);
  const { Notice } = paperPlaces();
  return (
    <Suspense fallback={null}>
      <DocumentViewer
        {...viewer}
        version={`${version} ${language}`}
        load={() => load(language)}
        notice={
          Notice ? (
            <Suspense fallback={null}>
              <Notice />
            </Suspense>
          ) : null
        }
        actions={
          <>
            <Segmented
              value={language}
              onChange={setLanguage}
              options={languages.map((value) => ({ value, label: say(words[value]) }))}
            />
            {actions}
          </>
        }
      />
    </Suspense>
  );
}
