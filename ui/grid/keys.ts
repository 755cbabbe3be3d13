/** The command of a key in a grid that is not being edited. */
export type GridKey =
  | { readonly do: "move"; readonly down: number; readonly right: number; readonly extend: boolean }
  | {
      readonly do: "edge";
      readonly down: -1 | 0 | 1;
      readonly right: -1 | 0 | 1;
      readonly extend: boolean;
    }
  | { readonly do: "page"; readonly down: -1 | 1; readonly extend: boolean }
  | { readonly do: "next"; readonly right: -1 | 1 }
  | { readonly do: "enter"; readonly down: -1 | 1 }
  | {
      readonly do:
        | "edit"
        | "empty"
        | "fillDown"
        | "undo"
        | "redo"
        | "selectAll"
        | "addBelow"
        | "removeRows"
        | "tick"
        | "ask"
        | "letGo";
    };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, readonly [down: -1 | 0 | 1, right: -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Reads a key; null when it is not a command of the grid and may start editing. */
export function readKey(event: Pressed): GridKey | null {
  const { key, shiftKey: extend } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return key === "ArrowDown" ? { do: "edit" } : null;
  const arrow = arrows[key];
  if (arrow) {
    const [down, right] = arrow;
    return ctrl ? { do: "edge", down, right, extend } : { do: "move", down, right, extend };
  }
  if (ctrl) return readControl(key.toLowerCase(), extend);
  switch (key) {
    case "Home":
      return { do: "edge", down: 0, right: -1, extend };
    case "End":
      return { do: "edge", down: 0, right: 1, extend };
    case "PageUp":
      return { do: "page", down: -1, extend };
    case "PageDown":
      return { do: "page", down: 1, extend };
    case "Tab":
      return { do: "next", right: extend ? -1 : 1 };
    case "Enter":
      return { do: "enter", down: extend ? -1 : 1 };
    case "F2":
      return { do: "edit" };
    case "F9":
      return { do: "ask" };
    case "Delete":
    case "Backspace":
      return { do: "empty" };
    case "Escape":
      return { do: "letGo" };
    case " ":
      return { do: "tick" };
    default:
      return null;
  }
}

function readControl(key: string, extend: boolean): GridKey | null {
  switch (key) {
    case "home":
      return { do: "edge", down: -1, right: -1, extend };
    case "end":
      return { do: "edge", down: 1, right: 1, extend };
    case "d":
      return { do: "fillDown" };
    case "z":
      return { do: extend ? "redo" : "undo" };
    case "y":
      return { do: "redo" };
    case "a":
      return { do: "selectAll" };
    case "enter":
      return { do: "addBelow" };
    case "delete":
      return { do: "removeRows" };
    default:
      return null;
  }
}
