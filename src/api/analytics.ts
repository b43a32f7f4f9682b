import { analyticsEndpoint } from '#sync/endpoints/analytics.ts';
import { request } from './request.ts';

export async function fetchMeasurementId(): Promise<string | null> {
  const { method, path, reply } = analyticsEndpoint;
  return (await request(method, path, reply)).value.measurementId;
}
