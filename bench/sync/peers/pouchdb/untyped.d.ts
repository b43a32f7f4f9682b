declare module 'express-pouchdb' {
  import type { RequestHandler } from 'express';

  export default function expressPouch(pouch: unknown, options: Record<string, unknown>): RequestHandler;
}
