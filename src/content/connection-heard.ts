/** Said to whoever listens, once the network that was lost is there. */
export const connectedAgain = 'Connected again';
