// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { NumberInput } from "./NumberInput.tsx";
import type { LoneSign } from "./readNumber.ts";

let held: string | null;

function Amount(props: { readonly start: string; readonly lone?: LoneSign }) {
  const [value, setValue] = useState<string | null>(props.start);
  useLayoutEffect(() => {
    held = value;
  });
  return (
    <NumberInput
      label="Amount"
      value={value}
      onChange={setValue}
      {...(props.lone ? { lone: props.lone } : {})}
    />
  );
}

afterEach(cleanup);

const shown = async (start: string, language: "en" | "vi" = "en", lone?: LoneSign) => {
  renderScreen(<Amount start={start} {...(lone ? { lone } : {})} />, { language });
  return await screen.findByLabelText<HTMLInputElement>("Amount");
};

describe("an amount in a form", () => {
  test("the whole text is selected as soon as the field has the focus", async () => {
    const input = await shown("50000000");
    expect(input.value).toBe("50,000,000");
    fireEvent.focus(input);
    expect(input.value).toBe("50000000");
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
  });

  test("what is typed before the next frame is not selected over", async () => {
    const input = await shown("50000000");
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: "8" } });
    input.setSelectionRange(1, 1);
    await new Promise(requestAnimationFrame);
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 1]);
    fireEvent.blur(input);
    expect(input.value).toBe("8");
  });

  test("in Vietnamese a point groups and a comma is the decimal sign", async () => {
    const input = await shown("25412.5", "vi");
    expect(input.value).toBe("25.412,5");
    fireEvent.focus(input);
    expect(input.value).toBe("25412,5");
  });

  test.each([
    ["en", "450.000"],
    ["vi", "450,000"],
  ] as const)(
    "three digits are thousands in a currency without decimals (%s)",
    async (...given) => {
      const [language, text] = given;
      const input = await shown("1", language, "thousands");
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: text } });
      expect(held).toBe("450000");
    },
  );

  test("a doubtful number is no value until one of both is chosen", async () => {
    const input = await shown("1", "en", "doubt");
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: "23.500" } });
    fireEvent.blur(input);
    expect(held).toBe("23.500?");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    screen.getByText("Decimals: 23.5");
    fireEvent.click(screen.getByText("Thousands: 23,500"));
    expect(held).toBe("23500");
    expect(screen.queryByText(/Decimals/)).toBeNull();
  });
});
