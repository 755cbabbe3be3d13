import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import type { Markup } from "@fairway/ui/form/MarkedField.tsx";

const kept: Readonly<Record<string, string>> = { B: "b", STRONG: "b", I: "i", EM: "i", U: "u" };

/** The markup of a message: bold, italic and underlined words. */
export const messageMarkup: Markup = {
  marks: ["bold", "italic", "underline"],
  read: (element) => markupOf(element).replace(/(<br>)+$/, ""),
  show: showMarkup,
};

/** Reads the words of an editable element with their weight; new lines become `<br>`. */
function markupOf(element: Node): string {
  return [...element.childNodes]
    .map((node, at) => {
      if (node.nodeType === Node.TEXT_NODE)
        return escapeMarkup((node.textContent ?? "").replaceAll("\u00a0", " "));
      if (!(node instanceof Element)) return "";
      if (node.tagName === "BR") return "<br>";
      const inside = markupOf(node);
      const tag = kept[node.tagName];
      if (tag) return inside && `<${tag}>${inside}</${tag}>`;
      // A browser puts each further line into a block.
      return node.tagName === "DIV" && at > 0 ? `<br>${inside}` : inside;
    })
    .join("");
}

/** Replaces the content of an editable element; only words and their weight are taken over. */
function showMarkup(element: HTMLElement, markup: string): void {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  element.replaceChildren(...rebuilt(body));
}

function rebuilt(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? "")];
    if (!(node instanceof Element)) return [];
    if (node.tagName === "BR") return [document.createElement("br")];
    const tag = kept[node.tagName];
    if (!tag) return rebuilt(node);
    const element = document.createElement(tag);
    element.append(...rebuilt(node));
    return [element];
  });
}
