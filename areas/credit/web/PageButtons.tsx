import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { creditWords as words } from "./words.ts";

/** The buttons that turn the page of a small list; none on a single page. */
export function PageButtons(props: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}) {
  const say = useSay();
  const { page, size, total, onTurn } = props;
  if (total <= size && page === 1) return null;
  return (
    <Space>
      <Button disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {say(words.previous)}
      </Button>
      <Button disabled={page * size >= total} onClick={() => onTurn(page + 1)}>
        {say(words.next)}
      </Button>
    </Space>
  );
}
