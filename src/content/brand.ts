export const brand = {
  name: 'Pankh',
  tagline: 'AI-Powered Investment Network',
  email: 'support@pankh.example',
} as const;
