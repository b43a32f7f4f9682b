const mostBytes = 512 * 1024;

/** Goes to the address that was configured and to no other, and reads no more of the answer than one can be long. */
export async function limitedFetch(
  address: string | URL | Request,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'error' });
  let read = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      read += bytes.length;
      if (read > mostBytes) controller.error(new Error('The answer is too long'));
      else controller.enqueue(bytes);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
}
