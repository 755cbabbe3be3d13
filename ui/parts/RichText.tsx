import { Fragment, type ReactNode } from "react";

const kept = new Set(["B", "STRONG", "I", "EM", "U"]);

/**
 * A text with markup of words and their weight. Built anew from what it says, so that whatever
 * else it may hold is never part of the page.
 */
export function RichText({ text }: { readonly text: string }): ReactNode {
  const { body } = new DOMParser().parseFromString(text, "text/html");
  return <>{contentOf(body)}</>;
}

function contentOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    // A text that never changes: its places are its keys.
    const key = String(at);
    if (node.nodeType === Node.TEXT_NODE) return <Fragment key={key}>{node.textContent}</Fragment>;
    if (!(node instanceof Element) || /^(SCRIPT|STYLE|TEMPLATE)$/i.test(node.tagName)) return null;
    if (node.tagName === "BR") return <br key={key} />;
    const Tag = kept.has(node.tagName) ? (node.tagName.toLowerCase() as "b") : Fragment;
    return <Tag key={key}>{contentOf(node)}</Tag>;
  });
}
