// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { NumberInput } from "./NumberInput.tsx";

function Amount(props: { readonly start: string }) {
  const [value, setValue] = useState<string | null>(props.start);
  return <NumberInput label="Amount" value={value} onChange={setValue} />;
}

afterEach(cleanup);

const shown = async (start: string, language: "en" | "vi" = "en") => {
  renderScreen(<Amount start={start} />, { language });
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
});
