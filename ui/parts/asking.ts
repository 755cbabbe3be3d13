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

let shown: ((asked: Asked) => void) | null = null;
const waiting: Asked[] = [];

/** Connects the questions to the component that shows them; returns the function that disconnects. */
export function showQuestionsWith(show: (asked: Asked) => void): () => void {
  shown = show;
  for (const each of waiting.splice(0)) show(each);
  return () => {
    if (shown === show) shown = null;
  };
}

/** Asks a question and waits for the answer. */
export function askFirst(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    if (shown) shown({ question, answer });
    else waiting.push({ question, answer });
  });
}
