/** Said beside every deal, whoever raises. */
export const considerations = [
  'Young companies often fail. Invest only what you can afford to lose.',
  'Shares in a private company are hard to sell; expect to hold them for years.',
  'The founder wrote this description. Check the figures and papers yourself before you decide.',
] as const;
