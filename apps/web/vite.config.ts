import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { slimTable } from "./slimTable.ts";

const version = (
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  }
).version;

const repository = new URL("../..", import.meta.url).pathname;

/** Refuses to bundle what only the server may run. */
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

/** The same application at /vi/, in Vietnamese: built as a second page, served as one. */
function vietnamesePage(): Plugin {
  return {
    name: "vietnamese-page",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("index.html was not built");
      const source = String(page.source).replace('lang="en"', 'lang="vi"');
      this.emitFile({ type: "asset", fileName: "vi/index.html", source });
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/vi\/?(\?|$)/.test(request.url ?? "")) request.url = "/";
        next();
      });
    },
  };
}

// What every page has before it loads anything more.
const atStart = new Set<string>();

/** Finds what the page starts with: no screen needs to say that it wants it as well. */
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
        if (each.type === "chunk" && each.isEntry) add(file);
      }
    },
  };
}

/** Lets the page say its version, so that an open one can tell that another has come. */
function versionedPage(): Plugin {
  return {
    name: "versioned-page",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "version", content: version }, injectTo: "head" },
    ],
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
    slimTable(),
    startFiles(),
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
    // Which file brings which along: what a screen costs is counted from it.
    manifest: true,
    chunkSizeWarningLimit: 900,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === "js" ? needs.filter((each) => !atStart.has(each)) : needs,
    },
    rolldownOptions: {
      // The parts of antd do nothing by being loaded, but their packages do not say so.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules\/(@rc-component|@ant-design|@formatjs)\/.*\.js$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            {
              name: "tanstack",
              // Not its virtual rows: only grids need them.
              test: /node_modules\/@tanstack\/(?!.*virtual)/,
              priority: 20,
            },
            {
              name: "words",
              test: /node_modules\/(zod|decimal\.js|intl-messageformat|@formatjs)\//,
              priority: 20,
            },
            {
              // A hundred small files take a browser longer than one that holds the same: what
              // every list is made of comes with the start, side by side with the rest of it.
              name: "start",
              test: /\/ui\/table\/(Table|FilterBar|useTableState)\.tsx?$/,
              priority: 10,
            },
          ],
        },
      },
    },
  },
});
