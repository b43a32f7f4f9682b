/** The network panel of the home page. Static figures, not counted from data. */
export const globalNetwork = {
  total: { figure: '373,354', label: 'Global investors' },
  regions: [
    { figure: '85,420', label: 'North America', share: 22.9 },
    { figure: '142,880', label: 'Europe', share: 38.3 },
    { figure: '145,054', label: 'Asia Pacific', share: 38.8 },
  ],
  footnote: 'Illustrative figures',
} as const;
