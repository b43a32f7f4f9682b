import { analyticsEndpoint } from '#sync/endpoints/analytics.ts';
import { call } from './request.ts';

export async function fetchMeasurementId(): Promise<string | null> {
  return (await call(analyticsEndpoint)).measurementId;
}
