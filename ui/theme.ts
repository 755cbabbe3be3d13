import type { Meaning } from "@fairway/core/words/statusTag.ts";
import { type ThemeConfig, theme } from "antd";

type Palette = Record<
  Meaning,
  { readonly text: string; readonly back: string; readonly line: string }
>;

const light = {
  primary: "#0b5a84",
  link: "#0b5a84",
  amber: "#b45f06",
  good: "#1d7a46",
  bad: "#c02f2f",
  page: "#f2f4f6",
  surface: "#ffffff",
  raised: "#f7f9fa",
  line: "#d9dfe4",
  text: "#1c2733",
  quiet: "#566370",
  header: "#0a3d5c",
  headerText: "#eef5fa",
  active: "#dcecf5",
  hover: "#f0f6fa",
  box: "#c3ccd4",
  solid: "#0b5a84",
  solidHover: "#236e91",
  ring: "rgb(3 55 65 / 18%)",
  hint: "#606c78",
  off: "#5b6773",
};

const dark: typeof light = {
  primary: "#2f86b5",
  link: "#6db9e0",
  amber: "#e0a040",
  good: "#57b983",
  bad: "#ff8782",
  page: "#11171d",
  surface: "#182028",
  raised: "#1e2831",
  line: "#33404c",
  text: "#dfe6ec",
  quiet: "#98a6b3",
  header: "#0c2231",
  headerText: "#dcebf5",
  active: "#1d3a4d",
  hover: "#202d38",
  box: "#43515d",
  solid: "#2b759d",
  solidHover: "#4b90b1",
  ring: "rgb(58 182 249 / 16%)",
  hint: "#8996a3",
  off: "#96a3b0",
};

const lightStatus: Palette = {
  new: { text: "#4a5662", back: "#eef1f3", line: "#cdd5db" },
  progress: { text: "#0b5a84", back: "#e3f0f8", line: "#a9cfe4" },
  waiting: { text: "#8a4700", back: "#fdf1df", line: "#edc58c" },
  bad: { text: "#a82222", back: "#fdeceb", line: "#efb3b0" },
  good: { text: "#166239", back: "#e6f5ec", line: "#a3d5b8" },
  cancelled: { text: "#5d6873", back: "#f3f4f5", line: "#d3d9de" },
};

const darkStatus: Palette = {
  new: { text: "#bcc7d0", back: "#26313a", line: "#43515d" },
  progress: { text: "#84c5ea", back: "#16374a", line: "#285b79" },
  waiting: { text: "#f0bd6c", back: "#3d2c10", line: "#6d5020" },
  bad: { text: "#f29b97", back: "#452020", line: "#7a3836" },
  good: { text: "#84d3a6", back: "#173825", line: "#2c6243" },
  cancelled: { text: "#a3afba", back: "#222b33", line: "#3c4853" },
};

/** The self-hosted font of texts and figures; its figures have equal widths. */
const fontFamily = "'Noto Sans Variable', 'Segoe UI', system-ui, sans-serif";

/** Ant Design tokens of one look. */
export function themeOf(isDark: boolean, isStill: boolean): ThemeConfig {
  const colour = isDark ? dark : light;
  const status = isDark ? darkStatus : lightStatus;
  const { link } = colour;
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colour.primary,
      colorInfo: colour.primary,
      colorInfoBg: status.progress.back,
      colorInfoBorder: status.progress.line,
      colorLink: link,
      // An underline marks the hovered link; a lighter blue is hard to read.
      colorLinkHover: link,
      colorLinkActive: link,
      colorSuccess: colour.good,
      colorWarning: colour.amber,
      colorError: colour.bad,
      colorBgLayout: colour.page,
      colorBgContainer: colour.surface,
      colorBgElevated: isDark ? colour.raised : colour.surface,
      colorText: colour.text,
      colorTextSecondary: colour.quiet,
      colorTextDescription: colour.quiet,
      colorTextPlaceholder: colour.hint,
      // A locked job is read as often as an open one, so disabled text must be readable.
      colorTextDisabled: colour.off,
      controlItemBgActive: colour.active,
      controlItemBgActiveHover: colour.active,
      colorBorder: colour.box,
      colorBorderSecondary: colour.line,
      fontFamily,
      fontSize: 13,
      fontSizeSM: 12,
      borderRadius: 4,
      borderRadiusLG: 6,
      borderRadiusSM: 4,
      controlHeight: 30,
      controlHeightSM: 26,
      motion: !isStill,
      motionDurationMid: "0.12s",
      motionDurationSlow: "0.16s",
    },
    components: {
      ...(isDark ? { Button: { dangerColor: "#1f0f10" } } : {}),
      Notification: { width: 320 },
      Pagination: { itemActiveColor: link, itemActiveColorHover: link },
      Menu: { itemHeight: 30, subMenuItemBg: "transparent", iconSize: 15 },
      Form: { itemMarginBottom: 10, verticalLabelPadding: "0 0 2px" },
    },
  };
}

/** The same colours as custom properties, for the product's own style sheet. */
export function variablesOf(isDark: boolean): Record<string, string> {
  const colour = isDark ? dark : light;
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(colour)) all[`--fw-${name}`] = value;
  for (const [meaning, set] of Object.entries(isDark ? darkStatus : lightStatus)) {
    for (const [part, value] of Object.entries(set)) all[`--fw-${meaning}-${part}`] = value;
  }
  return all;
}
