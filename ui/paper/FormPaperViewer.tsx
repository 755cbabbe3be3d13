import { formOffset } from "@fairway/core/paperPlacing/contract.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { type ComponentProps, useState } from "react";
import { NumberInput } from "../form/NumberInput.tsx";
import { PaperViewer } from "../parts/PaperViewer.tsx";
import { Segmented } from "../parts/Segmented.tsx";
import { useSay } from "../words/useSay.tsx";
import { type ChosenPlacing, chosenPlacing } from "./chosenPlacing.ts";
import "./formPaper.css";
import { usePaperPlacing } from "./usePaperPlacing.ts";

const words = {
  right: { en: "Move right", vi: "Dịch sang phải" },
  down: { en: "Move down", vi: "Dịch xuống" },
} as const;

type Viewer = Omit<ComponentProps<typeof PaperViewer>, "load" | "version" | "settings"> & {
  /** What else than the placing makes the print another one. */
  readonly version?: string;
};

/**
 * A printed paper with the choice of its layout; one for a pre-printed form is shifted by
 * millimetres. The server keeps the choice of each user under the name of the paper.
 */
export function FormPaperViewer<Layout extends string>({
  paper,
  layouts,
  isForm,
  load,
  version = "",
  ...viewer
}: Viewer & {
  readonly paper: string;
  /** The words of each layout; the first is chosen until the user chooses. */
  readonly layouts: Readonly<Partial<Record<Layout, Words>>>;
  readonly isForm: (layout: Layout) => boolean;
  readonly load: (
    placing: ChosenPlacing<Layout>,
    language: Language,
  ) => ReturnType<ComponentProps<typeof PaperViewer>["load"]>;
}) {
  const say = useSay();
  const [kept, keep] = usePaperPlacing(paper);
  if (kept === undefined) return null;
  const offered = Object.keys(layouts) as [Layout, ...Layout[]];
  const placing = chosenPlacing(kept, offered);
  const change = (next: Partial<ChosenPlacing<Layout>>) => keep({ ...placing, ...next });
  return (
    <PaperViewer
      {...viewer}
      version={JSON.stringify([version, placing])}
      load={(language) => load(placing, language)}
      settings={
        <>
          <Segmented
            value={placing.layout}
            onChange={(layout) => change({ layout })}
            options={offered.map((value) => ({ value, label: say(layouts[value] as Words) }))}
          />
          {isForm(placing.layout) ? (
            <>
              <OffsetInput
                label={say(words.right)}
                value={placing.offsetX}
                onChange={(offsetX) => change({ offsetX })}
              />
              <OffsetInput
                label={say(words.down)}
                value={placing.offsetY}
                onChange={(offsetY) => change({ offsetY })}
              />
            </>
          ) : null}
        </>
      }
    />
  );
}

/** Millimetres with their label; the paper is printed again when the user leaves the input. */
function OffsetInput(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(String(props.value));
  const read = formOffset.safeParse(typed ?? "0");
  return (
    <div className="fw-form-offset">
      <span>{props.label}</span>
      <NumberInput
        label={props.label}
        unit="mm"
        most={1}
        value={typed}
        invalid={!read.success}
        onChange={setTyped}
        onBlur={() => {
          if (read.success && read.data !== props.value) props.onChange(read.data);
        }}
      />
    </div>
  );
}
