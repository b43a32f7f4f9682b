import type { Writing } from './writing.ts';

const source = 'Pankh Market Notes (fictional)';

export const trends: Writing[] = [
  {
    title: 'Software that works without a network is becoming a selling point',
    summary:
      'Field teams, clinics and shops ask for tools that keep working through a dead zone. What that changes for founders and for diligence.',
    source,
    tags: ['offline', 'SaaS', 'technology'],
    age: 5,
    body: [
      'For ten years software assumed a connection. Buyers in logistics, health and agriculture now put the opposite into their tenders: a day’s work must be possible without one. The reason is rarely the lack of a tower. It is lifts, basements, highways, crowds and prepaid data that ran out.',
      'It changes the product more than it seems. Data has to live on the device, two people may change the same record, and the screen must be honest about what has been sent. Firms that designed for this from the start have an advantage that is slow to copy.',
      'Investors can test it in a minute: switch on airplane mode during the demonstration, do a task, restart the app, switch the network on again. What happens to the task tells more about the engineering than an hour of slides.',
    ],
  },
  {
    title: 'Small language models move into the phone',
    summary: 'Speech and image models now fit on cheap devices. Products in Indian languages gain first.',
    source,
    tags: ['AI', 'languages', 'devices'],
    age: 14,
    body: [
      'A model that runs on the phone costs nothing per question, answers without delay and keeps the question private. That matters for services whose customers pay tens of rupees and not hundreds, and for anything said in a clinic or a bank.',
      'The limits are real. Small models know less, mistake rare words, and need care with dialects. Products that do well narrow the task: twelve crops and not all plants, one form and not all conversation.',
      'For a pitch, cost per answer is the figure to show, along with the share of questions handed to a person. For diligence, ask where training recordings came from, who agreed to their use, and how errors are found in a language that no engineer of the team speaks.',
      'We expect the advantage to move from the model to the recordings. Those who have earned access to real conversations, fairly, will be hard to catch up with.',
    ],
  },
  {
    title: 'Cold chains shrink to the size of a village',
    summary:
      'Storage of five tonnes instead of five thousand: why decentralised cooling attracts climate money and farm money at once.',
    source,
    tags: ['CleanTech', 'cold chain', 'agritech'],
    age: 38,
    body: [
      'Large cold stores stand near cities and hold potatoes. Tomatoes, flowers and fish spoil before they get there. A new generation of small rooms stands at the farm gate, cooled by sunlight stored as ice or brine, and is owned by groups of farmers.',
      'The business works when the room is full on most days. Operators therefore add crops with different seasons, rent shelves by the crate and find buyers. Hardware is the smaller half of the company.',
      'Money comes from two sides: climate funds, because cooling by diesel is dirty, and lenders to farmers, because a stored crop is security. Each side wants other evidence, and a founder needs both sets ready.',
      'Watch for maintenance. A room that waits three weeks for a compressor has lost its village for good. Ask for days out of service per year before you ask about growth.',
    ],
  },
  {
    title: 'Founders ask for smaller rounds, more often',
    summary:
      'Instead of one large seed round, some teams raise in two or three steps tied to proofs. What it means for both sides.',
    source,
    tags: ['seed round', 'milestones', 'fundraising'],
    age: 57,
    body: [
      'A round in steps keeps dilution low when things go well. A team raises what it needs for the next proof, shows it and raises again at a better price. Angels like it because a second cheque is written with knowledge.',
      'The cost is time. Each step brings papers, calls and a month in which nobody builds. Rolling closings on the same terms reduce this, provided the end date is written down and everyone sees the same list of who is in.',
      'Steps go wrong when the proof is vague. "Traction" is not a milestone; "ten plants renew without a discount" is. Write what happens if it is missed, or the second step becomes a quarrel.',
    ],
  },
  {
    title: 'Repair becomes a business, not a favour',
    summary:
      'Refurbished appliances, spare-part marketplaces and service data: the economics of keeping things in use.',
    source,
    tags: ['circular economy', 'e-commerce', 'services'],
    age: 86,
    body: [
      'India has always repaired. What is new is repair with a warranty, at a known price, at scale. Start-ups buy broken machines by the lorry and sell them with a year’s promise, and makers of appliances have begun to treat them as partners.',
      'The asset is knowledge of failure: which pump breaks after how many hours, which board can be mended, what a part costs on a Tuesday in Nashik. It grows with every repair and improves the price at which the next machine is bought.',
      'Margins depend on the share of machines that turn out to be worth mending. Ask for that share by month and for the cost of a claim under warranty. If the two improve together, the company is learning; if only volume grows, it is a scrap dealer with an app.',
      'Rules on makers’ responsibility for waste help, since recyclers and makers both need certified channels. Do not build a plan on the rules alone, because they change.',
    ],
  },
];
