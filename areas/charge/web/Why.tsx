import { later } from "@fairway/ui/parts/later.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { whyWords as words } from "../model/whyWords.ts";
import "./why.css";

const WhyDrawer = later(async () => (await import("./WhyDrawer.tsx")).WhyDrawer);

/** Opens the tree of a line: `open(id)`; the screen renders `drawer`. */
export function useWhyLine(): { readonly open: (id: string) => void; readonly drawer: ReactNode } {
  const [lineId, setLineId] = useState<string | null>(null);
  const drawer =
    lineId === null ? null : (
      <Suspense fallback={null}>
        <WhyDrawer lineId={lineId} onClose={() => setLineId(null)} />
      </Suspense>
    );
  return { open: setLineId, drawer };
}

/** An amount that opens its tree, with the mouse or Enter. */
export function WhyAmount(props: {
  readonly lineId: string;
  readonly open: (id: string) => void;
  readonly children: ReactNode;
}) {
  const say = useSay();
  return (
    <button
      type="button"
      className="fw-why"
      title={say(words.open)}
      onClick={() => props.open(props.lineId)}
    >
      {props.children}
    </button>
  );
}
