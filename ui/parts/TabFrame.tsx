import { type ReactNode, useEffect, useRef } from "react";

/**
 * The frame of tabs. Only the tabs themselves belong to the tab list: the library would count the
 * overflow button and our extra content as tabs.
 */
export function TabFrame(props: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const bar of frame.current?.querySelectorAll(".ant-tabs-nav[role=tablist]") ?? []) {
      const tabs = bar.querySelector(".ant-tabs-nav-list");
      if (!tabs) continue;
      bar.removeAttribute("role");
      bar.removeAttribute("aria-orientation");
      tabs.setAttribute("role", "tablist");
      tabs.setAttribute("aria-orientation", "horizontal");
    }
  });
  return (
    <div className="fw-tabs" ref={frame}>
      {props.children}
    </div>
  );
}
