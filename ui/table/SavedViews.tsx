import { DeleteOutlined, StarOutlined } from "@ant-design/icons";
import { Button, Input, Popover } from "antd";
import { useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { dropView, savedViews, saveView, viewSearch } from "./savedViews.ts";
import { tableWords } from "./tableWords.ts";

/** The views a person keeps of a list: open one, keep the present one under a name. */
export function SavedViews(props: { readonly table: string }) {
  const say = useSay();
  const { userId } = useSession();
  const { path, search, go } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [views, setViews] = useState(() => savedViews(userId, props.table));
  const save = () => {
    const kept = name.trim();
    if (!kept) return;
    setViews(saveView(userId, props.table, { name: kept, search: viewSearch(search) }));
    setName("");
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className="fw-column-list">
          {views.length === 0 ? <div className="fw-quiet">{say(tableWords.noViews)}</div> : null}
          {views.map((view) => (
            <div key={view.name} className="fw-column-line">
              <Button
                type="link"
                onClick={() => {
                  setOpen(false);
                  go(view.search ? `${path}?${view.search}` : path);
                }}
              >
                {view.name}
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={say(tableWords.removeView, { name: view.name })}
                onClick={() => setViews(dropView(userId, props.table, view.name))}
              />
            </div>
          ))}
          <div className="fw-column-line">
            <Input
              value={name}
              maxLength={60}
              placeholder={say(tableWords.viewName)}
              aria-label={say(tableWords.viewName)}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={save}
            />
            <Button onClick={save} disabled={!name.trim()}>
              {say(tableWords.saveView)}
            </Button>
          </div>
        </div>
      }
    >
      <Button
        type="text"
        icon={<StarOutlined />}
        aria-label={say(tableWords.views)}
        title={say(tableWords.views)}
      />
    </Popover>
  );
}
