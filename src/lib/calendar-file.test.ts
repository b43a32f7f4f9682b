import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = Date.parse('2026-11-20T08:15:30.123Z');
const meeting = {
  uid: '01a20065-4331-74fc-a8c5-74dce1d7aa9f',
  title: 'Lantern Looms',
  startsAt: '2026-11-24T15:00:00+05:30',
  minutes: 45,
  place: '',
  note: '',
};

test('a meeting is an event in UTC, each line ended by CR and LF', () => {
  expect(calendarFile(meeting, now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pankh//Pankh//EN',
      'BEGIN:VEVENT',
      'UID:01a20065-4331-74fc-a8c5-74dce1d7aa9f',
      'DTSTAMP:20261120T081530Z',
      'DTSTART:20261124T093000Z',
      'DTEND:20261124T101500Z',
      'SUMMARY:Lantern Looms',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('backslash, semicolon, comma and line end are escaped, and a colon is not', () => {
  const file = calendarFile(
    { ...meeting, place: 'Hall 2; C:\\gate, Surat', note: 'One\r\nTwo\rThree\u0007' },
    now,
  );
  expect(file).toContain('LOCATION:Hall 2\\; C:\\\\gate\\, Surat\r\n');
  expect(file).toContain('DESCRIPTION:One\\nTwo\\nThree\r\n');
});

test('no words put a line of their own into the file', () => {
  const file = calendarFile({ ...meeting, title: 'Looms\nATTENDEE:mailto:a@b.example' }, now);
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test('no line is longer than 75 octets, no character is cut, and unfolding gives the words back', () => {
  const note = `${'बारिश से चलने वाले करघे 🪶 '.repeat(20)}${'a'.repeat(200)}`;
  const file = calendarFile({ ...meeting, note }, now);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(10);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${note}\r\n`);
});
