import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

test.each([
  ["Advance <b>AP26/1</b><br>was <em>denied</em>", "Advance <b>AP26/1</b><br>was <em>denied</em>"],
  ['<b onclick="steal()">bold</b>', "<b>bold</b>"],
  ["<script>steal()</script><style>b{}</style>Lô hàng", "Lô hàng"],
  ['<img src="x" onerror="steal()"><a href="javascript:steal()">here</a>', "here"],
  ["A &amp; B", "A &amp; B"],
])("%s", (text, shown) => {
  const { container } = render(<RichText text={text} />);
  expect(container.innerHTML).toBe(shown);
});
