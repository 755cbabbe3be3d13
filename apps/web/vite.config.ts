import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { lightContracts } from "./lightContracts.ts";

const version = (
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  }
).version;

const repository = new URL("../..", import.meta.url).pathname;

/** Stops the build when a module of the server would be bundled. */
function browserOnly(): Plugin {
  return {
    name: "browser-only",
    load(file) {
      const path = file.split("?")[0] ?? file;
      if (!path.startsWith(repository) || path.includes("/node_modules/")) return null;
      const inside = path.slice(repository.length);
      if (/(^|\/)(server|engine)\//.test(inside)) {
        throw new Error(`${inside} belongs to the server and may not reach the browser`);
      }
      return null;
    },
  };
}

/** Writes the Vietnamese page of the same application at /vi/, and of each further page below it. */
function vietnamesePage(): Plugin {
  return {
    name: "vietnamese-page",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const name of ["index.html", "pod/index.html"]) {
        const page = bundle[name];
        if (page?.type !== "asset") throw new Error(`${name} was not built`);
        const source = String(page.source).replace('lang="en"', 'lang="vi"');
        this.emitFile({ type: "asset", fileName: `vi/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/vi\/?(\?|$)/.test(request.url ?? "")) request.url = "/";
        if (/^(\/vi)?\/pod\/?(\?|$)/.test(request.url ?? "")) request.url = "/pod/index.html";
        next();
      });
    },
  };
}

// The files that every page loads at the start.
const atStart = new Set<string>();

/**
 * Finds the files that the page starts with, so that screens need not list them as dependencies.
 */
function startFiles(): Plugin {
  return {
    name: "start-files",
    enforce: "pre",
    generateBundle(_options, bundle) {
      const add = (file: string) => {
        const chunk = bundle[file];
        if (atStart.has(file) || chunk?.type !== "chunk") return;
        atStart.add(file);
        for (const each of chunk.imports) add(each);
      };
      for (const [file, each] of Object.entries(bundle)) {
        if (each.type === "chunk" && each.isEntry && !each.name.startsWith("pod")) add(file);
      }
    },
  };
}

/** Writes the version into the page, so that an open page can detect a newer one. */
function versionedPage(): Plugin {
  return {
    name: "versioned-page",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "version", content: version }, injectTo: "head" },
    ],
  };
}

/** Runs `early.ts` before anything else of the page: a script of its own, not a module. */
function earlyScript(): Plugin {
  const named = (bundle: Rolldown.OutputBundle | undefined, name: string) => {
    const found = Object.values(bundle ?? {}).find((each) => each.name === name);
    if (found?.type !== "chunk") throw new Error(`${name} was not built`);
    return found;
  };
  return {
    name: "early-script",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const early = named(bundle, "early");
      if (early.imports.length > 0) throw new Error("early.ts imports a file");
      early.code = `(()=>{${early.code}})();`;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle, path }) =>
        // A page besides the application has no session to renew.
        path !== "/index.html"
          ? []
          : [
              {
                tag: "script",
                attrs: {
                  src: `/${named(bundle, "early").fileName}`,
                  "data-build": named(bundle, "index").fileName,
                },
                injectTo: "head-prepend",
              },
            ],
    },
  };
}

/** Wraps the worker of a driver's page, which is a script and no module. */
function podWorker(): Plugin {
  return {
    name: "pod-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const built = bundle["podWorker.js"];
      if (built?.type !== "chunk") throw new Error("podWorker was not built");
      if (built.imports.length > 0) throw new Error("podWorker.ts imports a file");
      built.code = `(()=>{${built.code}})();`;
    },
  };
}

/** Compresses the served files once at the highest level, instead of for each answer. */
function packedFiles(): Plugin {
  return {
    name: "packed-files",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/^assets\/.*\.(js|css)$/.test(name)) continue;
        const file = join(dir, name);
        const plain = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

// What every list loads: the table, the small parts of its cells and buttons, the client, and the
// screens that the menu names. Files of their own, they would be a file for each of their words.
const listModules = [
  /\/ui\/table\/(Table|FilterBar|useTableState)\.tsx?$/,
  /\/ui\/parts\/(DayText|MoneyText|StatusTag|useDownload)\.tsx$/,
  /\/ui\/(client\/useList|session\/useWhyNot)\.ts$/,
  /\/core\/(contract\/answeredFields|history\/historyAnswer|refusal\/commonRefusals)\.ts$/,
  /\/apps\/web\/src\/(allScreens|session\/(client|signIn))\.ts$/,
  /\/ui\/useDark\.ts$/,
  /\/areas\/(document\/model\/jobClosed|shipment\/model\/declaredWords)\.ts$/,
];

// What the lists of jobs load besides, and the part of it that homes and bills use as well.
const jobModules = [
  /\/areas\/shipment\/contract\.ts$/,
  /\/areas\/shipment\/model\/(daysThatFollow|formTerms|jobOutcome|jobPayment|openBeforeFinishing)\.ts$/,
  /\/areas\/shipment\/model\/jobAsk\.ts$/,
  /\/areas\/shipment\/model\/(numberedJob|serviceDateAfter|shipmentCriteria)\.ts$/,
  /\/areas\/shipment\/web\/(JobStatusTag\.tsx|jobListColumns\.tsx|pickers\.ts)$/,
  /\/areas\/service\/model\/(billFields|datedBy|jobFields|searchFields|tradeWords)\.ts$/,
  /\/areas\/partner\/web\/partnerCreation\.ts$/,
  /\/node_modules\/@ant-design\/icons(-svg)?\/.*\/LockOutlined\.js$/,
];
const jobRecordModules = [
  /\/areas\/shipment\/model\/(choices|container|jobParts|jobWork|operationChoices)\.ts$/,
  /\/areas\/service\/model\/operationChoices\.ts$/,
  /\/areas\/shipment\/model\/(recordPermission|shipment|shipmentRecord)\.ts$/,
  /\/areas\/goods\/model\/(airWeights|dimension)\.ts$/,
  /\/core\/contract\/(parts|recordStamp)\.ts$/,
];
const oneOf = (modules: readonly RegExp[]) => (file: string) =>
  modules.some((each) => each.test(file));

const server = process.env.FAIRWAY_SERVER ?? "http://127.0.0.1:3000";
const proxied = [
  "/api",
  "/connect",
  "/Connect",
  "/Account",
  "/auth",
  "/.well-known",
  "/notification",
];

export default defineConfig({
  plugins: [
    react(),
    browserOnly(),
    lightContracts(),
    startFiles(),
    earlyScript(),
    podWorker(),
    versionedPage(),
    vietnamesePage(),
    packedFiles(),
  ],
  define: { __FAIRWAY_VERSION__: JSON.stringify(version) },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        { target: server, changeOrigin: false, ws: path === "/notification" },
      ]),
    ),
  },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    // The manifest lists the files that each file imports; the size of a screen is computed from
    // it.
    manifest: true,
    chunkSizeWarningLimit: 900,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === "js" ? needs.filter((each) => !atStart.has(each)) : needs,
    },
    rolldownOptions: {
      input: {
        index: new URL("index.html", import.meta.url).pathname,
        pod: new URL("pod/index.html", import.meta.url).pathname,
        early: new URL("src/early.ts", import.meta.url).pathname,
        podWorker: new URL("src/podWorker.ts", import.meta.url).pathname,
      },
      // The modules of antd have no side effects, but their packages do not declare this.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules\/(@rc-component|@ant-design|@formatjs)\/.*\.js$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // A worker keeps pages of its own folder and below, and its address never changes.
        entryFileNames: ({ name }) =>
          name === "podWorker" ? "podWorker.js" : "assets/[name]-[hash:7].js",
        // The first file names every further one, and hashes hardly compress: short ones in 16 digits.
        hashCharacters: "hex",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            {
              name: "tanstack",
              // Without virtual rows, which only grids use.
              test: /node_modules\/@tanstack\/(?!.*virtual)/,
              priority: 20,
            },
            {
              name: "words",
              test: /node_modules\/(zod|decimal\.js|intl-messageformat|@formatjs)\//,
              priority: 20,
            },
            {
              // The tabs and drawers of a partner come after its page, so their words would become
              // part of it, and each of them would bring the page along.
              name: "partnerWords",
              test: /\/areas\/partner\/web\/childWords\.ts$/,
              priority: 10,
            },
            {
              // A driver's page formats instants and loads nothing else of the application.
              name: "dates",
              test: /\/core\/words\/dates\.ts$/,
              priority: 20,
            },
            {
              // A browser loads one file faster than a hundred small files of the same size, so the
              // modules of every list are loaded with the start, in parallel with its other files.
              name: "start",
              test: oneOf(listModules),
              priority: 10,
            },
            // What these import stays with the start.
            {
              name: "jobs",
              test: oneOf(jobModules),
              priority: 10,
              includeDependenciesRecursively: false,
            },
            {
              name: "jobRecord",
              test: oneOf(jobRecordModules),
              priority: 10,
              includeDependenciesRecursively: false,
            },
            {
              // The parts of antd that every page starts with, of which many are tiny.
              name: "look",
              test: /\/node_modules\//,
              tags: ["$initial"],
              priority: 5,
            },
          ],
        },
      },
    },
  },
});
