import { CloseCircleFilled, SearchOutlined } from "@ant-design/icons";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSay } from "../words/useSay.tsx";
import { tableWords } from "./tableWords.ts";

/** The search of a list: sent at Enter, or when the user stops typing. */
export function SearchBox(props: {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder: string;
}) {
  const say = useSay();
  const { box, search, placeholder } = props;
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    props.onSearch(text);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), 300);
    return () => clearTimeout(timer);
  });
  return (
    <span className="fw-search">
      <SearchOutlined aria-hidden />
      <input
        ref={box}
        type="search"
        value={typed}
        placeholder={placeholder}
        aria-label={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(typed.trim());
        }}
      />
      {typed ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={say(tableWords.clearSearch)}
          onClick={() => {
            setTyped("");
            box.current?.focus();
          }}
        >
          <CloseCircleFilled />
        </button>
      ) : null}
    </span>
  );
}
