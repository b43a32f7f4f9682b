/** The platform's figures as they are told in public. Static, and not consistent with each other: kept word for word. */
export const illustrative = 'Illustrative figures';

export const platformMetrics = [
  { figure: '450+', label: 'crore raised' },
  { figure: '89%', label: 'success' },
  { figure: '2,300+', label: 'active investors' },
  { figure: '45 days', label: 'average funding time' },
] as const;

export const averageRating = '4.8';

export const aboutFigures = [
  { figure: '500+', label: 'opportunities' },
  { figure: '2,300+', label: 'founders' },
  { figure: '450+', label: 'crore raised' },
  { figure: '373,303+', label: 'global investors' },
] as const;

export const companyFigures = [
  { figure: '2,300+', label: 'verified investors' },
  { figure: '500+', label: 'startups' },
  { figure: 'about ₹450 Cr', label: 'raised' },
  { figure: '1,565', label: 'opportunities this year' },
  { figure: '22,000+', label: 'founders' },
  { figure: '6,178+', label: 'investors' },
] as const;
