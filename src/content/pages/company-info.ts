import type { PageText } from '#src/lib/page-text.ts';
import { brand } from '../brand.ts';

export const companyInfo: PageText = {
  title: 'Company Information',
  lead: 'Who stands behind Pankh, how to reach us, and what we are not.',
  sections: [
    {
      title: 'Particulars',
      blocks: [
        {
          facts: [
            { name: 'Name', value: 'Pankh (a fictional company of this demonstration)' },
            { name: 'Office', value: '14 Ghat Road, Pune 411001, India' },
            { name: 'Email', value: brand.email },
            { name: 'Desk, Mon-Fri', value: '9:00-19:00 IST' },
            { name: 'Desk, Sat', value: '10:00-17:00 IST' },
            { name: 'Desk, Sun', value: 'Closed' },
          ],
        },
        {
          title: 'To be completed by an operator',
          note: 'Company number, tax registration, directors, and the name of the officer for grievances belong here before a real service opens.',
        },
      ],
    },
    {
      title: 'What we are not',
      blocks: [
        'Pankh is not registered with SEBI as a broker, adviser, merchant banker or fund, and does none of their work. It introduces people to each other. See the [terms](/terms).',
      ],
    },
    {
      title: 'How we keep our promises',
      blocks: [
        {
          list: [
            'A change you made is called saved only when it is stored, and sent only when the server has it.',
            'A figure that is an illustration says so. A figure we count says from what.',
            'A badge names what was checked, and nothing more.',
          ],
        },
      ],
    },
    {
      title: 'For the press',
      blocks: [
        'Write by the [contact page](/contact?category=media), category “Media & Press”. Please do not print the figures below as facts: they are illustrations.',
      ],
    },
  ],
};
