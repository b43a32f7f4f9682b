import { expect, test } from 'vitest';
import * as z from 'zod';
import { amountField, optionalAmount } from './profile-fields.ts';
import { raisedFields } from './raised.ts';

const message = 'Please enter a whole amount';
const optional = z.object({ amount: optionalAmount(message) });
const raised = z.object(raisedFields);

test.each([0, '0', '₹0', ' 0 ', '0.00', 'Rs. 0/-'])('%j is nothing, where nothing is an amount', (amount) => {
  expect(optional.parse({ amount })).toEqual({ amount: 0 });
  expect(raised.parse({ raisedAmount: amount })).toEqual({ raisedAmount: 0 });
  expect(amountField(message).safeParse(amount).success).toBe(false);
});

test.each([{}, { amount: '' }, { amount: ' ' }])('what may be left out may be blank: %j', (given) => {
  expect(optional.parse(given)).toEqual({ amount: 0 });
});

test('nobody leaves out how much was raised', () => {
  for (const raisedAmount of ['', ' ', undefined])
    expect(raised.safeParse({ raisedAmount }).error?.issues).toMatchObject([
      { message: 'Please enter the amount raised so far' },
    ]);
});

test.each(['-5', '0.5', '0.001', 'none', -1, 2.5])('%j is no amount, and said not to be', (amount) => {
  expect(optional.safeParse({ amount }).error?.issues).toMatchObject([{ message }]);
  expect(raised.safeParse({ raisedAmount: amount }).success).toBe(false);
});

test('an amount in words is read where nothing is one as well', () => {
  expect(optional.parse({ amount: '25 lakh' })).toEqual({ amount: 2_500_000 });
  expect(raised.parse({ raisedAmount: '25 lakh' })).toEqual({ raisedAmount: 2_500_000 });
});
