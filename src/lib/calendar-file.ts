export type Meeting = {
  /** Of this entry for ever: a calendar that has it already takes the file as its change. */
  uid: string;
  title: string;
  /** ISO, an instant. */
  startsAt: string;
  minutes: number;
  place: string;
  note: string;
};

/**
 * A meeting as an iCalendar file (RFC 5545), for any calendar. Its times are instants in UTC: each calendar shows them in
 * its own zone, and no zone has to be described. `now`: ms.
 */
export function calendarFile({ uid, title, startsAt, minutes, place, note }: Meeting, now: number): string {
  const start = Date.parse(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pankh//Pankh//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Form 2 of a date with time (3.3.5): "20261124T093000Z". */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** A text (3.3.11). Control characters other than a line's end have no place in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const mostOctets = 75;

/** A line of more than 75 octets goes on in the next, behind a space (3.1); no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
