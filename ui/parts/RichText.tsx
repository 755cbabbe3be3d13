import { Fragment, type ReactNode } from "react";

const kept = new Set(["B", "STRONG", "I", "EM", "U"]);

/**
 * A text with markup of words and their weight. Rebuilt from these parts, so that other markup
 * never becomes part of the page.
 */
export function RichText({ text }: { readonly text: string }): ReactNode {
  const { body } = new DOMParser().parseFromString(text, "text/html");
  return <>{contentOf(body)}</>;
}

function contentOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    // The text never changes, so positions serve as keys.
    const key = String(at);
    if (node.nodeType === Node.TEXT_NODE) return <Fragment key={key}>{node.textContent}</Fragment>;
    if (!(node instanceof Element) || /^(SCRIPT|STYLE|TEMPLATE)$/i.test(node.tagName)) return null;
    if (node.tagName === "BR") return <br key={key} />;
    const Tag = kept.has(node.tagName) ? (node.tagName.toLowerCase() as "b") : Fragment;
    return <Tag key={key}>{contentOf(node)}</Tag>;
  });
}
