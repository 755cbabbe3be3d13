import { afterAll, beforeAll } from "vitest";

/**
 * Gives every element of a test file this size inside its border, because nothing is laid out here.
 * Files share a window, so the size ends with the file.
 */
export function withSize(size: { readonly clientHeight: number; readonly clientWidth: number }) {
  const { prototype } = HTMLElement;
  const before = new Map<string, PropertyDescriptor | undefined>();
  beforeAll(() => {
    for (const [name, pixels] of Object.entries(size)) {
      before.set(name, Object.getOwnPropertyDescriptor(prototype, name));
      Object.defineProperty(prototype, name, { configurable: true, get: () => pixels });
    }
  });
  afterAll(() => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(prototype, name, own);
      else Reflect.deleteProperty(prototype, name);
    }
  });
}
