import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import {
  AppstoreOutlined,
  BookOutlined,
  CalculatorOutlined,
  CarOutlined,
  DashboardOutlined,
  FileTextOutlined,
  LayoutOutlined,
  LineChartOutlined,
  SettingOutlined,
  ShopOutlined,
  ToolOutlined,
} from "@ant-design/icons";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { workScreens } from "../allScreens.ts";
import { shellWords } from "./shellWords.ts";
import type { currentEntry, SideEntry } from "./sideMenu.ts";
import type { SideMenuState } from "./useSideMenu.ts";

const icons: Record<string, ReactNode> = {
  briefcase: <ShopOutlined aria-hidden />,
  truck: <CarOutlined aria-hidden />,
  "file-text": <FileTextOutlined aria-hidden />,
  calculator: <CalculatorOutlined aria-hidden />,
  book: <BookOutlined aria-hidden />,
  chart: <LineChartOutlined aria-hidden />,
  wrench: <ToolOutlined aria-hidden />,
  settings: <SettingOutlined aria-hidden />,
  layout: <LayoutOutlined aria-hidden />,
};

const ApprovalCount = later(async () => (await import("./ApprovalCount.tsx")).ApprovalCount);

const workIcons: Record<string, ReactNode> = {
  "/home/my-stages": <LayoutOutlined aria-hidden />,
  "/home/approval": (
    <span className="anticon" aria-hidden>
      {"✓"}
    </span>
  ),
};

/**
 * The side menu: one group is open at a time, the current entry is marked; a narrow menu opens on
 * hover.
 */
export function SideMenu(props: {
  readonly entries: readonly SideEntry[];
  readonly current: ReturnType<typeof currentEntry>;
  readonly state: SideMenuState;
}) {
  const say = useSay();
  const { path } = useAddress();
  const { entries, current } = props;
  const { narrow, toggle, chosen } = props.state;
  const [open, setOpen] = useState<string | null>(current?.module.key ?? null);
  const [hovered, setHovered] = useState(false);
  const currentKey = current?.module.key;
  const [openedFor, setOpenedFor] = useState(currentKey);
  if (currentKey !== openedFor) {
    setOpenedFor(currentKey);
    if (currentKey) setOpen(currentKey);
  }
  const wide = !narrow || hovered;
  return (
    <>
      {narrow ? null : <div className="fw-side-shade" onClick={toggle} aria-hidden />}
      <nav
        className={wide ? "fw-side" : "fw-side fw-side-icons"}
        aria-label={say(shellWords.menu)}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <ScreenLink
          to="/home/dashboard"
          onFollow={chosen}
          className={path === "/home/dashboard" ? "fw-side-group fw-side-now" : "fw-side-group"}
        >
          <DashboardOutlined aria-hidden />
          <span className="fw-side-name">{say(shellWords.dashboard)}</span>
        </ScreenLink>
        {workScreens.map(({ path: to, title }) => (
          <ScreenLink
            key={to}
            to={to}
            onFollow={chosen}
            className={path === to ? "fw-side-group fw-side-now" : "fw-side-group"}
          >
            {workIcons[to]}
            <span className="fw-side-name">{say(title)}</span>
            {to === "/home/approval" ? (
              <Suspense fallback={null}>
                <ApprovalCount />
              </Suspense>
            ) : null}
          </ScreenLink>
        ))}
        {entries.map((module) => {
          const isOpen = wide && open === module.key;
          return (
            <div key={module.key}>
              <button
                type="button"
                className={
                  module.key === currentKey ? "fw-side-group fw-side-within" : "fw-side-group"
                }
                aria-expanded={isOpen}
                title={wide ? undefined : module.name}
                onClick={() => {
                  setHovered(true);
                  setOpen(open === module.key && wide ? null : module.key);
                }}
              >
                {icons[module.icon ?? ""] ?? <AppstoreOutlined aria-hidden />}
                <span className="fw-side-name">{module.name}</span>
                <span className="fw-side-arrow" aria-hidden />
              </button>
              {isOpen ? (
                <ul>
                  {module.screens.map((each) => (
                    <li key={each.key}>
                      <span aria-current={current?.screen.key === each.key ? "page" : undefined}>
                        <ScreenLink
                          to={each.to}
                          className="fw-side-screen"
                          onFollow={chosen}
                          title={spelledOut(each.name, say)}
                        >
                          {each.name}
                        </ScreenLink>
                      </span>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          );
        })}
      </nav>
    </>
  );
}
