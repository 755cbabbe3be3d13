import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const chromium = findChromium();
if (!chromium) throw new Error("the journeys need Chromium (CHROMIUM_PATH)");

// Two projects of about the same length run at the same time, each on a company of its own and
// always in the same order: those that open every screen, and those that do people's work. What
// opens everything in both languages is divided by the language instead.
// Only `npm run way` and the gate measure the way of the main job.
const way = "way.journey.ts";
const screens = ["accessible.journey.ts", "screens.journey.ts", "keyboard.journey.ts"];
const projects = process.env["FAIRWAY_WHOLE"]
  ? [
      { name: "English", testMatch: "*.journey.ts", grep: /\(en\)/ },
      { name: "Vietnamese", testMatch: "*.journey.ts", grep: /\(vi\)/ },
    ]
  : [
      { name: "screens", testMatch: screens },
      { name: "work", testMatch: "*.journey.ts", testIgnore: [...screens, way] },
    ];

// The window's address field is drawn by a process of its own for every page, which nobody sees. The
// other features are those that Playwright switches off: what is given here replaces its list.
const unneeded = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/journeys",
  // With FAIRWAY_SCREENS set the pictures of the readme are taken instead.
  projects: process.env["FAIRWAY_SCREENS"]
    ? [{ name: "pictures", testMatch: "pictures.ts" }]
    : projects.map((each) => ({ ...each, workers: 1 })),
  globalSetup: "./tests/journeys/startProduct.ts",
  workers: projects.length,
  timeout: 300_000,
  // Tests on PostgreSQL run at the same time: what is waited for comes when the machine gets to it.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: {
    viewport: { width: 1366, height: 768 },
    timezoneId: "Asia/Ho_Chi_Minh",
    actionTimeout: 30_000,
    // Half of the time of a journey would go into slides and fades that are drawn in software.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Keeping every step of what goes well takes as long as the steps; FAIRWAY_TRACE=1 asks for it.
    trace: process.env["FAIRWAY_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${unneeded.join(",")}`,
      ],
    },
  },
});
