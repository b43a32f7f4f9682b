import { useEffect, useState } from 'react';
import type { AiInput } from '#src/syncing/ai-exchanges.ts';
import type { Answered } from '#src/syncing/ask.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import { createTurns } from './turns.ts';

type About = { context: string; question: string };

/** One question at a time. A screen that is left takes its question back, and asks no other. */
export function useAsking<Task extends AiTask>(task: Task) {
  const [isAsking, setAsking] = useState(false);
  const [turns] = useState(createTurns);
  useEffect(() => {
    turns.open();
    return turns.close;
  }, [turns]);

  /** Answers null where another question, or leaving, took its place. Throws where nobody can answer. */
  async function put(input: AiInput<Task>, about: About): Promise<Answered<Task> | null> {
    const signal = turns.take();
    if (!signal) return null;
    setAsking(true);
    try {
      const { ask } = await import('#src/syncing/ask.ts');
      if (signal.aborted) return null;
      const answered = await ask(task, input, { ...about, signal });
      return signal.aborted ? null : answered;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (turns.isLatest(signal)) setAsking(false);
    }
  }
  return { isAsking, put, /** Whether the screen has not been left. */ isShown: turns.isOpen };
}
