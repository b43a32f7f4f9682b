import { accountHints } from '#src/content/account-forms.ts';
import { registerMessages } from '#sync/rules/registration/marketplace.ts';

/** Something wrong with a field: its name in the form, and what the person calls it. */
export type FieldFault = { name: string; label: string; message: string };

/** What is wrong, in the order in which the fields stand. */
export function faultsIn(errors: object, labels: Record<string, string>): FieldFault[] {
  const found = byField(errors);
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = beside(found.get(name));
    return message === undefined ? [] : [{ name, label, message }];
  });
}

/** The messages as the schema gives them, whatever field they are about. */
export function messagesOf(errors: object): string[] {
  return [...byField(errors).values()].flatMap((fault) => fault?.message ?? []);
}

function byField(errors: object): Map<string, { message?: string } | undefined> {
  return new Map(Object.entries(errors));
}

/** What is said beside a field: of a title and a sentence, the sentence. */
export function beside(fault: { message?: string } | undefined): string | undefined {
  if (fault?.message === registerMessages.missing) return accountHints.missing;
  return fault?.message?.split(' - ').at(-1);
}

/** "Title - Sentence" as a toast has it. */
export function inTwo(message: string): { title: string; detail?: string } {
  const [title = '', detail] = message.split(' - ');
  return detail === undefined ? { title } : { title, detail };
}

/** The message to say first of those found: one of `order` before any other. */
export function firstOf(found: (string | undefined)[], order: readonly string[]): string | undefined {
  const messages = found.filter((message) => message !== undefined);
  return order.find((message) => messages.includes(message)) ?? messages[0];
}
