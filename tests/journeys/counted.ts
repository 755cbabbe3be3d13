import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { enter, type Language } from "./hands.ts";

/** What a person does at the browser. */
export interface Effort {
  clicks: number;
  keys: number;
}

/**
 * A person whose clicks and keys are counted by the page itself: each mouse click and each key that
 * the browser hears, a combination such as Ctrl+S as one. Enter on a button is a key, no click.
 */
export class CountedPerson {
  readonly page: Page;
  readonly username: string;
  readonly done: Effort;

  private constructor(page: Page, username: string, done: Effort) {
    this.page = page;
    this.username = username;
    this.done = done;
  }

  static async enter(browser: Browser, username: string, language: Language) {
    const done: Effort = { clicks: 0, keys: 0 };
    const page = await enter(browser, username, { language });
    await page.exposeFunction("fairwayCounts", (what: keyof Effort) => {
      done[what] += 1;
    });
    await page.addInitScript({ content: countInputs });
    await page.evaluate(countInputs);
    return new CountedPerson(page, username, done);
  }

  async click(target: Locator): Promise<void> {
    await target.click();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const each of keys) await this.page.keyboard.press(each);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Walks to a field with Tab. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      if ((await target.and(this.page.locator(":focus")).count()) > 0) return;
      await this.press("Tab");
    }
    await expect(target).toBeFocused();
  }

  /** Walks to a text field and types. */
  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  /** Walks to a picker, types and takes the option that it marks, which must be the expected one and stay. */
  async pick(target: Locator, typed: string, expected: string | RegExp): Promise<void> {
    await this.write(target, typed);
    await expect(this.page.locator(".ant-select-item-option-active:visible")).toContainText(
      expected,
    );
    await this.press("Enter");
    await expect(this.page.locator(".ant-select").filter({ has: target })).toContainText(expected);
  }
}

/** Runs in the page: reports what its user does, not what its scripts do. */
const countInputs = `{
  const isModifier = (key) => ["Control", "Alt", "Shift", "Meta"].includes(key);
  const hear = (type, what) =>
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted && !isModifier(event.key)) fairwayCounts(what);
      },
      { capture: true },
    );
  hear("keydown", "keys");
  hear("pointerdown", "clicks");
}`;
