import { useEffect, useRef, useState } from 'react';
import type { AiInput } from '#src/syncing/ai-exchanges.ts';
import type { Answered } from '#src/syncing/ask.ts';
import type { AiTask } from '#sync/ai/provenance.ts';

type About = { context: string; question: string };

/** One question at a time. A screen that is left takes its question back. */
export function useAsking<Task extends AiTask>(task: Task) {
  const [isAsking, setAsking] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Answers null where another question, or leaving, took its place. Throws where nobody can answer. */
  async function put(input: AiInput<Task>, about: About): Promise<Answered<Task> | null> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setAsking(true);
    try {
      const { ask } = await import('#src/syncing/ask.ts');
      const answered = await ask(task, input, { ...about, signal });
      return signal.aborted ? null : answered;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (running.current === controller) setAsking(false);
    }
  }
  return { isAsking, put };
}
