import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { listFault } from './list-fault.ts';

const refused = new ApiError(400, '{"code":"not-importable","message":"The file is empty."}', '', null);
const broken = new ApiError(500, '{"code":"internal","message":"Something went wrong."}', '', null);
const somethingBetween = new ApiError(504, '', 'Gateway Timeout', null);

test('of a list that was cut off as it was sent to be looked through it is said that nothing was written', () => {
  expect(listFault(new OfflineError(), { dryRun: true })).toMatchObject({
    isKnown: true,
    detail: 'The connection broke off, or there is none. Nothing was written: please try again.',
  });
});

test('of a list that a proxy in front of the server does not let through it is said who can mend that, and what goes meanwhile', () => {
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  expect(listFault(new ApiError(413, page, '', null), { dryRun: true })).toMatchObject({
    isKnown: true,
    detail: expect.stringMatching(/proxy in front of the server .* by the command below/),
  });
});

test.each([[true], [false]])('why the server does not take a list is said in its words (%s)', (dryRun) => {
  expect(listFault(refused, { dryRun })).toEqual({
    isKnown: true,
    title: 'The list was not imported',
    detail: 'The file is empty.',
  });
});

test.each([[new OfflineError()], [broken], [somethingBetween]])(
  'where no word came of a list that was to be written, it is said where that can be seen (%s)',
  (error) => {
    expect(listFault(error, { dryRun: false })).toEqual({
      isKnown: false,
      title: 'It is not known whether the list was imported',
      detail: expect.stringContaining('look under Last imports'),
    });
  },
);
