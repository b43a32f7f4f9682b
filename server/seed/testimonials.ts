import { idOf } from '#sync/ids.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { daysBefore } from './moments.ts';

type Row = [
  userType: Testimonial['userType'],
  rating: number,
  fullName: string,
  location: string,
  content: string,
];

const rows: Row[] = [
  [
    'investor',
    5,
    'Sharmila Katrapati',
    'Hyderabad, India',
    'I read pitches on the Friday flight home. They are all there without a signal, and by the time I land my questions have gone to the founders.',
  ],
  [
    'entrepreneur',
    5,
    'Joel Kuttanadan',
    'Kochi, India',
    'I wrote most of our pitch on the train between Kottayam and Ernakulam. Every tunnel used to cost me a paragraph in other tools. Here nothing was lost.',
  ],
  [
    'investor',
    4,
    'Pervez Daruvallan',
    'Mumbai, India',
    'The score comes with its reasons, so I can disagree with it line by line. I would like to compare two deals side by side.',
  ],
  [
    'entrepreneur',
    4,
    'Aarohi Deshmane',
    'Bengaluru, India',
    'Three of our angels found us here within two months. Two of them asked better questions than the funds did.',
  ],
  [
    'investor',
    5,
    'Gurnoor Bhullarai',
    'New Delhi, India',
    'I put small cheques into companies far from Delhi. Searching by district and sector got me to founders I would never have met at an event.',
  ],
  [
    'entrepreneur',
    5,
    'Lalthan Sailoa',
    'Guwahati, India',
    'Nobody asked us to fly to Bengaluru for a first conversation. We closed half of our seed round from Guwahati.',
  ],
  [
    'investor',
    3,
    'Kabir Lokhandrao',
    'Pune, India',
    'Good flow of deals and clear terms. Some pitches still arrive without a cap table, and I have to ask for it each time.',
  ],
  [
    'entrepreneur',
    4,
    'Zoya Merchantwala',
    'Mumbai, India',
    'The description helper made our text shorter and did not invent a single figure. I still rewrote the opening myself.',
  ],
  [
    'investor',
    5,
    'Mathangi Srivathan',
    'Chennai, India',
    'A founder answered a hard question about returns within the hour, in the same thread where the documents were. That is how it ought to work.',
  ],
  [
    'entrepreneur',
    5,
    'Devraj Mukhorji',
    'Kolkata, India',
    'Old houses are a hard thing to explain to investors. The analysis told us which risk we had not named, and naming it won us the next meeting.',
  ],
  [
    'investor',
    4,
    'Subhra Chatterlee',
    'Kolkata, India',
    'I shortlist in the evening and decide on Sunday. The list looks the same on my phone and on the laptop, even after a week away.',
  ],
  [
    'entrepreneur',
    3,
    'Harleen Sodhan',
    'Chandigarh, India',
    'Review of our pitch took a day, as promised. I would have liked a note on what the reviewer looked at.',
  ],
  [
    'investor',
    5,
    'Oliver Fenwithy',
    'London, UK',
    'From London I could see which Indian sectors had serious founders and which had only serious slides. Two small investments so far.',
  ],
  [
    'entrepreneur',
    5,
    'Anvitha Rellapalli',
    'Hyderabad, India',
    'We searched the directory for funds that lead in health devices and wrote to eleven. Four replied, one signed a term sheet.',
  ],
  [
    'investor',
    4,
    'Grace Holmebury',
    'Boston, USA',
    'It names uncertainty instead of hiding it. I trust a tool that tells me when it has assumed something.',
  ],
  [
    'entrepreneur',
    4,
    'Mitul Patwaria',
    'Ahmedabad, India',
    'Amounts in lakh and crore, as we speak about them. It sounds small until you have corrected a misplaced zero in front of an investor.',
  ],
  [
    'investor',
    5,
    'Nivritti Ghokale',
    'Nagpur, India',
    'I joined with twenty-five thousand rupees and a lot of doubt. The guides on cap tables saved me from one poor deal already.',
  ],
  [
    'entrepreneur',
    5,
    'Eleanor Ashgrave',
    'London, UK',
    'Half of my team is in Kochi, and so now are two of my investors. Introductions came with context and not as a cold list.',
  ],
  [
    'investor',
    3,
    'Tarun Vellichamy',
    'Coimbatore, India',
    'Useful for textiles and machinery, thinner for biotechnology. Support answered me the next morning.',
  ],
  [
    'entrepreneur',
    4,
    'Nakul Thiruvasan',
    'Chennai, India',
    'I declined six requests politely with one touch each and spent the time on the four that mattered.',
  ],
  [
    'investor',
    4,
    'Farzana Qadirwala',
    'Bhopal, India',
    'What I value is that a founder can see I am verified before opening my message. The first reply is warmer for it.',
  ],
  [
    'entrepreneur',
    5,
    'Weilin Thamsoo',
    'Singapore',
    'We raised in dollars and showed it in dollars. Nobody converted our numbers into something we had not said.',
  ],
  [
    'investor',
    5,
    'Ranjeet Saikhom',
    'Imphal, India',
    'Power cuts are part of my week. The app opens anyway, and what I write goes out when the line is back.',
  ],
  [
    'entrepreneur',
    4,
    'Marijke Dolderveen',
    'Amsterdam, Netherlands',
    'Our irrigation trial in Karnataka began with a message here. The form asked for exactly what an engineer would want to know.',
  ],
];

/** What fictional people of the demo say about the platform, spread over the year before now. */
export function demoTestimonials(now: Date): Testimonial[] {
  return rows.map(([userType, rating, fullName, location, content], index) => ({
    id: idOf('demo-testimonial', fullName),
    userType,
    rating,
    content,
    fullName,
    location,
    createdAt: daysBefore(now, 3 + index * 14.3),
  }));
}
