import type { Screen } from '#sync/screen.ts';
import { siteMap } from '#sync/site-map.ts';

const groups: { title: string; paths: string[] }[] = [
  { title: 'Help', paths: ['/help', '/help-center', '/entrepreneur-faq', '/investor-faq', '/contact'] },
  {
    title: 'Company',
    paths: [
      '/about-us',
      '/company-info',
      '/testimonials',
      '/funded-companies',
      '/partners',
      '/refer',
      '/blog',
      '/sitemap',
    ],
  },
  { title: 'Legal', paths: ['/terms', '/privacy', '/refunds'] },
];

/** The public screens with an address of their own, in groups; what is in none of them comes first. */
export function siteMapGroups(): { title: string; screens: Screen[] }[] {
  const screens = siteMap.filter(({ path, private: isPrivate }) => !isPrivate && !/:(?!\w+\?)/.test(path));
  const grouped = new Set(groups.flatMap(({ paths }) => paths));
  return [
    { title: 'Invest and raise', screens: screens.filter(({ path }) => !grouped.has(path)) },
    ...groups.map(({ title, paths }) => ({
      title,
      screens: screens.filter(({ path }) => paths.includes(path)),
    })),
  ];
}
