/** Why the whole form was not taken, beside the button that sent it. */
export function FormFault({ message }: { message: string | undefined }) {
  return (
    // Listened to while it is empty, and without a gap of its own beside the button.
    <div role="alert" className="empty:absolute">
      {message && <p className="rounded-field bg-error/10 px-4 py-3 font-medium text-error">{message}</p>}
    </div>
  );
}
