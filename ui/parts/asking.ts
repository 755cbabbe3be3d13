import type { Words } from "@fairway/core/words/words.ts";

/** A question before an action. */
export interface Question {
  readonly title: string;
  readonly detail?: string;
  readonly yes?: Words;
  readonly no?: Words;
  readonly danger?: boolean;
}

/** A question that waits for its answer. */
export interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

/** Shows a question; returns the function that takes it off the screen. */
type Show = (asked: Asked) => () => void;

let shown: Show | null = null;
const waiting: Asked[] = [];
/** The questions on the screen, each with the function that takes it off and answers it with no. */
const open = new Set<() => void>();

/** Connects the questions to the component that shows them; returns the function that disconnects. */
export function showQuestionsWith(show: Show): () => void {
  shown = show;
  for (const each of waiting.splice(0)) put(show, each);
  return () => {
    if (shown === show) shown = null;
  };
}

/** Asks a question and waits for the answer. */
export function askFirst(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    if (shown) put(shown, { question, answer });
    else waiting.push({ question, answer });
  });
}

/** Answers the open questions with no: the screen that asked them is left. */
export function dismissQuestions(): void {
  for (const dismiss of open) dismiss();
}

function put(show: Show, { question, answer }: Asked): void {
  const ended = (yes: boolean) => {
    open.delete(dismiss);
    answer(yes);
  };
  const takeOff = show({ question, answer: ended });
  const dismiss = () => {
    takeOff();
    ended(false);
  };
  open.add(dismiss);
}
