import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { authenticateWith } from "@fairway/areas/session/server/handlers.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { afterAll, describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { companyId, people } from "../cast/people.ts";
import { castDatabase } from "../cast/castDatabase.ts";
import { castPassword } from "../cast/seedCast.ts";

const webDir = process.env["FAIRWAY_WEB"] ?? join(import.meta.dirname, "../../apps/web/dist");
const database = await castDatabase();
const server = await buildServer({
  database,
  handlers,
  authenticate: authenticateWith(database),
  webDir,
  proxies: 1,
});
afterAll(() => server.close());

const pages = ["/", "/vi/", "/index.html", "/vi/index.html"];
const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

/** The rules of a policy by name. */
function policyOf(header: unknown): Map<string, string[]> {
  const rules = String(header)
    .split(";")
    .map((rule) => rule.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(rules.map(([name = "", ...sources]) => [name, sources]));
}

describe("the built application", () => {
  test("is there to be looked at", () => {
    expect(existsSync(join(webDir, "index.html")), "build the web app first").toBe(true);
  });

  test.each(pages)(
    "%s holds no script of its own, no handler and nothing from elsewhere",
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, attributes, text] of scripts) {
        expect(attributes).toMatch(/\ssrc="\/assets\/[\w.-]+\.js"/);
        expect(text).toBe("");
      }
      expect(body).not.toMatch(/\son\w+\s*=/i);
      expect(body).not.toMatch(/javascript:|<base\b|<iframe\b|<object\b|<style\b/i);
      for (const [, address] of body.matchAll(/(?:src|href)="([^"]*)"/g)) {
        expect(address).toMatch(/^\/(?!\/)/);
      }
    },
  );

  test.each(["/", "/health/live", "/api/v1/en-US/Nothing", "/assets/none.js"])(
    "%s comes with a policy that lets no script in but the application's own",
    async (url) => {
      const { headers } = await open(url);
      const policy = policyOf(headers["content-security-policy"]);
      expect(policy.get("script-src")).toEqual(["'self'"]);
      expect(policy.get("default-src")).toEqual(["'self'"]);
      expect(policy.get("object-src")).toEqual(["'none'"]);
      expect(policy.get("base-uri")).toEqual(["'self'"]);
      expect(policy.get("frame-ancestors")).toEqual(["'self'"]);
      expect(policy.get("form-action")).toEqual(["'self'"]);
      for (const [name, sources] of policy) {
        expect(sources.join(" ")).not.toMatch(/https?:|\*|unsafe-eval/);
        if (name !== "style-src") expect(sources).not.toContain("'unsafe-inline'");
      }
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(headers["referrer-policy"]).toBe("no-referrer");
    },
  );

  test("behind TLS asks browsers to stay there", async () => {
    const { headers } = await open("/", { "x-forwarded-proto": "https" });
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  });

  test("scripts are served as scripts, and everything under assets as what it is", async () => {
    const names = readdirSync(join(webDir, "assets"));
    const kinds: Record<string, RegExp> = {
      js: /^(text|application)\/javascript/,
      css: /^text\/css/,
      woff2: /^font\/woff2/,
      woff: /^font\/woff/,
    };
    for (const [ending, type] of Object.entries(kinds)) {
      const name = names.find((each) => each.endsWith(`.${ending}`));
      if (!name) continue;
      expect((await open(`/assets/${name}`)).headers["content-type"]).toMatch(type);
    }
  });

  test("keeps tokens nowhere but in the tab's own store", () => {
    const scripts = readdirSync(join(webDir, "assets")).filter((name) => name.endsWith(".js"));
    const texts = scripts.map((name) => readFileSync(join(webDir, "assets", name), "utf8"));
    const holds = texts.filter((text) => text.includes("fairway.token"));
    // The store, and the early script, which reads it.
    expect(holds.length).toBe(2);
    for (const text of texts) {
      expect(text).not.toContain("document.cookie=");
      expect(text).not.toMatch(/localStorage\.setItem\(\s*["'`]fairway\.token/);
    }
  });
});

describe("over HTTP", () => {
  const enter = (headers: Record<string, string> = {}) =>
    server.inject({
      method: "POST",
      url: "/connect/token",
      headers,
      payload: {
        grant_type: "password",
        username: "documentation",
        password: castPassword,
        companyId,
        remember: true,
        scope: "openid profile api",
      },
    });

  test.each([
    ["plain", {}, false],
    ["behind TLS", { "x-forwarded-proto": "https" }, true],
  ])("cookies are closed to scripts and to other sites, %s", async (_, headers, secure) => {
    const answer = await enter(headers);
    const cookies = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookies.map((each) => each.split("=")[0]).sort()).toEqual([
      "fairway_refresh",
      "fairway_remember",
    ]);
    for (const each of cookies) {
      expect(each).toContain("; HttpOnly");
      expect(each).toContain("; SameSite=Strict");
      expect(each).toContain("; Path=/connect");
      expect(each.includes("; Secure")).toBe(secure);
    }
    expect(answer.json().refresh_token).toBeUndefined();
    expect(answer.json().expires_in).toBeLessThanOrEqual(15 * 60);
    expect(answer.headers["cache-control"]).toContain("no-store");
  });

  async function upload(name: string, bytes: Buffer, type: string) {
    const { access_token: token } = (await enter()).json() as { access_token: string };
    const edge = "----fairway";
    const head = `--${edge}\r\ncontent-disposition: form-data; name="uploadedFile"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
    const authorization = `Bearer ${token}`;
    const put = await server.inject({
      method: "PUT",
      url: `/api/v1/en-US/AWSS3/UploadAttachedFiles/System/User/${people.documentation.id}`,
      headers: { authorization, "content-type": `multipart/form-data; boundary=${edge}` },
      payload,
    });
    return { put, authorization };
  }

  test.each([
    ["page.html", "<!doctype html><script>alert(1)</script>", "text/html"],
    ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "image/svg+xml"],
    ["photo.png", "<!doctype html><script>alert(1)</script>", "image/png"],
    ["script.js", "alert(1)", "text/javascript"],
  ])("%s is not kept", async (name, text, type) => {
    const { put } = await upload(name, Buffer.from(text), type);
    expect(put.statusCode, put.body).toBe(415);
    expect(put.json().code).toBe("file.misnamed");
  });

  test("a text that is a page inside is only saved, as plain text, and not guessed at", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const { put, authorization } = await upload("note.txt", page, "text/html");
    expect(put.statusCode, put.body).toBe(200);
    for (const way of ["OpenFile", "DownloadFile"]) {
      const { statusCode, headers, body } = await server.inject({
        url: `/api/v1/en-US/AWSS3/${way}/System/User/${people.documentation.id}/note.txt`,
        headers: { authorization },
      });
      expect(statusCode, body).toBe(200);
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(headers["content-disposition"]).toMatch(/^attachment;/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test("a title with markup is kept as words and their weight alone", async () => {
    const { access_token: token } = (
      await server.inject({
        method: "POST",
        url: "/connect/token",
        payload: {
          grant_type: "password",
          username: "administrator",
          password: castPassword,
          companyId,
        },
      })
    ).json() as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    const sent = await server.inject({
      method: "POST",
      url: "/api/v1/en-US/SysNotification",
      headers,
      payload: {
        title: "Close <b onclick='x()'>Friday</b><img src=x onerror=alert(1)><script>y()</script>",
        type: "System",
      },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const list = await server.inject({
      url: "/api/v1/en-US/SysUserNotification/Paging?page=1&size=15",
      headers,
    });
    expect(list.json().data[0].title).toBe("Close <b>Friday</b>");
  });
});
