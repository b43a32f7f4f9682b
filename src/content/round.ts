/** What the form of the amount raised calls its fields. */
export const raisedLabels = { raisedAmount: 'Amount raised so far' };

/** What a founder does with a round, and what it means for investors. */
export const roundWords = {
  title: 'Your round',
  failed: 'This was not saved',
  edit: {
    action: 'Edit pitch',
    title: 'Edit your pitch',
    lead: {
      shown:
        'An edited pitch is reviewed again. Until then verified investors see it with the mark “Review pending”, and the public does not. Whoever has shortlisted it or is connected with you about it stays so.',
      declined: 'Once it is edited, the pitch goes to review again.',
    },
    highlightsHint: 'Up to 10, a line each. Cards show the first three.',
    save: 'Save and send to review',
    done: 'Pitch edited. It goes to review again.',
  },
  raise: {
    action: 'Update raised amount',
    hint: 'Whoever can see this pitch sees how much of the round has come together.',
    save: 'Save',
    done: 'Raised amount updated',
  },
  close: {
    action: 'Close round',
    title: 'Close this round?',
    lead: 'Investors can still read the pitch and your updates, but nobody can ask for a connection about it any more. A closed round cannot be opened again.',
    done: 'Round closed',
  },
  withdraw: {
    action: 'Withdraw',
    title: 'Withdraw this pitch?',
    lead: 'Investors no longer see the pitch or its updates, those who follow it neither. Connections you have stay as they are. A withdrawn pitch cannot be submitted again as it is; you can begin a new draft from it.',
    done: 'Pitch withdrawn',
  },
  /** Instead of a withdrawal while nobody has been sent the pitch. */
  takeBack: {
    action: 'Take back',
    done: 'Submission taken back',
    detail: 'Nothing of this pitch is sent. Its draft is open again.',
    undo: 'Undo',
  },
  sentLater: 'Saved on this device. Investors see it once it is sent.',
  /** Of what investors are not shown. */
  sentUnseen: 'Saved on this device. It will be sent when you are online.',
} as const;

/** Instead of a way to connect, on a deal whose round is over. */
export const noLongerOpen = 'This opportunity is no longer open.';
