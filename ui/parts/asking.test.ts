import { expect, test } from "vitest";
import { askFirst, dismissQuestions, showQuestionsWith } from "./asking.ts";

test("a question whose screen is left is taken off and answered with no; an answered one is not", async () => {
  const shown: string[] = [];
  const answers: ((yes: boolean) => void)[] = [];
  const stop = showQuestionsWith(({ question, answer }) => {
    shown.push(question.title);
    answers.push(answer);
    return () => shown.splice(shown.indexOf(question.title), 1);
  });
  const answered = askFirst({ title: "Lock?" });
  answers[0]?.(true);
  expect(await answered).toBe(true);
  const left = askFirst({ title: "Delete?" });
  dismissQuestions();
  expect(await left).toBe(false);
  expect(shown).toEqual(["Lock?"]);
  dismissQuestions();
  stop();
});
