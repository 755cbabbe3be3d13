import { DeleteOutlined, StarOutlined } from "@ant-design/icons";
import {
  dropListView,
  getListMemory,
  type ListView,
  saveListView,
} from "@fairway/core/listMemory/contract.ts";
import { Button, Checkbox, Input, Popover } from "antd";
import { useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useVerb } from "../client/useVerb.ts";
import { useSay } from "../words/useSay.tsx";
import { toolWords } from "./toolWords.ts";
import { useListMemory } from "./useListMemory.ts";
import { viewSearch } from "./viewSearch.ts";

/** The views of a list, the user's own and the office's: open one, save the present one. */
export function SavedViews(props: { readonly table: string }) {
  const say = useSay();
  const { path, search, go } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const views = useListMemory()?.views.filter((each) => each.list === props.table) ?? [];
  const drop = useVerb(dropListView, { invalidates: [getListMemory] });
  const open = (view: ListView) => {
    setOpen(false);
    go(view.search ? `${path}?${view.search}` : path);
  };
  const mine = views.filter((each) => each.isMine);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className="fw-column-list">
          {views.length === 0 ? <div className="fw-quiet">{say(toolWords.noViews)}</div> : null}
          {[...mine, ...views.filter((each) => !each.isMine)].map((view) => (
            <div key={view.id} className="fw-column-line">
              <span>
                <Button type="link" onClick={() => open(view)}>
                  {view.name}
                </Button>
                {view.isShared ? (
                  <span className="fw-quiet">
                    {view.isMine
                      ? say(toolWords.viewShared)
                      : say(toolWords.sharedView, { owner: view.ownerName })}
                  </span>
                ) : null}
              </span>
              {view.isMine ? (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={say(toolWords.removeView, { name: view.name })}
                  onClick={() => drop.mutate({ id: view.id })}
                />
              ) : null}
            </div>
          ))}
          <KeepView table={props.table} search={viewSearch(search)} />
        </div>
      }
    >
      <Button
        type="text"
        icon={<StarOutlined />}
        aria-label={say(toolWords.views)}
        title={say(toolWords.views)}
      />
    </Popover>
  );
}

function KeepView(props: { readonly table: string; readonly search: string }) {
  const say = useSay();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const save = useVerb(saveListView, {
    invalidates: [getListMemory],
    onDone: () => {
      setName("");
      setShared(false);
    },
  });
  const kept = name.trim();
  const keep = () => {
    if (!kept || save.isPending) return;
    save.mutate({ list: props.table, name: kept, search: props.search, isShared });
  };
  return (
    <>
      <div className="fw-column-line">
        <Input
          value={name}
          maxLength={60}
          placeholder={say(toolWords.viewName)}
          aria-label={say(toolWords.viewName)}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={keep}
        />
        <Button onClick={keep} disabled={!kept} loading={save.isPending}>
          {say(toolWords.saveView)}
        </Button>
      </div>
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {say(toolWords.shareView)}
      </Checkbox>
    </>
  );
}
