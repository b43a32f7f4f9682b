export const about = {
  lead: 'Pankh is Hindi for wing. We build an investment network that carries founders and angels across India, also where the network does not reach.',
  mission:
    'To let a good company be found and funded wherever it is: from Guwahati as well as from Bengaluru, from a train as well as from a meeting room.',
  vision:
    'An India in which starting a company depends on the work and not on whom one’s family knows, and in which investing in one is open, informed and honest about its risks.',
  values: [
    {
      title: 'Innovation',
      text: 'We use new tools where they save people time, and say plainly what they cannot do.',
    },
    {
      title: 'Trust',
      text: 'What a badge says is what was checked. What is not known is called unknown. Your work is never lost.',
    },
    {
      title: 'Growth',
      text: 'We measure ourselves by companies that still stand years after their round, not by rounds.',
    },
    {
      title: 'Education',
      text: 'A first cheque should not be a lesson in what one ought to have asked. We write down what we know.',
    },
  ],
  teamNote: 'A fictional team: sample content, no real persons.',
  team: [
    {
      name: 'Ishwari Deolankar',
      role: 'Chief Executive',
      bio: 'Ran a lender for small workshops in Kolhapur before she asked why so few of her customers ever met an investor.',
      location: 'Pune, India',
      email: 'ishwari@pankh.example',
      linkedIn: 'linkedin.example/ishwari-deolankar',
      expertise: ['Credit', 'Operations', 'Policy'],
    },
    {
      name: 'Tenzin Rabgyal Norzom',
      role: 'Technology',
      bio: 'Grew up with two hours of network a day and builds software that does not mind.',
      location: 'Gangtok, India',
      email: 'tenzin@pankh.example',
      linkedIn: 'linkedin.example/tenzin-norzom',
      expertise: ['Offline-first', 'Databases', 'Security'],
    },
    {
      name: 'Fathima Zehra Koyakutty',
      role: 'Founder Success',
      bio: 'Raised, ran and closed a company of her own, and tells founders about all three.',
      location: 'Kozhikode, India',
      email: 'fathima@pankh.example',
      linkedIn: 'linkedin.example/fathima-koyakutty',
      expertise: ['Pitching', 'Hiring', 'Seed rounds'],
    },
    {
      name: 'Arnab Lahirendra',
      role: 'Investor Relations',
      bio: 'Spent ten years in an angel group counting what its members wished they had asked.',
      location: 'Kolkata, India',
      email: 'arnab@pankh.example',
      linkedIn: 'linkedin.example/arnab-lahirendra',
      expertise: ['Due diligence', 'Syndicates', 'Reporting'],
    },
    {
      name: 'Jaspreet Kaur Mandher',
      role: 'Legal & Compliance',
      bio: 'Reads term sheets aloud until everybody at the table understands them.',
      location: 'Chandigarh, India',
      email: 'jaspreet@pankh.example',
      linkedIn: 'linkedin.example/jaspreet-mandher',
      expertise: ['Company law', 'Data protection', 'Contracts'],
    },
    {
      name: 'Maruthi Selvanathan',
      role: 'Design',
      bio: 'Tests every screen on a cracked phone in the sun at Koyambedu market.',
      location: 'Chennai, India',
      email: 'maruthi@pankh.example',
      linkedIn: 'linkedin.example/maruthi-selvanathan',
      expertise: ['Accessibility', 'Typography', 'Research'],
    },
  ],
} as const;
