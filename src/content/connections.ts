/** Said at every act of interest. */
export const riskNotice = {
  title: 'Risk notice',
  brief: 'Investing in startups is risky: you may lose all of it.',
  text: 'Investing in startups is risky: you may lose all of it, and shares can rarely be sold early. A connection is no commitment and no advice. Check everything yourself.',
};

export const connectWords = {
  title: 'Connect',
  connect: 'Connect',
  message: 'Message',
  messageHint: 'What you would like to know. It is sent with the request.',
  send: 'Send Connection Request',
  failed: 'Failed to send connection request',
  failedDetail: 'Please try again later.',
  signIn: 'Sign in to connect',
  investorsOnly: 'Investors ask founders for a connection here.',
  unlimited: 'Your plan has no limit on connections.',
  left: (left: number, limit: number) => `${left} of ${limit} connections left this month.`,
  noneLeft: (limit: number) =>
    `All ${limit} connections of this month are used. A request is kept on this device and goes next month, or with another plan.`,
  plans: 'See plans',
  open: 'Open in Connections',
  write: 'Message',
  verify: 'Please complete email and phone verification first. A request waits on this device until then.',
  verifyLink: 'Verify now',
};

/** How a connection stands, for the one who asked and the one who was asked. */
const connectionStates = {
  pending: { asker: 'Request sent', asked: 'Waits for your answer' },
  accepted: { asker: 'Connected', asked: 'Connected' },
  declined: { asker: 'Declined', asked: 'You declined' },
  withdrawn: { asker: 'You withdrew it', asked: 'Withdrawn' },
  ended: { asker: 'Ended', asked: 'Ended' },
} as const;

/** Of a request that is still on this device: nobody has been asked. */
const unsentRequest = 'Request not sent yet';

export function wordsOfState(
  { status, work }: { status: keyof typeof connectionStates; work: { isRequest: boolean } | null },
  side: 'asker' | 'asked',
): string {
  return work?.isRequest ? unsentRequest : connectionStates[status][side];
}

/** What is said of work that has not come to the server. `reason`: why it waits. */
export function wordsOfWork({
  reason,
  isSending = false,
}: {
  reason: string | null | undefined;
  isSending?: boolean;
}): string {
  if (reason) return `Waits on this device: ${reason}`;
  return isSending ? 'Sending.' : 'Saved on this device. It will be sent when you are online.';
}

export const connectionsWords = {
  title: 'Connections',
  lead: 'Who asked you, whom you asked, and how to reach those you are connected with. Everything works without a network and is sent later.',
  signInTitle: 'Sign in to see your connections',
  signIn: 'Log in',
  tabs: {
    requests: 'Requests',
    sent: 'Sent',
    accepted: 'Accepted',
    shortlisted: 'Shortlisted',
    pipeline: 'Pipeline',
  },
  /** Over what is over, beneath what it was. */
  over: { requests: 'Answered', sent: '', accepted: 'Ended' },
  pipelineEmpty: 'Your pipeline is empty',
  pipelineEmptyDetail: 'Set a stage, rate a deal or note something about it on its page. Only you see it.',
  requestsEmpty: 'No requests wait for you',
  requestsEmptyDetail: 'When somebody asks to connect with you, you accept or decline it here.',
  sentEmpty: 'You have asked nobody yet',
  sentEmptyInvestor: 'Open an opportunity to ask its founder for a connection.',
  sentEmptyFounder: 'Find investors and ask them for a connection.',
  acceptedEmpty: 'No connections yet',
  acceptedEmptyDetail: 'Email and phone of both appear here once a request is accepted.',
  shortlistEmpty: 'Your shortlist is empty',
  shortlistEmptyDetail: 'Put an opportunity on it from its page. Only you see it.',
  explore: 'Explore opportunities',
  findInvestors: 'Find investors',
  about: 'About',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  write: 'Message',
  writeTo: (name: string) => `Message ${name}`,
  end: 'End connection',
  moreAbout: (name: string) => `More about ${name}`,
  takeBack: 'Cancel',
  remove: 'Remove',
  removed: 'Taken off your shortlist',
  undo: 'Undo',
  reasonGiven: 'Reason',
  declineTitle: 'Decline this request?',
  declineLead: {
    deal: 'It cannot be asked again about the same deal. The reason is optional, and the other side reads it.',
    person:
      'They cannot ask to connect with you in this way again. The reason is optional, and the other side reads it.',
  },
  reason: 'Reason (optional)',
  withdrawTitle: 'Withdraw this request?',
  withdrawLead: {
    deal: 'You cannot ask again about the same deal, and the connection stays counted for this month.',
    person: 'You cannot ask them again, and the connection stays counted for this month.',
  },
  endTitle: 'End this connection?',
  endLead: 'Neither of you is shown any more how to reach the other. It cannot be undone.',
  /** Of two who are connected twice; `what` is empty where the other connection is about no deal. */
  endLeadOfOne: (what: string) =>
    `You stay connected ${what === '' ? 'without a deal' : `about “${what}”`}, and are still shown how to reach each other. It cannot be undone.`,
  location: 'Location',
  email: 'Email',
  phone: 'Phone',
  contactSoon: 'Email and phone arrive once the server has confirmed it.',
  failed: 'This did not work',
  /** Where one finds what one has just answered, as it leaves the list it stood in, and where one goes from there. */
  accepted: {
    title: (name: string) => `You accepted ${name}`,
    detail: 'They stand under Accepted in your connections.',
    action: 'Write to them',
  },
  declined: {
    title: (name: string) => `You declined ${name}`,
    detail: 'It stands under Answered, below your requests.',
    action: 'Show',
  },
  roles: { investor: 'Investor', entrepreneur: 'Entrepreneur' },
} as const;

/** Of the deal that a connection or a shortlist is about. */
export const dealTerms = {
  minimum: (amount: string) => `min ${amount}`,
  gone: 'No longer listed',
} as const;
