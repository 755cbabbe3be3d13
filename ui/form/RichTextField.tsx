import { readRichText, writeRichText } from "@fairway/core/richText/richText.ts";
import type { FieldProps } from "./FieldFrame.tsx";
import { MarkedField, type Markup } from "./MarkedField.tsx";

/** A text with paragraphs, lists, bold and italic words, as papers print it. */
export function RichTextField(props: FieldProps & { readonly lines?: number }) {
  return <MarkedField lines={3} {...props} markup={richText} />;
}

const richText: Markup = {
  marks: ["bold", "italic", "insertUnorderedList"],
  read: (element) => writeRichText(readRichText(element.innerHTML)),
  show: (element, text) => element.replaceChildren(...nodesOf(text)),
};

function nodesOf(text: string): HTMLElement[] {
  const nodes: HTMLElement[] = [];
  for (const { item, runs } of readRichText(text)) {
    const block = document.createElement(item ? "li" : "div");
    for (const { text: said, bold, italic } of runs) {
      const leaning = wrapped(document.createTextNode(said), italic ? "i" : null);
      block.append(wrapped(leaning, bold ? "b" : null));
    }
    if (runs.length === 0) block.append(document.createElement("br"));
    const last = nodes.at(-1);
    if (!item) nodes.push(block);
    else if (last?.tagName === "UL") last.append(block);
    else nodes.push(wrapped(block, "ul") as HTMLElement);
  }
  return nodes;
}

function wrapped(node: Node, tag: string | null): Node {
  if (tag === null) return node;
  const outer = document.createElement(tag);
  outer.append(node);
  return outer;
}
